/// The lines of a flex container, and the main sizes of the items in them (CSS Flexbox 1, sections 9.3 and 9.7).
struct FlexMainAxis {
    let container: FlexContainer

    /// Differences of sizes below this are rounding errors, which must not break a line. In px.
    private static let tolerance = 0.01

    /// Collects items into lines (CSS Flexbox 1, section 9.3, step 5).
    func breakLines(_ items: FlexItems) -> FlexLines {
        let limit =
            container.isSingleLine
            ? .infinity
            : container.isRow ? container.content.width : container.columnLimit
        // Each line has at least one item. A container without items has one line.
        let lines = container.pass.allocate(
            FlexLine.self, count: max(1, container.isSingleLine ? 1 : items.count))
        var count = 0
        var line = FlexLine(start: 0, end: 0)
        for (index, item) in items.enumerated() {
            let size = item.hypotheticalMain + item.mainMargins(isRow: container.isRow)
            if index > line.start, line.hypotheticalMain + container.mainGap + size > limit + Self.tolerance {
                lines.initializeElement(at: count, to: line)
                count += 1
                line = FlexLine(start: index, end: index)
            }
            line.hypotheticalMain += (index > line.start ? container.mainGap : 0) + size
            line.end = index + 1
        }
        lines.initializeElement(at: count, to: line)
        return UnsafeMutableBufferPointer(rebasing: lines[0...count])
    }

    /// The inner main size of the container. In a column of `auto` height, it is that of the longest line.
    func innerSize(_ lines: FlexLines) -> Double {
        if container.isRow { return container.content.width }
        if let height = container.content.height { return height }
        return container.content.clampedHeight(lines.reduce(0) { max($0, $1.hypotheticalMain) })
    }

    @inline(never) func resolveSizes(_ items: FlexItems, innerMain: Double) {
        var space = innerMain - container.mainGap * Double(max(0, items.count - 1))
        for item in items { space -= item.mainMargins(isRow: container.isRow) }
        FlexibleLengths(space: space, items: items).resolve(isRow: container.isRow)
    }

    /// Distributes the free space of a line in the main axis (CSS Flexbox 1, section 9.5).
    @inline(never) func justify(_ items: FlexItems, innerMain: Double) {
        var free = innerMain - container.mainGap * Double(max(0, items.count - 1))
        var autoMargins = 0.0
        for item in items {
            free -= item.mainSize + item.mainMargins(isRow: container.isRow)
            if container.isRow ? item.autoMargins.left : item.autoMargins.top { autoMargins += 1 }
            if container.isRow ? item.autoMargins.right : item.autoMargins.bottom { autoMargins += 1 }
        }
        let autoMargin = autoMargins > 0 ? max(0, free) / autoMargins : 0
        if autoMargins > 0, free > 0 { free = 0 }
        let distribution = ContentDistribution(
            container.mainAlignment, free: free, count: items.count, isReversed: container.isReversed,
            isRightToLeft: container.isRow ? container.content.style.pointee.isRightToLeft : nil)
        var offset = distribution.offset
        for index in items.indices {
            if container.isRow {
                if items[index].autoMargins.left { items[index].margins.left += autoMargin }
                if items[index].autoMargins.right { items[index].margins.right += autoMargin }
            } else {
                if items[index].autoMargins.top { items[index].margins.top += autoMargin }
                if items[index].autoMargins.bottom { items[index].margins.bottom += autoMargin }
            }
            items[index].mainOffset = offset
            offset += items[index].mainSize + items[index].mainMargins(isRow: container.isRow)
            offset += container.mainGap + distribution.spacing
        }
    }
}
