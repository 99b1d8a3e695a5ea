/// Parses the shorthands of grids (CSS Grid 2, sections 7.4, 7.8 and 8.4).
enum GridShorthandParser {
    // MARK: Lines

    /// Parses up to `count` lines with slashes between them.
    ///
    /// An omitted line is the name of its opposite line if that is a name alone, and `auto` otherwise. The opposite of a
    /// line is two places before it, or the first line.
    static func lines(_ stream: inout ComponentValueStream, count: Int) -> [Value]? {
        guard let first = GridParser.line(&stream) else { return nil }
        var lines = [first]
        while lines.count < count, stream.consume(delimiter: "/") {
            guard let line = GridParser.line(&stream) else { return nil }
            lines.append(line)
        }
        while lines.count < count {
            let opposite = lines[max(lines.count - 2, 0)]
            if case .identifier = opposite { lines.append(opposite) } else { lines.append(.keyword(.auto)) }
        }
        return lines
    }

    // MARK: Templates

    /// Parses `grid-template`. Returns the rows, the columns and the areas.
    static func template(_ stream: inout ComponentValueStream) -> [Value]? {
        let start = stream.position
        if stream.consume(identifier: "none"), stream.isAtEnd { return [none, none, none] }
        stream.restore(start)
        if let rows = GridParser.template(&stream), stream.consume(delimiter: "/") {
            return GridParser.template(&stream).map { [rows, $0, none] }
        }
        stream.restore(start)
        return templateWithAreas(&stream)
    }

    /// Parses rows with the names of their cells, and the columns after a slash. The names at the end of a row and at the
    /// start of the next row belong to one line.
    private static func templateWithAreas(_ stream: inout ComponentValueStream) -> [Value]? {
        var areas = GridAreas()
        var rows: [GridTrackList.Item] = []
        var lineNames: [String] = []
        while !stream.isAtEnd, !stream.isDelimiter("/") {
            guard appendNames(&stream, to: &lineNames), let row = stream.consumeString(), areas.append(row) else {
                return nil
            }
            if !lineNames.isEmpty { rows.append(.lineNames(GridTrackList.LineNames(lineNames))) }
            lineNames = []
            let start = stream.position
            if let size = GridParser.trackSize(&stream) {
                rows.append(.track(size))
            } else {
                stream.restore(start)
                rows.append(.track(.breadth(.auto)))
            }
            guard appendNames(&stream, to: &lineNames) else { return nil }
        }
        if !lineNames.isEmpty { rows.append(.lineNames(GridTrackList.LineNames(lineNames))) }
        guard !areas.rows.isEmpty, areas.areRectangles else { return nil }
        var columns = none
        if stream.consume(delimiter: "/") {
            guard let list = GridParser.explicitTrackList(&stream) else { return nil }
            columns = list
        }
        return [.trackList(GridTrackList(rows)), columns, areas.value]
    }

    /// Appends the names in square brackets, if they come next. Returns false if they are invalid.
    private static func appendNames(_ stream: inout ComponentValueStream, to names: inout [String]) -> Bool {
        guard stream.kind == .openSquare else { return true }
        guard let line = GridParser.lineNames(&stream) else { return false }
        names += line.names
        return true
    }

    private static let none = Value.keyword(.none)

    // MARK: Implicit tracks

    /// Parses `grid`. Returns the rows, the columns, the areas, the implicit rows and columns, and the flow.
    /// - Parameter initial: Returns the initial value of the longhand at an index.
    static func grid(_ stream: inout ComponentValueStream, initial: (Int) -> Value) -> [Value]? {
        let start = stream.position
        let (autoRows, autoColumns, row) = (initial(3), initial(4), initial(5))
        if let template = template(&stream), stream.isAtEnd { return template + [autoRows, autoColumns, row] }
        stream.restore(start)
        if let isDense = autoFlow(&stream) {
            guard let tracks = implicitTracks(&stream, initial: autoRows), stream.consume(delimiter: "/"),
                let columns = GridParser.template(&stream)
            else { return nil }
            return [none, columns, none, tracks, autoColumns, isDense ? .keyword(.dense) : .keyword(.row)]
        }
        stream.restore(start)
        guard let rows = GridParser.template(&stream), stream.consume(delimiter: "/"),
            let isDense = autoFlow(&stream), let tracks = implicitTracks(&stream, initial: autoColumns)
        else { return nil }
        let column = Value.keyword(.column)
        return [rows, none, none, autoRows, tracks, isDense ? .list([column, .keyword(.dense)]) : column]
    }

    /// Parses `auto-flow && dense?`. Returns whether it has `dense`; `nil` if `auto-flow` is missing.
    private static func autoFlow(_ stream: inout ComponentValueStream) -> Bool? {
        let isDense = stream.consume(identifier: "dense")
        guard stream.consume(identifier: "auto-flow") else { return nil }
        return isDense || stream.consume(identifier: "dense")
    }

    /// Parses the sizes of implicit tracks. If they are omitted, returns their initial value.
    private static func implicitTracks(_ stream: inout ComponentValueStream, initial: Value) -> Value? {
        stream.isAtEnd || stream.isDelimiter("/") ? initial : GridParser.autoTracks(&stream)
    }
}
