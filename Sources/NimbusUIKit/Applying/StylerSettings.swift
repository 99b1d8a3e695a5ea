import NimbusCSS

/// The settings of the app and of other modules for all views of a DOM.
@MainActor struct StylerSettings {
    var switches = StylingSwitches()
    /// Whether labels and buttons keep the attributes of attributed text.
    var preservesTextAttributes = false
    /// The tables with a `rowSource`.
    var tables: [WeakView] = []
    /// The objects that other modules keep with the DOM, by their classes.
    var attachments: [ObjectIdentifier: AnyObject] = [:]
}

/// The views whose styling the app has switched off. A switch also applies to the subviews of its view.
@MainActor struct StylingSwitches {
    private var views: [ObjectIdentifier: WeakView] = [:]
    private var sweepThreshold = SweepThreshold()

    /// Returns whether the styling of a view or of one of its superviews is off.
    func isOff(for view: UIView) -> Bool {
        guard !views.isEmpty else { return false }
        return sequence(first: view, next: \.superview).contains { isOff(exactly: $0) }
    }

    private func isOff(exactly view: UIView) -> Bool { views[ObjectIdentifier(view)]?.view === view }

    /// Switches the styling of a view off or on. Returns whether the switch has changed.
    mutating func set(_ isEnabled: Bool, _ view: UIView) -> Bool {
        guard isOff(exactly: view) == isEnabled else { return false }
        if sweepThreshold.isReached(by: views.count) {
            views = views.filter { $0.value.view != nil }
            sweepThreshold.didSweep(leaving: views.count)
        }
        views[ObjectIdentifier(view)] = isEnabled ? nil : WeakView(view)
        return true
    }
}
