/// One step of a compiled selector: a simple selector or a combinator. Eight bytes, no references.
///
/// A complex selector is a run of parts in source order and is matched from its last part to its first. The parts
/// of a nested list (`:is(…)`) stand just before the part that tests them, which knows where they start.
struct SelectorComponent: Hashable, BitwiseCopyable {
    enum Kind: UInt8 {
        /// `index` is the name.
        case type, `class`, id
        case universal
        /// `index` is a row of `SelectorTable.attributes`.
        case attribute
        /// The states in `detail` are all set, or, for `stateAbsent`, all not set.
        case state, stateAbsent
        case root, empty, firstChild, lastChild, onlyChild, firstOfType, lastOfType, onlyOfType
        /// `index` is a row of `SelectorTable.nths`.
        case nthChild, nthLastChild, nthOfType, nthLastOfType
        /// `:is()`, `:where()` and `&`; `index` is a row of `SelectorTable.lists`.
        case matchesAny
        case not, has
        /// `:dir()`; `detail` is 1 for right to left.
        case direction
        /// Valid, and never true here: the web's states that views have not, and pseudo-elements.
        case never
        case descendant, child, nextSibling, subsequentSibling
        /// Stands behind the last part of a complex selector.
        case end

        /// Whether the answer depends on siblings, children or text; that of a list depends on its members.
        var looksAround: Bool {
            switch self {
            case .empty, .firstChild, .lastChild, .onlyChild, .firstOfType, .lastOfType, .onlyOfType, .nthChild,
                .nthLastChild, .nthOfType, .nthLastOfType, .has, .nextSibling, .subsequentSibling:
                true
            case .type, .class, .id, .universal, .attribute, .state, .stateAbsent, .root, .matchesAny, .not,
                .direction, .never, .descendant, .child, .end:
                false
            }
        }

        /// Whether the answer may be another one for a variant of an element; that of a list depends on its members.
        var asksForState: Bool { self == .state || self == .stateAbsent || self == .empty }

        /// The combinator that it is, if it is one.
        @inline(__always) var combinator: Combinator? {
            switch self {
            case .descendant: .descendant
            case .child: .child
            case .nextSibling: .nextSibling
            case .subsequentSibling: .subsequentSibling
            case .type, .class, .id, .universal, .attribute, .state, .stateAbsent, .root, .empty, .firstChild,
                .lastChild, .onlyChild, .firstOfType, .lastOfType, .onlyOfType, .nthChild, .nthLastChild, .nthOfType,
                .nthLastOfType, .matchesAny, .not, .has, .direction, .never, .end:
                nil
            }
        }

        @inline(__always) var isCombinator: Bool { combinator != nil }

        /// Whether parts of a list may stand before it.
        @inline(__always) var mayHaveList: Bool {
            switch self {
            case .nthChild, .nthLastChild, .nthOfType, .nthLastOfType, .matchesAny, .not, .has: true
            case .type, .class, .id, .universal, .attribute, .state, .stateAbsent, .root, .empty, .firstChild,
                .lastChild, .onlyChild, .firstOfType, .lastOfType, .onlyOfType, .direction, .never, .descendant, .child,
                .nextSibling, .subsequentSibling, .end:
                false
            }
        }
    }

    /// `detail` of a `.matchesAny` that is `&`: its list stands elsewhere.
    static let nesting: UInt8 = 1
    /// `detail` of a `.matchesAny` that is `:where()`: it adds no specificity.
    static let `where`: UInt8 = 2
    /// `detail` of a `.never` that is a pseudo-element.
    static let pseudoElement: UInt8 = 1

    var kind: Kind
    var detail: UInt8 = 0
    var index: UInt32 = 0
}
