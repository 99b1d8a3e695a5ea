#if !canImport(ObjectiveC)
/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The value after the change. `nil` unless the options request the value.
    public let newValue: Value?
    /// The value before the change. `nil` unless the options request the value.
    public let oldValue: Value?
    /// Whether the notification precedes the change. Always `false` in HeadlessUIKit.
    public let isPrior: Bool
}
#endif
