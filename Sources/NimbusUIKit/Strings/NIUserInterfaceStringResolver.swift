/// An object that returns the strings of keys.
@MainActor public protocol NIUserInterfaceStringResolver: AnyObject {
    /// Whether views are updated when strings change. Usually only during development.
    var isChangeTrackingEnabled: Bool { get }

    /// Returns the string of a key.
    /// - Parameter defaultValue: The string to use if the key has none. `nil` if the caller has not specified one.
    /// - Returns: `nil` if the key has no string, so that nothing is displayed.
    func string(forKey key: String, withDefaultValue defaultValue: String?) -> String?

    /// Called when a strings file has arrived, before views are updated. The default implementation does nothing.
    func stringsDidChange(inFileAtPath path: String)
}

extension NIUserInterfaceStringResolver {
    /// Does nothing.
    public func stringsDidChange(inFileAtPath path: String) {}
}
