extension NIDOM {
    /// Returns the registered views that match a selector list, each before its subviews. `nil` if the selector is invalid.
    ///
    /// - Complexity: O(n) in the registered views.
    package func views(matching selector: String) -> [any NIStyleable]? {
        styleIfNeeded()
        return styles.views(matching: selector)
    }
}

extension ViewStyles {
    fileprivate func views(matching selector: String) -> [any NIStyleable]? {
        engine.elements(matching: selector)?.compactMap { (engine.element(of: $0) as? DOMElement)?.view }
    }
}
