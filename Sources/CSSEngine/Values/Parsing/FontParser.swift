/// Parses the shorthand `font`, in the form of CSS (CSS Fonts 4, section 2.7) and in the form of Nimbus CSS.
///
/// `FontParser.size(_:)` and its siblings parse the longhands, with the values that UIKit adds to CSS.
struct FontParser {
    /// Whether every font weight is accepted before the size, or only the unmistakable keywords. The first number can be
    /// a weight, as in `700 12px Arial`, or the size, as in `12 Arial`.
    private let acceptsEveryWeight: Bool
    private var font = FontValue()
    private var hasVariant = false
    /// The number of style, weight, variant and width keywords before the size, including `normal`.
    private var prefixCount = 0

    private init(acceptsEveryWeight: Bool) {
        self.acceptsEveryWeight = acceptsEveryWeight
    }

    // MARK: Shorthand

    /// Parses style, weight, `small-caps` and width in any order, then size, line height and families. Nimbus CSS has a
    /// second form: a size and an optional family. All system fonts are the same font here. `FontFunction` is another form.
    static func shorthand(_ stream: inout ComponentValueStream) -> FontValue? {
        let start = stream.position
        for acceptsEveryWeight in [true, false] {
            stream.restore(start)
            var parser = FontParser(acceptsEveryWeight: acceptsEveryWeight)
            if let font = parser.parse(&stream) { return font }
        }
        stream.restore(start)
        if let font = FontFunction.parse(&stream) { return font }
        stream.restore(start)
        return stream.consume(anyOf: FontKeywords.systemFonts) ? FontValue() : nil
    }

    private mutating func parse(_ stream: inout ComponentValueStream) -> FontValue? {
        parsePrefix(&stream)
        guard let size = Self.size(&stream) else { return nil }
        font.size = size
        if stream.consume(delimiter: "/") {
            font.lineHeight = Self.lineHeight(&stream)
            if font.lineHeight == nil { return nil }
        }
        if !stream.isAtEnd || prefixCount > 0 || font.lineHeight != nil {
            font.family = Self.family(&stream)
            guard font.family != nil, stream.isAtEnd else { return nil }
        }
        return font
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
        if font.style == nil {
            font.style = Self.style(&stream)
            if font.style != nil { return true }
        }
        if font.weight == nil {
            font.weight = prefixWeight(&stream)
            if font.weight != nil { return true }
        }
        if !hasVariant {
            hasVariant = stream.consume(identifier: "small-caps")
            if hasVariant { return true }
        }
        guard font.width == nil else { return false }
        font.width = stream.consume(FontKeywords.widths).map { .percentage($0) }
        return font.width != nil
    }

    private func prefixWeight(_ stream: inout ComponentValueStream) -> Value? {
        acceptsEveryWeight
            ? Self.weight(&stream) : stream.consume(FontKeywords.unmistakableWeights).map { .number($0) }
    }

    // MARK: Longhands

    /// Parses `normal`, a multiple of the font size, a length or a percentage (CSS Inline 3, section 5.1).
    private static func lineHeight(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "normal") { return .keyword(.normal) }
        let start = stream.position
        if let factor = NumericParser.strictNumber(&stream, in: 0 ... .infinity) { return factor }
        stream.restore(start)
        return NumericParser.length(&stream, .percentage)
    }

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

    /// Parses a name, quoted or as identifiers, or a generic family. A name that starts with the keyword of a generic
    /// family needs quotation marks, and so does a name that is a reserved keyword (CSS Fonts 4, section 2.1.1).
    private static func singleFamily(_ stream: inout ComponentValueStream) -> Value? {
        if let name = stream.consumeString() { return .string(name) }
        if let generic = stream.consume(.genericFamilies) { return stream.kind == .ident ? nil : .keyword(generic) }
        guard let name = TextualParser.joinedIdentifiers(&stream), !isReserved(asciiLowercased(name)) else {
            return nil
        }
        return .string(name)
    }

    /// Whether an identifier is not a name of an author's own (CSS Values 4, section 4.2).
    private static func isReserved(_ identifier: String) -> Bool {
        identifier == "default" || CSSWideKeyword(rawValue: identifier) != nil
    }
}

/// The parts of a font that the shorthand `font` sets. `nil` for omitted parts, which have their initial values.
struct FontValue {
    var style: Value?
    var weight: Value?
    var size = Value.keyword(.default)
    var family: Value?
    var lineHeight: Value?
    var width: Value?
}
