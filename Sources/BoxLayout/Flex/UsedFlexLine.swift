/// A line of a flex container after a layout, for an inspector.
public struct UsedFlexLine: Hashable, Sendable {
    /// The line, relative to the border box of the container: as long as the content box, and as thick as the line.
    public var frame: BoxRect
    /// Whether the items follow each other horizontally.
    public var isRow: Bool
    /// The items in the order of the main axis.
    public var items: [BoxNode]
}

extension FlexLayout {
    /// Returns the lines (CSS Flexbox 1, sections 9.3 and 9.4).
    func usedLines() -> [UsedFlexLine] {
        let mark = pass.arenaMark
        defer { pass.release(to: mark) }
        let items = FlexItemCollector(container: container).collect()
        let (lines, innerMain) = sizedLines(items)
        let innerCross = resolveCrossSizes(lines, items).inner
        return lines.map { line in
            UsedFlexLine(
                frame: frame(of: line, innerMain: innerMain, innerCross: innerCross), isRow: container.isRow,
                items: line.items(of: items).map { BoxNode(index: Int($0.node)) })
        }
    }

    private func frame(of line: FlexLine, innerMain: Double, innerCross: Double) -> BoxRect {
        let end = innerCross - line.crossOffset - line.crossSize
        let start = container.isWrapReversed ? end : line.crossOffset
        if container.isRow {
            return BoxRect(
                x: content.edges.left, y: content.edges.top + start, width: content.width, height: line.crossSize)
        }
        return BoxRect(
            x: content.x(inline: start, width: line.crossSize), y: content.edges.top, width: line.crossSize,
            height: innerMain)
    }
}
