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
            if item.justifySelf.keyword == .firstBaseline {
                firstAscents[item.column.start] = max(firstAscents[item.column.start] ?? ascent, ascent)
            } else {
                lastAscents[item.column.end] = max(lastAscents[item.column.end] ?? ascent, ascent)
            }
        }
    }

    /// Returns the space before an item, or after it for last baselines. `nil` if the item has no group.
    func shim(of item: GridItem, width: Double, margin: BoxEdges<Double>) -> Double? {
        let isFirst = item.justifySelf.keyword == .firstBaseline
        let largest = isFirst ? firstAscents[item.column.start] : lastAscents[item.column.end]
        return largest.map { $0 - ascent(of: item, width: width, margin: margin) }
    }

    /// The distance from the edge that the group shares to the left border edge.
    private func ascent(of item: GridItem, width: Double, margin: BoxEdges<Double>) -> Double {
        let isFirst = item.justifySelf.keyword == .firstBaseline
        return isFirst == isRightToLeft ? width + margin.right : margin.left
    }
}
