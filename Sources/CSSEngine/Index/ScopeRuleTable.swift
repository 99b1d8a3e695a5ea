/// The `@scope` rules of a rule index, with the entries of the rules in them.
///
/// Each scope has buckets of its own, and the selectors of its roots are in buckets too. So an element visits only the rules
/// of the scopes around it, however many scopes there are.
struct ScopeRuleTable: Sendable {
    /// The entries of a bucket in a scope.
    struct Bucket: Sendable, BitwiseCopyable {
        let bucket: UInt32
        /// The range of `RuleIndex.entries`.
        let entriesStart: UInt32
        let entriesEnd: UInt32

        var entries: Range<Int> { Int(entriesStart)..<Int(entriesEnd) }
    }

    /// A bucket that can contain roots of a scope.
    struct RootBucket: Sendable, BitwiseCopyable {
        let bucket: UInt32
        /// One more than the index of the scope.
        let scope: UInt32
    }

    /// An enclosing scope comes before the scopes inside of it. The lists are those of the index.
    private(set) var rules: [ScopeRule] = []
    /// Grouped by scope, and in a scope in the order of the numbers of buckets.
    private(set) var buckets: [Bucket] = []
    /// The first bucket of each scope. The last element is the end of the buckets.
    private(set) var bucketStarts: [UInt32] = []
    /// In the order of the numbers of buckets.
    private(set) var rootBuckets: [RootBucket] = []
    /// The scopes whose root is the root of the tree, as one more than their indices.
    private(set) var implicitScopes: [UInt32] = []
    /// The first rank with the same level and specificity, by rank. Among these ranks, a closer root wins.
    private(set) var firstRankOfRank: [UInt32] = []
    /// The selector of each rank: an index of `SelectorTable.complexes`.
    private(set) var complexOfRank: [UInt32] = []

    private var pending: [(scope: UInt32, bucket: UInt32, entry: RuleIndex.Entry)] = []

    var isEmpty: Bool { rules.isEmpty }

    /// Appends the rules of a stylesheet whose first selector list has the index `listBase`.
    mutating func append(_ new: [ScopeRule], listBase: UInt32) {
        let base = UInt32(rules.count)
        rules += new.map { rule in
            var rule = rule
            if rule.parent != 0 { rule.parent += base }
            rule.roots = rule.roots.map { $0 + listBase }
            rule.limits = rule.limits.map { $0 + listBase }
            return rule
        }
    }

    // MARK: Buckets

    /// Adds an entry of a rule in a scope. Call `appendEntries` after the last one.
    mutating func add(_ entry: RuleIndex.Entry, _ scope: UInt32, _ bucket: Int) {
        pending.append((scope, UInt32(bucket), entry))
    }

    /// Groups the entries, and appends them to those of the index.
    mutating func appendEntries(to entries: inout [RuleIndex.Entry]) {
        pending.sort { ($0.scope, $0.bucket, $0.entry.rank) < ($1.scope, $1.bucket, $1.entry.rank) }
        var next = 0
        for scope in 1..<UInt32(rules.count) + 1 {
            bucketStarts.append(UInt32(buckets.count))
            while next < pending.count, pending[next].scope == scope {
                let bucket = pending[next].bucket
                let start = UInt32(entries.count)
                while next < pending.count, pending[next].scope == scope, pending[next].bucket == bucket {
                    entries.append(pending[next].entry)
                    next += 1
                }
                buckets.append(Bucket(bucket: bucket, entriesStart: start, entriesEnd: UInt32(entries.count)))
            }
        }
        bucketStarts.append(UInt32(buckets.count))
        pending = []
    }

    /// Finds the buckets of the roots of each scope.
    mutating func findRootBuckets(_ selectors: SelectorTable) {
        var keys = BucketKeys(selectors)
        for (index, rule) in rules.enumerated() {
            guard let roots = rule.roots else {
                implicitScopes.append(UInt32(index) + 1)
                continue
            }
            keys.collectBuckets(ofList: roots)
            rootBuckets += keys.buckets.map { RootBucket(bucket: UInt32($0), scope: UInt32(index) + 1) }
        }
        rootBuckets.sort { ($0.bucket, $0.scope) < ($1.bucket, $1.scope) }
    }

    /// The entries of a bucket in a scope, as a range of `RuleIndex.entries`; `nil` if there are none.
    /// - Parameter scope: One more than the index of the scope.
    func entries(of scope: UInt32, in bucket: Int) -> Range<Int>? {
        let range = Int(bucketStarts[Int(scope) - 1])..<Int(bucketStarts[Int(scope)])
        let index = range.partitioningIndex { buckets[$0].bucket >= UInt32(bucket) }
        guard index < range.upperBound, buckets[index].bucket == UInt32(bucket) else { return nil }
        return buckets[index].entries
    }

    /// The scopes of which the elements of a bucket can be roots, as one more than their indices.
    func scopes(rootedIn bucket: Int) -> some Sequence<UInt32> {
        let first = rootBuckets.indices.partitioningIndex { rootBuckets[$0].bucket >= UInt32(bucket) }
        return rootBuckets[first...].prefix { $0.bucket == UInt32(bucket) }.map(\.scope)
    }

    // MARK: Ranks

    /// Sets what is known of each rank.
    /// - Parameters:
    ///   - first: The first rank with the same level and specificity, by rank.
    ///   - complexes: The selectors, by rank.
    mutating func setRanks(first: [UInt32], complexes: [UInt32]) {
        firstRankOfRank = first
        complexOfRank = complexes
    }

    // MARK: Selectors

    /// The selector lists that decide which elements are in a scope: those of the scope and of the scopes around it.
    /// - Parameter scope: One more than the index of the scope; 0 for none.
    func lists(of scope: UInt32) -> [UInt32] {
        var lists: [UInt32] = []
        var next = scope
        while next != 0 {
            let rule = rules[Int(next) - 1]
            lists += [rule.roots, rule.limits].compactMap { $0 }
            next = rule.parent
        }
        return lists
    }

    /// Whether siblings, children or text decide which elements are in each scope, by scope.
    func dependOnStructure(_ selectors: SelectorTable) -> [Bool] {
        rules.reduce(into: []) { result, rule in
            let isOuter = rule.parent != 0 && result[Int(rule.parent) - 1]
            result.append(
                isOuter
                    || [rule.roots, rule.limits].contains {
                        $0.map { selectors.lists[Int($0)].dependsOnStructure } ?? false
                    })
        }
    }
}
