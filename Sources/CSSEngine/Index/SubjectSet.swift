/// The elements that some selectors can match, as a set of buckets of the rule index.
struct SubjectSet {
    private var matchesAll = false
    private var matchesRoots = false
    private var buckets: Set<Int> = []
    /// A small Bloom filter of the buckets, which excludes most elements.
    private var filter: UInt64 = 0
    /// Whether a bucket other than that of an id is in the set.
    private var hasNamesAndAttributes = false

    /// Adds the elements of a bucket.
    mutating func insert(bucket: Int) {
        guard bucket != RuleIndex.Bucket.universal else {
            matchesAll = true
            return
        }
        buckets.insert(bucket)
        if !RuleIndex.Bucket.isOfID(bucket) { hasNamesAndAttributes = true }
        filter |= Self.bit(bucket)
    }

    /// Adds all roots.
    mutating func insertRoots() { matchesRoots = true }

    /// Whether some of the selectors may match an element.
    func mayContain(_ element: Int32, in tree: TreeBuffer) -> Bool {
        if matchesAll || matchesRoots && tree[element].pointee.parent < 0 { return true }
        if hasNamesAndAttributes { return RuleIndex.Bucket.contains(tree[element], in: tree, where: contains) }
        let id = tree[element].pointee.id
        return id != 0 && contains(RuleIndex.Bucket.id(id))
    }

    @inline(__always) private func contains(_ bucket: Int) -> Bool {
        filter & Self.bit(bucket) != 0 && buckets.contains(bucket)
    }

    private static func bit(_ bucket: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: bucket & 63) }
}
