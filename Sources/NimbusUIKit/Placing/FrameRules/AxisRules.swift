import CSSEngine

/// The frame rules of an axis. The near edge is the left or the top edge, and the far edge the right or the bottom edge.
struct AxisRules: Equatable {
    /// The width or the height with its limits.
    let length, minimum, maximum: Extent?
    /// The total padding of both sides, which is added to the length.
    let padding: Extent?
    /// The distances from the edges of the superview.
    let near, far: Extent?
    /// Whether percentages of the far distance are distances from the far edge.
    let isFarInset: Bool
    let alignment: Keyword?
    /// The distances from the target of `-mobile-relative`.
    let nearMargin, farMargin: Extent?

    /// Creates the horizontal rules of a style.
    /// - Parameter hasPaddingInside: Whether the views draw their padding, so that it is part of the length.
    init(horizontalIn values: FrameRuleValues, hasPaddingInside: Bool) {
        func extent(_ property: FrameProperty) -> Extent? { Extent(values[property]) }
        (length, minimum, maximum) = (extent(.width), extent(.minimumWidth), extent(.maximumWidth))
        padding = extent(.horizontalPadding) ?? (hasPaddingInside ? nil : extent(.paddingRight))
        (near, far, isFarInset) = (extent(.left), extent(.right), values.logicalInsets.contains(.right))
        alignment = Self.keyword(values[.horizontalAlignment])
        (nearMargin, farMargin) = (extent(.marginLeft), extent(.marginRight))
    }

    /// Creates the vertical rules of a style.
    /// - Parameter hasPaddingInside: Whether the views draw their padding, so that it is part of the length.
    init(verticalIn values: FrameRuleValues, hasPaddingInside: Bool) {
        func extent(_ property: FrameProperty) -> Extent? { Extent(values[property]) }
        (length, minimum, maximum) = (extent(.height), extent(.minimumHeight), extent(.maximumHeight))
        padding = extent(.verticalPadding) ?? (hasPaddingInside ? nil : extent(.paddingTop))
        (near, far, isFarInset) = (extent(.top), extent(.bottom), values.logicalInsets.contains(.bottom))
        alignment = Self.keyword(values[.verticalAlignment])
        (nearMargin, farMargin) = (extent(.marginTop), extent(.marginBottom))
    }

    private static func keyword(_ value: Value?) -> Keyword? {
        if case .keyword(let keyword) = value { keyword } else { nil }
    }

    /// Whether there is no rule.
    var isEmpty: Bool {
        alignment == nil
            && [length, minimum, maximum, padding, near, far, nearMargin, farMargin].allSatisfy { $0 == nil }
    }

    /// Whether the length depends on the size of the content.
    var asksForContent: Bool { [length, minimum, maximum].contains { $0?.fitsContent == true } }

    /// Whether the style decides about the length.
    var setsLength: Bool { [length, minimum, maximum, padding].contains { $0 != nil } }

    /// Whether the view is aligned with the middle or the far edge of the superview.
    var isAlignedFar: Bool { [.right, .bottom, .center, .middle].contains(alignment) }
}
