/// The places of elements among their siblings, counted once for each parent that is asked about.
struct SiblingPositions: ~Copyable {
    private struct Siblings {
        var count: Int32
        var countOfType: [UInt32: Int32]
    }

    struct Place: BitwiseCopyable {
        /// From 1; 0 while it is not known.
        var position: Int32 = 0
        var positionOfType: Int32 = 0
    }

    private var places = Column<Place>()
    /// By the first sibling.
    private var siblings: [Int32: Siblings] = [:]
    private var firsts = Column<Int32>()

    /// The 1-based place of an element among its siblings, or among those of its type.
    mutating func position(of element: Int32, in tree: TreeView, count: Int, ofType: Bool, fromEnd: Bool) -> Int {
        if places.count < count {
            places.resize(to: count, filling: Place())
            firsts.resize(to: count, filling: -1)
        }
        if places[Int(element)].position == 0 { number(siblingsOf: element, in: tree) }
        let place = places[Int(element)]
        guard fromEnd else { return Int(ofType ? place.positionOfType : place.position) }
        let siblings = siblings[firsts[Int(element)]]!
        let type = tree.firstName(tree[element].pointee.types)
        return Int(ofType ? siblings.countOfType[type]! - place.positionOfType : siblings.count - place.position) + 1
    }

    private mutating func number(siblingsOf element: Int32, in tree: TreeView) {
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
            places[Int(sibling)] = Place(position: all.count, positionOfType: all.countOfType[type]!)
            firsts[Int(sibling)] = first
            sibling = tree[sibling].pointee.nextSibling
        }
        siblings[first] = all
    }
}
