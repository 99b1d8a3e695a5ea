/// Parses the tracks, lines and areas of grids (CSS Grid 2, sections 7 and 8).
enum GridParser {
    // MARK: Templates

    /// Parses `none`, a `<track-list>` or an `<auto-track-list>` (CSS Grid 2, section 7.2).
    static func template(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "none") { return .keyword(.none) }
        return trackList(&stream)
    }

    /// Parses a `<track-list>` or an `<auto-track-list>`.
    static func trackList(_ stream: inout ComponentValueStream) -> Value? {
        items(&stream, .template).map { .trackList(GridTrackList($0)) }
    }

    /// Parses an `<explicit-track-list>`, in which nothing is repeated.
    static func explicitTrackList(_ stream: inout ComponentValueStream) -> Value? {
        items(&stream, .explicit).map { .trackList(GridTrackList($0)) }
    }

    /// Parses the sizes of implicit tracks: `<track-size>+` (CSS Grid 2, section 7.6).
    static func autoTracks(_ stream: inout ComponentValueStream) -> Value? {
        var items: [GridTrackList.Item] = []
        while !stream.isAtEnd, !stream.isDelimiter("/") {
            guard let size = trackSize(&stream) else { return nil }
            items.append(.track(size))
        }
        return items.isEmpty ? nil : .trackList(GridTrackList(items))
    }

    /// The forms of a list of tracks.
    private enum ListForm {
        case template, explicit, repeated
    }

    /// Parses tracks and line names up to the end or a slash. There is at least one track.
    private static func items(_ stream: inout ComponentValueStream, _ form: ListForm) -> [GridTrackList.Item]? {
        var items: [GridTrackList.Item] = []
        var trackCount = 0
        var hasNames = false
        var hasAutomaticRepetition = false
        var areFixed = true
        while !stream.isAtEnd, !stream.isDelimiter("/") {
            if stream.kind == .openSquare {
                guard !hasNames, let names = lineNames(&stream) else { return nil }
                if !names.names.isEmpty { items.append(.lineNames(names)) }
                hasNames = true
                continue
            }
            hasNames = false
            trackCount += 1
            if stream.kind == .function, stream.tokens.isName(stream.position, "repeat") {
                guard form == .template, let repetition = repetition(&stream) else { return nil }
                if repetition.count.isAutomatic {
                    guard !hasAutomaticRepetition else { return nil }
                    hasAutomaticRepetition = true
                }
                areFixed = areFixed && repetition.items.areFixed
                items.append(.repetition(repetition))
            } else {
                guard let size = trackSize(&stream) else { return nil }
                areFixed = areFixed && size.isFixed
                items.append(.track(size))
            }
        }
        // Beside an automatic repetition, every track has a definite size (CSS Grid 2, section 7.2.3.1).
        guard trackCount > 0, areFixed || !hasAutomaticRepetition else { return nil }
        return items
    }

    /// Parses `repeat()`.
    private static func repetition(_ stream: inout ComponentValueStream) -> GridTrackList.Repetition? {
        var arguments = stream.arguments
        let count: GridTrackList.Repetition.Count
        if arguments.consume(identifier: "auto-fill") {
            count = .autoFill
        } else if arguments.consume(identifier: "auto-fit") {
            count = .autoFit
        } else {
            guard let number = NumericParser.clampedInteger(&arguments, minimum: 1) else { return nil }
            count = GridTrackList.Repetition.Count(number)
        }
        guard arguments.consume(.comma), let items = items(&arguments, .repeated), arguments.isAtEnd else { return nil }
        stream.advance()
        return GridTrackList.Repetition(count, items)
    }

    /// Parses the names of a line in square brackets. `span` and `auto` are not names (CSS Grid 2, section 8.3).
    static func lineNames(_ stream: inout ComponentValueStream) -> GridTrackList.LineNames? {
        guard stream.kind == .openSquare else { return nil }
        var contents = stream.arguments
        var names: [String] = []
        while !contents.isAtEnd {
            guard let name = lineName(&contents) else { return nil }
            names.append(name)
        }
        stream.advance()
        return GridTrackList.LineNames(names)
    }

    // MARK: Tracks

    /// Parses the size of a track. `minmax(auto, 1fr)` is the same as `1fr`.
    static func trackSize(_ stream: inout ComponentValueStream) -> GridTrackList.Size? {
        if stream.kind == .function {
            if stream.tokens.isName(stream.position, "minmax") { return minmax(&stream) }
            if let limit = NumericParser.fitContent(&stream) { return .fitContent(limit) }
        }
        return breadth(&stream).map { .breadth($0) }
    }

    private static func minmax(_ stream: inout ComponentValueStream) -> GridTrackList.Size? {
        var arguments = stream.arguments
        guard let minimum = breadth(&arguments), arguments.consume(.comma), let maximum = breadth(&arguments),
            arguments.isAtEnd
        else { return nil }
        if case .flexible = minimum { return nil }
        stream.advance()
        if minimum == .auto, case .flexible = maximum { return .breadth(maximum) }
        return .minmax(minimum, maximum)
    }

    private static func breadth(_ stream: inout ComponentValueStream) -> GridTrackList.Breadth? {
        if let keyword = stream.consume([.auto, .minContent, .maxContent]) {
            return keyword == .auto ? .auto : keyword == .minContent ? .minContent : .maxContent
        }
        if stream.kind == .dimension, stream.tokens.isName(stream.position, "fr") {
            let factor = stream.number(.number)
            guard factor >= 0 else { return nil }
            stream.advance()
            return .flexible(factor)
        }
        return NumericParser.length(&stream, .percentage).map { .length($0) }
    }

    // MARK: Areas

    /// Parses `none`, or a string for each row.
    static func areas(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "none") { return .keyword(.none) }
        var areas = GridAreas()
        while let row = stream.consumeString() {
            guard areas.append(row) else { return nil }
        }
        return !areas.rows.isEmpty && areas.areRectangles ? areas.value : nil
    }

    // MARK: Lines

    /// The lines at which Chromium clamps the numbers of lines and spans.
    private static let maximumLine = 10_000_000.0

    /// Parses a `<grid-line>`: `auto`, or an integer and a name in any order, with or without `span` (CSS Grid 2, section
    /// 8.3). The value is a keyword, an identifier, a number, or a list of `span`, the number and the name.
    static func line(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "auto") { return .keyword(.auto) }
        let isSpanFirst = stream.consume(identifier: "span")
        let start = stream.position
        var (number, name) = lineNumberAndName(&stream, isSpan: isSpanFirst)
        guard number != nil || name != nil else { return nil }
        let hasSpan = isSpanFirst || stream.consume(identifier: "span")
        if hasSpan, !isSpanFirst {
            if case .number(let known) = number {
                guard known >= 1 else { return nil }
            } else {
                // The range of a calculation includes only valid spans.
                stream.restore(start)
                (number, name) = lineNumberAndName(&stream, isSpan: true)
                _ = stream.consume(identifier: "span")
            }
        }
        // `span 1 a` is `span a`.
        if hasSpan, number == .number(1), name != nil { number = nil }
        let values = [hasSpan ? .keyword(.span) : nil, number, name.map { .identifier($0) }].compactMap { $0 }
        return values.count == 1 ? values[0] : .list(values)
    }

    private static func lineNumberAndName(
        _ stream: inout ComponentValueStream, isSpan: Bool
    ) -> (number: Value?, name: String?) {
        var number: Value?
        var name: String?
        while true {
            if number == nil, let found = lineNumber(&stream, isSpan: isSpan) {
                number = found
            } else if name == nil, let found = lineName(&stream) {
                name = found
            } else {
                return (number, name)
            }
        }
    }

    /// Parses the number of a line, which is not 0. Restores the position if there is none.
    private static func lineNumber(_ stream: inout ComponentValueStream, isSpan: Bool) -> Value? {
        let start = stream.position
        let number = NumericParser.gridLine(&stream, minimum: isSpan ? 1 : .min, limit: maximumLine)
        if number == nil { stream.restore(start) }
        return number
    }

    /// Parses the name of a line: an identifier other than `auto`, `span`, `default` and the CSS-wide keywords.
    private static func lineName(_ stream: inout ComponentValueStream) -> String? {
        guard stream.kind == .ident, !stream.tokens.isName(stream.position, "auto"),
            !stream.tokens.isName(stream.position, "span"), !stream.tokens.isName(stream.position, "default"),
            CSSWideKeyword(rawValue: asciiLowercased(stream.tokens.name(stream.position))) == nil
        else { return nil }
        return stream.consumeIdentifier()
    }

    /// Parses `[ row | column ] || dense`. `row dense` is `dense`.
    static func autoFlow(_ stream: inout ComponentValueStream) -> Value? {
        var direction = stream.consume([.row, .column])
        let isDense = stream.consume(identifier: "dense")
        if direction == nil { direction = stream.consume([.row, .column]) }
        if !isDense { return direction.map { .keyword($0) } }
        return direction == .column ? .list([.keyword(.column), .keyword(.dense)]) : .keyword(.dense)
    }
}

extension GridTrackList.Repetition.Count {
    fileprivate var isAutomatic: Bool {
        switch self {
        case .times, .calculation: false
        case .autoFill, .autoFit: true
        }
    }
}

extension [GridTrackList.Item] {
    /// Whether every track is a `<fixed-size>`.
    fileprivate var areFixed: Bool {
        allSatisfy { item in
            switch item {
            case .lineNames: true
            case .track(let size): size.isFixed
            case .repetition(let repetition): repetition.items.areFixed
            }
        }
    }
}

extension GridTrackList.Size {
    /// Whether the minimum or the maximum is a length or percentage: a `<fixed-size>`.
    fileprivate var isFixed: Bool {
        func isLength(_ breadth: GridTrackList.Breadth) -> Bool {
            if case .length = breadth { true } else { false }
        }
        switch self {
        case .breadth(let breadth): return isLength(breadth)
        case .minmax(let minimum, let maximum): return isLength(minimum) || isLength(maximum)
        case .fitContent: return false
        }
    }
}
