extension NIDOM {
    /// Returns the registered views that match a selector list, each before its subviews. `nil` if the selector is invalid.
    ///
    /// - Complexity: O(n) in the registered views.
    package func views(matching selector: String) -> [any NIStyleable]? {
        styleIfNeeded()
        return styles.engine.elements(matching: selector)?.compactMap { registry.view(of: $0) }
    }
}
