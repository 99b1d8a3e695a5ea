import CSSEngine

/// The views that a stylesheet applies to.
///
/// ```swift
/// stylesheet.scope = .controllers(PlayerController.self, includingChildren: true)
/// ```
///
/// The rules match no views outside of the scope. Variables are not limited to it: custom properties of `:root` and the
/// variables of InterfaCSS are visible everywhere.
public struct NIStylesheetScope: Sendable {
    let scope: StyleScope

    /// The view with an id, and the views inside it.
    /// - Parameter id: The id with or without `#`. Its case is not ignored.
    public static func id(_ id: String) -> NIStylesheetScope {
        NIStylesheetScope(scope: .id(IDText.bare(id) ?? id))
    }

    /// The views whose nearest view controller is an instance of one of the classes.
    /// - Parameters:
    ///   - classes: The classes of view controllers. An instance of a subclass is an instance of the class.
    ///   - includingChildren: Whether the views of other view controllers inside belong to the scope as well.
    public static func controllers(_ classes: AnyClass..., includingChildren: Bool = false) -> NIStylesheetScope {
        NIStylesheetScope(
            scope: .controllers(classes.map { String(describing: $0) }, includesChildren: includingChildren))
    }
}
