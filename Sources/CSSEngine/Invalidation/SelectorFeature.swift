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
    /// A part of the environment that pseudo-classes test.
    case environment(EnvironmentTest.Aspect)

    // MARK: The features of an element that is inserted or removed

    /// The position as the first sibling, or as the last one.
    case firstChild, lastChild
    /// A position directly before another sibling, which `+` tests.
    case adjacentSibling
    /// A position anywhere before other siblings, or anywhere after them.
    case precedingSiblings, followingSiblings
    /// A position as a descendant or sibling of another element, which `:has()` can test.
    case hasArgument

    /// Calls `body` with the feature of each bit of an `ElementState`, the lowest first.
    static func forEachState(in states: UInt16, _ body: (SelectorFeature) -> Void) {
        var states = states
        while states != 0 {
            body(.state(states & (0 &- states)))
            states &= states - 1
        }
    }

    /// The number of features without a name. The last one is the state with the highest bit.
    private static let namelessCount = SelectorFeature.state(1 << 15).index + 1

    /// The number of indices that the features need if names are below `nameCount`.
    static func indexCount(nameCount: Int) -> Int { namelessCount + nameCount * 3 }

    /// The index of the feature in arrays by feature.
    var index: Int {
        switch self {
        case .empty: 0
        case .direction: 1
        case .language: 2
        case .firstChild: 3
        case .lastChild: 4
        case .adjacentSibling: 5
        case .precedingSiblings: 6
        case .followingSiblings: 7
        case .hasArgument: 8
        case .environment(let aspect): 9 + Int(aspect.rawValue)
        case .state(let bit): 9 + EnvironmentTest.Aspect.count + bit.trailingZeroBitCount
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
        case .attribute, .state, .empty, .direction, .language, .environment, .firstChild, .lastChild,
            .adjacentSibling, .precedingSiblings, .followingSiblings, .hasArgument:
            nil
        }
    }
}
