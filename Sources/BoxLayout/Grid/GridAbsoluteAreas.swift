/// The containing blocks of absolutely positioned boxes in a grid container.
struct GridAbsoluteAreas {
    let content: ContentBox
    let columns: GridAxis
    let rows: GridAxis
    let columnLines: GridLineResolver
    let rowLines: GridLineResolver

    private var pass: BoxLayoutPass { content.pass }
    private var style: UnsafePointer<CompiledStyle> { content.style }

    /// The grid area that is the containing block of an absolutely positioned child. `auto` lines are the padding edges
    /// (CSS Grid 2, section 10.1).
    func area(of child: Int32, height: Double) -> BoxRect {
        let border = style.pointee.border
        let edges = content.edges
        let width = content.width + edges.horizontal
        let childStyle = pass.style(of: child)
        let childGrid = childStyle.pointee.grid < 0 ? .initial : pass.grids[Int(childStyle.pointee.grid)]
        let column = lines(childGrid.column, columnLines)
        let row = lines(childGrid.row, rowLines)
        let isRightToLeft = style.pointee.isRightToLeft

        let inlineStart = column.start.flatMap { columnOffset(ofLine: $0, isStart: true) }
        let inlineEnd = column.end.flatMap { columnOffset(ofLine: $0, isStart: false) }
        let leftEdge = (isRightToLeft ? inlineEnd : inlineStart).map {
            edges.left + (isRightToLeft ? content.width - $0 : $0)
        }
        let rightEdge = (isRightToLeft ? inlineStart : inlineEnd).map {
            edges.left + (isRightToLeft ? content.width - $0 : $0)
        }
        let left = leftEdge ?? border.left
        let right = rightEdge ?? width - border.right
        let top =
            row.start.flatMap { rowOffset(ofLine: $0, isStart: true, height: height) }.map { $0 + edges.top }
            ?? border.top
        let bottom =
            row.end.flatMap { rowOffset(ofLine: $0, isStart: false, height: height) }.map { $0 + edges.top }
            ?? height + edges.vertical - border.bottom
        // An area whose end is before its start is empty, and at its start.
        let x = isRightToLeft ? min(left, right) : left
        return BoxRect(x: x, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    private func columnOffset(ofLine line: Int, isStart: Bool) -> Double? {
        let distribution = ContentDistribution(
            style.pointee.justifyContent, free: content.width, count: 0, isRightToLeft: style.pointee.isRightToLeft)
        return columns.offset(ofLine: line, isStart: isStart, offsetWithoutTracks: distribution.offset)
    }

    private func rowOffset(ofLine line: Int, isStart: Bool, height: Double) -> Double? {
        let distribution = ContentDistribution(style.pointee.alignContent, free: height, count: 0)
        return rows.offset(ofLine: line, isStart: isStart, offsetWithoutTracks: distribution.offset)
    }

    private func lines(_ placement: GridPlacement, _ resolver: GridLineResolver) -> (start: Int?, end: Int?) {
        var start = resolver.line(placement.start, isStart: true)
        var end = resolver.line(placement.end, isStart: false)
        if case .definite(let lines) = resolver.position(placement) {
            // Spans from a line, and lines in the wrong order.
            if start != nil || isSpan(placement.start) { start = lines.lowerBound }
            if end != nil || isSpan(placement.end) { end = lines.upperBound }
        }
        return (start, end)
    }

    private func isSpan(_ line: GridLine) -> Bool { if case .span = line { true } else { false } }
}
