/// Finds the typing error that makes a value invalid: a misspelt keyword, function or unit, or missing or superfluous
/// white space.
struct ValueSuggester {
    private let property: String
    private let properties: PropertyTable
    private let bytes: [UInt8]
    private let tokens: [TokenDescription]

    /// - Parameter value: The source text in lower case. Short, because many variants of it are parsed.
    init(_ value: String, of property: String, _ properties: PropertyTable) {
        self.property = property
        self.properties = properties
        bytes = Array(value.utf8)
        tokens = TokenDescription.tokens(of: Source(name: "", text: value))
    }

    /// The replacement for the wrong part. `nil` if no similar text makes the value valid.
    var suggestion: String? {
        tokens.indices.lazy.compactMap(nearest).first ?? tokens.indices.lazy.compactMap(joined).first ?? spaced
    }

    // MARK: Keywords, functions and units

    private func nearest(to index: Int) -> String? {
        let token = tokens[index]
        if token.kind == .ident {
            let isMarked = index > 0 && tokens[index - 1].kind == .delim && tokens[index - 1].value == "."
            let start = isMarked ? tokens[index - 1].range.lowerBound : token.range.lowerBound
            return nearest(to: start..<token.range.upperBound, among: keywords)
        }
        if token.kind == .function {
            let name = token.range.lowerBound..<token.range.upperBound - 1
            return nearest(to: name, among: Self.functions).map { $0 + "()" }
        }
        guard token.kind == .dimension, let unit = token.unit, !Self.unsupportedUnits.contains(unit) else { return nil }
        let number = token.range.lowerBound..<token.range.upperBound - unit.utf8.count
        return nearest(to: number.upperBound..<token.range.upperBound, among: CSS.Unit.names).map { text(number) + $0 }
    }

    /// Returns the similar name that makes the value valid. `nil` if the text is one of the names already.
    private func nearest(to range: Range<Int>, among names: [String]) -> String? {
        let written = text(range)
        guard !names.contains(where: { asciiLowercased($0) == written }) else { return nil }
        return Suggestion.closestMatches(written, among: names).first { accepts(replacing(range, with: $0)) }
    }

    private var keywords: [String] {
        let vocabulary = properties.vocabulary(of: property)
        return vocabulary.keywords + CSSWideKeyword.allCases.map(\.rawValue)
            + (vocabulary.types.contains(.color) ? Self.colors : [])
    }

    private static let colors =
        namedColors.map { "\($0.name)" } + ["transparent", "currentcolor"] + SystemColor.allCases.map(\.rawValue)

    private static let functions =
        SubstitutionFunction.allCases.filter { $0 != .custom }.map { "\($0.name)" }
        + ["url", "calc", "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"]
        + ["color-mix", "light-dark", "contrast-color", "alpha", "mix"]
        + ColorAdjustment.Function.allCases.map { "\($0.name)" }
        + MathFunction.allCases.map(\.rawValue) + TreeCountingFunction.allCases.map(\.rawValue)
        + TransformFunction.Kind.allCases.map(\.rawValue) + SpatialTransformFunction.allCases.map(\.rawValue)

    /// The units of CSS that are not supported here. They are not misspelt.
    private static let unsupportedUnits: Set<String> = [
        "ch", "ex", "ic", "lh", "cap", "rch", "rex", "ric", "rlh", "rcap", "cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax",
        "fr", "x", "dpi", "dpcm", "dppx", "hz", "khz", "db", "st",
    ]

    // MARK: White space

    /// Returns a number and its unit without the white space between them. `nil` if the token at `index` is not such a
    /// number, or the value would not be valid.
    private func joined(_ index: Int) -> String? {
        guard index + 2 < tokens.count, tokens[index].kind == .number, tokens[index + 1].kind == .whitespace,
            CSS.Unit.names.contains(tokens[index + 2].value ?? "")
        else { return nil }
        let whole = tokens[index].range.lowerBound..<tokens[index + 2].range.upperBound
        let joined = text(tokens[index].range) + text(tokens[index + 2].range)
        return accepts(replacing(whole, with: joined)) ? joined : nil
    }

    /// The value with white space around the signs of its sums. `nil` if no white space is missing, or the value would not
    /// be valid.
    private var spaced: String? {
        var spaced = ""
        for (index, token) in tokens.enumerated() {
            let followsNumber = index > 0 && (tokens[index - 1].number != nil || tokens[index - 1].kind == .closeParen)
            if let sign = token.sign, followsNumber {
                spaced += " \(sign) " + text(token.range).dropFirst()
            } else if token.kind == .dimension, let minus = text(token.range).dropFirst().firstIndex(of: "-") {
                let text = text(token.range)
                spaced += text[..<minus] + " - " + text[text.index(after: minus)...]
            } else {
                spaced += text(token.range)
            }
        }
        return spaced.utf8.count > bytes.count && accepts(spaced) ? spaced : nil
    }

    // MARK: Source text

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func replacing(_ range: Range<Int>, with text: String) -> String {
        let parts = [bytes[..<range.lowerBound], ArraySlice(text.utf8), bytes[range.upperBound...]]
        return String(decoding: parts.joined(), as: UTF8.self)
    }

    private func accepts(_ value: String) -> Bool { properties.accepts(value, for: property) }
}
