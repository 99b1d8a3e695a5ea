/// A simple selector or a combinator of a compiled selector. Eight bytes, no references.
///
/// A complex selector is a run of components in source order and is matched from the last one to the first. The
/// components of a nested list, as in `:is(…)`, come directly before the component that tests the list.
struct SelectorComponent: Hashable, BitwiseCopyable {
    enum Kind: UInt8 {
        case type, `class`, id
        case universal
        case attribute
        /// `:lang()`.
        case language
        /// All of `states` are set or, for `notState`, none of them is.
        case state, notState
        case root, empty, firstChild, lastChild, onlyChild, firstOfType, lastOfType, onlyOfType
        case nthChild, nthLastChild, nthOfType, nthLastOfType
        /// `:is()`, `:where()` and `&`.
        case matchesAny
        case not, has
        /// `:dir()`.
        case direction
        /// A selector that is valid and never matches: states that views do not have, and pseudo-elements.
        case never
        case descendant, child, nextSibling, subsequentSibling
        /// The end of a complex selector.
        case end
    }

    /// The notation of a component whose kind has several.
    enum Notation: UInt8 {
        /// The only or usual notation of the kind.
        case standard
        /// `&`: a `.matchesAny` whose list is the parent rule's or, outside of style rules, a `.root`.
        case nesting
        /// `:where()`: a `.matchesAny` without specificity.
        case `where`
        /// `:defined`: a `.universal` with the specificity of a pseudo-class.
        case defined
        /// A pseudo-element: a `.never`, or the `.state` of a placeholder.
        case pseudoElement
        /// `:dir(rtl)`: a `.direction`. The standard notation is `:dir(ltr)`.
        case rightToLeft
    }

    var kind: Kind
    var notation = Notation.standard
    /// The raw value of the `ElementState`s that a `.state` or `.notState` tests.
    var states: UInt16 = 0
    /// An index or an atom, depending on the operand of the kind.
    var index: UInt32 = 0

    /// Whether the component is `&` in a style rule. Its list does not come before it.
    var isNesting: Bool { kind == .matchesAny && notation == .nesting }

    /// The specificity of the component without its list.
    @inline(__always) var weight: Kind.Weight {
        switch notation {
        case .standard, .rightToLeft: kind.traits.weight
        case .nesting, .where: .none
        case .defined: .class
        case .pseudoElement: .type
        }
    }
}

extension SelectorComponent.Kind {
    /// The number in a specificity that a component increments (Selectors 4, section 16).
    enum Weight {
        case none, type, `class`, id
    }

    /// The meaning of `SelectorComponent.index`.
    enum Operand {
        case none
        /// The id of an `Atom`.
        case atom
        /// An index of `SelectorTable.attributes`.
        case attribute
        /// An index of `SelectorTable.nths`, which may have a list.
        case nth
        /// An index of `SelectorTable.lists`.
        case list
    }

    /// The properties of elements that a match depends on, apart from the names of the element and its ancestors.
    struct Dependence: OptionSet {
        let rawValue: UInt8

        /// Siblings, children or text.
        static let structure = Dependence(rawValue: 1)
        /// The states or the text of the element, which differ between its variants.
        static let state = Dependence(rawValue: 2)
    }

    /// The properties of a kind. Adding a simple selector takes a kind with its traits and a test in
    /// `SelectorMatcher`. The compiler then names each switch over the kinds that needs a case.
    struct Traits {
        var weight = Weight.none
        var operand = Operand.none
        var dependence: Dependence = []
        var combinator: Combinator?
    }

    @inline(__always) var traits: Traits {
        switch self {
        case .type: Traits(weight: .type, operand: .atom)
        case .class: Traits(weight: .class, operand: .atom)
        case .id: Traits(weight: .id, operand: .atom)
        case .universal: Traits()
        case .attribute, .language: Traits(weight: .class, operand: .attribute)
        case .state, .notState: Traits(weight: .class, dependence: .state)
        case .root, .direction, .never: Traits(weight: .class)
        case .empty: Traits(weight: .class, dependence: [.structure, .state])
        case .firstChild, .lastChild, .onlyChild, .firstOfType, .lastOfType, .onlyOfType:
            Traits(weight: .class, dependence: .structure)
        case .nthChild, .nthLastChild, .nthOfType, .nthLastOfType:
            Traits(weight: .class, operand: .nth, dependence: .structure)
        case .matchesAny, .not: Traits(operand: .list)
        case .has: Traits(operand: .list, dependence: .structure)
        case .descendant: Traits(combinator: .descendant)
        case .child: Traits(combinator: .child)
        case .nextSibling: Traits(dependence: .structure, combinator: .nextSibling)
        case .subsequentSibling: Traits(dependence: .structure, combinator: .subsequentSibling)
        case .end: Traits()
        }
    }

    /// Whether a match depends on siblings, children or text. A list depends on them if one of its members does.
    var dependsOnStructure: Bool { traits.dependence.contains(.structure) }

    /// Whether a match can differ between the variants of an element. A list does if one of its members does.
    var dependsOnState: Bool { traits.dependence.contains(.state) }

    @inline(__always) var combinator: Combinator? { traits.combinator }

    @inline(__always) var isCombinator: Bool { combinator != nil }

    /// Whether the components of a list can precede the component.
    @inline(__always) var mayHaveList: Bool { traits.operand == .list || traits.operand == .nth }
}

/// The relation between the elements of two compounds (Selectors 4, section 15).
enum Combinator {
    case descendant, child, nextSibling, subsequentSibling
}
