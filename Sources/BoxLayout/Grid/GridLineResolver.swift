/// The position of an item in one axis before auto-placement.
enum GridPosition {
    /// Lines. The first explicit line is 0.
    case definite(Range<Int>)
    /// A number of tracks, for auto-placement.
    case span(Int)
}

/// Resolves `grid-row` and `grid-column` to lines (CSS Grid 2, section 8.3).
struct GridLineResolver {
    let grid: ExplicitGrid

    private enum Edge {
        case line(Int)
        case span(Int, name: String?)
        case auto
    }

    func position(_ placement: GridPlacement) -> GridPosition {
        let start = edge(placement.start, suffix: "-start")
        let end = edge(placement.end, suffix: "-end")
        switch (start, end) {
        case (.line(let first), .line(let last)):
            // Lines in the wrong order are swapped. Equal lines span one track (section 8.3.1).
            return definite(min(first, last), first == last ? first + 1 : max(first, last))
        case (.line(let line), .span(let count, let name?)):
            return definite(line, grid.line(count, named: name, from: line, isForward: true))
        case (.line(let line), .span(let count, nil)): return definite(line, line + count)
        case (.line(let line), .auto): return definite(line, line + 1)
        case (.span(let count, let name?), .line(let line)):
            return definite(grid.line(count, named: name, from: line, isForward: false), line)
        case (.span(let count, nil), .line(let line)): return definite(line - count, line)
        case (.auto, .line(let line)): return definite(line - 1, line)
        // Two spans: the end is ignored. A span to a name is 1 without another line.
        case (.span(let count, nil), .span), (.span(let count, nil), .auto): return .span(count)
        case (.span(_, _?), .span), (.span(_, _?), .auto): return .span(1)
        case (.auto, .span(let count, let name)): return .span(name == nil ? count : 1)
        case (.auto, .auto): return .span(1)
        }
    }

    /// Returns a single line, for the edge of an absolutely positioned box. `nil` for `auto` and spans.
    func line(_ line: GridLine, isStart: Bool) -> Int? {
        if case .line(let line) = edge(line, suffix: isStart ? "-start" : "-end") { line } else { nil }
    }

    private func edge(_ line: GridLine, suffix: String) -> Edge {
        switch line {
        case .auto, .line(0, _): return .auto
        case .named(let name):
            if let first = grid.lines[name + suffix]?.first { return .line(first) }
            return .line(grid.line(1, named: name))
        case .line(let number, let name):
            let number = min(max(number, -ExplicitGrid.lineLimit), ExplicitGrid.lineLimit)
            if let name { return .line(grid.line(number, named: name)) }
            return .line(number > 0 ? number - 1 : grid.trackCount + 1 + number)
        case .span(let count, let name): return .span(min(max(1, count), ExplicitGrid.lineLimit), name: name)
        }
    }

    /// Returns lines within the limits of the grid.
    private func definite(_ start: Int, _ end: Int) -> GridPosition {
        let limit = ExplicitGrid.lineLimit
        let start = min(max(start, -limit), limit - 1)
        return .definite(start..<min(max(end, start + 1), limit))
    }
}
