#if !canImport(ObjectiveC)
/// The values and notifications that an observer requests.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The raw value of the set.
    public let rawValue: UInt

    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// A notification with the current value when the observation starts.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
}
#endif
