/// A necessary condition for an element to match a compound selector: it is in one of some buckets of the rule index.
enum CompoundRequirement: Hashable {
    /// Any element may match.
    case nothing
    case bucket(Int)
    /// One of these buckets; none matches no element.
    case buckets([Int])

    /// - Parameter buckets: Buckets of which an element that matches has at least one.
    init(_ buckets: [Int]) {
        if buckets.contains(where: { !RuleIndex.Bucket.isNamed($0) }) {
            self = .nothing
        } else {
            self = buckets.count == 1 ? .bucket(buckets[0]) : .buckets(buckets)
        }
    }

    /// Calls `body` with each bucket. `Bucket.universal` means any element.
    func forEachBucket(_ body: (Int) -> Void) {
        switch self {
        case .nothing: body(RuleIndex.Bucket.universal)
        case .bucket(let bucket): body(bucket)
        case .buckets(let buckets): for bucket in buckets { body(bucket) }
        }
    }
}
