/// One step of a compiled selector: a simple selector or a combinator. Eight bytes, no references.
///
/// A complex selector is a run of parts in source order and is matched from its last part to its first. The parts
/// of a nested list (`:is(…)`) stand just before the part that tests them, which knows where they start.
struct SelectorPart: BitwiseCopyable {
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

/// A run of parts, and how specific it is.
struct ComplexSelector: BitwiseCopyable {
    /// What a relative selector is relative to: the compound left of its first part, which is a combinator, or,
    /// where none is written, a descendant combinator is meant.
    enum Lead: UInt8 {
        case absolute
        /// An element that matches the enclosing rule's list (CSS Nesting).
        case enclosingRule
        /// The element of which `:has()` is asked.
        case anchor
    }

    var start: UInt32
    var end: UInt32
    var specificity: Specificity
    var lead = Lead.absolute
    /// For `.enclosingRule`: a row of `SelectorTable.lists`.
    var leadList: UInt32 = 0
    /// Whether matching it may look at siblings, children or text, not only at names and states of the element and its
    /// ancestors.
    var looksAround = false
    /// How many steps deep matching it goes: one for each compound, and those of the lists that a compound tests.
    var depth: UInt32
    /// The token that it begins with.
    var firstToken: UInt32
}

/// Some of `SelectorTable.complexes`, any of which may match.
struct SelectorList: BitwiseCopyable {
    var first: UInt32
    var end: UInt32
    /// Where the parts of a nested list start; the part before them continues the enclosing selector.
    var partsStart: UInt32
    /// That of its most specific member.
    var specificity: Specificity
    /// Whether one of its members does.
    var looksAround = false
    /// That of its deepest member.
    var depth: UInt32
    /// The list that an element matches if it matches this one: another one where that is all that the only member asks,
    /// as in `:is(:is(…))`, else itself. So they cost no depth however many there are.
    var essence: UInt32

    var indices: Range<Int> { Int(first)..<Int(end) }
}

/// `An+B`, with the list after `of` if there is one.
struct NthPattern: BitwiseCopyable {
    var a: Int32
    var b: Int32
    /// One more than a row of `SelectorTable.lists`; 0 without `of`.
    var list: UInt32
    var partsStart: UInt32

    /// Whether a 1-based position is in the sequence.
    func contains(_ position: Int) -> Bool {
        let distance = position - Int(b)
        if a == 0 { return distance == 0 }
        return distance % Int(a) == 0 && distance / Int(a) >= 0
    }
}

struct AttributeTest: Sendable {
    enum Operation: UInt8 {
        case exists = 1
        case equals, includes, dash, prefix, suffix, substring
    }

    var name: String
    var operation: Operation
    var value: String
    var ignoresCase: Bool

    /// Selectors 4, sections 6.1 to 6.3.
    func matches(_ actual: String) -> Bool {
        let (actual, value) =
            ignoresCase ? (asciiLowercased(actual), asciiLowercased(self.value)) : (actual, self.value)
        switch operation {
        case .exists: return true
        case .equals: return actual.utf8.elementsEqual(value.utf8)
        case .includes:
            return !value.isEmpty
                && actual.utf8.split(whereSeparator: isWhitespace).contains { $0.elementsEqual(value.utf8) }
        case .dash:
            guard actual.utf8.starts(with: value.utf8) else { return false }
            let rest = actual.utf8.dropFirst(value.utf8.count)
            return rest.isEmpty || rest.first == UInt8(ascii: "-")
        case .prefix: return !value.isEmpty && actual.utf8.starts(with: value.utf8)
        case .suffix: return !value.isEmpty && actual.utf8.reversed().starts(with: value.utf8.reversed())
        case .substring: return !value.isEmpty && contains(Array(actual.utf8), Array(value.utf8))
        }
    }

    private func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
        guard text.count >= part.count else { return false }
        return (0...text.count - part.count).contains { text[$0..<$0 + part.count].elementsEqual(part) }
    }
}
