/// Determines the baselines of a flex container (CSS Flexbox 1, section 8.5).
struct FlexBaselines {
    private(set) var first: Double?
    private(set) var last: Double?
    private let firstIndex: Int
    private let lastIndex: Int

    init(_ lines: FlexLines, _ items: FlexItems, _ container: FlexContainer) {
        guard !items.isEmpty else {
            (firstIndex, lastIndex) = (-1, -1)
            return
        }
        let firstLine = container.isRow && container.isWrapReversed ? lines[lines.count - 1] : lines[0]
        let lastLine = container.isRow && container.isWrapReversed ? lines[0] : lines[lines.count - 1]
        if container.isRow {
            // An item that takes part in baseline alignment has priority over the first item of the line.
            firstIndex =
                (firstLine.start..<firstLine.end).first { items[$0].alignment == .firstBaseline } ?? firstLine.start
            lastIndex =
                (lastLine.start..<lastLine.end).last { items[$0].alignment == .lastBaseline } ?? lastLine.end - 1
        } else {
            (firstIndex, lastIndex) = container.isReversed ? (items.count - 1, 0) : (0, items.count - 1)
        }
    }

    /// Whether the result of an item decides about a baseline.
    func needs(_ index: Int) -> Bool { index == firstIndex || index == lastIndex }

    /// Uses the baselines of an item. One without baselines contributes the bottom of its border box.
    mutating func record(_ result: LayoutResult, at index: Int, y: Double) {
        if index == firstIndex { first = y + (result.firstBaseline ?? result.height) }
        if index == lastIndex { last = y + (result.lastBaseline ?? result.height) }
    }
}
