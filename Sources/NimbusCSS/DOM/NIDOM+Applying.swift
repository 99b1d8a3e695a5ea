import CSSEngine

// Gives registered views their changed styles: the toolkit's adapter applies them, and other objects are notified.
extension NIDOM {
    /// Applies the changed styles of the views that are still registered.
    func apply(_ updates: [ViewStyles.PendingUpdate], as kind: StyleApplication = .change) {
        let (adapter, registry, styles) = (adapter, registry, styles)
        for update in updates {
            let notifies = !update.notifications.isEmpty
            for (position, change) in update.styles.elements.enumerated()
            where registry.contains(change.node) {
                let node = change.node
                if registry.flags(of: node).contains(.isStyledByAdapter) {
                    adapter?.apply(styles.style(of: change, in: update), to: node, as: kind)
                }
                // A setter of the app can unregister its view.
                if notifies, let notification = update.notifications[position], registry.contains(node) {
                    notify(node, notification)
                }
            }
        }
    }

    /// Applies all values of all styles again, also those that have not changed.
    func reapplyAll() {
        for view in registeredViews {
            guard let node = registry.node(of: view) else { continue }
            let ruleset = styles.ruleset(of: node)
            if registry.flags(of: node).contains(.isStyledByAdapter) {
                adapter?.apply(styles.viewStyle(of: node), to: node, as: .whole)
            }
            let values = ruleset.values
            let everything = StyleDifference(
                from: nil, to: values.style, undeclaredProperties: values.undeclaredPropertyNames)
            // A setter of the app can unregister its view.
            guard registry.contains(node) else { continue }
            notify(
                node,
                ViewStyles.Notification(
                    ruleset: ruleset, difference: NIStyleDifference(everything, properties: values.properties)))
        }
    }

    private func notify(_ node: StyleNode, _ notification: ViewStyles.Notification) {
        guard let view = registry.view(of: node) else { return }
        let flags = registry.flags(of: node)
        let (ruleset, difference) = (notification.ruleset, notification.difference)
        if !flags.contains(.isStyledByAdapter) { view.applyStyle(ruleset, changing: difference, in: self) }
        if flags.contains(.hasCustomStyle) {
            (view as? any NIStyleableView)?.styleDidChange(ruleset, changing: difference, in: self)
        }
    }
}
