/// Sizes and aligns items in their grid areas (CSS Grid 2, section 11).
struct GridItemPlacement {
    let content: ContentBox
    let columns: GridAxis
    let rows: GridAxis

    private let inlineBaselines: GridInlineBaselines
    private var pass: BoxLayoutPass { content.pass }

    init(content: ContentBox, columns: GridAxis, rows: GridAxis, items: UnsafeMutableBufferPointer<GridItem>) {
        self.content = content
        self.columns = columns
        self.rows = rows
        inlineBaselines = GridInlineBaselines(content, columns, rows, items)
    }

    /// Stores the boxes of the items, if asked, and determines the baselines of the container (section 11.6).
    func finish(_ items: UnsafeMutableBufferPointer<GridItem>, result: inout LayoutResult) {
        guard content.isPlacing || content.needsBaselines else { return }
        let (first, last) = baselineItems(items)
        for (index, item) in items.enumerated() where content.isPlacing || index == first || index == last {
            let (y, itemResult) = place(item)
            if index == first { result.firstBaseline = y + (itemResult.firstBaseline ?? itemResult.height) }
            if index == last { result.lastBaseline = y + (itemResult.lastBaseline ?? itemResult.height) }
        }
    }

    /// Returns the items whose baselines are those of the container: in the first and the last row with items, an item that
    /// takes part in baseline alignment, or else the first and the last item.
    private func baselineItems(_ items: UnsafeMutableBufferPointer<GridItem>) -> (first: Int?, last: Int?) {
        guard !items.isEmpty else { return (nil, nil) }
        var (first, last) = (0, 0)
        for index in items.indices.dropFirst() {
            let item = items[index]
            let (firstSoFar, lastSoFar) = (items[first], items[last])
            if item.row.start != firstSoFar.row.start {
                if item.row.start < firstSoFar.row.start { first = index }
            } else if item.isFirstBaseline != firstSoFar.isFirstBaseline {
                if item.isFirstBaseline { first = index }
            } else if !item.isFirstBaseline, item.column.start < firstSoFar.column.start {
                first = index
            }
            if item.row.end != lastSoFar.row.end {
                if item.row.end > lastSoFar.row.end { last = index }
            } else if item.isLastBaseline != lastSoFar.isLastBaseline {
                if item.isLastBaseline { last = index }
            } else if item.isLastBaseline || item.column.start > lastSoFar.column.start {
                last = index
            }
        }
        return (first, last)
    }

    /// Lays out an item in its area. Returns its y coordinate in the border box of the container.
    private func place(_ item: GridItem) -> (y: Double, result: LayoutResult) {
        let column = columns.area(of: item.column)
        let row = rows.area(of: item.row)
        let area = ContainingBlock(width: column.end - column.start, height: row.end - row.start)
        let sizer = BoxSizer(pass, item.node, in: area)
        let areaWidth = area.width ?? 0
        let areaHeight = area.height ?? 0
        let stretchedHeight = item.stretchesHeight ? item.stretchedHeight(sizer, in: areaHeight) : nil
        let width = item.usedWidth(sizer, stretchedHeight: stretchedHeight)
        let constraints = BoxConstraints(
            width: width,
            height: item.heightFollowsRatio
                ? .fromStyle : stretchedHeight.map { .imposed($0, isDefinite: true) } ?? .fromStyle,
            containing: area, isIndependent: true, needsBaselines: true)
        let result = content.isPlacing ? pass.place(item.node, constraints) : pass.measure(item.node, constraints)

        var margin = sizer.margins
        let isRightToLeft = content.style.pointee.isRightToLeft
        let isSelfReversed = item.style.pointee.isRightToLeft != isRightToLeft
        let auto = item.style.pointee.margin
        let inline: Double
        let freeWidth = areaWidth - width - margin.horizontal
        if auto.left.isAuto || auto.right.isAuto {
            share(freeWidth, &margin.left, &margin.right, auto.left.isAuto, auto.right.isAuto)
            inline = 0
        } else if item.isInlineBaseline, let shim = inlineBaselines.shim(of: item, width: width, margin: margin) {
            inline = item.justifySelf.keyword == .firstBaseline ? shim : freeWidth - shim
        } else {
            let edge = StaticPosition.Edge(
                item.justifySelf.keyword, isSelfReversed: isSelfReversed, isRightToLeft: isRightToLeft)
            inline = offset(edge, free: freeWidth, isSafe: item.justifySelf.isSafe)
        }
        let block: Double
        let freeHeight = areaHeight - result.height - margin.vertical
        if auto.top.isAuto || auto.bottom.isAuto {
            share(freeHeight, &margin.top, &margin.bottom, auto.top.isAuto, auto.bottom.isAuto)
            block = 0
        } else if item.isFirstBaseline {
            block = item.shim
        } else if item.isLastBaseline {
            block = freeHeight - item.shim
        } else {
            let edge = StaticPosition.Edge(item.alignSelf.keyword, isSelfReversed: false, isRightToLeft: nil)
            block = offset(edge, free: freeHeight, isSafe: item.alignSelf.isSafe)
        }

        let y = content.edges.top + row.start + block + margin.top
        if content.isPlacing {
            let marginBox = content.x(inline: column.start + inline, width: width + margin.horizontal)
            content.setBox(
                of: item.node, x: marginBox + margin.left, y: y, width: width, margin: margin, result: result,
                containing: area)
        }
        return (y, result)
    }

    /// `auto` margins absorb positive free space (section 11.2).
    private func share(
        _ free: Double, _ start: inout Double, _ end: inout Double, _ isStartAuto: Bool, _ isEndAuto: Bool
    ) {
        let free = max(0, free)
        if isStartAuto { start = isEndAuto ? free / 2 : free }
        if isEndAuto { end = isStartAuto ? free / 2 : free }
    }

    private func offset(_ edge: StaticPosition.Edge, free: Double, isSafe: Bool) -> Double {
        if isSafe, free < 0 { return 0 }
        return switch edge {
        case .start: 0
        case .center: free / 2
        case .end: free
        }
    }
}
