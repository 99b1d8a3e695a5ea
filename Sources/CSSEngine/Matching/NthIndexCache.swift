/// The places of elements among their siblings, counted once for each parent that is asked about and each time that the
/// tree is matched.
final class NthIndexCache {
    private struct Siblings {
        var count: Int32
        var countOfType: [UInt32: Int32]
    }

    struct Place: BitwiseCopyable {
        /// The round in which it was counted.
        var round: UInt32 = 0
        /// From 1.
        var position: Int32 = 0
        var positionOfType: Int32 = 0
        var first: Int32 = 0
    }

    private var places = UniqueArray<Place>()
    /// By the first sibling.
    private var siblings: [Int32: Siblings] = [:]
    private var round: UInt32 = 0
    /// How many places were counted in this round.
    private(set) var numberedCount = 0

    /// Forgets all places: the tree has changed.
    func begin() {
        round += 1
        numberedCount = 0
        siblings.removeAll(keepingCapacity: true)
    }

    /// The 1-based place of an element among its siblings, or among those of its type.
    func position(of element: Int32, in tree: TreeBuffer, count: Int, ofType: Bool, fromEnd: Bool) -> Int {
        if places.count < count { places.resize(to: count, filling: Place()) }
        if places[Int(element)].round != round { number(siblingsOf: element, in: tree) }
        let place = places[Int(element)]
        guard fromEnd else { return Int(ofType ? place.positionOfType : place.position) }
        let siblings = siblings[place.first]!
        let type = tree.firstName(tree[element].pointee.types)
        return Int(ofType ? siblings.countOfType[type]! - place.positionOfType : siblings.count - place.position) + 1
    }

    private func number(siblingsOf element: Int32, in tree: TreeBuffer) {
        var first = element
        if tree[element].pointee.parent >= 0 {
            first = tree[tree[element].pointee.parent].pointee.firstChild
        }
        var all = Siblings(count: 0, countOfType: [:])
        var sibling = first
        while sibling >= 0 {
            all.count += 1
            let type = tree.firstName(tree[sibling].pointee.types)
            all.countOfType[type, default: 0] += 1
            places[Int(sibling)] = Place(
                round: round, position: all.count, positionOfType: all.countOfType[type]!, first: first)
            sibling = tree[sibling].pointee.nextSibling
        }
        siblings[first] = all
        numberedCount += Int(all.count)
    }
}
