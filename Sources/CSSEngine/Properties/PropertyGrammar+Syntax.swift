extension PropertyGrammar {
    /// In CSS's value definition syntax (CSS Values 4, section 2), for documentation and editors.
    public var syntax: String { terms.map(\.text).joined(separator: SyntaxTerm.Combination.oneOf.rawValue) }

    /// The words that stand for themselves in the syntax.
    public var words: [String] {
        terms.flatMap(\.leaves).compactMap { if case .word(let word) = $0 { word } else { nil } }
    }

    /// What its value may be, one of these; a range that values are moved into is not told.
    var terms: [SyntaxTerm] {
        switch self {
        case .color(let options):
            [.type(.color)] + (options.contains(.image) ? [.type(.image), .type(.file), .type(.fileWord)] : [])
                + (options.contains(.none) ? [.word("none")] : [])
        case .number(_, let allowsPercentage): [.type(.number)] + (allowsPercentage ? [.type(.percentage)] : [])
        case .integer(let range): [.type(.integer, in: told(Double(range.lowerBound)...Double(range.upperBound)))]
        case .boolean: wordTerms([.true, .false])
        case .length(let options): options.terms
        case .lineWidth: LengthOptions.bareNumber.terms + wordTerms([.thin, .medium, .thick])
        case .angle: [.type(.angle)]
        case .time(let range): [.type(.time, in: told(range))]
        case .ratio: [.type(.ratio)]
        case .keyword(let keywords): wordTerms(keywords.keywords)
        case .keywordSet(let keywords): terms(of: keywords.keywords)
        case .string: [.type(.string), .type(.words)]
        case .identifier: [.type(.name)]
        case .words(let words): words.map { .word($0) }
        case .image(let options): options.terms
        case .insets(let options): [.group(options.terms, .oneOf, times: "{1,4}")]
        case .fontSize:
            LengthOptions([.percentage, .bareNumber]).terms + [.word("default")]
                + wordTerms(KeywordSet.textStyles.keywords + FontKeywords.sizes.map(\.keyword))
        case .fontFamily:
            [
                .group(
                    [.type(.string), .type(.words)] + wordTerms(KeywordSet.genericFamilies.keywords), .oneOf, times: "#"
                )
            ]
        case .fontWeight: [.type(.number, in: 1...1000)] + wordTerms(FontKeywords.weights.map(\.keyword))
        case .fontStyle: [.word("normal"), .word("italic"), Self.oblique]
        case .shadow: [.word("none"), .group([Self.shadowOfColor, Self.shadowWithOffset], .oneOf, times: "#")]
        case .transform: [.word("none"), .type(.transform)]
        case .viewReference:
            [.word("none"), .type(.id)] + [".prev", ".next", ".first", ".last"].map { .word($0) }
                + [.type(.name), .type(.string)]
        case .oneOf(let grammars): grammars.flatMap(\.terms)
        case .repeated(let grammar, let counts):
            [.group(grammar.terms, .oneOf, times: "{\(counts.lowerBound),\(counts.upperBound)}")]
        case .sequence(let grammars, let optional):
            [
                .group(
                    grammars.enumerated().map { index, grammar in
                        .group(grammar.terms, .oneOf, times: index < grammars.count - optional ? "" : "?")
                    }, .inOrder, isBracketed: false)
            ]
        case .shorthand(let shorthand): shorthand.terms
        }
    }

    /// `none`, or any of the others.
    private func terms(of keywords: [Keyword]) -> [SyntaxTerm] {
        let others = keywords.filter { $0 != Keyword.none }
        return (keywords.contains(Keyword.none) ? [.word("none")] : []) + [.group(wordTerms(others), .someOf)]
    }

    private static let oblique = SyntaxTerm.group(
        [.word("oblique"), .group([.type(.angle, in: -90...90)], .inOrder, times: "?", isBracketed: false)], .inOrder,
        isBracketed: false)

    private static let shadowOfColor = SyntaxTerm.group(
        [.type(.color), .group([.type(.length), .type(.number)], .oneOf, times: "?")], .inOrder, isBracketed: false)

    private static let shadowWithOffset = SyntaxTerm.group(
        [
            .group([.type(.color)], .inOrder, times: "?", isBracketed: false),
            .group([.type(.length), .type(.number)], .oneOf, times: "{2,3}"),
        ], .allOf, isBracketed: false)
}

extension Shorthand {
    fileprivate var terms: [SyntaxTerm] {
        switch self {
        case .edges(_, let grammar): return [.group(grammar.terms, .oneOf, times: "{1,4}")]
        case .border(let width, let color):
            let styles = wordTerms([.none, .hidden] + KeywordSet.visibleBorderStyles.keywords)
            return [
                .group([.property(width), .group(styles, .oneOf), .property(color)], .someOf, isBracketed: false)
            ]
        case .font(let style, let weight, let size, let family):
            let lineHeight = SyntaxTerm.group(
                [.word("normal"), .type(.number), .type(.length), .type(.percentage)], .oneOf)
            return [
                .group(
                    [.property(size), .group([.property(family)], .inOrder, times: "?", isBracketed: false)],
                    .inOrder, isBracketed: false),
                .group(
                    [
                        .group(
                            [.property(style), .word("small-caps"), .property(weight), .other("<font-width-css3>")],
                            .someOf, times: "?"),
                        .property(size), .group([.other("/"), lineHeight], .inOrder, times: "?"), .property(family),
                    ], .inOrder, isBracketed: false),
                .other("<system-family-name>"),
            ]
        }
    }
}

extension PropertyGrammar.LengthOptions {
    fileprivate var terms: [SyntaxTerm] {
        let range: ClosedRange<Double>? = contains(.negative) ? nil : 0 ... .infinity
        return [.type(.length, in: range)] + (contains(.percentage) ? [.type(.percentage, in: range)] : [])
            + (contains(.bareNumber) ? [.type(.number, in: range)] : []) + (contains(.auto) ? [.word("auto")] : [])
            + (contains(.none) ? [.word("none")] : [])
    }
}

extension PropertyGrammar.ImageOptions {
    fileprivate var terms: [SyntaxTerm] {
        [.type(.image)] + (contains(.quoted) ? [.type(.string)] : []) + (contains(.bare) ? [.type(.name)] : [])
            + (contains(.none) ? [.word("none")] : [])
    }
}

private func wordTerms(_ keywords: [Keyword]) -> [SyntaxTerm] { keywords.map { .word($0.rawValue) } }

/// A range with infinities in the place of what no property means to forbid; nil for all numbers.
private func told(_ range: ClosedRange<Double>) -> ClosedRange<Double>? {
    let limit = Double(Int32.max)
    let low = abs(range.lowerBound) >= limit ? -.infinity : range.lowerBound
    let high = abs(range.upperBound) >= limit ? .infinity : range.upperBound
    return low == -.infinity && high == .infinity ? nil : low...high
}
