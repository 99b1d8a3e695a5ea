/// A cache of values by key. The value of the last key is found without a search, because neighbours in the tree mostly
/// have the same key.
struct LastValue<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]
    private var last: (key: Key, value: Value)?

    mutating func value(for key: Key, _ make: () -> Value) -> Value {
        if let last, last.key == key { return last.value }
        let value = values[key] ?? make()
        values[key] = value
        last = (key, value)
        return value
    }
}
