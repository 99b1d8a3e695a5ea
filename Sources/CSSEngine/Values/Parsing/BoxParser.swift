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

    /// Parses a width, a style and a colour in any order, at least one of them.
    ///
    /// The style is a list of one keyword, so that `BorderValues` can tell it from a declared `border-style`.
    /// - Returns: The width, the style and the colour.
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
        let line = style ?? (width == nil ? Keyword.none : .solid)
        return [width ?? mediumLine, .list([.keyword(line)]), color ?? initial(2)]
    }

    // MARK: Corners

    static let radiusOptions: PropertyGrammar.LengthOptions = [.bareNumber, .percentage]

    /// Parses one to four radii, clockwise from the top left (CSS Backgrounds 3, section 4.1).
    ///
    /// Corners of UIKit are circular. If a corner has different radii in the two axes, the smaller one counts.
    /// - Returns: One radius if all are equal. Otherwise a list of four.
    static func cornerRadii(_ stream: inout ComponentValueStream) -> Value? {
        guard let horizontal = radii(&stream) else { return nil }
        var radii = horizontal
        if stream.consume(delimiter: "/") {
            guard let vertical = Self.radii(&stream) else { return nil }
            radii = zip(horizontal, vertical).map(smaller)
        }
        return radii.allSatisfy { $0 == radii[0] } ? radii[0] : .list(radii)
    }

    /// Parses one to four radii up to a slash or the end.
    private static func radii(_ stream: inout ComponentValueStream) -> [Value]? {
        var radii: [Value] = []
        while radii.count < 4, let radius = NumericParser.length(&stream, radiusOptions) { radii.append(radius) }
        switch radii.count {
        case 0: return nil
        case 1: return [radii[0], radii[0], radii[0], radii[0]]
        case 2: return radii + radii
        case 3: return radii + [radii[1]]
        default: return radii
        }
    }

    /// Returns the smaller of two radii. If only the layout can compare them, it is the first.
    private static func smaller(_ first: Value, _ second: Value) -> Value {
        switch (first, second) {
        case (.length(let left), .length(let right)): left <= right ? first : second
        case (.percentage(let left), .percentage(let right)): left <= right ? first : second
        default: first
        }
    }

    // MARK: Shadows

    /// Parses `none`, or shadows of text separated by commas.
    static func textShadows(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "none") { return .keyword(.none) }
        return ValueParser.commaSeparated(&stream, textShadow)
    }

    /// Parses two offsets and a blur radius, with the colour before or after them (CSS Text Decoration 3, section 4).
    ///
    /// The offsets after a colour are optional, as in Nimbus CSS. The default is 0.
    private static func textShadow(_ stream: inout ComponentValueStream) -> Value? {
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

    /// Parses `none`, or shadows of a box separated by commas.
    static func boxShadows(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "none") { return .keyword(.none) }
        return ValueParser.commaSeparated(&stream, boxShadow)
    }

    /// Parses two offsets, a blur radius and a spread, with a colour and `inset` around them (CSS Backgrounds 3, section 6.1).
    private static func boxShadow(_ stream: inout ComponentValueStream) -> Value? {
        var color: Value?
        var isInset = false
        var lengths: [Value] = []
        while true {
            if color == nil, let value = ColorParser.parse(&stream)?.value {
                color = value
            } else if !isInset, stream.consume(identifier: "inset") {
                isInset = true
            } else if lengths.isEmpty, let values = boxShadowLengths(&stream) {
                lengths = values
            } else {
                break
            }
        }
        guard !lengths.isEmpty else { return nil }
        return .list([color ?? .symbolicColor(.currentColor)] + lengths + (isInset ? [.keyword(.inset)] : []))
    }

    /// Parses two to four lengths. Only the blur radius cannot be negative.
    private static func boxShadowLengths(_ stream: inout ComponentValueStream) -> [Value]? {
        var lengths: [Value] = []
        while lengths.count < 4, let length = NumericParser.length(&stream, lengths.count == 2 ? [] : .negative) {
            lengths.append(length)
        }
        guard lengths.count >= 2 else { return nil }
        while lengths.count < 4 { lengths.append(.length(0)) }
        return lengths
    }
}
