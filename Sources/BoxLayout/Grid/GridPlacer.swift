/// The placement of an item: what its style says, and the area it gets. Lines are relative to the first explicit line.
struct GridPlacedItem {
    let node: Int32
    var row: GridPosition
    var column: GridPosition
    var rows = 0..<1
    var columns = 0..<1

    /// Whether the item has an automatic position and spans one cell.
    var isSingleCell: Bool {
        if case .span(1) = row, case .span(1) = column { true } else { false }
    }
}

/// The grid item placement algorithm (CSS Grid 2, section 8.5).
struct GridPlacer {
    private let flow: GridAutoFlow
    private var occupancy = GridOccupancy()
    /// The columns of the implicit grid, or the rows if the flow is by column.
    private var minorRange: Range<Int>
    private var majorStart: Int
    private var cursor = (major: 0, minor: 0)
    /// The cursor of each locked row, in sparse packing.
    private var rowCursors: [Int: Int] = [:]

    /// The spans of an automatic item. `minor` is the lines of a definite column, or starts at `Int.min`.
    private struct Spans: Hashable {
        var major: Int
        var minor: Range<Int>
    }

    /// In dense packing, where the last item with the same spans is. Cells before it are no space for another one, because
    /// occupied cells stay occupied.
    private var denseCursors: [Spans: (major: Int, minor: Int)] = [:]

    /// - Parameters:
    ///   - items: The items in order. Their areas are stored.
    ///   - explicitRows: The number of rows of the explicit grid.
    ///   - explicitColumns: The number of columns of the explicit grid.
    static func place(_ items: inout [GridPlacedItem], flow: GridAutoFlow, explicitRows: Int, explicitColumns: Int) {
        var placer = GridPlacer(flow: flow, explicitMinor: flow.isColumn ? explicitRows : explicitColumns)
        placer.place(&items)
    }

    private init(flow: GridAutoFlow, explicitMinor: Int) {
        self.flow = flow
        minorRange = 0..<explicitMinor
        majorStart = 0
    }

    private func major(_ item: GridPlacedItem) -> GridPosition { flow.isColumn ? item.column : item.row }
    private func minor(_ item: GridPlacedItem) -> GridPosition { flow.isColumn ? item.row : item.column }

    private mutating func place(_ items: inout [GridPlacedItem]) {
        if items.allSatisfy({ $0.isSingleCell }) { return placeCells(&items) }
        placeDefinite(&items)
        placeLocked(&items)
        extendMinorRange(items)
        cursor = (majorStart, minorRange.lowerBound)
        for index in items.indices {
            guard case .span(let majorSpan) = major(items[index]) else { continue }
            switch minor(items[index]) {
            case .definite(let lines): placeInColumn(&items[index], lines, majorSpan)
            case .span(let minorSpan): placeAuto(&items[index], majorSpan, minorSpan)
            }
        }
    }

    /// Fills the grid with automatic items of one cell each. No area blocks another, so that no occupancy is necessary.
    private func placeCells(_ items: inout [GridPlacedItem]) {
        let count = max(1, minorRange.count)
        for index in items.indices {
            let (major, minor) = (index / count, index % count)
            items[index].rows = flow.isColumn ? minor..<minor + 1 : major..<major + 1
            items[index].columns = flow.isColumn ? major..<major + 1 : minor..<minor + 1
        }
    }

    private mutating func store(_ item: inout GridPlacedItem, major: Range<Int>, minor: Range<Int>) {
        item.rows = flow.isColumn ? minor : major
        item.columns = flow.isColumn ? major : minor
        occupancy.insert(GridOccupancy.Area(major: major, minor: minor))
    }

    /// Step 1: items with a definite position in both axes.
    private mutating func placeDefinite(_ items: inout [GridPlacedItem]) {
        for index in items.indices {
            if case .definite(let lines) = major(items[index]) { majorStart = min(majorStart, lines.lowerBound) }
            if case .definite(let lines) = minor(items[index]) {
                minorRange = min(minorRange.lowerBound, lines.lowerBound)..<max(minorRange.upperBound, lines.upperBound)
            }
            if case .definite(let major) = major(items[index]), case .definite(let minor) = minor(items[index]) {
                store(&items[index], major: major, minor: minor)
            }
        }
    }

    /// Step 2: items that are locked to a row. They start at the first column of the implicit grid so far.
    private mutating func placeLocked(_ items: inout [GridPlacedItem]) {
        for index in items.indices {
            guard case .definite(let major) = major(items[index]), case .span(let span) = minor(items[index]) else {
                continue
            }
            var start = minorRange.lowerBound
            if !flow.isDense, let cursor = rowCursors[major.lowerBound] { start = cursor }
            while let blocker = occupancy.blocker(of: GridOccupancy.Area(major: major, minor: start..<start + span)) {
                start = blocker.minor.upperBound
            }
            rowCursors[major.lowerBound] = start + span
            store(&items[index], major: major, minor: start..<start + span)
        }
    }

    /// Step 3: the number of columns of the implicit grid.
    private mutating func extendMinorRange(_ items: [GridPlacedItem]) {
        var (start, end) = (minorRange.lowerBound, minorRange.upperBound)
        for item in items {
            if case .definite = major(item) {
                let lines = flow.isColumn ? item.rows : item.columns
                (start, end) = (min(start, lines.lowerBound), max(end, lines.upperBound))
            } else if case .span(let span) = minor(item) {
                end = max(end, start + span)
            }
        }
        minorRange = start..<max(end, start)
    }

    /// Step 4, with a definite column.
    private mutating func placeInColumn(_ item: inout GridPlacedItem, _ minor: Range<Int>, _ span: Int) {
        let spans = Spans(major: span, minor: minor)
        if flow.isDense {
            cursor.major = denseCursors[spans]?.major ?? majorStart
        } else if minor.lowerBound < cursor.minor {
            cursor.major += 1
        }
        cursor.minor = minor.lowerBound
        while let blocker = occupancy.blocker(
            of: GridOccupancy.Area(major: cursor.major..<cursor.major + span, minor: minor))
        {
            cursor.major = blocker.major.upperBound
        }
        store(&item, major: cursor.major..<cursor.major + span, minor: minor)
        if flow.isDense { denseCursors[spans] = cursor }
    }

    /// Step 4, with an automatic position in both axes.
    private mutating func placeAuto(_ item: inout GridPlacedItem, _ majorSpan: Int, _ minorSpan: Int) {
        let spans = Spans(major: majorSpan, minor: .min..<(.min + minorSpan))
        if flow.isDense { cursor = denseCursors[spans] ?? (majorStart, minorRange.lowerBound) }
        // The first row in which one of the blockers of a whole row has ended: all rows before are blocked as well.
        var nextMajor: Int?
        while true {
            let area = GridOccupancy.Area(
                major: cursor.major..<cursor.major + majorSpan, minor: cursor.minor..<cursor.minor + minorSpan)
            if area.minor.upperBound > minorRange.upperBound {
                cursor.major = nextMajor ?? cursor.major + 1
                cursor.minor = minorRange.lowerBound
                nextMajor = nil
            } else if let blocker = occupancy.blocker(of: area) {
                let isFirst = cursor.minor == minorRange.lowerBound
                nextMajor = isFirst || nextMajor != nil ? min(nextMajor ?? .max, blocker.major.upperBound) : nil
                cursor.minor = blocker.minor.upperBound
            } else {
                store(&item, major: area.major, minor: area.minor)
                if flow.isDense { denseCursors[spans] = cursor }
                cursor.minor = area.minor.upperBound
                return
            }
        }
    }
}
