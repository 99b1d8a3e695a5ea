/// Determines the baselines of a flex container (CSS Flexbox 1, section 8.5).
struct FlexBaselines {
    private(set) var first: Double?
    private(set) var last: Double?
    private let firstSource: Source
    private let lastSource: Source

    /// An item, and which of its baselines a container uses.
    private struct Source {
        var index: Int
        var usesFirstBaseline: Bool

        func baseline(of result: LayoutResult) -> Double {
            (usesFirstBaseline ? result.firstBaseline : result.lastBaseline) ?? result.height
        }
    }

    init(_ lines: FlexLines, _ items: FlexItems, _ container: FlexContainer) {
        guard !items.isEmpty else {
            firstSource = Source(index: -1, usesFirstBaseline: true)
            lastSource = firstSource
            return
        }
        if container.isRow {
            let firstLine = container.isWrapReversed ? lines[lines.count - 1] : lines[0]
            let lastLine = container.isWrapReversed ? lines[0] : lines[lines.count - 1]
            firstSource = Self.source(in: firstLine, items, isFirst: true, isReversed: container.isReversed)
            lastSource = Self.source(in: lastLine, items, isFirst: false, isReversed: container.isReversed)
        } else {
            let end = items.count - 1
            firstSource = Source(index: container.isReversed ? end : 0, usesFirstBaseline: true)
            lastSource = Source(index: container.isReversed ? 0 : end, usesFirstBaseline: false)
        }
    }

    /// Returns the item of a row that decides: one that shares a baseline with other items has priority over the startmost or
    /// endmost item of the line.
    private static func source(in line: FlexLine, _ items: FlexItems, isFirst: Bool, isReversed: Bool) -> Source {
        let own: FlexAlignment = isFirst ? .firstBaseline : .lastBaseline
        let other: FlexAlignment = isFirst ? .lastBaseline : .firstBaseline
        let indices = line.start..<line.end
        if let index = indices.first(where: { items[$0].alignment == own }) {
            return Source(index: index, usesFirstBaseline: isFirst)
        }
        if let index = indices.first(where: { items[$0].alignment == other }) {
            return Source(index: index, usesFirstBaseline: !isFirst)
        }
        return Source(index: isFirst == isReversed ? line.end - 1 : line.start, usesFirstBaseline: isFirst)
    }

    /// Whether the result of an item decides about a baseline.
    func needs(_ index: Int) -> Bool { index == firstSource.index || index == lastSource.index }

    /// Uses the baselines of an item. One without baselines contributes the bottom of its border box.
    mutating func record(_ result: LayoutResult, at index: Int, y: Double) {
        if index == firstSource.index { first = y + firstSource.baseline(of: result) }
        if index == lastSource.index { last = y + lastSource.baseline(of: result) }
    }
}
