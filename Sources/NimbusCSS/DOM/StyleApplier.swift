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
        let styles = dom.styles
        for update in updates {
            for (position, change) in update.styles.elements.enumerated() {
                guard let element = styles.element(of: change, in: update) else { continue }
                if element.isStyledByAdapter, let view = element.view {
                    adapter?.apply(styles.style(of: change, in: update), to: view, state: element.adapterState)
                }
                // A setter of the app can unregister its view.
                if let notification = update.notifications[position], styles.element(of: change, in: update) != nil {
                    notify(element, notification)
                }
            }
        }
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
            adapter?.reapply(dom.styles.viewStyle(of: entry.node), to: view, state: element.adapterState)
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
