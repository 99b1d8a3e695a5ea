import CSSEngine

/// Gives registered views their changed styles: the toolkit's adapter applies them, and other objects are notified.
@MainActor struct StyleApplier {
    private unowned let dom: NIDOM
    private let adapter: (any DOMAdapter)?
    private let registry: ViewRegistry
    private let styles: ViewStyles

    init(_ dom: NIDOM, _ adapter: (any DOMAdapter)?) {
        self.dom = dom
        self.adapter = adapter
        (registry, styles) = (dom.registry, dom.styles)
    }

    /// Applies the changed styles of the views that are still registered.
    func apply(_ updates: [ViewStyles.PendingUpdate]) {
        for update in updates {
            for (position, change) in update.styles.elements.enumerated() where styles.contains(change, in: update) {
                let node = change.node
                guard let view = registry.view(of: node) else { continue }
                if registry.flags(of: node).contains(.isStyledByAdapter) {
                    adapter?.apply(styles.style(of: change, in: update), to: view, state: registry.adapterState(of: node))
                }
                // A setter of the app can unregister its view.
                if let notification = update.notifications[position], styles.contains(change, in: update) {
                    notify(view, node, notification)
                }
            }
        }
    }

    /// Applies all values of the styles of views again, also those that have not changed.
    func reapply(_ views: [any NIStyleable]) {
        for view in views {
            guard let node = registry.node(of: view) else { continue }
            reapply(styles.ruleset(of: node), to: view, node)
        }
    }

    private func reapply(_ ruleset: NICSSRuleset, to view: any NIStyleable, _ node: StyleNode) {
        if registry.flags(of: node).contains(.isStyledByAdapter) {
            adapter?.reapply(styles.viewStyle(of: node), to: view, state: registry.adapterState(of: node))
        }
        let values = ruleset.values
        let everything = StyleDifference(
            from: nil, to: values.style, undeclaredProperties: values.undeclaredPropertyNames)
        // A setter of the app can unregister its view.
        guard registry.contains(node) else { return }
        notify(
            view, node,
            ViewStyles.Notification(
                ruleset: ruleset, difference: NIStyleDifference(everything, properties: values.properties)))
    }

    private func notify(_ view: any NIStyleable, _ node: StyleNode, _ notification: ViewStyles.Notification) {
        let (ruleset, difference) = (notification.ruleset, notification.difference)
        let flags = registry.flags(of: node)
        if !flags.contains(.isStyledByAdapter) { view.applyStyle(ruleset, changing: difference, in: dom) }
        if flags.contains(.hasCustomStyle) {
            (view as? any NIStyleableView)?.styleDidChange(ruleset, changing: difference, in: dom)
        }
    }
}
