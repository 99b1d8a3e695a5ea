/// Remembers from which elements an ancestor, a sibling or a descendant can be reached that matches the rest of a selector.
/// Without it, a long list of siblings or a deep tree is walked again from each of its elements.
///
/// The memory of a key is used again in the next update, so that an update of one element costs nothing for the others.
struct RelationCache: ~Copyable {
    /// A position among the selector's parts or a step of `:has()`, and the direction of the walk.
    struct Key: Hashable {
        enum Direction: UInt8 {
            case ancestors, followingSiblings, descendants
        }

        var position: UInt32
        var direction: Direction
        /// Whether the result was computed for a variant and depends on the variant's state or text.
        var isForVariant: Bool
    }

    /// The results for a key, valid until the cache is full.
    struct Row: BitwiseCopyable {
        fileprivate var index: Int
        fileprivate var epoch: UInt32
    }

    struct Stamp: BitwiseCopyable {
        /// The update, or the variant, that the results of a row belong to.
        var round: UInt64
        /// The mark of results that are valid, above the bit for the result.
        var mark: UInt8
    }

    /// Thousands of keys for tens of thousands of elements.
    private static let maximumBytes = 64 << 20
    private static let maximumMark: UInt8 = 126

    private var rows: [Key: Int] = [:]
    private var stamps = UniqueArray<Stamp>()
    /// By row and element, the row's mark and the result. Other marks are of results that are no longer valid.
    private var results = UniqueArray<UInt8>()
    private var elementCount = 0
    private var epoch: UInt32 = 0
    private var round: UInt64 = 0
    private var variantRound: UInt64 = 0

    /// Removes all results: the tree has changed.
    mutating func begin(elementCount count: Int) {
        round += 1
        variantRound += 1
        if count > elementCount {
            removeRows()
            elementCount = max(count, elementCount * 2)
        }
    }

    /// Removes the results for the variant that was matched last.
    mutating func clearVariantResults() {
        variantRound += 1
    }

    /// The row of a key, which is added if it is new.
    mutating func row(of key: Key) -> Row {
        let round = key.isForVariant ? variantRound : round
        let index = rows[key] ?? addRow(key, round)
        let stamp = stamps.base + index
        if stamp.pointee.round != round {
            stamp.pointee.round = round
            if stamp.pointee.mark == Self.maximumMark {
                (results.base + index * elementCount).update(repeating: 0, count: elementCount)
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
        let result = results.base[row.index * elementCount + Int(element)]
        return result >> 1 == stamps[row.index].mark ? result & 1 != 0 : nil
    }

    /// Remembers the result for an element.
    mutating func set(_ row: Row, _ element: Int32, _ result: Bool) {
        guard row.epoch == epoch else { return }
        results.base[row.index * elementCount + Int(element)] = stamps[row.index].mark << 1 | (result ? 1 : 0)
    }
}
