#if !canImport(ObjectiveC)
/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The value after the change. `nil` unless the options request it.
    public let newValue: Value?
    /// The value before the change. `nil` unless the options request it.
    public let oldValue: Value?
    /// Whether the notification precedes the change. Always `false` here.
    public let isPrior: Bool
}
#endif
