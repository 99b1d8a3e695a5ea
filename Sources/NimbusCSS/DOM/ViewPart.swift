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
        if let entry = registry[view] {
            let part = ViewPart(name, of: entry.element.isInternalPart ? host : nil)
            if entry.element.part?.name == part.name, entry.element.part?.host === part.host { return }
            entry.element.part = part
            updatePart(entry)
        } else {
            insertPart(view, ViewPart(name, of: host))
        }
    }

    /// Unregisters a part. If the app has registered the view, it stays registered.
    package func unregisterPart(_ view: any NIStyleable) {
        guard let entry = registry[view], entry.element.part != nil else { return }
        if entry.element.isInternalPart { return unregister(view) }
        entry.element.part = nil
        updatePart(entry)
    }

    /// Returns whether a view is registered only as a part of another view.
    package func isInternalPart(_ view: any NIStyleable) -> Bool { registry[view]?.element.isInternalPart == true }
}
