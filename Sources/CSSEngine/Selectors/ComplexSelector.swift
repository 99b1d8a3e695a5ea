/// A complex selector: a run of components.
package struct ComplexSelector: BitwiseCopyable {
    /// The start of a relative selector. The combinator is the first component, or a descendant combinator if the
    /// first component is not a combinator.
    package enum Anchor: Equatable, BitwiseCopyable {
        case absolute
        /// An element that matches the list of the enclosing rule (CSS Nesting): an index of `SelectorTable.lists`.
        case parentRule(list: UInt32)
        /// The anchor element of `:has()`. The steps from there begin at an index of `SelectorTable.relativeSteps`.
        case hasAnchor(firstStep: UInt32)
    }

    /// The range of components.
    package var start: UInt32
    package var end: UInt32
    var specificity: Specificity
    package var anchor = Anchor.absolute
    /// Whether a match can depend on siblings, children or text. Otherwise it depends only on the names and states of the
    /// element and its ancestors.
    var dependsOnStructure = false
    /// Whether a match can depend on the states or the text of an element, which differ between its variants.
    var dependsOnState: Bool
    /// Whether a match depends on the root of the `@scope` around the rule.
    var dependsOnScope: Bool
    /// Whether the selector tests a state or pseudo-element that no view has. Such a selector is valid, but useless.
    var neverMatches: Bool
    /// Whether the selector can match parts of elements. See `StyleElement.isInternalPart`.
    var matchesParts: Bool
    /// The number of nested steps to match the selector: one for each compound, and the steps of the lists it contains.
    var depth: UInt32
    /// The index of the first token.
    package var firstToken: UInt32

    /// The list of the enclosing rule to which the selector is relative; `nil` if there is none.
    @inline(__always) var parentList: UInt32? {
        if case .parentRule(let list) = anchor { list } else { nil }
    }

    /// The first step of a selector in `:has()`; `nil` for other selectors.
    @inline(__always) var firstStep: UInt32? {
        if case .hasAnchor(let step) = anchor { step } else { nil }
    }
}

/// A selector list: a range of complex selectors, any of which can match.
package struct SelectorList: BitwiseCopyable {
    /// The range of `SelectorTable.complexes`.
    var first: UInt32
    var end: UInt32
    /// The index of a nested list's first component. The component before it continues the enclosing selector.
    var componentsStart: UInt32
    /// The specificity of the most specific member.
    var specificity = Specificity.zero
    /// Whether this is true of a member.
    var dependsOnStructure = false
    /// Whether this is true of a member.
    var dependsOnState = false
    /// Whether this is true of a member.
    var dependsOnScope = false
    /// The maximum depth of a member.
    var depth: UInt32 = 0
    /// The equivalent list to match instead. For `:is(:is(…))`, this is the inner list, so that the nesting adds no
    /// depth. Otherwise it is the list itself.
    var canonicalList: UInt32

    package var indices: Range<Int> { Int(first)..<Int(end) }

    /// Extends the list by the next complex selector of the table.
    @inline(__always) mutating func append(_ member: ComplexSelector) {
        end += 1
        specificity = max(specificity, member.specificity)
        depth = max(depth, member.depth)
        if member.dependsOnStructure { dependsOnStructure = true }
        if member.dependsOnState { dependsOnState = true }
        if member.dependsOnScope { dependsOnScope = true }
    }
}

/// A combinator of a relative selector in `:has()`, and the compound after it (Selectors 4, section 4.5).
struct RelativeStep: BitwiseCopyable {
    var combinator: Combinator
    /// The range of the compound's components.
    var start: UInt32
    var end: UInt32
    /// Whether this is true of the selector.
    var dependsOnState: Bool
    /// Whether this is true of the selector.
    var dependsOnScope: Bool
    /// Whether this is the last step of the selector. Otherwise the next step follows in the table.
    var isLast: Bool
}
