/// The elements that some selectors can match, by the rule index's buckets.
struct SubjectSet {
    private(set) var matchesAll = false
    private var buckets: Set<Int> = []
    /// One bit for some of the buckets each: most elements are told apart by it.
    private var filter: UInt64 = 0

    /// All elements.
    static let all: SubjectSet = {
        var all = SubjectSet()
        all.matchesAll = true
        return all
    }()

    /// Adds the elements that look into a bucket.
    mutating func insert(bucket: Int) {
        guard bucket != RuleIndex.Bucket.universal, bucket != RuleIndex.Bucket.attributed else {
            matchesAll = true
            return
        }
        buckets.insert(bucket)
        filter |= Self.bit(bucket)
    }

    /// Whether some of the selectors may match an element.
    func mayContain(_ node: TreeNode, in tree: TreeBuffer) -> Bool {
        if matchesAll { return true }
        if node.id != 0, contains(RuleIndex.Bucket.id(node.id)) { return true }
        for name in tree.names(in: node.classes) where contains(RuleIndex.Bucket.class(name)) { return true }
        for name in tree.names(in: node.types) where contains(RuleIndex.Bucket.type(name)) { return true }
        return false
    }

    @inline(__always) private func contains(_ bucket: Int) -> Bool {
        filter & Self.bit(bucket) != 0 && buckets.contains(bucket)
    }

    private static func bit(_ bucket: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: bucket & 63) }
}
