/// Caches whether elements match lists of deep selectors.
struct ListResultCache: ~Copyable {
    struct Key: Hashable {
        var list: UInt32
        var element: Int32
        var assumedResult: Bool?
    }

    private static let maximumCount = 1 << 20
    private var results: [Key: Bool] = [:]

    subscript(key: Key) -> Bool? {
        get { results[key] }
        set {
            if results.count >= Self.maximumCount { removeAll() }
            results[key] = newValue
        }
    }

    mutating func removeAll() {
        if !results.isEmpty { results = [:] }
    }
}
