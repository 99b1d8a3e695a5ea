import CSSEngine
import NimbusCSS
import NimbusUIKit
import NimbusViews

/// A styled screen, as a Swift file that creates the same views without stylesheets.
@MainActor package struct ScreenDescription {
    /// A view with its data and its style.
    struct Part {
        let name: String
        /// The Swift expression of the superview. `nil` for a root view.
        let superview: String?
        /// The method of the superview that adds the view.
        let insertion: String
        let data: DataDescription
        let id: String?
        let schemes: ViewDescription.Schemes
    }

    let typeName: String
    /// The name of the view tree's file.
    let file: String
    /// The names of the stylesheets.
    let sheets: [String]
    /// The views. Superviews precede subviews.
    let parts: [Part]
    /// Whether the DOM's original colour scheme is dark.
    let isDark: Bool
    let size: CGSize
    let hasActions: Bool
    /// Whether a view is an ``NITextField`` or an ``NILabel``.
    let hasNimbusViews: Bool

    /// Creates the description of the views in light and dark mode. Restores the original mode afterwards.
    /// - Parameters:
    ///   - views: All registered views with their data, except the rows of tables. Superviews precede subviews.
    ///   - window: The window that contains the views.
    ///   - file: The name of the view tree's file, from which the name of the generated type is derived.
    ///   - sheets: The names of the stylesheets.
    package init(
        _ views: [(view: UIView, data: ViewData)], in window: UIWindow, of dom: NIDOM, file: String, sheets: [String]
    ) {
        // Only a data source can provide rows.
        let views = views.filter { !$0.view.isInTableRow }
        typeName = SwiftNames.type(file: file)
        (self.file, self.sheets, size) = (file, sheets, window.bounds.size)
        let (scheme, style) = (dom.environment.colorScheme, window.overrideUserInterfaceStyle)
        let light = Self.descriptions(views, in: window, of: dom, .light)
        let dark = Self.descriptions(views, in: window, of: dom, .dark)
        Self.show(scheme, style, in: window, of: dom)
        isDark = scheme == .dark
        hasActions = views.contains { $0.view is UIControl && $0.data.action != nil }
        hasNimbusViews = views.contains { $0.view is NITextField || $0.view is NILabel }
        var names = SwiftNames()
        var namesOfViews: [ObjectIdentifier: String] = [:]
        parts = views.indices.map { place in
            let (view, data) = views[place]
            let name = names.name(id: data.id, viewClass: String(describing: type(of: view)))
            namesOfViews[ObjectIdentifier(view)] = name
            return Part(
                name: name, superview: view.superview.flatMap { Self.name(of: $0, namesOfViews) },
                insertion: view.superview is UIStackView ? "addArrangedSubview" : "addSubview",
                data: DataDescription(view, data, dom.resources), id: data.id, schemes: (light[place], dark[place]))
        }
    }

    /// Returns the Swift expression of a superview. `nil` for the superview of a root view.
    private static func name(of superview: UIView, _ names: [ObjectIdentifier: String]) -> String? {
        if let name = names[ObjectIdentifier(superview)] { return name }
        guard let outer = superview.superview, outer.contentContainer === superview else { return nil }
        return names[ObjectIdentifier(outer)].map { "\($0).contentView" }
    }

    private static func descriptions(
        _ views: [(view: UIView, data: ViewData)], in window: UIWindow, of dom: NIDOM,
        _ scheme: NIEnvironment.ColorScheme
    ) -> [ViewDescription] {
        show(scheme, scheme == .dark ? .dark : .light, in: window, of: dom)
        return views.map { ViewDescription($0.view, in: dom) }
    }

    private static func show(
        _ scheme: NIEnvironment.ColorScheme, _ style: UIUserInterfaceStyle, in window: UIWindow, of dom: NIDOM
    ) {
        window.overrideUserInterfaceStyle = style
        dom.environment.colorScheme = scheme
        window.layoutIfNeeded()
        dom.layoutViews()
    }
}
