import Three20CSSStyle

/// The appearance of the app: the stylesheet of Three20, and the app's own on top of it.
///
/// The app delegate calls `FeedAppearance.setUp(TTPathForBundleResource("stylesheet.css"))` when the app has launched.
@MainActor public enum FeedAppearance {
    /// Makes a stylesheet the appearance of the app.
    /// - Parameter path: The path of `stylesheet.css`.
    public static func setUp(_ path: String) {
        let styleSheet = TTDefaultCSSStyleSheet()
        styleSheet.addStyleSheetFromDisk(path)
        TTStyleSheet.setGlobal(styleSheet)
    }
}
