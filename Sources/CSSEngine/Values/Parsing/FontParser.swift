/// Parses the shorthand `font`, in the form of CSS (CSS Fonts 4, section 2.7) and in the form of Nimbus CSS.
///
/// `FontParser.size(_:)` and its siblings parse the longhands, with the values that UIKit adds to CSS.
struct FontParser {
    /// Whether every font weight is accepted before the size, or only the unmistakable keywords. The first number can be
    /// a weight, as in `700 12px Arial`, or the size, as in `12 Arial`.
    private let acceptsEveryWeight: Bool
    private var style: Value?
    private var weight: Value?
    private var hasVariant = false
    private var hasWidth = false
    /// The number of style, weight, variant and width keywords before the size, including `normal`.
    private var prefixCount = 0

    private init(acceptsEveryWeight: Bool) {
        self.acceptsEveryWeight = acceptsEveryWeight
    }

    // MARK: Shorthand

    /// Parses style, weight, `small-caps` and width in any order, then size, line height and families. Nimbus CSS has a
    /// second form: a size and an optional family. All system fonts are the same font here. `FontFunction` is another form.
    /// - Returns: The values of style, weight, size and family. Line height, variant and width have no effect.
    static func shorthand(_ stream: inout ComponentValueStream, initial: (Int) -> Value) -> [Value]? {
        let start = stream.position
        for acceptsEveryWeight in [true, false] {
            stream.restore(start)
            var parser = FontParser(acceptsEveryWeight: acceptsEveryWeight)
            if let values = parser.values(&stream, initial: initial) { return values }
        }
        stream.restore(start)
        if let values = FontFunction.parse(&stream, initial: initial) { return values }
        stream.restore(start)
        guard stream.consume(anyOf: FontKeywords.systemFonts) else { return nil }
        return [initial(0), initial(1), .keyword(.default), initial(3)]
    }

    private mutating func values(_ stream: inout ComponentValueStream, initial: (Int) -> Value) -> [Value]? {
        parsePrefix(&stream)
        guard let size = Self.size(&stream) else { return nil }
        let hasLineHeight = stream.consume(delimiter: "/")
        if hasLineHeight, !Self.consumeLineHeight(&stream) { return nil }
        var family: Value?
        if !stream.isAtEnd || prefixCount > 0 || hasLineHeight {
            family = Self.family(&stream)
            guard family != nil, stream.isAtEnd else { return nil }
        }
        return [style ?? initial(0), weight ?? initial(1), size, family ?? initial(3)]
    }

    private mutating func parsePrefix(_ stream: inout ComponentValueStream) {
        while prefixCount < 4 {
            let start = stream.position
            guard parsePrefixPart(&stream) else { return stream.restore(start) }
            prefixCount += 1
        }
    }

    private mutating func parsePrefixPart(_ stream: inout ComponentValueStream) -> Bool {
        if stream.consume(identifier: "normal") { return true }
        if style == nil {
            style = Self.style(&stream)
            if style != nil { return true }
        }
        if weight == nil {
            weight = prefixWeight(&stream)
            if weight != nil { return true }
        }
        if !hasVariant {
            hasVariant = stream.consume(identifier: "small-caps")
            if hasVariant { return true }
        }
        guard !hasWidth else { return false }
        hasWidth = stream.consume(FontKeywords.widths) != nil
        return hasWidth
    }

    private func prefixWeight(_ stream: inout ComponentValueStream) -> Value? {
        acceptsEveryWeight
            ? Self.weight(&stream) : stream.consume(FontKeywords.unmistakableWeights).map { .number($0) }
    }

    private static func consumeLineHeight(_ stream: inout ComponentValueStream) -> Bool {
        stream.consume(identifier: "normal") || NumericParser.length(&stream, lineHeightOptions) != nil
    }

    /// The kinds of length that a line height accepts.
    static let lineHeightOptions: PropertyGrammar.LengthOptions = [.bareNumber, .percentage]

    // MARK: Longhands

    /// The kinds of length that a font size accepts.
    static let sizeOptions: PropertyGrammar.LengthOptions = [.bareNumber, .percentage]

    static func size(_ stream: inout ComponentValueStream) -> Value? {
        guard stream.kind == .ident else { return NumericParser.length(&stream, sizeOptions) }
        if let keyword = stream.consume(FontKeywords.symbolicSizes) { return .keyword(keyword) }
        return stream.consume(FontKeywords.sizes)
    }

    /// The range of numeric weights (CSS Fonts 4, section 2.2).
    static let weightRange = 1.0...1000

    static func weight(_ stream: inout ComponentValueStream) -> Value? {
        guard stream.kind == .ident else { return NumericParser.strictNumber(&stream, in: weightRange) }
        return stream.consume(FontKeywords.weights).map { .number($0) }
    }

    /// The angles that can follow `oblique` (CSS Fonts 4, section 2.4).
    static let obliqueRange = -90.0...90

    /// Parses a style. UIKit cannot choose an angle, so the angle after `oblique` only matters if it is 0, which is
    /// upright.
    static func style(_ stream: inout ComponentValueStream) -> Value? {
        guard let style = stream.consume(FontKeywords.styles) else { return nil }
        let angle = style == .oblique ? NumericParser.angle(&stream, in: obliqueRange) : nil
        return .keyword(angle == .angle(0) ? .normal : style)
    }

    /// Parses a percentage of the normal width, or a keyword for one.
    static func width(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "normal") { return .percentage(100) }
        if let percentage = stream.consume(FontKeywords.widths) { return .percentage(percentage) }
        let isNegative = stream.kind == .percentage && stream.tokens.number(stream.position) < 0
        guard stream.kind != .number, !isNegative,
            case .number(let fraction) = NumericParser.number(&stream, in: 0 ... .infinity, allowsPercentage: true)
        else { return nil }
        return .percentage(fraction * 100)
    }

    /// Parses families separated by commas.
    static func family(_ stream: inout ComponentValueStream) -> Value? {
        ValueParser.commaSeparated(&stream, singleFamily)
    }

    /// Parses a name, quoted or as identifiers, or a generic family.
    private static func singleFamily(_ stream: inout ComponentValueStream) -> Value? {
        if let name = stream.consumeString() { return .string(name) }
        let start = stream.position
        if let generic = stream.consume(.genericFamilies), stream.kind != .ident { return .keyword(generic) }
        stream.restore(start)
        guard let name = TextualParser.joinedIdentifiers(&stream),
            CSSWideKeyword(rawValue: asciiLowercased(name)) == nil
        else { return nil }
        return .string(name)
    }
}
