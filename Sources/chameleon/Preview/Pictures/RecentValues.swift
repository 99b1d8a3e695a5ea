/// A cache that keeps the values used last, up to a total cost.
struct RecentValues<Key: Hashable, Value> {
    private let costLimit: Int
    /// The entries, the least recently used first.
    private var entries: [(key: Key, value: Value, cost: Int)] = []

    init(costLimit: Int) {
        self.costLimit = costLimit
    }

    var keys: [Key] { entries.map(\.key) }

    /// Returns a value and records its use.
    mutating func use(_ key: Key) -> Value? {
        guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
        entries.append(entries.remove(at: index))
        return entries.last?.value
    }

    /// Adds a value, and removes the least recently used ones as long as the costs exceed the limit.
    mutating func add(_ value: Value, for key: Key, cost: Int = 1) {
        entries.removeAll { $0.key == key }
        entries.append((key, value, cost))
        while entries.count > 1, entries.reduce(0, { $0 + $1.cost }) > costLimit { entries.removeFirst() }
    }

    mutating func removeAll() { entries = [] }
}
