import CSSEngine

/// The layout declarations of a view's style.
struct LayoutSpecification: Equatable {
    var width, height: Extent?
    var minimumWidth, minimumHeight, maximumWidth, maximumHeight: Extent?
    /// The padding that is added to the size, once and not per side.
    var horizontalPadding, verticalPadding: Extent?
    var top, left, bottom, right: Extent?
    var horizontalAlignment, verticalAlignment: Keyword?
    var relative: RelativeTarget?
    var marginTop, marginRight, marginBottom, marginLeft: Extent?
    /// Whether the size or the position is relative to the superview.
    private(set) var needsSuperview = false

    /// Creates a specification from the values of a style. `nil` if no value affects the layout.
    @MainActor init?(_ values: LayoutValues, _ view: UIView) {
        if values.isEmpty { return nil }
        func extent(_ property: LayoutProperty) -> Extent? { Extent(values[property]) }
        func keyword(_ property: LayoutProperty) -> Keyword? {
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
        horizontalAlignment = keyword(.horizontalAlignment)
        verticalAlignment = keyword(.verticalAlignment)
        relative = if case .string(let text) = values[.relative] { RelativeTarget(text) } else { nil }
        (marginTop, marginBottom) = (extent(.marginTop), extent(.marginBottom))
        (marginLeft, marginRight) = (extent(.marginLeft), extent(.marginRight))
        if self == LayoutSpecification() { return nil }
        needsSuperview = !propertiesRelativeToSuperview.isEmpty
    }

    private init() {}

    /// Whether the width or height depends on the size of the content.
    var asksForContent: Bool { width == .auto || height == .auto }
}
