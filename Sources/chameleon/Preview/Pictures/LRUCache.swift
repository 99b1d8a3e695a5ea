/// A cache that keeps the values used last.
struct LRUCache<Key: Hashable, Value> {
    private let limit: Int
    /// The entries, the least recently used first.
    private var entries: [(key: Key, value: Value)] = []

    /// - Parameter limit: The maximum number of values.
    init(limit: Int) {
        self.limit = limit
    }

    /// The keys, the least recently used first.
    var keys: [Key] { entries.map(\.key) }

    /// Returns a value and records its use.
    mutating func use(_ key: Key) -> Value? {
        guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
        entries.append(entries.remove(at: index))
        return entries.last?.value
    }

    /// Adds a value, and removes the least recently used one if there are too many.
    mutating func add(_ value: Value, for key: Key) {
        entries.removeAll { $0.key == key }
        entries.append((key, value))
        if entries.count > limit { entries.removeFirst() }
    }

    /// Removes the values whose keys satisfy a predicate.
    mutating func removeAll(where shouldRemove: (Key) -> Bool) { entries.removeAll { shouldRemove($0.key) } }
}
