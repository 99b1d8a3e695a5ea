#if !canImport(ObjectiveC)
/// What a watched property was and is.
public struct NSKeyValueObservedChange<Value> {
    /// The value now, where it was asked for.
    public let newValue: Value?
    /// The value before, where it was asked for.
    public let oldValue: Value?
    /// Whether it is told before the change; never here.
    public let isPrior: Bool
}
#endif
