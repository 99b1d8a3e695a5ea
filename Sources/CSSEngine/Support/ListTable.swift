/// Interned lists of integers: equal lists have equal indices. The indices of removed lists are used again.
///
/// The owner of a table marks the lists in use during a collection. Then `sweep` removes the rest a few at a time.
struct ListTable<Element: FixedWidthInteger & BitwiseCopyable>: ~Copyable {
    /// The lists, by hash and length. Several lists can have the same key.
    private var keys = RowTable<PairKey>()
    private var runs = UniqueArray<RunPool<Element>.Run>()
    private var pool = RunPool<Element>()

    /// The number of lists.
    var entryCount: Int { keys.liveCount }
    /// The number of lists that were ever added.
    var insertionCount: Int { keys.insertionCount }
    /// The number of indices, including the indices of removed lists.
    var count: Int { keys.count }

    /// The elements of a list, valid until the next list is added.
    @inline(__always) subscript(list: UInt32) -> UnsafeBufferPointer<Element> { pool[runs[Int(list)]] }

    func isInUse(_ list: UInt32) -> Bool { keys.isInUse(list) }

    /// The result of a search.
    enum SearchResult {
        case found(UInt32)
        /// The key to insert the list with.
        case missing(PairKey)
    }

    /// The index of a list, or the key to insert it with.
    /// - Parameter hash: The hash of the list.
    @inline(__always) func search(_ list: UnsafeBufferPointer<Element>, hash: UInt32) -> SearchResult {
        let key = PairKey(first: hash, second: UInt32(truncatingIfNeeded: list.count))
        if let known = keys.find(key, where: { isEqual($0, list) }) { return .found(known) }
        return .missing(key)
    }

    /// Adds a list. Returns its index.
    /// - Parameter key: The key that a search for the list has returned since the last insertion.
    @inline(__always) mutating func insert(_ list: UnsafeBufferPointer<Element>, _ key: PairKey) -> UInt32 {
        let index = keys.insert(key)
        let run = pool.append(list)
        if Int(index) < runs.count { runs[Int(index)] = run } else { runs.append(run) }
        return index
    }

    @inline(__always) private func isEqual(_ known: UInt32, _ list: UnsafeBufferPointer<Element>) -> Bool {
        let elements = self[known]
        guard elements.count == list.count else { return false }
        guard let left = list.baseAddress, let right = elements.baseAddress else { return true }
        return areBytesEqual(left, right, count: list.count * MemoryLayout<Element>.stride)
    }

    // MARK: Collection

    /// Marks a list as in use. Returns whether it was not marked yet.
    @inline(__always) @discardableResult
    mutating func mark(_ list: UInt32, _ collection: UInt32) -> Bool { keys.mark(list, collection) }

    func isMarked(_ list: UInt32, _ collection: UInt32) -> Bool { keys.isMarked(list, collection) }

    /// Removes unmarked lists, as far as `limit` allows. Calls `willRemove` with each of them.
    /// - Returns: Whether the sweep is complete.
    mutating func sweep(
        from next: inout Int, limit: inout Int, unmarkedIn collection: UInt32,
        willRemove: (UnsafeBufferPointer<Element>) -> Void = { _ in }
    ) -> Bool {
        keys.sweep(from: &next, limit: &limit, unmarkedIn: collection) { index in
            willRemove(pool[runs[Int(index)]])
            pool.free(runs[Int(index)])
        }
    }

    // MARK: View

    /// The lists in plain memory, valid until the next list is added.
    var view: View { View(runs: runs.pointer(to: 0), elements: pool.pointer) }

    /// A view of interned lists.
    struct View: BitwiseCopyable {
        fileprivate let runs: UnsafePointer<RunPool<Element>.Run>
        fileprivate let elements: UnsafePointer<Element>

        /// The elements of a list.
        @inline(__always) subscript(list: UInt32) -> UnsafeBufferPointer<Element> {
            let run = runs[Int(list)]
            return UnsafeBufferPointer(start: elements + Int(run.start), count: Int(run.count))
        }
    }
}

extension ListTable where Element == UInt32 {
    /// Returns the index of a list, which is added if it is new.
    mutating func intern(_ list: UnsafeBufferPointer<UInt32>) -> UInt32 {
        switch search(list, hash: listHash(list)) {
        case .found(let known): known
        case .missing(let key): insert(list, key)
        }
    }
}

/// A hash of a list of integers.
@inline(__always) func listHash(_ integers: UnsafeBufferPointer<UInt32>) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for integer in integers { hash = mixedHash(hash, integer) }
    return hash
}
