/// The number of entries at which a table removes the entries of deallocated objects.
///
/// It grows with the entries that remain after a sweep, so that the sweeps cost constant time for each insertion.
package struct SweepThreshold {
    /// The threshold of small tables.
    private static let minimum = 64

    private var threshold = SweepThreshold.minimum

    package init() {}

    /// Returns whether a table with this number of entries has to be swept.
    package func isReached(by count: Int) -> Bool { count >= threshold }

    /// Removes the objects of a table that nothing else refers to, if the table has reached the threshold.
    package mutating func sweepIfReached<Key, Value: AnyObject>(by table: inout [Key: Value]) {
        guard isReached(by: table.count) else { return }
        var unused: [Key] = []
        // The collection `indices` would retain a copy of the table, and with it all objects.
        var index = table.startIndex
        while index != table.endIndex {
            if isKnownUniquelyReferenced(&table.values[index]) { unused.append(table.keys[index]) }
            table.formIndex(after: &index)
        }
        for key in unused { table[key] = nil }
        didSweep(leaving: table.count)
    }

    /// Sets the next threshold.
    /// - Parameter count: The number of entries that remain.
    package mutating func didSweep(leaving count: Int) { threshold = max(Self.minimum, count * 3) }
}
