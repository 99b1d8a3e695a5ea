/// Finds the rules that an element matches: looks into the buckets of its names and tests what is filed there.
struct RuleMatcher: ~Copyable {
    private let tree: TreeView
    private let index: RuleIndex
    private var matcher: SelectorMatcher
    /// Ranks of the selectors that match, ascending, the strongest one of each rule.
    private var ranks = Column<UInt32>(minimumCapacity: 64)
    /// By rule: the last element, as a count, that it was found to match.
    private var seen = Column<UInt32>()
    private var count: UInt32 = 0

    /// - Parameter parts: those of the index's selectors; they outlive the matcher.
    init(_ tree: StyleTree, _ index: RuleIndex, parts: UnsafeBufferPointer<SelectorPart>) {
        self.tree = tree.view
        self.index = index
        matcher = SelectorMatcher(tree, index.selectors, parts: parts)
        seen.resize(to: index.rules.count, filling: 0)
    }

    var matches: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(start: ranks.base, count: ranks.count) }

    /// Whether the matches rest on more than the names and states of the element and its ancestors.
    var dependsOnSurroundings: Bool { matcher.dependsOnSurroundings }

    /// Collects the matches of an element.
    mutating func collect(_ element: Int32) {
        matcher.dependsOnSurroundings = false
        ranks.removeAll()
        let node = tree[element]
        let filter = node.pointee.filter
        look(into: RuleIndex.Bucket.universal, element, filter)
        if node.pointee.attributes != 0 { look(into: RuleIndex.Bucket.attributed, element, filter) }
        let nameCount = UInt32(index.nameCount)
        let types = tree.names(in: node.pointee.types)
        for name in types where name < nameCount { look(into: RuleIndex.Bucket.type(name), element, filter) }
        let classes = tree.names(in: node.pointee.classes)
        for name in classes where name < nameCount { look(into: RuleIndex.Bucket.class(name), element, filter) }
        let id = node.pointee.id
        if id != 0, id < nameCount { look(into: RuleIndex.Bucket.id(id), element, filter) }
        sortAndKeepStrongest()
    }

    private mutating func look(into bucket: Int, _ element: Int32, _ filter: AncestorFilter) {
        for entry in Int(index.starts[bucket])..<Int(index.starts[bucket + 1]) {
            let entry = index.entries[entry]
            guard filter.mayContain(entry.filter) else { continue }
            if entry.isTrivial || matcher.matches(index.selectors.complexes[Int(entry.complex)], element) {
                ranks.append(entry.rank)
            }
        }
    }

    /// Insertion sort: lists are short. Of the selectors of one rule only the strongest stays.
    private mutating func sortAndKeepStrongest() {
        let values = ranks.base
        if ranks.count > 32 {
            var all = UnsafeMutableBufferPointer(start: values, count: ranks.count)
            all.sort()
        } else {
            for place in 1..<max(ranks.count, 1) {
                let rank = values[place]
                var hole = place
                while hole > 0, values[hole - 1] > rank {
                    values[hole] = values[hole - 1]
                    hole -= 1
                }
                values[hole] = rank
            }
        }
        count += 1
        var write = ranks.count
        for place in stride(from: ranks.count - 1, through: 0, by: -1) {
            let rule = Int(index.ruleOfRank[Int(values[place])])
            if seen[rule] == count { continue }
            seen[rule] = count
            write -= 1
            values[write] = values[place]
        }
        ranks.removeFirst(write)
    }
}
