/// Aligns baselines of items in the same row, by space that is added to their margins (CSS Grid 2, section 12.5, step 1).
struct GridBaselines {
    let items: UnsafeMutableBufferPointer<GridItem>
    let contributions: GridContributions

    /// Determines the baselines before the rows are sized.
    func resolve() {
        guard items.contains(where: { $0.isFirstBaseline || $0.isLastBaseline }) else { return }
        resolve { contributions.rows.fixedSize(of: $0.row) }
    }

    /// Determines the baselines again if heights, and with these the baselines, depend on the sizes of the rows.
    func resolveInFinalRows() {
        guard
            items.contains(where: {
                ($0.isFirstBaseline || $0.isLastBaseline) && $0.style.pointee.hasRelativeHeight
            })
        else { return }
        resolve { contributions.rows.height(of: $0.row) }
    }

    /// - Parameter areaHeight: Returns the height of an item's grid area, if it is known.
    private func resolve(_ areaHeight: (GridItem) -> Double?) {
        var firstGroups: [Int: Double] = [:]
        var lastGroups: [Int: Double] = [:]
        for index in items.indices where items[index].isFirstBaseline || items[index].isLastBaseline {
            guard let ascent = ascent(of: items[index], areaHeight: areaHeight(items[index])) else {
                items[index].useBaselineFallback()
                continue
            }
            items[index].ascent = ascent
            // Items share an alignment context if they start, or for last baselines end, in the same row.
            if items[index].isFirstBaseline {
                firstGroups[items[index].row.start] = max(firstGroups[items[index].row.start] ?? ascent, ascent)
            } else {
                lastGroups[items[index].row.end] = max(lastGroups[items[index].row.end] ?? ascent, ascent)
            }
        }
        for index in items.indices {
            if items[index].isFirstBaseline {
                items[index].shim = (firstGroups[items[index].row.start] ?? 0) - items[index].ascent
            } else if items[index].isLastBaseline {
                items[index].shim = (lastGroups[items[index].row.end] ?? 0) - items[index].ascent
            }
        }
    }

    /// An item without a baseline uses the bottom of its border box (CSS Box Alignment 3, section 9.1). `nil` if that depends
    /// on the rows.
    private func ascent(of item: GridItem, areaHeight: Double?) -> Double? {
        let containing = ContainingBlock(width: contributions.columns.width(of: item.column), height: areaHeight)
        let sizer = BoxSizer(contributions.pass, item.node, in: containing)
        let result = contributions.measure(item, sizer, needsBaselines: true)
        if item.style.pointee.hasRelativeHeight, areaHeight == nil, result.firstBaseline == nil { return nil }
        if item.isFirstBaseline { return sizer.margins.top + (result.firstBaseline ?? result.height) }
        return sizer.margins.bottom + result.height - (result.lastBaseline ?? result.height)
    }
}
