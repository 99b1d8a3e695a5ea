/// Names that follow the API Design Guidelines, beside those of Nimbus.
extension NIDOM {
    /// Registers a view with classes and styles it, as ``register(_:withCSSClass:andId:)`` does.
    /// - Parameters:
    ///   - view: The view to register. The DOM holds it weakly.
    ///   - classes: One or more class names without dots, separated by white space.
    ///   - id: An id with or without `#`.
    public func register(_ view: any NIStyleable, classes: String, id: String? = nil) {
        register(view, withCSSClass: classes, andId: id)
    }

    /// Registers a view with an id and styles it, as ``register(_:withCSSClass:andId:)`` does.
    /// - Parameters:
    ///   - view: The view to register. The DOM holds it weakly.
    ///   - id: An id with or without `#`.
    public func register(_ view: any NIStyleable, id: String) {
        register(view, andId: id)
    }

    /// Returns the view with an id, or `nil` if there is none, as ``viewById(_:)`` does.
    /// - Parameter id: An id with or without `#`.
    public func view(withID id: String) -> (any NIStyleable)? { viewById(id) }

    /// Adds one or more classes to a view, as ``addCssClass(_:to:)`` does.
    /// - Parameter classes: One or more class names without dots, separated by white space.
    public func addClass(_ classes: String, to view: any NIStyleable) {
        addCssClass(classes, to: view)
    }

    /// Removes one or more classes from a view, as ``removeCssClass(_:from:)`` does.
    /// - Parameter classes: One or more class names without dots, separated by white space.
    public func removeClass(_ classes: String, from view: any NIStyleable) {
        removeCssClass(classes, from: view)
    }

    /// Replaces all classes of a registered view, as ``setCssClass(_:of:)`` does.
    /// - Parameter classes: One or more class names without dots, separated by white space. `nil` removes all classes.
    public func setClasses(_ classes: String?, of view: any NIStyleable) {
        setCssClass(classes, of: view)
    }

    /// Returns whether a view has a class, as ``hasCssClass(_:on:)`` does.
    /// - Parameter name: One class name without its dot.
    public func hasClass(_ name: String, on view: any NIStyleable) -> Bool {
        hasCssClass(name, on: view)
    }
}
