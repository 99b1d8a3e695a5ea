import CSSEngine
import NimbusCSS

/// A styled screen as a Swift file that makes the same views without style sheets.
@MainActor package struct ScreenDescription {
    /// A view with all that is said of it.
    struct Part {
        let name: String
        /// The name of the view around it; nil for an outermost one.
        let superview: String?
        let data: DataDescription
        let id: String?
        let schemes: ViewDescription.Schemes
    }

    let typeName: String
    /// The name of the tree's file, and those of the style sheets.
    let file: String
    let sheets: [String]
    /// Each in front of those inside it.
    let parts: [Part]
    /// In which scheme the screen was found.
    let isDark: Bool
    let size: CGSize
    let hasActions: Bool
    /// Whether some of the views are of classes that are not the toolkit's.
    let hasNimbusViews: Bool

    /// Reads what the views are, in the light and in the dark; they look as before afterwards.
    /// - Parameters:
    ///   - views: all registered, each in front of those inside it.
    ///   - window: what they are in.
    ///   - file: that of the tree, by which the type is named.
    ///   - sheets: the names of the style sheets.
    package init(
        _ views: [(view: UIView, data: ViewData)], in window: UIWindow, of dom: NIDOM, file: String, sheets: [String]
    ) {
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
                name: name, superview: view.superview.flatMap { namesOfViews[ObjectIdentifier($0)] },
                data: DataDescription(view, data, dom.resources), id: data.id, schemes: (light[place], dark[place]))
        }
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
