import CSSEngine

/// The layout declarations of a style, for one class of views. Views with the same style share a specification.
@MainActor final class FrameRules {
    let width, height: Extent?
    let minimumWidth, minimumHeight, maximumWidth, maximumHeight: Extent?
    /// The total padding of both sides, which is added to the size.
    let horizontalPadding, verticalPadding: Extent?
    let top, left, bottom, right: Extent?
    /// The right and bottom distances whose percentages are distances from the far edge.
    let logicalInsets: Set<FrameProperty>
    /// Whether the frame depends on the direction of lines.
    let isDirectional: Bool
    let horizontalAlignment, verticalAlignment: Keyword?
    let relative: RelativeTarget?
    /// The rules of `layout`, which replace all other declarations.
    let layout: AnchorRules?
    /// The rules of `frame`, `bounds` and `center`.
    let rectangleRules: RectangleRules?
    /// The views whose frames determine the frame.
    let targets: [RelativeTarget]
    let marginTop, marginRight, marginBottom, marginLeft: Extent?
    /// The size of a view that UIKit never resizes. `nil` for other views.
    let fixedSize: CGSize?
    /// The measurement of the content, which depends on the class of the views.
    let contentKind: ContentKind
    /// Whether the width or height depends on the size of the content.
    let asksForContent: Bool
    /// Whether a size is negative, and therefore relative to the frame of the superview.
    let needsSuperviewFrame: Bool
    /// Whether the size or the position is relative to the superview.
    private(set) var needsSuperview = false

    /// Creates a specification from the values of a style. `nil` if no value affects the layout.
    init?(_ values: FrameRuleValues, _ view: UIView) {
        if values.isEmpty { return nil }
        func extent(_ property: FrameProperty) -> Extent? { Extent(values[property]) }
        func keyword(_ property: FrameProperty) -> Keyword? {
            if case .keyword(let keyword) = values[property] { keyword } else { nil }
        }
        width = extent(.width)
        height = extent(.height)
        minimumWidth = extent(.minimumWidth)
        minimumHeight = extent(.minimumHeight)
        maximumWidth = extent(.maximumWidth)
        maximumHeight = extent(.maximumHeight)
        let isContent = view.hasPaddingInside
        verticalPadding = extent(.verticalPadding) ?? (isContent ? nil : extent(.paddingTop))
        horizontalPadding = extent(.horizontalPadding) ?? (isContent ? nil : extent(.paddingRight))
        (top, left, bottom, right) = (extent(.top), extent(.left), extent(.bottom), extent(.right))
        (logicalInsets, isDirectional) = (values.logicalInsets, values.areDirectional)
        horizontalAlignment = keyword(.horizontalAlignment)
        verticalAlignment = keyword(.verticalAlignment)
        relative = if case .string(let text) = values[.relative] { RelativeTarget(text) } else { nil }
        (marginTop, marginBottom) = (extent(.marginTop), extent(.marginBottom))
        (marginLeft, marginRight) = (extent(.marginLeft), extent(.marginRight))
        layout = values[.layout]?.custom(as: LayoutValue.self).map(AnchorRules.init)
        targets = layout?.targets ?? (relative.map { [$0] } ?? [])
        rectangleRules = RectangleRules(values)
        fixedSize = view.fixedSize
        contentKind = ContentKind(of: view)
        asksForContent =
            layout?.asksForContent
            ?? ([width, height].contains { $0?.fitsContent == true } || rectangleRules?.fitsContent == true
                || [minimumWidth, minimumHeight, maximumWidth, maximumHeight].contains { $0?.fitsContent == true })
        needsSuperviewFrame = width?.isNegative == true || height?.isNegative == true
        let hasExtents = extents.contains { $0 != nil }
        if layout == nil, rectangleRules == nil, !hasExtents, horizontalAlignment == nil, verticalAlignment == nil,
            relative == nil
        {
            return nil
        }
        needsSuperview = !propertiesRelativeToSuperview.isEmpty
    }

    private var extents: [Extent?] {
        [
            width, height, minimumWidth, minimumHeight, maximumWidth, maximumHeight, horizontalPadding,
            verticalPadding, top, left, bottom, right, marginTop, marginRight, marginBottom, marginLeft,
        ]
    }

    /// Returns whether two specifications result in the same frames.
    func isEquivalent(to other: FrameRules) -> Bool {
        if self === other { return true }
        return layout == other.layout && rectangleRules == other.rectangleRules && relative == other.relative
            && horizontalAlignment == other.horizontalAlignment
            && verticalAlignment == other.verticalAlignment && contentKind == other.contentKind
            && extents == other.extents && logicalInsets == other.logicalInsets
    }
}
