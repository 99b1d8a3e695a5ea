/// A simple selector or a combinator of a compiled selector. Eight bytes, no references.
///
/// A complex selector is a run of components in source order and is matched from the last one to the first. The
/// components of a nested list, as in `:is(…)`, come directly before the component that tests the list.
package struct SelectorComponent: Hashable, BitwiseCopyable {
    package enum Kind: UInt8, BitwiseCopyable {
        case type, `class`, id
        case universal
        case attribute
        /// `:lang()`.
        case language
        /// All of `states` are set or, for `notState`, none of them is.
        case state, notState
        /// `:scope` in `@scope`: the root of the scope. Elsewhere `:scope` is a `.root`.
        case scope
        case root, empty, firstChild, lastChild, onlyChild, firstOfType, lastOfType, onlyOfType
        case nthChild, nthLastChild, nthOfType, nthLastOfType
        /// `:is()`, `:where()` and `&`.
        case matchesAny
        case not, has
        /// `:dir()`.
        case direction
        /// `:landscape` and other pseudo-classes that test the environment.
        case environment
        /// A selector that is valid and never matches: states that views do not have, and pseudo-elements.
        case never
        case descendant, child, nextSibling, subsequentSibling
        /// The end of a complex selector.
        case end
    }

    /// The notation of a component whose kind has several.
    package enum Notation: UInt8, BitwiseCopyable {
        /// The only or usual notation of the kind.
        case standard
        /// `&`: a `.matchesAny` whose list is the parent rule's or, outside of style rules, a `.root`.
        case nesting
        /// `:--name`: a `.matchesAny` whose list is that of a custom selector.
        case custom
        /// `:where()`: a `.matchesAny` without specificity. `:where(:scope)`: a `.scope` without specificity.
        case `where`
        /// `:defined`: a `.universal` with the specificity of a pseudo-class.
        case defined
        /// A pseudo-element: a `.never`, the `.state` of a placeholder, or the `.attribute` of a part.
        case pseudoElement
        /// A part that the InterfaCSS format gives as a key path: an `.attribute` with the specificity of an id.
        case keyPath
        /// An id whose case is ignored: a `.class` with the specificity of an id.
        case foldedID
        /// A type that is not inherited: a `.type`.
        case exactType
        /// A type of the view controller whose root view the element is: a `.type`.
        case controllerType
        /// The same, not inherited.
        case exactControllerType
        /// `:controller-root`: a `.type` with the specificity of a pseudo-class.
        case controllerRoot
        /// `:dir(rtl)`: a `.direction`. The standard notation is `:dir(ltr)`.
        case rightToLeft
    }

    package var kind: Kind
    package var notation = Notation.standard
    /// The raw value of the `ElementState`s that a `.state` or `.notState` tests.
    package var states: UInt16 = 0
    /// An index or an atom, depending on the kind's operand.
    package var index: UInt32 = 0

    /// Whether the component is `&` in a style rule.
    package var isNesting: Bool { kind == .matchesAny && notation == .nesting }

    /// Whether the components of the list are elsewhere, not before the component: `&` or a custom selector.
    package var hasDistantList: Bool { kind == .matchesAny && (notation == .nesting || notation == .custom) }

    /// Whether the component tests the name of a part. The component to the left of it is a child combinator.
    var isPartTest: Bool { kind == .attribute && (notation == .pseudoElement || notation == .keyPath) }

    /// The specificity of the component without its list.
    @inline(__always) var weight: Kind.Weight {
        switch notation {
        case .standard, .custom, .rightToLeft, .exactType, .controllerType, .exactControllerType: kind.traits.weight
        case .foldedID, .keyPath: .id
        case .nesting, .where: .none
        case .defined, .controllerRoot: .class
        case .pseudoElement: .type
        }
    }
}

extension SelectorComponent.Kind {
    /// The number in a specificity that a component increments (Selectors 4, section 16).
    package enum Weight {
        case none, type, `class`, id
    }

    /// The data of a component, in addition to its kind.
    package enum Operand {
        case none
        /// A name: `index` is the id of an `Atom`.
        case name
        /// `states`.
        case states
        /// `index` is an index of `SelectorTable.attributes`.
        case attribute
        /// `index` is an index of `SelectorTable.nths`. The pattern may have a list.
        case nth
        /// `index` is an index of `SelectorTable.lists`.
        case list
        /// `index` is an index of `SelectorTable.environmentTests`.
        case environment
    }

    /// The bucket of a rule index that contains all elements that match a component.
    package enum BucketKey {
        case type, `class`, id, attribute
        /// The buckets of the members of the list.
        case list
    }

