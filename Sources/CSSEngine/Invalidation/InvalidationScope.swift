/// Which elements a change of one element can restyle: from the element, or from others that `:has()` and `nth-child(of)`
/// tie to it, along a path.
struct InvalidationScope: Hashable {
    /// Where the path starts, instead of at the changed element alone.
    struct Anchors: OptionSet, Hashable {
        let rawValue: UInt8

        /// At the elements around it too.
        static let ancestors = Anchors(rawValue: 1)
        /// At all siblings of each start too.
        static let siblings = Anchors(rawValue: 2)
    }

    /// Where the subjects are, seen from a start.
    enum Path: UInt8 {
        /// The start itself.
        case element
        /// All inside it.
        case descendants
        /// The siblings behind it.
        case followingSiblings
        /// All inside those.
        case followingDescendants

        /// Whether the subjects are inside of what it leads over, and not that itself.
        var leadsInside: Bool {
            switch self {
            case .element, .followingSiblings: false
            case .descendants, .followingDescendants: true
            }
        }

        /// The way over a combinator and then along this path.
        func behind(_ combinator: Combinator) -> Path {
            switch combinator {
            case .nextSibling, .subsequentSibling: behindSiblings
            case .descendant, .child: .descendants
            }
        }

        /// The way from an element to the siblings behind it and then along this path.
        private var behindSiblings: Path {
            switch self {
            case .element, .followingSiblings: .followingSiblings
            case .descendants, .followingDescendants: .followingDescendants
            }
        }
    }

    var anchors: Anchors = []
    var path = Path.element

    /// Only the changed element.
    var isElement: Bool { anchors.isEmpty && path == .element }
}
