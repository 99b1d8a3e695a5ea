/// A mutable property of an element that a selector can test, such as a class or its position among its siblings.
enum SelectorFeature {
    case `class`(UInt32)
    case id(UInt32)
    /// One bit of `ElementState`.
    case state(UInt16)
    /// Any attribute that selectors test.
    case attributes
    /// Whether the element shows text or has children.
    case empty

    // MARK: The features of an element that is inserted or removed

    /// The element is the first of its siblings, or the last.
    case firstChild, lastChild
    /// The element separates two siblings.
    case previousSibling
    /// The element precedes siblings, or follows siblings.
    case precedingSiblings, followingSiblings
    /// The element is a descendant or a sibling of others, which `:has()` can test.
    case hasArgument

    /// The number of features that are not names: those below, and 16 states.
    private static let namelessCount = 24

    /// How many indices the features need if names are below `nameCount`.
    static func indexCount(nameCount: Int) -> Int { namelessCount + nameCount * 2 }

    /// A dense index.
    var index: Int {
        switch self {
        case .attributes: 0
        case .empty: 1
        case .firstChild: 2
        case .lastChild: 3
        case .previousSibling: 4
        case .precedingSiblings: 5
        case .followingSiblings: 6
        case .hasArgument: 7
        case .state(let bit): 8 + bit.trailingZeroBitCount
        case .class(let name): Self.namelessCount + Int(name) * 2
        case .id(let name): Self.namelessCount + Int(name) * 2 + 1
        }
    }
}
