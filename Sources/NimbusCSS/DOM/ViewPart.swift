/// A view as a part of another view, its host, which `::part()` selects.
struct ViewPart {
    let name: String
    /// The host of a view that only `::part()` matches, because the app has not registered it. `nil` for other views, whose
    /// host is their superview.
    private(set) weak var host: (any NIStyleable)?
    let isInternal: Bool

    /// - Parameter host: The host, if the app has not registered the part.
    init(_ name: String, of host: (any NIStyleable)?) {
        self.name = name
        self.host = host
        isInternal = host != nil
    }
}

extension NIDOM {
    /// Registers a view that `::part()` selects as a part of another view. No other selectors of CSS match the view, until
    /// the app registers it.
    ///
    /// If the app has registered the view, it becomes a part, and stays what it is.
    /// - Parameters:
    ///   - name: The name of the part.
    ///   - host: A registered view.
    package func registerPart(_ view: any NIStyleable, named name: String, of host: any NIStyleable) {
        guard registry.isRegistered(host) else { return }
        if let node = registry.node(of: view) {
            let part = ViewPart(name, of: registry.flags(of: node).contains(.isInternalPart) ? host : nil)
            let known = registry.names(of: node).part
            if known?.name == part.name, known?.host === part.host { return }
            registry.changeNames(of: node) { $0.part = part }
            updatePart(node)
        } else {
            insertPart(view, ViewPart(name, of: host))
        }
    }

    /// Unregisters a part. If the app has registered the view, it stays registered.
    package func unregisterPart(_ view: any NIStyleable) {
        guard let node = registry.node(of: view), registry.names(of: node).part != nil else { return }
        if registry.flags(of: node).contains(.isInternalPart) { return unregister(view) }
        registry.changeNames(of: node) { $0.part = nil }
        updatePart(node)
    }

    /// Returns whether a view is registered only as a part of another view.
    package func isInternalPart(_ view: any NIStyleable) -> Bool {
        registry.node(of: view).map { registry.flags(of: $0).contains(.isInternalPart) } ?? false
    }
}
