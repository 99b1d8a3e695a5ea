/// Baseline alignment of items in the same column (CSS Box Alignment 3, section 9.3).
///
/// Horizontal text has no baseline in the inline axis, so that the left border edge, the line-under edge of vertical text,
/// is the baseline.
struct GridInlineBaselines {
    /// The largest ascents of the items that start in a column, or for last baselines end in it.
    private var firstAscents: [Int: Double] = [:]
    private var lastAscents: [Int: Double] = [:]
    private let isRightToLeft: Bool

    init(_ content: ContentBox, _ columns: GridAxis, _ rows: GridAxis, _ items: UnsafeMutableBufferPointer<GridItem>) {
        isRightToLeft = content.style.pointee.isRightToLeft
        for index in items.indices where items[index].isInlineBaseline {
            let item = items[index]
            let row = rows.area(of: item.row)
            let area = ContainingBlock(width: columns.width(of: item.column), height: row.end - row.start)
            let sizer = BoxSizer(content.pass, item.node, in: area)
            let height = item.stretchesHeight ? item.stretchedHeight(sizer, in: row.end - row.start) : nil
            let ascent = ascent(
                of: item, width: item.usedWidth(sizer, stretchedHeight: height), margin: sizer.margins)
            add(item, ascent: ascent)
        }
    }

    private init(isRightToLeft: Bool) {
        self.isRightToLeft = isRightToLeft
    }

    /// Adds the space that aligns the items to their contributions (CSS Grid 2, section 12.5, step 1).
    static func addShims(to items: UnsafeMutableBufferPointer<GridItem>, _ pass: BoxLayoutPass, isRightToLeft: Bool) {
        guard items.contains(where: \.isInlineBaseline) else { return }
        var groups = Self(isRightToLeft: isRightToLeft)
        func isShimmed(_ item: GridItem) -> Bool { item.isInlineBaseline && item.column.dependsOnContent }
        func ascent(of item: GridItem) -> Double {
            let margin = pass.margins(of: item.style, basis: nil)
            return groups.ascent(of: item, width: item.column.minContent - margin.horizontal, margin: margin)
        }
        for item in items where isShimmed(item) { groups.add(item, ascent: ascent(of: item)) }
        for index in items.indices where isShimmed(items[index]) {
            let shim = groups.largestAscent(of: items[index]).map { $0 - ascent(of: items[index]) } ?? 0
            items[index].column.minContent += shim
            items[index].column.maxContent += shim
            // As in Blink, baseline alignment does not add to a minimum of the style.
            if items[index].style.pointee.minimumSize.width.isAuto { items[index].column.minimum += shim }
        }
    }

    private mutating func add(_ item: GridItem, ascent: Double) {
        if item.justifySelf.keyword == .firstBaseline {
            firstAscents[item.column.start] = max(firstAscents[item.column.start] ?? ascent, ascent)
        } else {
            lastAscents[item.column.end] = max(lastAscents[item.column.end] ?? ascent, ascent)
        }
    }

    private func largestAscent(of item: GridItem) -> Double? {
        item.justifySelf.keyword == .firstBaseline ? firstAscents[item.column.start] : lastAscents[item.column.end]
    }

    /// Returns the space before an item, or after it for last baselines. `nil` if the item has no group.
    func shim(of item: GridItem, width: Double, margin: BoxEdges<Double>) -> Double? {
        largestAscent(of: item).map { $0 - ascent(of: item, width: width, margin: margin) }
    }

    /// The distance from the edge that the group shares to the left border edge.
    private func ascent(of item: GridItem, width: Double, margin: BoxEdges<Double>) -> Double {
        let isFirst = item.justifySelf.keyword == .firstBaseline
        return isFirst == isRightToLeft ? width + margin.right : margin.left
    }
}
