/// Collects the rules that match an element: visits the buckets of the element's names and tests the selectors in them.
///
/// Rules that depend only on the element and its ancestors are collected once for all elements that share a style. Rules that
/// also depend on siblings, children or text are kept as candidates and tested for each element. A collector lives as long
/// as the rule index.
///
/// The rules are collected in the order of the cascade: by rank, but among rules of equal level and specificity those of
/// `@scope` with a closer root are stronger, and rules outside of `@scope` are weaker (CSS Cascade 6, section 2.1).
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

        /// - Parameter dependsOnStructure: Whether the scope of the rule depends on siblings, children or text.
        init(_ entry: RuleIndex.Entry, _ selectors: SelectorTable, dependsOnStructure: Bool) {
            let complex = selectors.complexes[Int(entry.complex)]
            rank = entry.rank
            matchesParts = complex.matchesParts
            let isSimple = complex.end == complex.start + 1 && complex.anchor == .absolute
            if entry.isTrivial {
                (test, selector) = (.none, entry.complex)
            } else if complex.dependsOnStructure || dependsOnStructure {
                (test, selector) = (.structural, entry.complex)
            } else if isSimple {
                (test, selector) = (.simple, complex.start)
            } else {
                (test, selector) = (.complex, entry.complex)
            }
        }
    }

    private let entries: UniqueArray<Entry>
    /// The elements of `RuleIndex.filters`, which `ruleIndex` keeps alive.
    private let filters: UnsafePointer<AncestorFilter>
    /// The entries of bucket `n` are those from `starts[n]` to `starts[n + 1]`.
    private let starts: UniqueArray<UInt32>
    private let ruleOfRank: UniqueArray<UInt32>
    private let ruleIndex: RuleIndex
    /// Whether a rule is in `@container`.
    private let hasContainers: Bool
    /// Whether a rule is in `@scope`.
    private let hasScopeRules: Bool
    /// Whether a rule is in `@starting-style`.
    private let hasStartingRules: Bool
    /// Whether the rules in `@starting-style` are collected as well.
    private var collectsStartingRules = false
    private var conditions = ConditionTable.uniform
    /// Whether the element is in each scope.
    private var isInScope: [Bool] = []
    /// The answers of containers to the queries of rules.
    private let containers: ContainerViews
    private var matcher: SelectorMatcher
    /// The roots of `@scope` rules around elements.
    private var scopeRoots: ScopeRoots
    /// Whether siblings, children or text decide which elements are in each `@scope`.
    private let areScopesStructural: [Bool]
    private var tree: TreeBuffer
    /// The ranks of the selectors that match, ascending, the strongest of each rule.
    private var ranks = UniqueArray<UInt32>(minimumCapacity: 64)
    /// The distances to the roots of the scopes, by position in `ranks`; `unscoped` for rules outside of `@scope`. Empty if
    /// there are only such rules.
    private var distances = UniqueArray<UInt32>()
    private static let unscoped = UInt32.max
    /// The candidates, as indices of `entries`.
    private var candidateEntries = UniqueArray<UInt32>()
    /// The number of the last collected list that contains each rule, by rule.
    private var listOfRule = UniqueArray<UInt32>()
    private var listCount: UInt32 = 0
    /// The number of entries that were visited in this update.
    private var entryCount = 0

    init(_ index: RuleIndex, _ containers: ContainerViews, _ tree: StyleTree) {
        self.containers = containers
        let areScopesStructural = index.scopeRules.dependOnStructure(index.selectors)
        entries = UniqueArray(
            index.entries.map { entry in
                let scope = index.rule(ofRank: entry.rank).scope
                return Entry(
                    entry, index.selectors, dependsOnStructure: scope != 0 && areScopesStructural[Int(scope) - 1])
            })
        self.areScopesStructural = areScopesStructural
        scopeRoots = ScopeRoots(index.scopeRules)
        filters = UnsafePointer(index.filters.pointer(to: 0))
        starts = UniqueArray(index.starts)
        ruleOfRank = UniqueArray(index.ruleOfRank)
        ruleIndex = index
        hasContainers = !index.containers.isEmpty
        hasScopeRules = !index.scopeRules.isEmpty
        hasStartingRules = index.hasStartingRules
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
        scopeRoots.begin(elementCount: tree.count)
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
        distances.removeAll()
        candidateEntries.removeAll()
        if !ruleIndex.scopes.isEmpty { findScopes(of: element) }
        if isVariant { matcher.beginVariant() }
        visit(bucket: RuleIndex.Bucket.universal, element)
        let tree = tree
        _ = RuleIndex.Bucket.contains(tree[element], in: tree) { bucket in
            visit(bucket: bucket, element)
            return false
        }
        if hasScopeRules { visitScopes(around: element, isVariant: isVariant) }
        if isVariant { matcher.endVariant() }
        sortAndKeepStrongest()
    }

    /// Collects the rules that match an element and those of its starting style, whatever decides about them.
    mutating func collectStartingStyle(of element: Int32, _ lists: inout MatchListTable) -> UInt32 {
        collectsStartingRules = true
        defer { collectsStartingRules = false }
        collect(element, isVariant: false)
        let shared = lists.intern(matches)
        let candidates = Array(candidates)
        let isMatched = candidates.withUnsafeBufferPointer {
            !$0.isEmpty && collect(element, isVariant: false, lists[shared], candidates: $0)
        }
        return isMatched ? lists.intern(matches) : shared
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
            if isExcluded(entry.rank, element) { continue }
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

    /// Whether the conditions, the containers or the scope of the stylesheet exclude a rule for an element.
    ///
    /// Mutating, because the compiler copies the collector for a call that only borrows it, which costs more than the test.
    @inline(__always) private mutating func isExcluded(_ rank: UInt32, _ element: Int32) -> Bool {
        !conditions.isUniform && !applies(rank, to: element)
            || hasContainers && !isAnswered(rank, element)
            || hasStartingRules && !collectsStartingRules && ruleIndex.rule(ofRank: rank).isStarting
            || !isInScope.isEmpty && !isInScope[Int(ruleIndex.scopes.scope(ofRule: Int(ruleOfRank[Int(rank)])))]
    }

    /// Whether the containers around an element answer the queries around a rule.
    private func isAnswered(_ rank: UInt32, _ element: Int32) -> Bool {
        let container = ruleIndex.rule(ofRank: rank).container
        if container == 0 { return true }
        let answers = tree.containers(aroundChildrenOf: tree[element].pointee.parent).answers
        return ruleIndex.containers.applies(container) { containers.isTrue($0, in: answers) }
    }

    // MARK: @scope

    /// Visits the rules in the scopes around an element.
    private mutating func visitScopes(around element: Int32, isVariant: Bool) {
        let scopes = scopeRoots.scopes(around: element, in: tree)
        if scopes.isEmpty { return }
        let buckets = RuleIndex.Bucket.all(of: tree[element], in: tree)
        for scope in scopes {
            let ranges = buckets.compactMap { ruleIndex.scopeRules.entries(of: scope, in: $0) }
            if ranges.isEmpty { continue }
            var roots: [ScopeRoots.Root]?
            if !areScopesStructural[Int(scope) - 1] {
                roots = scopeRoots.roots(of: scope, around: element, isVariant: isVariant, in: tree, &matcher)
            }
            for range in ranges { visitScope(range, element, roots) }
        }
    }

    /// Visits entries of a scope.
    /// - Parameter roots: The roots of the scope around the element, the outermost first; `nil` if they depend on more than
    ///   the names and states of the element and its ancestors.
    private mutating func visitScope(_ range: Range<Int>, _ element: Int32, _ roots: [ScopeRoots.Root]?) {
        entryCount += range.count
        let isInternalPart = tree[element].pointee.isInternalPart
        for index in range {
            let entry = entries[index]
            if isInternalPart && !entry.matchesParts || isExcluded(entry.rank, element) { continue }
            guard let roots else {
                candidateEntries.append(UInt32(index))
                continue
            }
            if entry.test == .structural {
                let complex = entry.selector
                if roots.contains(where: { matcher.couldMatch(complex, element, scopeRoot: $0.element) }) {
                    candidateEntries.append(UInt32(index))
                }
            } else if let distance = distance(of: entry.rank, element, roots) {
                append(entry.rank, distance)
            }
        }
    }

    /// The distance to the closest root for which a selector matches; `nil` if there is none.
    private mutating func distance(of rank: UInt32, _ element: Int32, _ roots: [ScopeRoots.Root]) -> UInt32? {
        let complex = ruleIndex.scopeRules.complexOfRank[Int(rank)]
        return roots.last { matcher.matches(complex, element, scopeRoot: $0.element) }?.distance
    }

    private mutating func distance(of rank: UInt32, _ element: Int32, isVariant: Bool) -> UInt32? {
        let roots = scopeRoots.roots(
            of: scope(of: rank), around: element, isVariant: isVariant, in: tree, &matcher)
        return distance(of: rank, element, roots)
    }

    /// One more than the index of the innermost `@scope` around a rule; 0 if there is none.
    ///
    /// Mutating as `isExcluded`.
    @inline(__always) private mutating func scope(of rank: UInt32) -> UInt32 {
        hasScopeRules ? ruleIndex.rule(ofRank: rank).scope : 0
    }

    /// Appends a rank with the distance to the root of its scope.
    private mutating func append(_ rank: UInt32, _ distance: UInt32) {
        distances.resize(to: ranks.count, filling: Self.unscoped)
        ranks.append(rank)
        distances.append(distance)
    }

    // MARK: Scopes of stylesheets

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
        distances.removeAll()
        entryCount += candidates.count
        if isVariant { matcher.beginVariant() }
        if hasScopeRules {
            testInScopes(element, isVariant: isVariant, base, candidates: candidates)
        } else {
            for index in candidates where matcher.matches(entries[Int(index)].selector, element) {
                ranks.append(entries[Int(index)].rank)
            }
            if ranks.count > 0 { for rank in base { ranks.append(rank) } }
        }
        if isVariant { matcher.endVariant() }
        guard ranks.count > 0 else { return false }
        sortAndKeepStrongest()
        return true
    }

    /// Tests the candidates of an element where rules are in `@scope`. If one matches, appends the list of the element's key.
    private mutating func testInScopes(
        _ element: Int32, isVariant: Bool, _ base: UnsafeBufferPointer<UInt32>, candidates: UnsafeBufferPointer<UInt32>
    ) {
        for index in candidates {
            let entry = entries[Int(index)]
            if scope(of: entry.rank) == 0 {
                if matcher.matches(entry.selector, element) { ranks.append(entry.rank) }
            } else if let distance = distance(of: entry.rank, element, isVariant: isVariant) {
                append(entry.rank, distance)
            }
        }
        if ranks.count == 0 { return }
        for rank in base {
            // The list of the key has no distances.
            let distance = scope(of: rank) == 0 ? nil : distance(of: rank, element, isVariant: isVariant)
            if let distance { append(rank, distance) } else { ranks.append(rank) }
        }
    }

    /// Sorts the ranks and keeps the strongest selector of each rule.
    private mutating func sortAndKeepStrongest() {
        if distances.count > 0 {
            sortByDistance()
        } else if ranks.count > 32 {
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

    /// Sorts the ranks in the order of the cascade.
    private mutating func sortByDistance() {
        distances.resize(to: ranks.count, filling: Self.unscoped)
        let firstRanks = ruleIndex.scopeRules.firstRankOfRank
        let sorted = (0..<ranks.count).map {
            (first: firstRanks[Int(ranks[$0])], distance: distances[$0], rank: ranks[$0])
        }
        .sorted { ($0.first, $1.distance, $0.rank) < ($1.first, $0.distance, $1.rank) }
        for (position, match) in sorted.enumerated() { ranks[position] = match.rank }
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
