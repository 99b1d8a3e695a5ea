/// Finds the rules that an element matches: looks into the buckets of its names and tests what is filed there.
///
/// In two steps. What rests on the names and states of the element and its ancestors is the same for all elements that
/// look alike, and is collected once for them; what looks further is collected as candidates, and tested for each.
struct ElementRuleCollector: ~Copyable {
    private let tree: TreeBuffer
    private let index: RuleIndex
    private let conditions: ConditionTable
    private var matcher: SelectorMatcher
    /// Ranks of the selectors that match, ascending, the strongest one of each rule.
    private var ranks = UniqueArray<UInt32>(minimumCapacity: 64)
    /// Rows of the index's entries.
    private var found = UniqueArray<UInt32>()
    /// By rule: the last list, as a count, that it was seen in.
    private var seen = UniqueArray<UInt32>()
    private var count: UInt32 = 0
    /// How many entries of the index were looked at.
    private var entryCount = 0

    /// - Parameter parts: those of the index's selectors; they outlive the matcher.
    init(
        _ tree: StyleTree, _ index: RuleIndex, _ conditions: ConditionTable,
        parts: UnsafeBufferPointer<SelectorComponent>, positions: NthIndexCache
    ) {
        self.tree = tree.view
        self.index = index
        self.conditions = conditions
        matcher = SelectorMatcher(tree, index.selectors, parts: parts, positions: positions)
        seen.resize(to: index.rules.count, filling: 0)
    }

    /// What matching took so far: entries looked at, and simple selectors tested for them.
    var stepCount: Int { entryCount + matcher.testCount }

    /// What was collected last.
    var matches: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(start: ranks.base, count: ranks.count) }

    /// The entries that may match elements that look like the one collected last, depending on what is around them.
    var candidates: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(start: found.base, count: found.count) }

    /// Whether an element is taken for a variant of it; to be set anew whenever that changes.
    var standsInVariant: Bool {
        get { matcher.standsInVariant }
        set { matcher.standsInVariant = newValue }
    }

    /// Collects what elements that look like this one match whatever is around them, and the candidates.
    mutating func collect(_ element: Int32) {
        ranks.removeAll()
        found.removeAll()
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
        entryCount += Int(index.starts[bucket + 1] - index.starts[bucket])
        for row in Int(index.starts[bucket])..<Int(index.starts[bucket + 1]) {
            let entry = index.entries[row]
            guard filter.mayContain(entry.filter) else { continue }
            if !conditions.isUniform, !applies(entry.rank, to: element) { continue }
            if !entry.isTrivial {
                let complex = index.selectors.complexes[Int(entry.complex)]
                if complex.looksAround {
                    if matcher.mayMatch(complex, element) { found.append(UInt32(row)) }
                    continue
                }
                guard matcher.matches(complex, element) else { continue }
            }
            ranks.append(entry.rank)
        }
    }

    /// Whether the rule of a selector applies in the environment of an element.
    private func applies(_ rank: UInt32, to element: Int32) -> Bool {
        conditions.isTrue(index.rule(ofRank: rank).condition, in: tree[element].pointee.environment)
    }

    /// Collects what is in `base` and those of `candidates` that match; returns whether any does.
    mutating func collect(
        _ element: Int32, _ base: UnsafeBufferPointer<UInt32>, candidates: UnsafeBufferPointer<UInt32>
    ) -> Bool {
        ranks.removeAll()
        entryCount += candidates.count
        for row in candidates {
            let entry = index.entries[Int(row)]
            if matcher.matches(index.selectors.complexes[Int(entry.complex)], element) { ranks.append(entry.rank) }
        }
        guard ranks.count > 0 else { return false }
        for rank in base { ranks.append(rank) }
        sortAndKeepStrongest()
        return true
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
