import NimbusCSS

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
