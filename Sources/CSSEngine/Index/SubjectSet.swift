/// The elements that some selectors can match, as a set of buckets of the rule index.
struct SubjectSet {
    private var matchesAll = false
    private var buckets: Set<Int> = []
    /// A small Bloom filter of the buckets, which excludes most elements.
    private var filter: UInt64 = 0

    /// Adds the elements of a bucket.
    mutating func insert(bucket: Int) {
        guard bucket != RuleIndex.Bucket.universal else {
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
        let attributes = tree.names(in: node.attributes)
        for index in stride(from: 0, to: attributes.count, by: 2) {
            if contains(RuleIndex.Bucket.attribute(attributes[index])) { return true }
            if contains(RuleIndex.Bucket.attributeValue(attributes[index + 1])) { return true }
        }
        return false
    }

    @inline(__always) private func contains(_ bucket: Int) -> Bool {
        filter & Self.bit(bucket) != 0 && buckets.contains(bucket)
    }

    private static func bit(_ bucket: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: bucket & 63) }
}
