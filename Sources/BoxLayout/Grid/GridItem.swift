/// A grid item while its container is laid out.
struct GridItem: BitwiseCopyable {
    var node: Int32
    var style: UnsafePointer<CompiledStyle>
    var column = GridSpan()
    var row = GridSpan()
    var alignSelf: SelfAlignment
    var justifySelf: SelfAlignment
    /// Whether the contributions to columns depend on the height of rows.
    var dependsOnHeight = false
    /// The distance from the top margin edge to the first baseline, or from the bottom margin edge to the last.
    var ascent = 0.0
    /// The space that baseline alignment adds before the item, or after it for last baselines.
    var shim = 0.0

    var isFirstBaseline: Bool { alignSelf.keyword == .firstBaseline && !hasAutoVerticalMargin }
    var isLastBaseline: Bool { alignSelf.keyword == .lastBaseline && !hasAutoVerticalMargin }
    private var hasAutoVerticalMargin: Bool { style.pointee.margin.top.isAuto || style.pointee.margin.bottom.isAuto }

    /// Whether the item aligns with other items of its column by baselines in the inline axis.
    var isInlineBaseline: Bool {
        (justifySelf.keyword == .firstBaseline || justifySelf.keyword == .lastBaseline)
            && !style.pointee.margin.left.isAuto && !style.pointee.margin.right.isAuto
            && !(hasRelativeWidth && column.dependsOnContent)
    }

    /// Aligns the item at an edge, because its border box is its baseline and depends on the rows that baseline alignment
    /// influences (CSS Grid 2, section 12.5, step 1).
    mutating func useBaselineFallback() {
        alignSelf = SelfAlignment(isFirstBaseline ? .start : .end, .safe)
        shim = 0
    }

    private var hasRelativeWidth: Bool {
        style.pointee.size.width.isRelative || style.pointee.minimumSize.width.isRelative
            || style.pointee.maximumSize.width.isRelative
    }

    /// The width that the grid area gives an item with an `auto` width (CSS Grid 2, section 6.2).
    var autoWidth: AutoWidth {
        if style.pointee.margin.left.isAuto || style.pointee.margin.right.isAuto { return .fitContent }
        switch justifySelf.keyword {
        case .auto, .normal: return .stretch
        case .stretch: return .stretchAligned
        case .firstBaseline, .lastBaseline, .center, .start, .end, .selfStart, .selfEnd, .flexStart, .flexEnd, .left,
            .right:
            return .fitContent
        }
    }

    /// Whether the height is that of the grid area. An aspect ratio has priority over `normal` if the width is stretched or
    /// given.
    var stretchesHeight: Bool {
        guard style.pointee.size.height.isAuto, !hasAutoVerticalMargin else { return false }
        switch alignSelf.keyword {
        case .auto, .normal:
            return !style.pointee.hasRatio || (autoWidth == .fitContent && style.pointee.size.width.isAuto)
                || style.pointee.size.width.isContentKeyword
        case .stretch: return true
        case .firstBaseline, .lastBaseline, .center, .start, .end, .selfStart, .selfEnd, .flexStart, .flexEnd, .left,
            .right:
            return false
        }
    }

    /// Whether the height is that which the aspect ratio gives for the width. The width can follow from the height of the grid
    /// area, between its limits.
    var heightFollowsRatio: Bool {
        style.pointee.hasRatio && style.pointee.size.height.isAuto && alignSelf.keyword != .stretch
    }

    /// Whether the item contributes to columns with the height of the grid area, once that is known.
    var contributesByHeight: Bool {
        style.pointee.size.height.isAuto && !hasAutoVerticalMargin
            && [.auto, .normal, .stretch].contains(alignSelf.keyword)
    }

    /// The height of the item if the grid area stretches it.
    func stretchedHeight(_ sizer: BoxSizer, in areaHeight: Double) -> Double {
        // A width that follows from the height through an aspect ratio is no basis for keywords.
        let followsHeight =
            style.pointee.hasRatio
            && (style.pointee.size.width.isAuto ? autoWidth == .fitContent : style.pointee.size.width.isContentKeyword)
        let width =
            style.pointee.hasContentLimits && !followsHeight
            ? sizer.containing.width.map { sizer.usedWidth(autoWidth, available: $0) } : nil
        return sizer.stretchedHeight(areaHeight - sizer.margins.vertical, width: width)
    }

    /// The used width of the item in its grid area.
    func usedWidth(_ sizer: BoxSizer, stretchedHeight: Double?) -> Double {
        sizer.usedWidth(
            autoWidth, available: sizer.containing.width ?? 0, imposedHeight: stretchedHeight,
            automaticMinimum: stretchedHeight == nil ? .limitedByRatio : heightFollowsRatio ? .none : .content)
    }
}
