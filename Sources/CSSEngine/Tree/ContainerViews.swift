/// The answers to container queries and the size of containers that the children of an element see, as ids of
/// `ContainerViews`.
struct ContainerView: BitwiseCopyable, Equatable {
    /// The id of the queries that are true.
    var answers: UInt32 = 0
    /// The id of the size that `cqw` and similar units refer to.
    var size: UInt32 = 0
}

/// The different answers and sizes of the containers of a tree. Equal ones have equal ids.
final class ContainerViews {
    /// The size of the containers around an element. `nil` if there is no container of the axis.
    struct Size: Hashable {
        var width: Double?
        var height: Double?
    }

    /// The sets of true queries, as bits by query without trailing zeros. Id 0 is the empty set.
    private var sets: [[UInt64]] = [[]]
    private var setIDs: [[UInt64]: UInt32] = [[]: 0]
    /// Id 0 is the size without containers.
    private var sizes = [Size()]
    private var sizeIDs = [Size(): UInt32(0)]

    /// The number of ids.
    var count: Int { sets.count + sizes.count }

    /// Whether a query is in a set.
    func isTrue(_ query: Int, in set: UInt32) -> Bool {
        let words = sets[Int(set)]
        return query >> 6 < words.count && words[query >> 6] & 1 << UInt64(query & 63) != 0
    }

    /// The id of a set of queries, as bits.
    func id(ofAnswers words: [UInt64]) -> UInt32 {
        var words = words
        while words.last == 0 { words.removeLast() }
        if let known = setIDs[words] { return known }
        let id = UInt32(sets.count)
        sets.append(words)
        setIDs[words] = id
        return id
    }

    func size(_ id: UInt32) -> Size { sizes[Int(id)] }

    func id(of size: Size) -> UInt32 {
        if let known = sizeIDs[size] { return known }
        let id = UInt32(sizes.count)
        sizes.append(size)
        sizeIDs[size] = id
        return id
    }

    func removeAll() {
        (sets, setIDs) = ([[]], [[]: 0])
        (sizes, sizeIDs) = ([Size()], [Size(): 0])
    }
}
