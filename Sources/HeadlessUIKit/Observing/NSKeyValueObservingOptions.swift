#if !canImport(ObjectiveC)
/// What is told of a watched property.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// The set of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The value at once, before any change.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
}
#endif
