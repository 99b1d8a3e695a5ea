import CSSEngine

/// Gives registered views their changed styles: the toolkit's adapter applies them, and other objects are notified.
@MainActor struct StyleApplier {
    private unowned let dom: NIDOM
    private let adapter: (any DOMAdapter)?

    init(_ dom: NIDOM, _ adapter: (any DOMAdapter)?) {
        self.dom = dom
        self.adapter = adapter
    }

    /// Applies the changed styles of the views that are still registered.
    func apply(_ updates: [ViewStyles.PendingUpdate]) {
        for update in updates where dom.registry.contains(update.element, update.node) { apply(update) }
    }

    private func apply(_ update: ViewStyles.PendingUpdate) {
        let element = update.element
        if element.isStyledByAdapter, let view = element.view {
            adapter?.applyStyle(of: view, update.node, state: element.adapterState)
        }
        // A setter of the app can unregister its view.
        guard let notification = update.notification, dom.registry.contains(element, update.node) else { return }
        notify(element, notification)
    }

    /// Applies all values of the styles of views again, also those that have not changed.
    func reapply(_ views: [any NIStyleable]) {
        for view in views {
            guard let entry = dom.registry[view] else { continue }
            reapply(dom.styles.ruleset(of: entry.node), to: entry)
        }
    }

    private func reapply(_ ruleset: NICSSRuleset, to entry: RegistryEntry) {
        let element = entry.element
        if element.isStyledByAdapter, let view = element.view {
            adapter?.reapplyStyle(of: view, entry.node, state: element.adapterState)
        }
        let values = ruleset.values
        let everything = StyleDifference(
            from: nil, to: values.style, undeclaredProperties: values.undeclaredPropertyNames)
        notify(
            element,
            ViewStyles.Notification(
                ruleset: ruleset, difference: NIStyleDifference(everything, properties: values.properties)))
    }

    private func notify(_ element: DOMElement, _ notification: ViewStyles.Notification) {
        let (ruleset, difference) = (notification.ruleset, notification.difference)
        if !element.isStyledByAdapter { element.view?.applyStyle(ruleset, changing: difference, in: dom) }
        element.customView?.styleDidChange(ruleset, changing: difference, in: dom)
    }
}
