import CSSEngine

extension NIDOM {
    /// Registers a view that `::part()` selects as a part of another view. No other selectors of CSS match the view, until
    /// the app registers it.
    ///
    /// If the app has registered the view, it becomes a part, and stays what it is.
    /// - Parameters:
    ///   - name: The name of the part.
    ///   - host: A registered view.
    package func registerPart(_ view: any NIStyleable, named name: String, of host: any NIStyleable) {
        guard let host = registry.node(of: host) else { return }
        guard let node = registry.node(of: view) else { return insertPart(view, ViewPart(name: name, host: host)) }
        let part = ViewPart(name: name, host: registry.flags(of: node).contains(.isInternalPart) ? host : nil)
        if registry.part(of: node) == part { return }
        registry.changeNames(of: node) { $0.part = part }
        updatePart(node)
    }

    /// Unregisters a part. If the app has registered the view, it stays registered.
    package func unregisterPart(_ view: any NIStyleable) {
        guard let node = registry.node(of: view), registry.part(of: node) != nil else { return }
        if registry.flags(of: node).contains(.isInternalPart) { return unregister(view) }
        registry.changeNames(of: node) { $0.part = nil }
        updatePart(node)
    }

    /// Returns whether a view is registered only as a part of another view.
    package func isInternalPart(_ view: any NIStyleable) -> Bool {
        registry.node(of: view).map { registry.flags(of: $0).contains(.isInternalPart) } ?? false
    }
}
