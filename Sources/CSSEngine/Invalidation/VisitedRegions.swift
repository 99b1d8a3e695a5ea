/// Which stretches of siblings were marked since the last restyle, so that many changes among them walk none twice.
///
/// A claim says that all elements of a stretch that some selectors may match are dirty. It stays true whatever happens to
/// the tree, as what comes in or gets other names is dirty itself; only an element that leaves its place loses its claims.
final class VisitedRegions {
    /// What is marked: the elements that some selectors may match, in a stretch or inside of what stands there.
    struct Cover {
        fileprivate var bit: UInt64
        var subjects: SubjectSet
        var marksSiblings: Bool
        var marksInside: Bool
    }

    enum Stretch {
        /// The element and all siblings behind it, before it.
        case onward, backward
        /// All that is inside the element.
        case inside
    }

    struct Claims: BitwiseCopyable {
        /// The round that they are of; those of others are void.
        var round: UInt32 = 0
        /// One bit for each cover.
        var onward: UInt64 = 0
        var backward: UInt64 = 0
        var inside: UInt64 = 0
    }

    private var claims = UniqueArray<Claims>()
    private var round: UInt32 = 1
    /// By group of the invalidation map.
    private var bits: [Int: UInt64] = [:]
    /// How many elements were looked at.
    var searchCount = 0

    /// Forgets all claims: dirt was cleaned, or the map is another one.
    func begin() {
        round += 1
        bits.removeAll(keepingCapacity: true)
    }

    /// Forgets the claims of an element that leaves its place.
    func forget(_ element: Int32) {
        if Int(element) < claims.count { claims[Int(element)].round = 0 }
    }

    /// What is to be marked for a group. Once there are more groups than bits, all others mark everything alike.
    func cover(_ group: InvalidationMap.Group) -> Cover {
        let last = UInt64.bitWidth - 1
        if bits[group.number] == nil, bits.count < last { bits[group.number] = 1 << UInt64(bits.count) }
        guard let bit = bits[group.number] else {
            return Cover(bit: 1 << UInt64(last), subjects: .all, marksSiblings: true, marksInside: true)
        }
        let marksInside = group.scope.path.leadsInside
        return Cover(bit: bit, subjects: group.subjects, marksSiblings: !marksInside, marksInside: marksInside)
    }

    /// Claims a stretch that is about to be marked; false where that was done before.
    func claim(_ stretch: Stretch, _ element: Int32, _ cover: Cover) -> Bool {
        searchCount += 1
        if Int(element) >= claims.count { claims.resize(to: Int(element) * 2 + 1, filling: Claims()) }
        let row = claims.base + Int(element)
        if row.pointee.round != round { row.pointee = Claims(round: round) }
        switch stretch {
        case .onward: return insert(cover.bit, into: &row.pointee.onward)
        case .backward: return insert(cover.bit, into: &row.pointee.backward)
        case .inside: return insert(cover.bit, into: &row.pointee.inside)
        }
    }

    private func insert(_ bit: UInt64, into bits: inout UInt64) -> Bool {
        defer { bits |= bit }
        return bits & bit == 0
    }
}
