/// A key of a `RowTable`.
protocol RowKey: BitwiseCopyable, Equatable {
    var hash: UInt32 { get }
}

/// Two integers, for example an index in one table and an index in another.
struct PairKey: RowKey, Hashable {
    var first: UInt32
    var second: UInt32

    @inline(__always) var hash: UInt32 { mixedHash(first, second) }
}

/// A hash of two integers. Every bit of the integers affects the lower bits of the hash.
@inline(__always) func mixedHash(_ first: UInt32, _ second: UInt32) -> UInt32 {
    let product = (UInt64(first) << 32 | UInt64(second)) &* 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: product ^ product >> 32)
}

/// Numbers keys and finds them by value. The numbers of removed keys are used again.
///
/// The owner of a table keeps the values of its rows in arrays of its own. Unused rows are found by marking: a collection
/// marks the rows in use, then `sweep` removes the rest a few at a time.
struct RowTable<Key: RowKey>: ~Copyable {
    struct Row: BitwiseCopyable {
        var key: Key
        /// The collection that last marked the row; `isFree` if the row is not in use.
        var mark: UInt32
        /// Whether `find` returns the row.
        var isFindable: Bool

        var isFree: Bool { mark == .max }
    }

    private var rows = UniqueArray<Row>()
    private var freeRows: [UInt32] = []
    /// Rows that the current sweep has removed. They are not used again before the sweep is complete: until then, a key in
    /// the rest of the table may contain one of them.
    private var sweptRows: [UInt32] = []
    private var slots = HashIndex(minimumCapacity: 64)
    /// The number of rows that were ever added.
    private(set) var insertionCount = 0

    /// The number of rows, free ones included.
    var count: Int { rows.count }

    /// The number of rows in use.
    var liveCount: Int { rows.count - freeRows.count - sweptRows.count }

    /// The row that the next new key gets.
    var nextRow: UInt32 { freeRows.last ?? UInt32(rows.count) }

    @inline(__always) subscript(row: UInt32) -> Key { rows[Int(row)].key }

    @inline(__always) func find(_ key: Key) -> UInt32? {
        slots.find(hash: key.hash) { rows[Int($0)].key == key }
    }

    /// The row with a key that satisfies a predicate. For an owner that gives several rows the same key.
    @inline(__always) func find(_ key: Key, where isMatch: (UInt32) -> Bool) -> UInt32? {
        slots.find(hash: key.hash) { rows[Int($0)].key == key && isMatch($0) }
    }

    func isInUse(_ row: UInt32) -> Bool { !rows[Int(row)].isFree }

    func isFindable(_ row: UInt32) -> Bool { rows[Int(row)].isFindable }

    /// Adds a row with a key. `find(_:)` requires that no other row has the key.
    mutating func insert(_ key: Key) -> UInt32 {
        let row = append(Row(key: key, mark: 0, isFindable: true))
        slots.insert(row, hash: key.hash)
        return row
    }

    /// Adds a row that no key finds.
    mutating func appendUnkeyed(_ key: Key) -> UInt32 { append(Row(key: key, mark: 0, isFindable: false)) }

    private mutating func append(_ new: Row) -> UInt32 {
        insertionCount += 1
        if let row = freeRows.popLast() {
            rows[Int(row)] = new
            return row
        }
        rows.append(new)
        return UInt32(rows.count - 1)
    }

    private mutating func markFree(_ row: UInt32) {
        unkey(row)
        rows[Int(row)].mark = .max
    }

    /// Keeps a row, but removes its key.
    mutating func unkey(_ row: UInt32) {
        guard rows[Int(row)].isFindable else { return }
        slots.remove(row, hash: rows[Int(row)].key.hash)
        rows[Int(row)].isFindable = false
    }

    /// Keeps all rows, but removes their keys.
    mutating func unkeyAll() {
        slots = HashIndex(minimumCapacity: 64)
        for row in 0..<rows.count { rows[row].isFindable = false }
    }

    // MARK: Collection

    /// Marks a row as in use.
    /// - Returns: whether it was not marked yet.
    @inline(__always) mutating func mark(_ row: UInt32, _ collection: UInt32) -> Bool {
        if rows[Int(row)].mark == collection { return false }
        rows[Int(row)].mark = collection
        return true
    }

    func isMarked(_ row: UInt32, _ collection: UInt32) -> Bool { rows[Int(row)].mark == collection }

    /// Visits the rows from `next` on, and removes those that a collection has not marked.
    /// - Parameter limit: The work that may be done, in rows visited. Afterwards the part of it that remains. A removal
    ///   counts as several visits.
    /// - Returns: whether all rows were visited.
    mutating func sweep(
        from next: inout Int, limit: inout Int, unmarkedIn collection: UInt32, didRemove: (UInt32) -> Void
    ) -> Bool {
        sweep(from: &next, limit: &limit, isUsed: { _, row in row.mark == collection }, didRemove: didRemove)
    }

    /// Removes unused rows, starting at the row `next`.
    mutating func sweep(
        from next: inout Int, limit: inout Int, isUsed: (UInt32, Key) -> Bool,
        didRemove: (UInt32) -> Void = { _ in }
    ) -> Bool {
        sweep(from: &next, limit: &limit, isUsed: { isUsed($0, $1.key) }, didRemove: didRemove)
    }

    @inline(__always)
    private mutating func sweep(
        from next: inout Int, limit: inout Int, isUsed: (UInt32, Row) -> Bool, didRemove: (UInt32) -> Void
    ) -> Bool {
        while next < rows.count {
            if limit <= 0 { return false }
            limit -= 1
            let row = rows[next]
            if !row.isFree, !isUsed(UInt32(next), row) {
                limit -= CollectionCost.removal
                markFree(UInt32(next))
                sweptRows.append(UInt32(next))
                didRemove(UInt32(next))
            }
            next += 1
        }
        freeRows.append(contentsOf: sweptRows)
        sweptRows.removeAll(keepingCapacity: true)
        return true
    }
}
