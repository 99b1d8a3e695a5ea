import NimbusCSS

extension NIDOM {
    /// Registers an item of a bar and styles it. If the item is registered already, adds the classes and replaces the id.
    ///
    /// The item is a child of its bar if the bar is registered. InterfaCSS stylesheets also match unregistered items.
    /// - Parameters:
    ///   - item: The item. The DOM holds it weakly.
    ///   - cssClass: One or more class names without dots, separated by white space.
    ///   - id: An id with or without `#`.
    public func register(_ item: UIBarItem, withCSSClass cssClass: String? = nil, andId id: String? = nil) {
        register(element(of: item), withCSSClass: cssClass, andId: id)
    }

    /// Returns the element that represents an item of a bar, for example to change its classes.
    public func element(of item: UIBarItem) -> BarItemElement { viewStyler.sources.barItems.element(of: item) }
}
