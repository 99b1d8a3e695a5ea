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
        guard let node = registry.node(of: view) else {
            return insertPart(view, ViewPart(name: name, host: host, isInternal: true))
        }
        let isInternal = registry.flags(of: node).contains(.isInternalPart)
        let keepsHost = isInternal || registry.part(of: node)?.host == host
        let part = ViewPart(name: name, host: keepsHost ? host : nil, isInternal: isInternal)
        if registry.part(of: node) == part { return }
        registry.changeNames(of: node) { $0.part = part }
        updatePart(node)
    }

    /// Makes a host the parent of a view that it displays elsewhere, such as the view above the keyboard of a text field. All
    /// selectors match the view as a child of the host, and `::part()` as a part.
    /// - Parameters:
    ///   - view: A registered view.
    ///   - name: The name of the part.
    ///   - host: A registered view.
    package func registerChild(_ view: any NIStyleable, named name: String, of host: any NIStyleable) {
        guard let node = registry.node(of: view), let host = registry.node(of: host) else { return }
        registry.changeNames(of: node) { $0.part = ViewPart(name: name, host: host, isInternal: false) }
        refreshView(view)
    }

    /// Returns whether a view was made the child of a view that displays it elsewhere.
    package func isDisplayedElsewhere(_ view: any NIStyleable) -> Bool {
        guard let node = registry.node(of: view), let part = registry.part(of: node) else { return false }
        return part.host != nil && !part.isInternal
    }

    /// Unregisters a part. If the app has registered the view, it stays registered.
    package func unregisterPart(_ view: any NIStyleable) {
        guard let node = registry.node(of: view), let part = registry.part(of: node) else { return }
        if part.isInternal { return unregister(view) }
        // The host stays the parent of a view that it displays elsewhere.
        if part.host != nil { return }
        registry.changeNames(of: node) { $0.part = nil }
        updatePart(node)
    }

    /// Returns whether a view is registered only as a part of another view.
    package func isInternalPart(_ view: any NIStyleable) -> Bool { registry.isInternalPart(view) }
}
