/// A value that few structs of a kind have. It is stored outside of the struct, so that the others, and all copies, are small.
@propertyWrapper package struct Rare<Value: Sendable>: Sendable {
    private indirect enum Storage: Sendable {
        case value(Value)
    }

    private var storage: Storage?

    package init(wrappedValue: Value?) { storage = wrappedValue.map(Storage.value) }

    package var wrappedValue: Value? {
        get { if case .value(let value) = storage { value } else { nil } }
        set { storage = newValue.map(Storage.value) }
    }
}
