import NimbusCSS

/// The appearance of an app. ``TTDefaultStyleSheet`` has its colours and fonts.
@MainActor open class TTStyleSheet {
    /// The stylesheet of the whole app, as in Three20.
    private static var current: TTStyleSheet?

    private var memoryWarnings: NotificationTokens?

    /// Creates a stylesheet.
    public init() {
        memoryWarnings = .memoryWarnings { [weak self] in self?.freeMemory() }
    }

    /// The global stylesheet. A ``TTDefaultStyleSheet`` if the app has set none.
    public static var global: TTStyleSheet {
        if let current { return current }
        let standard = TTDefaultStyleSheet()
        current = standard
        return standard
    }

    /// Sets the global stylesheet, for example when the app launches or for a test. `nil` restores the default one.
    public static func setGlobal(_ styleSheet: TTStyleSheet?) { current = styleSheet }

    /// Discards cached values. The stylesheet calls it after a memory warning.
    open func freeMemory() {}
}
