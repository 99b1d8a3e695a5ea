extension PropertyGrammar {
    /// In CSS's value definition syntax (CSS Values 4, section 2), for documentation and editors.
    public var syntax: String { alternatives.joined(separator: " | ") }

    /// The words that stand for themselves in the syntax.
    public var words: [String] {
        syntax.split(separator: " ").filter { word in
            word.first?.isLetter == true && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        }.map(String.init)
    }

    private var alternatives: [String] {
        switch self {
        case .color(let options):
            ["<color>"] + (options.contains(.image) ? ["<url>", "<ident>.<ident>", "<ident>_<ident>"] : [])
                + (options.contains(.none) ? ["none"] : [])
        case .number(let range, let allowsPercentage):
            ["<number\(text(of: range))>"] + (allowsPercentage ? ["<percentage>"] : [])
        case .integer(let range):
            ["<integer\(text(of: Double(range.lowerBound)...Double(range.upperBound)))>"]
        case .boolean: names([.true, .false])
        case .length(let options): options.alternatives
        case .lineWidth: LengthOptions.bareNumber.alternatives + names([.thin, .medium, .thick])
        case .angle: ["<angle>"]
        case .time(let range): ["<time\(text(of: range))>"]
        case .ratio: ["<ratio>"]
        case .keyword(let keywords): names(keywords.keywords)
        case .keywordSet(let keywords): alternatives(of: keywords.keywords)
        case .string: ["<string>", "<ident>+"]
        case .identifier: ["<ident>"]
        case .words(let words): words
        case .image(let options): options.alternatives
        case .insets(let options): ["[ \(options.alternatives.joined(separator: " | ")) ]{1,4}"]
        case .fontSize:
            PropertyGrammar.LengthOptions([.percentage, .bareNumber]).alternatives + ["default"]
                + names(KeywordSet.textStyles.keywords + FontWords.sizes.map(\.keyword))
        case .fontFamily:
            ["[ <string> | <ident>+ | \(names(KeywordSet.genericFamilies.keywords).joined(separator: " | ")) ]#"]
        case .fontWeight: ["<number [1,1000]>"] + names(FontWords.weights.map(\.keyword))
        case .fontStyle: ["normal", "italic", "oblique <angle [-90deg,90deg]>?"]
        case .shadow: ["none", "[ <color> [ <length> | <number> ]? | <color>? && [ <length> | <number> ]{2,3} ]#"]
        case .transform: ["none", "<transform-function>+"]
        case .viewReference: ["none", "#<ident>", ".prev", ".next", ".first", ".last", "<ident>", "<string>"]
        case .oneOf(let grammars): grammars.flatMap(\.alternatives)
        case .repeated(let grammar, let counts): ["[ \(grammar.syntax) ]{\(counts.lowerBound),\(counts.upperBound)}"]
        case .sequence(let grammars, let optional):
            [
                grammars.enumerated().map { index, grammar in
                    "[ \(grammar.syntax) ]" + (index < grammars.count - optional ? "" : "?")
                }.joined(separator: " ")
            ]
        case .shorthand(let shorthand): shorthand.alternatives
        }
    }

    /// `none`, or any of the others.
    private func alternatives(of keywords: [Keyword]) -> [String] {
        let names = names(keywords.filter { $0 != Keyword.none })
        return (keywords.contains(Keyword.none) ? ["none"] : []) + ["[ \(names.joined(separator: " || ")) ]"]
    }
}

extension Shorthand {
    fileprivate var alternatives: [String] {
        switch self {
        case .edges(_, let grammar): return ["[ \(grammar.syntax) ]{1,4}"]
        case .border(let width, let color):
            let styles = names([.none, .hidden] + KeywordSet.visibleBorderStyles.keywords).joined(separator: " | ")
            return ["<'\(width)'> || [ \(styles) ] || <'\(color)'>"]
        case .font(let style, let weight, let size, let family):
            return [
                "<'\(size)'> <'\(family)'>?",
                "[ <'\(style)'> || small-caps || <'\(weight)'> || <font-width-css3> ]? <'\(size)'> "
                    + "[ / [ normal | <number> | <length-percentage> ] ]? <'\(family)'>",
                "<system-family-name>",
            ]
        }
    }
}

extension PropertyGrammar.LengthOptions {
    fileprivate var alternatives: [String] {
        let range = contains(.negative) ? "" : " [0,∞]"
        return ["<length\(range)>"] + (contains(.percentage) ? ["<percentage\(range)>"] : [])
            + (contains(.bareNumber) ? ["<number\(range)>"] : []) + (contains(.auto) ? ["auto"] : [])
            + (contains(.none) ? ["none"] : [])
    }
}

extension PropertyGrammar.ImageOptions {
    fileprivate var alternatives: [String] {
        ["<url>"] + (contains(.quoted) ? ["<string>"] : []) + (contains(.bare) ? ["<ident>"] : [])
            + (contains(.none) ? ["none"] : [])
    }
}

private func names(_ keywords: [Keyword]) -> [String] { keywords.map(\.rawValue) }

/// As CSS brackets a range; nothing for all numbers.
private func text(of range: ClosedRange<Double>) -> String {
    func bound(_ number: Double, _ limit: Double) -> String? { abs(number) >= limit ? nil : numberText(number) }
    let limit = Double(Int32.max)
    let (low, high) = (bound(range.lowerBound, limit), bound(range.upperBound, limit))
    if low == nil, high == nil { return "" }
    return " [\(low ?? "-∞"),\(high ?? "∞")]"
}
