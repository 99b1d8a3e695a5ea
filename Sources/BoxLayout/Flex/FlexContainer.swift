/// A flex container: its content box, and its axes (CSS Flexbox 1, section 2).
struct FlexContainer {
    let content: ContentBox
    /// Whether the main axis is the inline axis.
    let isRow: Bool
    /// Whether the main axis runs against the inline or block direction.
    let isReversed: Bool
    let isWrapReversed: Bool
    let isSingleLine: Bool
    let mainGap: Double
    let crossGap: Double

    init(_ content: ContentBox) {
        self.content = content
        let pass = content.pass
        let style = content.style
        isRow = style.pointee.flexDirection.isRow
        isReversed = style.pointee.flexDirection.isReversed
        isWrapReversed = style.pointee.flexWrap == .wrapReverse
        isSingleLine = style.pointee.flexWrap == .noWrap
        let columnGap = max(0, pass.resolve(style.pointee.columnGap, basis: content.containing.width ?? 0) ?? 0)
        let rowGap = max(0, pass.resolve(style.pointee.rowGap, basis: content.percentageHeight ?? 0) ?? 0)
        mainGap = isRow ? columnGap : rowGap
        crossGap = isRow ? rowGap : columnGap
    }

    var pass: BoxLayoutPass { content.pass }
    /// The height at which lines of a column break. Content that raises the height that an aspect ratio gives does not raise
    /// this limit.
    var columnLimit: Double {
        guard let height = content.height else { return content.maximumHeight }
        return content.percentageHeight ?? height
    }
    /// The inner cross size, if the content does not decide about it.
    var definiteCross: Double? {
        guard isRow else { return content.width }
        if content.height == nil, content.style.pointee.containsHeight { return content.clampedHeight(0) }
        return content.height
    }

    /// Whether the line stretches an item. A minimum height of `stretch` refers to the line in a row of indefinite height.
    func stretches(_ item: FlexItem) -> Bool {
        item.stretches(isRow: isRow)
            || (isRow && item.style.pointee.minimumSize.height.isStretch && content.percentageHeight == nil)
    }

    /// `justify-content`, in which `normal` and `stretch` behave as `flex-start` (CSS Flexbox 1, section 8.2).
    var mainAlignment: ContentAlignment {
        let alignment = content.style.pointee.justifyContent
        let isStart = alignment.keyword == .normal || alignment.keyword == .stretch
        return isStart ? ContentAlignment(.flexStart) : alignment
    }
}
