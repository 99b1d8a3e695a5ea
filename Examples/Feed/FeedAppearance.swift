import Three20CSSStyle

/// The appearance of the app: the stylesheet of Three20, and the app's own on top of it.
///
/// The app delegate calls `FeedAppearance.setUp(TTPathForBundleResource("stylesheet.css"))` when the app has launched.
@MainActor public enum FeedAppearance {
    /// Makes a stylesheet the appearance of the app.
    /// - Parameters:
    ///   - path: The path of `stylesheet.css`.
    ///   - folder: The folder of the app's stylesheets. By default, the app's resources.
    /// - Returns: The stylesheet, whose `cache` an `NIChameleonObserver` can edit live.
    @discardableResult
    public static func setUp(_ path: String, in folder: String? = nil) -> TTDefaultCSSStyleSheet {
        let styleSheet = TTDefaultCSSStyleSheet(pathPrefix: folder)
        styleSheet.addStyleSheetFromDisk(path)
        TTStyleSheet.setGlobal(styleSheet)
        return styleSheet
    }
}
