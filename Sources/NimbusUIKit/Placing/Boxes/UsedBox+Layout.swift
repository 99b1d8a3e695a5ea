import BoxLayout

extension UsedBox {
    /// Creates the used box of a node.
    /// - Parameters:
    ///   - tree: A tree after its layout. The initialiser sizes the tracks and lines of the tree again.
    ///   - style: The style of the view.
    ///   - isFixed: Whether the view has a fixed size, so that its border and its padding are around the view.
    init(
        _ node: BoxNode, in tree: inout BoxTree, _ style: BoxStyle, isContainer: Bool, isFixed: Bool,
        measure: LeafMeasure
    ) {
        let box = tree.box(of: node)
        let outer = UIEdgeInsets(box.margin)
        let (border, padding) = (UIEdgeInsets(box.border), UIEdgeInsets(box.padding))
        margin = isFixed ? outer.adding(border).adding(padding) : outer
        self.border = isFixed ? .zero : border
        self.padding = isFixed ? .zero : padding
        self.isContainer = isContainer
        let lines = tree.flexLines(of: node, measure: measure) ?? []
        flexLines = lines.map { CGRect($0.frame) }
        grid = tree.gridTracks(of: node, measure: measure).flatMap {
            UsedGrid($0, width: box.frame.width, style)
        }
        gaps = (grid?.gaps ?? []) + FlexGaps(lines, tree).rects
    }
}

extension UIEdgeInsets {
    fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}

extension UsedGrid {
    fileprivate init?(_ tracks: BoxAxes<GridTracks>, width: Double, _ style: BoxStyle) {
        columns = UsedGridAxis(tracks.width, from: style.direction == .rightToLeft ? width : nil)
        rows = UsedGridAxis(tracks.height, from: nil)
        guard let left = columns.lines.first, let right = columns.lines.last, let top = rows.lines.first,
            let bottom = rows.lines.last
        else { return nil }
        frame = CGRect(
            x: min(left.start, right.end), y: top.start, width: abs(right.end - left.start),
            height: bottom.end - top.start)
        let (columns, rows) = (columns, rows)
        areas = style.gridTemplateAreas.areas.compactMap { area in
            guard let horizontal = columns.range(area.columns), let vertical = rows.range(area.rows) else { return nil }
            return Area(
                name: area.name,
                frame: CGRect(
                    x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length))
        }
    }

    /// The spaces between the tracks.
    fileprivate var gaps: [CGRect] {
        let columns = columns.gaps.map { CGRect(x: $0.start, y: frame.minY, width: $0.length, height: frame.height) }
        return columns + rows.gaps.map { CGRect(x: frame.minX, y: $0.start, width: frame.width, height: $0.length) }
    }
}

extension UsedGridAxis {
    /// - Parameter end: For columns from the right: the coordinate that distances are subtracted from. `nil` otherwise.
    fileprivate init(_ tracks: GridTracks, from end: Double?) {
        var lines: [Line] = []
        func position(_ distance: Double) -> CGFloat { CGFloat(end.map { $0 - distance } ?? distance) }
        func append(_ preceding: Double, _ following: Double) {
            let number = lines.count - tracks.leadingImplicitCount + 1
            lines.append(
                Line(
                    number: number > 0 ? number : nil, names: tracks.lineNames[number] ?? [], end: position(preceding),
                    start: position(following)))
        }
        var (preceding, following) = (tracks.start, tracks.start)
        for run in tracks.runs {
            for _ in 0..<min(run.count, Self.maximumCount - 1 - lines.count) {
                append(preceding, following)
                preceding = following + run.size
                following = preceding + run.gap
            }
        }
        // A gap follows only if there is another track.
        append(preceding, preceding)
        self.lines = lines
    }

    /// Returns the extent of the tracks between two explicit lines.
    fileprivate func range(_ numbers: Range<Int>) -> (start: CGFloat, length: CGFloat)? {
        guard let first = lines.first(where: { $0.number == numbers.lowerBound }),
            let last = lines.first(where: { $0.number == numbers.upperBound })
        else { return nil }
        return (min(first.start, last.end), abs(last.end - first.start))
    }

    fileprivate var gaps: [(start: CGFloat, length: CGFloat)] {
        lines.compactMap { $0.start == $0.end ? nil : (min($0.start, $0.end), abs($0.start - $0.end)) }
    }
}

/// The spaces between the lines of a flex container, and between the items of each line.
private struct FlexGaps {
    private(set) var rects: [CGRect] = []
    /// Distances below this are rounding errors. In points.
    private static let tolerance = 0.01

    init(_ lines: [UsedFlexLine], _ tree: BoxTree) {
        guard let isRow = lines.first?.isRow else { return }
        add(between: lines.map(\.frame), isHorizontal: !isRow, across: lines[0].frame)
        for line in lines {
            add(between: line.items.map { tree.box(of: $0).marginBox }, isHorizontal: isRow, across: line.frame)
        }
    }

    /// Adds the spaces between adjacent boxes of an axis. `line` has the extent in the other axis.
    private mutating func add(between boxes: [BoxRect], isHorizontal: Bool, across line: BoxRect) {
        let sorted = boxes.sorted { isHorizontal ? $0.x < $1.x : $0.y < $1.y }
        for (box, next) in zip(sorted, sorted.dropFirst()) {
            var gap = line
            if isHorizontal {
                gap.x = box.x + box.width
                gap.width = next.x - gap.x
            } else {
                gap.y = box.y + box.height
                gap.height = next.y - gap.y
            }
            if (isHorizontal ? gap.width : gap.height) > Self.tolerance { rects.append(CGRect(gap)) }
        }
    }
}

extension Box {
    fileprivate var marginBox: BoxRect {
        BoxRect(
            x: frame.x - margin.left, y: frame.y - margin.top, width: frame.width + margin.left + margin.right,
            height: frame.height + margin.top + margin.bottom)
    }
}

extension UIEdgeInsets {
    fileprivate init(_ edges: BoxEdges<Double>) {
        self.init(
            top: CGFloat(edges.top), left: CGFloat(edges.left), bottom: CGFloat(edges.bottom),
            right: CGFloat(edges.right))
    }
}

extension CGRect {
    fileprivate init(_ rect: BoxRect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}
