/// Collects the rules that match an element: visits the buckets of the element's names and tests the selectors in them.
///
/// Rules that depend only on the element and its ancestors are collected once for all elements that share a style. Rules that
/// also depend on siblings, children or text are kept as candidates and tested for each element. A collector lives as long
/// as the rule index.
struct ElementRuleCollector: ~Copyable {
    /// A selector in a bucket.
    struct Entry: BitwiseCopyable {
        /// The part of a selector that remains to be tested for an element that visits the bucket.
        enum Test: UInt8 {
            /// Nothing: the bucket is the whole selector.
            case none
            /// One simple selector; `selector` is its component.
            case simple
            /// A complex selector; `selector` is an index of `SelectorTable.complexes`.
            case complex
            /// A complex selector that depends on siblings, children or text.
            case structural
        }

        let rank: UInt32
        let selector: UInt32
        let test: Test
        let matchesParts: Bool

        init(_ entry: RuleIndex.Entry, _ selectors: SelectorTable) {
            let complex = selectors.complexes[Int(entry.complex)]
            rank = entry.rank
            matchesParts = complex.matchesParts
            let isSimple = complex.end == complex.start + 1 && complex.anchor == .absolute
            if entry.isTrivial {
                (test, selector) = (.none, entry.complex)
            } else if complex.dependsOnStructure {
                (test, selector) = (.structural, entry.complex)
            } else if isSimple {
                (test, selector) = (.simple, complex.start)
            } else {
                (test, selector) = (.complex, entry.complex)
            }
        }
    }

    private let entries: UniqueArray<Entry>
    /// The names that the ancestors must have, by entry.
    private let filters: UniqueArray<AncestorFilter>
    /// The entries of bucket `n` are those from `starts[n]` to `starts[n + 1]`.
    private let starts: UniqueArray<UInt32>
    private let ruleOfRank: UniqueArray<UInt32>
    private let ruleIndex: RuleIndex
    private var conditions = ConditionTable.uniform
    /// Whether the element is in each scope.
    private var isInScope: [Bool] = []
    private var matcher: SelectorMatcher
    private var tree: TreeBuffer
    /// The ranks of the selectors that match, ascending, the strongest of each rule.
    private var ranks = UniqueArray<UInt32>(minimumCapacity: 64)
    /// The candidates, as indices of `entries`.
    private var candidateEntries = UniqueArray<UInt32>()
    /// The number of the last collected list that contains each rule, by rule.
    private var listOfRule = UniqueArray<UInt32>()
    private var listCount: UInt32 = 0
    /// The number of entries that were visited in this update.
    private var entryCount = 0

    init(_ index: RuleIndex, _ tree: StyleTree) {
        entries = UniqueArray(index.entries.map { Entry($0, index.selectors) })
        filters = UniqueArray(index.entries.map(\.filter))
        starts = UniqueArray(index.starts)
        ruleOfRank = UniqueArray(index.ruleOfRank)
        ruleIndex = index
        matcher = SelectorMatcher(index.selectors, exactTypes: index.exactTypes, tree)
        self.tree = tree.view
        listOfRule.resize(to: index.rules.count, filling: 0)
    }

    /// Prepares for an update of a tree, which must not change before the next call.
    /// - Parameter conditions: The results of the conditions of rules.
    mutating func begin(_ tree: StyleTree, _ conditions: ConditionTable) {
        self.tree = tree.view
        self.conditions = conditions
        entryCount = 0
        matcher.begin(tree)
    }

    /// The number of entries visited, of simple selectors tested and of siblings numbered in this update.
    var stepCount: Int { entryCount + matcher.stepCount }

    /// The position of an element among its siblings, and their number.
    mutating func siblings(of element: Int32) -> SiblingPosition { matcher.siblings(of: element) }

    /// The position of an element when it was counted last; `nil` if it was not counted with the current rules.
    func formerSiblings(of element: Int32) -> SiblingPosition? { matcher.formerSiblings(of: element) }

