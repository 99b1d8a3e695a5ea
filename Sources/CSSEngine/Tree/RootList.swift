/// The roots of a tree in order, each linked to those around it.
///
/// The links stand beside those of the nodes: to selectors, roots are nobody's siblings.
struct RootList: Sequence {
    private struct Links {
        var previous: Int32
        var next: Int32
    }

    /// By root. The entry of -1 is where the list begins and ends.
    private var links: [Int32: Links] = [-1: Links(previous: -1, next: -1)]

    /// Puts a root in front of `next`; -1 puts it behind all others.
    mutating func insert(_ root: Int32, before next: Int32) {
        let previous = links[next]!.previous
        links[root] = Links(previous: previous, next: next)
        links[previous]!.next = root
        links[next]!.previous = root
    }

    /// Takes a root out.
    mutating func remove(_ root: Int32) {
        guard let place = links.removeValue(forKey: root) else { preconditionFailure("the node is no root") }
        links[place.previous]!.next = place.next
        links[place.next]!.previous = place.previous
    }

    func makeIterator() -> some IteratorProtocol<Int32> {
        var root: Int32 = -1
        return AnyIterator {
            root = links[root]!.next
            return root < 0 ? nil : root
        }
    }
}
