/// Caches whether an ancestor, sibling or descendant of an element matches the rest of a selector. The cache keeps
/// matching linear in a long list of siblings and in a deep tree.
///
/// Each update reuses the rows of the last one. A new mark invalidates the results of a row without visiting them.
struct RelationCache: ~Copyable {
    /// A position in a selector or a step of `:has()`, and the direction of the walk.
    struct Key: Hashable {
        enum Direction: UInt8 {
            /// To the left over the combinator before the position, which decides between ancestors and siblings.
            case ancestorsOrPrecedingSiblings
            case followingSiblings, descendants
        }

        var position: UInt32
        var direction: Direction
        /// Whether the result depends on the state or the text of the current variant, or on the current root of a scope.
        var isTemporary: Bool
    }

    /// The row of a key. A row is no longer valid after the cache was emptied because it was full.
    struct Row: BitwiseCopyable {
        fileprivate var index: Int
        fileprivate var epoch: UInt32
    }

    struct Stamp: BitwiseCopyable {
        /// The number of the update that the results of a row belong to; for temporary results, a number that changes with the
        /// variant and the root of a scope.
        var round: UInt64
        /// The mark of the row's valid results.
        var mark: UInt8
    }

    /// The maximum size of `results`: enough for thousands of keys and tens of thousands of elements.
    private static let maximumBytes = 64 << 20
    private static let maximumMark: UInt8 = 126

    private var rows: [Key: Int] = [:]
    private var stamps = UniqueArray<Stamp>()
    /// The results, by row and element: a mark, and the result in the lowest bit. A result is valid if it has the mark of
    /// its row.
    private var results = UniqueArray<UInt8>()
    private var elementCount = 0
    private var epoch: UInt32 = 0
    private var round: UInt64 = 0
    private var temporaryRound: UInt64 = 0

    /// Begins an update: removes all results, because the tree may have changed since the last one.
    mutating func begin(elementCount count: Int) {
        round += 1
        temporaryRound += 1
        if count > elementCount {
            removeRows()
            elementCount = max(count, elementCount * 2)
        }
    }

    /// Removes the results for the current variant and the current root of a scope.
    mutating func removeTemporaryResults() {
        temporaryRound += 1
    }

    /// The row of a key, which is added if it is new.
    mutating func row(of key: Key) -> Row {
        let round = key.isTemporary ? temporaryRound : round
        let index = rows[key] ?? addRow(key, round)
        let stamp = stamps.pointer(to: index)
        if stamp.pointee.round != round {
            stamp.pointee.round = round
            if stamp.pointee.mark == Self.maximumMark {
                results.pointer(to: index * elementCount).update(repeating: 0, count: elementCount)
                stamp.pointee.mark = 0
            }
            stamp.pointee.mark += 1
        }
        return Row(index: index, epoch: epoch)
    }

    private mutating func addRow(_ key: Key, _ round: UInt64) -> Int {
        if (stamps.count + 1) * elementCount > Self.maximumBytes { removeRows() }
        let index = stamps.count
        rows[key] = index
        stamps.append(Stamp(round: round, mark: 1))
        results.resize(to: results.count + elementCount, filling: 0)
        return index
    }

    private mutating func removeRows() {
        rows = [:]
        stamps.removeAll()
        results.removeAll()
        epoch += 1
    }

    /// The result for an element; `nil` if it is not known.
    subscript(row: Row, element: Int32) -> Bool? {
        guard row.epoch == epoch else { return nil }
        let result = results[row.index * elementCount + Int(element)]
        return result >> 1 == stamps[row.index].mark ? result & 1 != 0 : nil
    }

    /// Records the result for an element.
    mutating func set(_ row: Row, _ element: Int32, _ result: Bool) {
        guard row.epoch == epoch else { return }
        results[row.index * elementCount + Int(element)] = stamps[row.index].mark << 1 | (result ? 1 : 0)
    }

    // MARK: Walks of descendants

    /// Records that the ancestors of a matching element have a descendant that matches.
    /// - Parameter top: The last ancestor.
    mutating func setAncestors(_ row: Row, of element: Int32, through top: Int32, in tree: TreeBuffer) {
        var ancestor = element
        while ancestor != top {
            ancestor = tree[ancestor].pointee.parent
            set(row, ancestor, true)
        }
    }

    /// The element after `element` in document order among the descendants of `top`; -1 if `element` is the last. Records
    /// that no descendant matches for the subtrees that the walk leaves.
    mutating func next(
        _ row: Row, after element: Int32, in top: Int32, skipsDescendants: Bool, _ tree: TreeBuffer
    ) -> Int32 {
        var element = element
        if !skipsDescendants {
            let child = tree[element].pointee.firstChild
            if child >= 0 { return child }
            set(row, element, false)
        }
        while element != top {
            if tree[element].pointee.nextSibling >= 0 { return tree[element].pointee.nextSibling }
            element = tree[element].pointee.parent
            if element != top { set(row, element, false) }
        }
        return -1
    }
}
