/// A necessary condition for an element to match a compound selector: it is in one of some buckets of the rule index.
enum CompoundRequirement: Hashable {
    /// Any element may match.
    case nothing
    case bucket(Int)
    /// An element in one of these buckets may match. If there are no buckets, no element matches.
    case buckets([Int])

    /// - Parameter buckets: The buckets. A matching element is in at least one of them.
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
