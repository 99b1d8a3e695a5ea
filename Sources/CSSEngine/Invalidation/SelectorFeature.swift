/// A mutable property of an element that a selector can test, such as a class or its position among its siblings.
enum SelectorFeature {
    case `class`(UInt32)
    case id(UInt32)
    /// One bit of `ElementState`.
    case state(UInt16)
    /// The attribute with a name.
    case attribute(UInt32)
    /// Whether the element shows text or has children.
    case empty
    /// The direction of the text, and the language that the environment gives the element.
    case direction, language

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
    private static let namelessCount = 25

    /// The number of indices that the features need if names are below `nameCount`.
    static func indexCount(nameCount: Int) -> Int { namelessCount + nameCount * 3 }

    /// A dense index.
    var index: Int {
        switch self {
        case .empty: 0
        case .direction: 1
        case .language: 2
        case .firstChild: 3
        case .lastChild: 4
        case .previousSibling: 5
        case .precedingSiblings: 6
        case .followingSiblings: 7
        case .hasArgument: 8
        case .state(let bit): 9 + bit.trailingZeroBitCount
        case .class(let name): Self.namelessCount + Int(name) * 3
        case .id(let name): Self.namelessCount + Int(name) * 3 + 1
        case .attribute(let name): Self.namelessCount + Int(name) * 3 + 2
        }
    }

    /// The bucket of the elements that have the feature; `nil` if there is none.
    var bucket: Int? {
        switch self {
        case .class(let name): RuleIndex.Bucket.class(name)
        case .id(let name): RuleIndex.Bucket.id(name)
        case .attribute, .state, .empty, .direction, .language, .firstChild, .lastChild, .previousSibling,
            .precedingSiblings, .followingSiblings, .hasArgument:
            nil
        }
    }
}