    /// The ranks collected last.
    var matches: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(ranks.elements) }

    /// The entries collected last whose match depends on siblings, children or text.
    var candidates: UnsafeBufferPointer<UInt32> {
        UnsafeBufferPointer(candidateEntries.elements)
    }

    /// Collects the rules that match an element whatever its siblings, children and text are, and the candidates.
    /// - Parameter isVariant: Whether the element's node has the state and the text of a variant.
    mutating func collect(_ element: Int32, isVariant: Bool) {
        ranks.removeAll()
        candidateEntries.removeAll()
        if !ruleIndex.scopes.isEmpty { findScopes(of: element) }
        if isVariant { matcher.beginVariant() }
        visit(bucket: RuleIndex.Bucket.universal, element)
        let tree = tree
        _ = RuleIndex.Bucket.contains(tree[element], in: tree) { bucket in
            visit(bucket: bucket, element)
            return false
        }
        if isVariant { matcher.endVariant() }
        sortAndKeepStrongest()
    }

    @inline(__always) private mutating func visit(bucket: Int, _ element: Int32) {
        // Names that are newer than the index have no bucket.
        guard bucket + 1 < starts.count else { return }
        let (start, end) = (Int(starts[bucket]), Int(starts[bucket + 1]))
        if start < end { visit(start..<end, element) }
    }

    private mutating func visit(_ range: Range<Int>, _ element: Int32) {
        entryCount += range.count
        let filter = tree[element].pointee.filter
        let isInternalPart = tree[element].pointee.isInternalPart
        for index in range where filter.mayContain(filters[index]) {
            let entry = entries[index]
            if isInternalPart, !entry.matchesParts { continue }
            if !conditions.isUniform, !applies(entry.rank, to: element) { continue }
            if !isInScope.isEmpty, !isInScope[Int(ruleIndex.scopes.scope(ofRule: Int(ruleOfRank[Int(entry.rank)])))] {
                continue
            }
            switch entry.test {
            case .none: break
            case .simple: guard matcher.matches(component: entry.selector, element) else { continue }
            case .complex: guard matcher.matches(entry.selector, element) else { continue }
            case .structural:
                if matcher.couldMatch(entry.selector, element) { candidateEntries.append(UInt32(index)) }
                continue
            }
            ranks.append(entry.rank)
        }
    }

    /// Finds the scopes that contain an element. Its names and those of its ancestors decide, which are in its sharing key.
    private mutating func findScopes(of element: Int32) {
        isInScope.removeAll(keepingCapacity: true)
        // Rules without a scope have the number 0.
        isInScope.append(true)
        let scopes = ruleIndex.scopes
        for scope in scopes.scopes {
            isInScope.append(scope.contains(element, in: tree, controllerRoot: scopes.controllerRoot.id))
        }
    }

    /// Whether the rule of a selector applies in the environment of an element.
    private func applies(_ rank: UInt32, to element: Int32) -> Bool {
        conditions.isTrue(ruleIndex.rule(ofRank: rank).condition, in: tree[element].pointee.environment)
    }

    /// Collects `base` and the candidates that match. Returns whether a candidate matches.
    mutating func collect(
        _ element: Int32, isVariant: Bool, _ base: UnsafeBufferPointer<UInt32>, candidates: UnsafeBufferPointer<UInt32>
    ) -> Bool {
        ranks.removeAll()
        entryCount += candidates.count
        if isVariant { matcher.beginVariant() }
        for index in candidates where matcher.matches(entries[Int(index)].selector, element) {
            ranks.append(entries[Int(index)].rank)
        }
        if isVariant { matcher.endVariant() }
        guard ranks.count > 0 else { return false }
        for rank in base { ranks.append(rank) }
        sortAndKeepStrongest()
        return true
    }

    /// Sorts the ranks and keeps the strongest selector of each rule.
    private mutating func sortAndKeepStrongest() {
        if ranks.count > 32 {
            var all = ranks.elements
            all.sort()
        } else {
            insertionSort()
        }
        if listCount == .max {
            for rule in 0..<listOfRule.count { listOfRule[rule] = 0 }
            listCount = 0
        }
        listCount += 1
        let values = ranks.elements
        var write = ranks.count
        for index in stride(from: ranks.count - 1, through: 0, by: -1) {
            let rule = listOfRule.pointer(to: Int(ruleOfRank[Int(values[index])]))
            if rule.pointee == listCount { continue }
            rule.pointee = listCount
            write -= 1
            values[write] = values[index]
        }
        ranks.removeFirst(write)
    }

    /// Sorts a short list.
    private mutating func insertionSort() {
        let values = ranks.elements
        for index in 1..<max(ranks.count, 1) {
            let rank = values[index]
            var hole = index
            while hole > 0, values[hole - 1] > rank {
                values[hole] = values[hole - 1]
                hole -= 1
            }
            values[hole] = rank
        }
    }
}