    /// The mutable properties of elements that a match depends on.
    package struct Dependence: OptionSet {
        package let rawValue: UInt16

        package init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        static let `class` = Dependence(rawValue: 1)
        static let id = Dependence(rawValue: 1 << 1)
        static let attribute = Dependence(rawValue: 1 << 2)
        /// The language of the element, which an ancestor or the environment can set.
        static let language = Dependence(rawValue: 1 << 3)
        static let direction = Dependence(rawValue: 1 << 4)
        static let states = Dependence(rawValue: 1 << 5)
        /// Whether the element has text or children.
        package static let content = Dependence(rawValue: 1 << 6)
        /// Whether the element is the first sibling, or the last one.
        package static let firstChild = Dependence(rawValue: 1 << 7)
        package static let lastChild = Dependence(rawValue: 1 << 8)
        /// The number of siblings before the element, or after it.
        static let precedingSiblings = Dependence(rawValue: 1 << 9)
        static let followingSiblings = Dependence(rawValue: 1 << 10)
        /// Other elements, which the argument of `:has()` or the compound left of a sibling combinator matches.
        static let otherElements = Dependence(rawValue: 1 << 11)
        /// The environment of the element, except its direction and language.
        static let environment = Dependence(rawValue: 1 << 12)

        /// Siblings, children or text.
        static let structure: Dependence = [
            .content, .firstChild, .lastChild, .precedingSiblings, .followingSiblings, .otherElements,
        ]
        /// The states or the text of the element, which differ between its variants.
        static let variant: Dependence = [.states, .content]
    }

    /// The properties of a kind.
    ///
    /// Specificity, the rule index, invalidation and variants use only the traits, except for lists and `:has()`. Lint
    /// also distinguishes kinds, where the meaning of a selector makes it impossible or redundant.
    ///
    /// To add a pseudo-class: name it in `selectors.y`, `CFlexTokenizer.h` and `Pseudo`, and run `make grammar`. Then add
    /// its component to `SelectorCompiler`, its traits here, and its test to `SelectorMatcher`. A new dependence also takes
    /// a case of `SelectorFeature`, its path in `SelectorDependencyCollector`, and a call of `Invalidator.invalidate`.
    package struct Traits {
        var weight = Weight.none
        package var operand = Operand.none
        var bucketKey: BucketKey?
        package var dependence: Dependence = []
        var combinator: Combinator?
        /// Whether no element matches.
        package var neverMatches = false
    }

    @inline(__always) package var traits: Traits {
        switch self {
        case .type: Traits(weight: .type, operand: .name, bucketKey: .type)
        case .class: Traits(weight: .class, operand: .name, bucketKey: .class, dependence: .class)
        case .id: Traits(weight: .id, operand: .name, bucketKey: .id, dependence: .id)
        case .universal: Traits()
        case .attribute:
            Traits(weight: .class, operand: .attribute, bucketKey: .attribute, dependence: .attribute)
        case .language: Traits(weight: .class, operand: .attribute, dependence: .language)
        case .state, .notState: Traits(weight: .class, operand: .states, dependence: .states)
        case .root, .scope: Traits(weight: .class)
        case .never: Traits(weight: .class, neverMatches: true)
        case .direction: Traits(weight: .class, dependence: .direction)
        case .environment: Traits(weight: .class, operand: .environment, dependence: .environment)
        case .empty: Traits(weight: .class, dependence: .content)
        case .firstChild: Traits(weight: .class, dependence: .firstChild)
        case .lastChild: Traits(weight: .class, dependence: .lastChild)
        case .onlyChild: Traits(weight: .class, dependence: [.firstChild, .lastChild])
        case .firstOfType: Traits(weight: .class, dependence: .precedingSiblings)
        case .lastOfType: Traits(weight: .class, dependence: .followingSiblings)
        case .onlyOfType: Traits(weight: .class, dependence: [.precedingSiblings, .followingSiblings])
        case .nthChild, .nthOfType: Traits(weight: .class, operand: .nth, dependence: .precedingSiblings)
        case .nthLastChild, .nthLastOfType: Traits(weight: .class, operand: .nth, dependence: .followingSiblings)
        case .matchesAny: Traits(operand: .list, bucketKey: .list)
        case .not: Traits(operand: .list)
        case .has: Traits(operand: .list, dependence: .otherElements)
        case .descendant: Traits(combinator: .descendant)
        case .child: Traits(combinator: .child)
        case .nextSibling: Traits(dependence: .otherElements, combinator: .nextSibling)
        case .subsequentSibling: Traits(dependence: .otherElements, combinator: .subsequentSibling)
        case .end: Traits()
        }
    }

    /// Whether a match depends on siblings, children or text. A list depends on them if one of its members does.
    @inline(__always) package var dependsOnStructure: Bool { !traits.dependence.isDisjoint(with: .structure) }

    /// Whether a match can differ between the variants of an element. A list does if one of its members does.
    @inline(__always) var dependsOnState: Bool { !traits.dependence.isDisjoint(with: .variant) }

    @inline(__always) var combinator: Combinator? { traits.combinator }

    @inline(__always) package var isCombinator: Bool { combinator != nil }

    /// Whether the components of a list can precede the component.
    @inline(__always) var mayHaveList: Bool { traits.operand == .list || traits.operand == .nth }
}

/// The relation between the elements of two compounds (Selectors 4, section 15). `CFlexTokenizer.h` defines the raw
/// values.
package enum Combinator: UInt8, BitwiseCopyable {
    case descendant = 1
    case child, nextSibling, subsequentSibling

    var kind: SelectorComponent.Kind {
        switch self {
        case .descendant: .descendant
        case .child: .child
        case .nextSibling: .nextSibling
        case .subsequentSibling: .subsequentSibling
        }
    }
}
