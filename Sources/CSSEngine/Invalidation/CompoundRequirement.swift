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

/// Finds the requirements of the compounds of selectors.
struct CompoundRequirements {
    private let selectors: SelectorTable
    private var keys: BucketKeys

    init(_ selectors: SelectorTable) {
        self.selectors = selectors
        keys = BucketKeys(selectors)
    }

    /// The requirement of the rightmost compound of a selector.
    mutating func requirement(of complex: ComplexSelector) -> CompoundRequirement {
        keys.collectBuckets(of: complex)
        return CompoundRequirement(keys.buckets)
    }

    /// The requirement of the compound of a selector that ends at an index.
    mutating func requirement(endingAt end: UInt32, in complex: ComplexSelector) -> CompoundRequirement {
        var compound = complex
        compound.end = end
        return requirement(of: compound)
    }

    /// The requirement of the compound of a step of `:has()`.
    mutating func requirement(of step: RelativeStep, in complex: ComplexSelector) -> CompoundRequirement {
        var compound = complex
        (compound.start, compound.end) = (step.start, step.end)
        return requirement(of: compound)
    }

    /// The requirement of an element that matches a member of a list.
    mutating func requirement(ofList list: UInt32) -> CompoundRequirement {
        keys.collectBuckets(ofList: list)
        return CompoundRequirement(keys.buckets)
    }

    /// Whether a path can leave the compound that ends at an index to other elements. If not, its requirement is not used.
    func isNeeded(endingAt end: UInt32, in complex: ComplexSelector) -> Bool {
        var index = end
        while index > complex.start {
            let kind = selectors.components[Int(index - 1)].kind
            if kind.isCombinator { return false }
            if kind.dependsOnStructure || kind.mayHaveList { return true }
            index = selectors.start(ofComponent: index - 1)
        }
        return false
    }
}
