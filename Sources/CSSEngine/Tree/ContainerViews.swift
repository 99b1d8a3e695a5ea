/// The answers to container queries and the size of containers that the children of an element see, as ids of
/// `ContainerViews`.
struct ContainerView: BitwiseCopyable, Equatable {
    /// The id of the queries that are true.
    var answers: UInt32 = 0
    /// The id of the size that `cqw` and similar units refer to.
    var size: UInt32 = 0
}

/// The container queries that are true, by their numbers.
struct TrueQueries: Hashable {
    /// The queries as bits, without trailing zeros.
    private var words: [UInt64] = []

    init() {}

    init(count: Int, where isTrue: (Int) -> Bool) {
        for query in 0..<count where isTrue(query) {
            while words.count <= query >> 6 { words.append(0) }
            words[query >> 6] |= 1 << UInt64(query & 63)
        }
    }

    func contains(_ query: Int) -> Bool {
        query >> 6 < words.count && words[query >> 6] & 1 << UInt64(query & 63) != 0
    }
}

/// The different answers and sizes of the containers of a tree. Equal ones have equal ids.
final class ContainerViews {
    /// The size of the containers around an element. `nil` if there is no container of the axis.
    struct Size: Hashable {
        var width: Double?
        var height: Double?
    }

    /// Id 0 is the empty set.
    private var sets = [TrueQueries()]
    private var setIDs = [TrueQueries(): UInt32(0)]
    /// Id 0 is the size without containers.
    private var sizes = [Size()]
    private var sizeIDs = [Size(): UInt32(0)]

    /// The number of sets and sizes.
    var count: Int { sets.count + sizes.count }

    /// Whether a query is in a set.
    func isTrue(_ query: Int, in set: UInt32) -> Bool { sets[Int(set)].contains(query) }

    /// The id of a set, which is added if it is new.
    func id(of queries: TrueQueries) -> UInt32 {
        if let known = setIDs[queries] { return known }
        let id = UInt32(sets.count)
        sets.append(queries)
        setIDs[queries] = id
        return id
    }

    @inline(__always) func size(_ id: UInt32) -> Size { id == 0 ? Size() : sizes[Int(id)] }

    /// The id of a size, which is added if it is new.
    func id(of size: Size) -> UInt32 {
        if let known = sizeIDs[size] { return known }
        let id = UInt32(sizes.count)
        sizes.append(size)
        sizeIDs[size] = id
        return id
    }

    /// Gives new ids to the sets and sizes in use, and forgets the others.
    /// - Parameters:
    ///   - used: The views in use, which receive the new ids.
    ///   - replaceAnswers: Returns the new set of true queries for a former one.
    func renumber(_ used: inout [ContainerView], replaceAnswers: (TrueQueries) -> TrueQueries) {
        let (oldSets, oldSizes) = (sets, sizes)
        (sets, setIDs) = ([TrueQueries()], [TrueQueries(): 0])
        (sizes, sizeIDs) = ([Size()], [Size(): 0])
        var newSets: [UInt32: UInt32] = [:]
        for index in used.indices {
            let view = used[index]
            let answers = newSets[view.answers] ?? id(of: replaceAnswers(oldSets[Int(view.answers)]))
            newSets[view.answers] = answers
            used[index] = ContainerView(answers: answers, size: id(of: oldSizes[Int(view.size)]))
        }
    }
}
