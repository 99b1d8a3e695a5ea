/// Parses the edges, borders and shadows of boxes.
enum BoxParser {
    // MARK: Edges

    /// Parses one to four values for top, right, bottom and left (CSS Backgrounds 3, section 4.1).
    static func edges(_ stream: inout ComponentValueStream, _ grammar: PropertyGrammar) -> [Value]? {
        guard let top = grammar.parse(&stream) else { return nil }
        if stream.isAtEnd { return [top, top, top, top] }
        guard let right = grammar.parse(&stream) else { return nil }
        if stream.isAtEnd { return [top, right, top, right] }
        guard let bottom = grammar.parse(&stream) else { return nil }
        if stream.isAtEnd { return [top, right, bottom, right] }
        return grammar.parse(&stream).map { [top, right, bottom, $0] }
    }

    /// Parses one or two values. The second value is the first by default.
    static func pair(_ stream: inout ComponentValueStream, _ grammar: PropertyGrammar) -> [Value]? {
        guard let first = grammar.parse(&stream) else { return nil }
        return stream.isAtEnd ? [first, first] : grammar.parse(&stream).map { [first, $0] }
    }

    /// Parses one to four lengths in the order of `UIEdgeInsets`: top, left, bottom, right.
    static func insets(_ stream: inout ComponentValueStream, _ options: PropertyGrammar.LengthOptions) -> Value? {
        // The rules for omitted values are the same clockwise and anticlockwise.
        edges(&stream, .length(options)).map { .list($0) }
    }

    // MARK: Borders

    /// The widths of the keywords in points: the same as in browsers (CSS Backgrounds 3, section 3.3).
    static let lineWidths: [(keyword: Keyword, value: Value)] = [
        (.thin, .length(1)), (.medium, mediumLine), (.thick, .length(5)),
    ]

    /// The styles of borders (CSS Backgrounds 3, section 3.2).
    static let lineStyles: KeywordSet = [
        .none, .hidden, .dotted, .dashed, .solid, .double, .groove, .ridge, .inset, .outset,
    ]

    private static let mediumLine = Value.length(3)

    static func lineWidth(
        _ stream: inout ComponentValueStream, _ options: PropertyGrammar.LengthOptions
    ) -> Value? {
        stream.kind == .ident ? stream.consume(lineWidths) : NumericParser.length(&stream, options)
    }

    /// Parses a width, a style and a colour in any order, at least one of them. With a visible style, the default width
    /// is `medium`.
    /// - Returns: The width and the colour.
    static func border(_ stream: inout ComponentValueStream, initial: (Int) -> Value) -> [Value]? {
        var width: Value?
        var style: Keyword?
        var color: Value?
        while !stream.isAtEnd {
            if width == nil, let value = lineWidth(&stream, .bareNumber) {
                width = value
            } else if color == nil, let value = ColorParser.parse(&stream)?.value {
                color = value
            } else if style == nil, let value = stream.consume(lineStyles) {
                style = value
            } else {
                return nil
            }
        }
        guard width != nil || style != nil || color != nil else { return nil }
        if style == Keyword.none || style == .hidden {
            width = .length(0)
        } else if style != nil, width == nil {
            width = mediumLine
        }
        return [width ?? initial(0), color ?? initial(1)]
    }

    // MARK: Shadows

    /// Parses `none`, or shadows separated by commas.
    static func shadows(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "none") { return .keyword(.none) }
        return ValueParser.commaSeparated(&stream, shadow)
    }

    /// Parses two offsets and a blur radius, with the colour before or after them (CSS Text Decoration 3, section 4).
    ///
    /// The offsets after a colour are optional, as in Nimbus CSS. The default is 0.
    private static func shadow(_ stream: inout ComponentValueStream) -> Value? {
        var color = ColorParser.parse(&stream)?.value
        var lengths: [Value] = []
        while lengths.count < 3,
            let length = NumericParser.length(&stream, lengths.count < 2 ? [.bareNumber, .negative] : .bareNumber)
        {
            lengths.append(length)
        }
        guard lengths.count >= 2 || color != nil else { return nil }
        if color == nil { color = ColorParser.parse(&stream)?.value }
        while lengths.count < 3 { lengths.append(.length(0)) }
        return .list([color ?? .symbolicColor(.currentColor)] + lengths)
    }
}
