/// The contributions of items to the sizes of tracks (CSS Grid 2, sections 6.6 and 12.5).
struct GridContributions {
    let pass: BoxLayoutPass
    let columns: GridAxis
    let rows: GridAxis
    let isRightToLeft: Bool

    /// Determines the contributions of an item to its columns.
    ///
    /// - Parameter rowHeight: The height of the grid area, if it is known.
    func contributeToColumns(_ item: inout GridItem, rowHeight: Double?) {
        guard item.column.crossesIntrinsic || item.column.crossesFlexible else { return }
        let sizer = BoxSizer(pass, item.node, in: ContainingBlock(width: nil, height: rowHeight))
        let imposedHeight = item.contributesByHeight ? rowHeight.map { item.stretchedHeight(sizer, in: $0) } : nil
        let widths = sizer.widthContribution(
            imposedHeight: imposedHeight, isStretched: item.contributesByHeight,
            automaticMinimum: imposedHeight == nil ? .limitedByRatio : .content)
        item.dependsOnHeight = widths.dependsOnHeight
        item.column.minContent = widths.minimum
        // As in Blink, an item contributes its min-content width if its baseline is at the far edge.
        let isFarBaseline =
            item.isInlineBaseline && (item.justifySelf.keyword == .firstBaseline) == isRightToLeft
        item.column.maxContent = isFarBaseline ? widths.minimum : widths.maximum
        let style = item.style
        let height = imposedHeight ?? sizer.definiteHeight
        item.column.minimum = minimum(
            content: widths.minimum, span: item.column, axis: columns,
            hasOwnSize: sizer.width(style.pointee.size.width, available: nil, height: nil) != nil,
            isScrollContainer: style.pointee.overflow.width.isScrollable,
            explicitMinimum: style.pointee.minimumSize.width.isAuto
                ? nil : sizer.minimumWidth(available: nil, height: height) ?? sizer.edges.horizontal,
            edges: sizer.edges.horizontal, margins: sizer.margins.horizontal, shim: 0)
    }

    /// Determines the contributions of an item to its rows, from its height in the column.
    @inline(never) func contributeToRows(_ item: inout GridItem) {
        guard item.row.crossesIntrinsic || item.row.crossesFlexible else { return }
        let containing = ContainingBlock(width: columns.width(of: item.column), height: rows.fixedSize(of: item.row))
        let sizer = BoxSizer(pass, item.node, in: containing)
        let height = measure(item, sizer).height + sizer.margins.vertical + item.shim
        item.row.minContent = height
        item.row.maxContent = height
        let style = item.style
        item.row.minimum = minimum(
            content: height, span: item.row, axis: rows,
            hasOwnSize: style.pointee.size.height.isMinOrMaxContent
                || sizer.definiteHeight(style.pointee.size.height) != nil,
            isScrollContainer: style.pointee.overflow.height.isScrollable,
            explicitMinimum: style.pointee.minimumSize.height.isAuto ? nil : sizer.minimumHeight,
            edges: sizer.edges.vertical, margins: sizer.margins.vertical, shim: item.shim)
    }

    /// Measures an item in its column before its row is sized.
    @inline(never) func measure(_ item: GridItem, _ sizer: BoxSizer, needsBaselines: Bool = false) -> LayoutResult {
        let constraints = BoxConstraints(
            width: sizer.usedWidth(item.autoWidth, available: sizer.containing.width ?? 0), height: .fromStyle,
            containing: sizer.containing, isIndependent: true, needsBaselines: needsBaselines)
        return pass.measure(item.node, constraints)
    }

    /// The minimum contribution: the size with the minimum size in place of the preferred size, if that is `auto`.
    private func minimum(
        content: Double, span: GridSpan, axis: GridAxis, hasOwnSize: Bool, isScrollContainer: Bool,
        explicitMinimum: Double?, edges: Double, margins: Double, shim: Double
    ) -> Double {
        if hasOwnSize { return content }
        // As in Blink, baseline alignment does not add to a minimum of the style.
        if let explicitMinimum { return min(content, explicitMinimum + margins) }
        let tracks = GridTracksBuffer(rebasing: axis.tracks[span.start..<span.end])
        // The automatic minimum size (CSS Grid 2, section 6.6).
        let isContentBased =
            !isScrollContainer && tracks.contains(where: \.hasAutoMinimum)
            && (span.trackCount == 1 || !span.crossesFlexible)
        let margins = margins + shim
        guard isContentBased else { return min(content, edges + margins) }
        var limit = axis.gap * max(0, span.trackCount - 1)
        for track in tracks {
            guard case .fixed(let maximum) = track.maximum else { return content }
            limit += maximum * track.count
        }
        return min(content, max(limit, edges + margins))
    }
}
