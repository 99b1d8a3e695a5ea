/// The elements that a step of invalidation leads to, relative to the element that it starts from.
enum ElementRelation: Hashable {
    /// The elements right of combinators, or the element itself.
    case forward(ForwardReach)
    /// The ancestors that are at most so many levels up.
    case ancestors(Distance)
    /// The preceding siblings that are at most so many siblings away.
    case precedingSiblings(Distance)
    /// The element and the siblings on one side of it.
    case selfAndFollowingSiblings, selfAndPrecedingSiblings
    /// The element's whole tree.
    case tree

    /// The elements left of a combinator when the element is right of it.
    init(leftOf combinator: Combinator) {
        switch combinator {
        case .child: self = .ancestors(.one)
        case .descendant: self = .ancestors(.unlimited)
        case .nextSibling: self = .precedingSiblings(.one)
        case .subsequentSibling: self = .precedingSiblings(.unlimited)
        }
    }

    /// The relation that combines a step to the left over a combinator and this relation; `nil` if there is none.
    func preceded(by combinator: Combinator) -> ElementRelation? {
        switch (ElementRelation(leftOf: combinator), self) {
        case (.ancestors(let first), .ancestors(let second)): .ancestors(first + second)
        // Siblings have the same parent.
        case (.precedingSiblings, .ancestors): self
        case (.precedingSiblings(let first), .precedingSiblings(let second)): .precedingSiblings(first + second)
        case (.ancestors, _), (.precedingSiblings, _), (.forward, _), (.selfAndFollowingSiblings, _),
            (.selfAndPrecedingSiblings, _), (.tree, _):
            nil
        }
    }
}

/// A number of steps along siblings, ancestors or levels: zero, one, two or unlimited.
///
/// Few distances keep the number of different paths through deeply nested rules small.
struct Distance: Hashable {
    private let steps: UInt8

    private init(steps: UInt8) {
        self.steps = steps
    }

    static let zero = Distance(steps: 0)
    static let one = Distance(steps: 1)
    static let unlimited = Distance(steps: .max)

    static func + (first: Distance, second: Distance) -> Distance {
        if first == .zero { return second }
        if second == .zero { return first }
        return first == .one && second == .one ? Distance(steps: 2) : .unlimited
    }

    /// The maximum number of steps.
    var maximum: Int { self == .unlimited ? .max : Int(steps) }
}

/// The elements right of some combinators: following siblings, the descendants of the element or of those siblings.
struct ForwardReach: Hashable {
    /// The number of following siblings; zero for the element itself.
    private(set) var siblings = Distance.zero
    /// The number of levels of descendants; zero for the element or the siblings themselves.
    private(set) var levels = Distance.zero

    /// The element itself.
    static let element = ForwardReach()
    static let nextSibling = ForwardReach(siblings: .one)
    static let followingSiblings = ForwardReach(siblings: .unlimited)

    /// The elements right of a combinator.
    init(rightOf combinator: Combinator) {
        switch combinator {
        case .child: levels = .one
        case .descendant: levels = .unlimited
        case .nextSibling: siblings = .one
        case .subsequentSibling: siblings = .unlimited
        }
    }

    private init(siblings: Distance = .zero) {
        self.siblings = siblings
    }

    /// The elements that `other` reaches from the elements of this reach.
    func appending(_ other: ForwardReach) -> ForwardReach {
        var sum = self
        // The siblings of a child are children of the same parent.
        if levels == .zero { sum.siblings = siblings + other.siblings }
        sum.levels = levels + other.levels
        return sum
    }
}
