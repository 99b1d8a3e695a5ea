/// An object that returns the strings of keys.
@MainActor public protocol NIUserInterfaceStringResolver: AnyObject {
    /// Whether views are updated when strings change. Usually only during development.
    var isChangeTrackingEnabled: Bool { get }

    /// Returns the string of a key.
    /// - Parameter defaultValue: The string to use if the key has no string. `nil` if the caller has not specified one.
    /// - Returns: The string. If `nil`, nothing is displayed.
    func string(forKey key: String, withDefaultValue defaultValue: String?) -> String?

    /// Called after a strings file was received, before views are updated. The default implementation does nothing.
    func stringsDidChange(inFileAtPath path: String)
}

extension NIUserInterfaceStringResolver {
    /// Does nothing.
    public func stringsDidChange(inFileAtPath path: String) {}
}
