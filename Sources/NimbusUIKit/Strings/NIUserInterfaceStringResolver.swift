/// Says what the text of a key is.
@MainActor public protocol NIUserInterfaceStringResolver: AnyObject {
    /// Whether what shows a text follows when that changes: for development, as a rule.
    var isChangeTrackingEnabled: Bool { get }

    /// The text of a key.
    /// - Parameter defaultValue: what to show where there is none; nil where nobody has said.
    /// - Returns: nil for a key without a text, so that nothing is shown.
    func string(forKey key: String, withDefaultValue defaultValue: String?) -> String?

    /// A file has come with texts that are to be shown from now on. By default nothing is done.
    func stringsDidChange(inFileAtPath path: String)
}

extension NIUserInterfaceStringResolver {
    /// Does nothing.
    public func stringsDidChange(inFileAtPath path: String) {}
}
