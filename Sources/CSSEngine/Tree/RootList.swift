/// The roots of a tree in order.
///
/// The nodes of roots are not linked, because roots are not siblings for selectors.
struct RootList: Sequence {
    private struct Links {
        var previous: Int32
        var next: Int32
    }

    /// The links of each root. The links at -1 are the last and the first root.
    private var links: [Int32: Links] = [-1: Links(previous: -1, next: -1)]

    /// Inserts a root before `next`, or at the end if `next` is -1.
    mutating func insert(_ root: Int32, before next: Int32) {
        let previous = links[next]!.previous
        links[root] = Links(previous: previous, next: next)
        links[previous]!.next = root
        links[next]!.previous = root
    }

    /// Removes a root.
    mutating func remove(_ root: Int32) {
        guard let removed = links.removeValue(forKey: root) else { preconditionFailure("the node is not a root") }
        links[removed.previous]!.next = removed.next
        links[removed.next]!.previous = removed.previous
    }

    func makeIterator() -> some IteratorProtocol<Int32> {
        var root: Int32 = -1
        return AnyIterator {
            root = links[root]!.next
            return root < 0 ? nil : root
        }
    }
}
