import CSSEngine
import NimbusCSS

extension NIDOM {
    /// The adapter that applies the DOM's styles to views. Created on first use.
    var viewStyler: ViewStyler {
        if let styler = adapter as? ViewStyler { return styler }
        let styler = ViewStyler(self)
        var settings = ToolkitSettings()
        // Dynamic colours of UIKit have a value for each scheme.
        settings.keepsColorSchemes = true
        settings.fontMetrics = { CSSEngine.FontMetrics(FontRequest($0).font) }
        settings.systemColors = .iOS
        settings.makeClock = makeDisplayClock
        settings.playsMotion = true
        settings.startsTransitions = { !UIView.isInAnimation }
        settings.boxSize = { [weak styler] node in
            let size = styler?.styledView(of: node)?.bounds.size ?? .zero
            return (Double(size.width), Double(size.height))
        }
        settings.isOnScreen = { [weak styler] node in
            guard let view = styler?.styledView(of: node) else { return true }
            return view.window != nil
        }
        settings.undeclaredValue = { [weak styler] in styler?.undeclaredValue(of: $1, on: $0, with: $2) }
        connect(styler, settings)
        return styler
    }

    func makeViewStyler() {
        if adapter == nil { _ = viewStyler }
    }

    /// Returns the object of a class that another module keeps with the DOM. Creates the object on first use.
    package func attachment<Object: AnyObject>(_ make: @autoclosure () -> Object) -> Object {
        let key = ObjectIdentifier(Object.self)
        if let known = viewStyler.settings.attachments[key] as? Object { return known }
        let object = make()
        viewStyler.settings.attachments[key] = object
        return object
    }

    /// The source of the images and strings that stylesheets name.
    public var resources: ViewResources {
        get { viewStyler.resources }
        set { viewStyler.resources = newValue }
    }

    /// The effects of CSS properties on the app's own views, in the order in which they are applied. The default is
    /// empty.
    ///
    /// Parse the stylesheets with a property table that has the effects' properties. Set the effects before you
    /// register views, because setting them later visits all registered views.
    public var viewEffects: [ViewEffect] {
        get { viewStyler.viewEffects }
        set { viewStyler.viewEffects = newValue }
    }

    /// Returns the value of a variable as a colour, for content that stylesheets do not style, such as a SwiftUI view. The
    /// colour is dynamic if the value depends on the colour scheme. `nil` if no view is registered, or if the variable
    /// has no value or one that is not a colour.
    /// - Parameter name: The name without `--` or `@`. Case-sensitive.
    public func color(ofVariable name: String) -> UIColor? {
        variable(name).flatMap { styles.properties.value(of: "color", from: $0) }
            .flatMap { UIColor.color(of: $0) }
    }

    /// Keeps the DOM's environment equal to a view's environment.
    ///
    /// The environment consists of the size of the window, the safe area, the app's language and the traits. Traits
    /// are, for example, light or dark mode and the text size. The DOM lays the styled views out again when the view
    /// changes its size.
    ///
    /// While the view is in a window, requested passes run when the view is laid out, before the current frame is
    /// committed. An animation block that calls `layoutIfNeeded()` on the view or its window animates the changes:
    ///
    /// ```swift
    /// dom.follow(screen)
    /// dom.coalescesChanges = true
    /// UIView.animate(withDuration: 0.3) {
    ///     dom.addCssClass("open", to: drawer)
    ///     screen.layoutIfNeeded()
    /// }
    /// ```
    ///
    /// The DOM inserts an invisible backmost subview into the view. The subview stays for as long as the DOM and the
    /// view exist. Following a view again does nothing. If the view supports no subviews of others, as the root view of a
    /// `UIHostingController`, the DOM follows its superview.
    ///
    /// Without a followed view, the DOM has the environment that the app sets. UIKit then still shows both values of a
    /// colour such as `light-dark()`, but media queries do not change.
    ///
    /// All followed views must be in one window, because a DOM has one environment. For several windows, such as the scenes
    /// of an iPad, create a DOM for each. A view in another window is not followed, which ``NIDOM/problems`` tells.
    public func follow(_ view: UIView) {
        if view.isOfOtherFramework {
            if let superview = view.superview { follow(superview) }
            return
        }
        let host = view.hiddenSubviewHost ?? view
        guard host.hiddenSubview(ViewFollower.self, of: self) == nil else { return }
        _ = ViewFollower(self, in: host)
    }

    /// Moves the views to the frames that their styles specify for the current sizes.
    ///
    /// Call this function after a container of styled views has changed its size, if the DOM does not follow the
    /// container. A typical place is `viewDidLayoutSubviews()`.
    public func layoutViews() {
        viewStyler.placeAllViews()
    }
}
