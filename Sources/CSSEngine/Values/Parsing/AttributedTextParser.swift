/// Parses the values of `attributed-text` and similar properties.
enum AttributedTextParser {
    private typealias Attribute = AttributedTextValue.Attribute

    /// Parses `none`, or one or more functions: `text("string", color(red))`.
    static func parse(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "none") { return .keyword(.none) }
        var runs: [AttributedTextValue.Run] = []
        while stream.kind == .function, stream.tokens.isName(stream.position, "text") {
            var arguments = stream.arguments
            guard let run = run(&arguments) else { return nil }
            runs.append(run)
            stream.advance()
        }
        return runs.isEmpty ? nil : Value(AttributedTextValue(runs: runs))
    }

    /// Parses a text and its attributes. The last one of several equal attributes applies.
    private static func run(_ stream: inout ComponentValueStream) -> AttributedTextValue.Run? {
        guard let text = text(&stream) else { return nil }
        var attributes: [Attribute: Value] = [:]
        while stream.consume(.comma) {
            guard stream.kind == .function,
                let attribute = Attribute(rawValue: asciiLowercased(stream.tokens.name(stream.position)))
            else { return nil }
            var arguments = stream.arguments
            guard let value = attribute == .font ? font(&arguments) : attribute.grammar.parse(&arguments),
                arguments.isAtEnd
            else { return nil }
            attributes[attribute] = value
            stream.advance()
        }
        return stream.isAtEnd ? AttributedTextValue.Run(text: text, attributes: attributes) : nil
    }

    private static func text(_ stream: inout ComponentValueStream) -> AttributedTextValue.Text? {
        let isLocalized = stream.kind == .function && stream.tokens.isName(stream.position, "localized")
        guard case .string(let text) = TextualParser.string(&stream) else { return nil }
        return isLocalized ? .localized(text) : .string(text)
    }

    private static func font(_ stream: inout ComponentValueStream) -> Value? {
        FontParser.shorthand(&stream).map { font in
            .list([
                font.style ?? .keyword(.normal), font.weight ?? .number(400), font.size,
                font.family ?? .keyword(.systemUI),
            ])
        }
    }

    /// Parses `none`, or a font in the form of the shorthand.
    static func wholeFont(_ stream: inout ComponentValueStream) -> Value? {
        stream.consume(identifier: "none") ? .keyword(.none) : font(&stream)
    }
}

extension AttributedTextValue.Attribute {
    private static let number = PropertyGrammar.number(range: -.infinity ... .infinity, allowsPercentage: false)
    private static let length = PropertyGrammar.length([.negative, .bareNumber])
    private static let lineStyle = PropertyGrammar.repeated(
        .identifiers(["none", "single", "double", "thick", "solid", "dot", "dash", "dash-dot", "dash-dot-dot"]), 1...4)

    /// The grammar of the value.
    fileprivate var grammar: PropertyGrammar {
        switch self {
        case .font: .wholeFont
        case .color, .backgroundColor, .underlineColor, .strikethroughColor, .strokeColor, .shadowColor: .color([])
        case .ligature: .integer(0...2)
        case .obliqueness, .expansion, .strokeWidth: Self.number
        case .kern, .baselineOffset, .shadowRadius, .lineSpacing: Self.length
        case .underlineStyle, .strikethroughStyle: Self.lineStyle
        case .shadowOffset: .repeated(Self.length, 2...2)
        case .textAlign: .keyword([.left, .right, .center, .justify, .start, .end])
        case .lineBreakMode:
            .keyword([.wrap, .characterWrap, .clip, .headTruncate, .tailTruncate, .middleTruncate])
        }
    }
}
