/// A part of a value definition (CSS Values 4, section 2).
indirect enum SyntaxTerm: Sendable {
    /// A keyword.
    case keyword(String)
    /// A value of a type. `nil` for the range if all numbers are valid.
    case type(ValueType, in: ClosedRange<Double>? = nil)
    /// A value of another property.
    case property(String)
    /// A delimiter, or a type that only CSS defines. `words` describes it in sentences; `nil` for delimiters.
    case other(String, words: String? = nil)
    /// Several terms. `times` is a multiplier such as `#`.
    case group([SyntaxTerm], Combination, times: String = "", isBracketed: Bool = true)

    /// The combinator between the terms of a group. Raw values are the combinators of the syntax.
    enum Combination: String, Sendable {
        case oneOf = " | "
        case someOf = " || "
        case allOf = " && "
        case inOrder = " "
    }

    /// The term in value definition syntax.
    var text: String {
        switch self {
        case .keyword(let text), .other(let text, _): return text
        case .type(let type, nil): return type.traits.syntax
        case .type(let type, let range?):
            return "\(type.traits.syntax.dropLast()) [\(type.bound(range.lowerBound)),\(type.bound(range.upperBound))]>"
        case .property(let name): return "<'\(name)'>"
        case .group(let terms, let combination, let times, let isBracketed):
            let text = terms.map(\.text).joined(separator: combination.rawValue)
            return (isBracketed ? "[ \(text) ]" : text) + times
        }
    }

    /// The terms at any depth that are not groups.
    var leaves: [SyntaxTerm] {
        switch self {
        case .keyword, .type, .property, .other: [self]
        case .group(let terms, _, _, _): terms.flatMap(\.leaves)
        }
    }

    /// Terms with a suffix that can be omitted: `a b?`.
    static func optionalSuffix(_ terms: [SyntaxTerm], _ suffix: [SyntaxTerm]) -> SyntaxTerm {
        .group(
            terms + [.group(suffix, .oneOf, times: "?", isBracketed: suffix.count > 1)], .inOrder, isBracketed: false)
    }
}

/// The terms of grammars: each element is one alternative.
extension [SyntaxTerm] {
    static func keywords(_ names: [String]) -> [SyntaxTerm] { names.map { .keyword($0) } }

    static func keywords(_ set: KeywordSet) -> [SyntaxTerm] { keywords(set.keywords.map(\.rawValue)) }

    static func keywords<Meaning>(of table: [(keyword: Keyword, value: Meaning)]) -> [SyntaxTerm] {
        keywords(table.map(\.keyword.rawValue))
    }

    /// Returns `none`, or one or more of the other keywords.
    static func anyOf(_ set: KeywordSet) -> [SyntaxTerm] {
        let others = set.keywords.filter { $0 != Keyword.none }
        return keywords(set.contains(.none) ? ["none"] : []) + [.group(keywords(others.map(\.rawValue)), .someOf)]
    }

    /// Returns a type with a range. A bound that no property reaches is written as infinity.
    static func type(_ type: ValueType, in range: ClosedRange<Double>) -> [SyntaxTerm] {
        let limit = Double(Int32.max)
        let lower = range.lowerBound <= -limit ? -Double.infinity : range.lowerBound
        let upper = range.upperBound >= limit ? Double.infinity : range.upperBound
        return [.type(type, in: lower == -.infinity && upper == .infinity ? nil : lower...upper)]
    }

    static var string: [SyntaxTerm] { [.type(.string), .type(.identifiers)] }

    static func color(_ options: PropertyGrammar.ColorOptions) -> [SyntaxTerm] {
        [.type(.color)]
            + (options.contains(.image)
                ? [.type(.image), .type(.gradient), .type(.fileName), .type(.underscoredFileName)] : [])
            + (options.contains(.none) ? keywords(["none"]) : [])
    }

    static func length(_ options: PropertyGrammar.LengthOptions) -> [SyntaxTerm] {
        type(.length, in: options.range) + (options.contains(.percentage) ? type(.percentage, in: options.range) : [])
            + (options.contains(.bareNumber) ? type(.number, in: options.range) : [])
            + keywords([Keyword.auto, .none, .normal, .content].filter(options.allows).map(\.rawValue))
            + (options.contains(.intrinsic)
                ? keywords(.intrinsicSizes) + [.other("fit-content(<length-percentage>)", words: "“fit-content()”")]
                : [])
    }

    static func image(_ options: PropertyGrammar.ImageOptions) -> [SyntaxTerm] {
        [.type(.image)] + (options.contains(.gradient) ? [.type(.gradient)] : [])
            + (options.contains(.quoted) ? [.type(.string)] : [])
            + (options.contains(.bare) ? [.type(.identifier)] : [])
            + (options.contains(.none) ? keywords(["none"]) : [])
    }

    static var fontSize: [SyntaxTerm] {
        length(FontParser.sizeOptions) + keywords(FontKeywords.symbolicSizes) + keywords(of: FontKeywords.sizes)
    }

    static var fontStyle: [SyntaxTerm] {
        FontKeywords.styles.keywords.map { style in
            guard style == .oblique else { return .keyword(style.rawValue) }
            return .optionalSuffix([.keyword(style.rawValue)], type(.angle, in: FontParser.obliqueRange))
        }
    }

    static var fontVariantNumeric: [SyntaxTerm] {
        let groups = FontKeywords.numericVariants.map { set in
            let keywords = keywords(set)
            return keywords.count == 1 ? keywords[0] : SyntaxTerm.group(keywords, .oneOf)
        }
        return keywords([.normal]) + [.group(groups, .someOf)]
    }

    static var fontFeatureSettings: [SyntaxTerm] {
        let value = type(.integer, in: 0 ... .infinity) + keywords(["on", "off"])
        return keywords([.normal]) + [
            .group(
                [.type(.string), .group(value, .oneOf, times: "?")], .inOrder, times: "#")
        ]
    }

    static var viewReference: [SyntaxTerm] {
        keywords(["none"]) + [.type(.id)] + keywords(TextualParser.siblingReferences.map { "." + $0 })
            + [.type(.identifier), .type(.string)]
    }

    /// A list of shadows. A shadow is a colour and an optional offset, or an optional colour and two or three lengths.
    static var shadow: [SyntaxTerm] {
        let lengths: [SyntaxTerm] = [.type(.length), .type(.number)]
        let offsets = SyntaxTerm.group(lengths, .oneOf, times: "{2,3}")
        let color = SyntaxTerm.group([.type(.color)], .inOrder, times: "?", isBracketed: false)
        let shadow = SyntaxTerm.group([color, offsets], .allOf, isBracketed: false)
        return keywords(["none"]) + [.group([.optionalSuffix([.type(.color)], lengths), shadow], .oneOf, times: "#")]
    }

    static var boxShadow: [SyntaxTerm] {
        let lengths = SyntaxTerm.group([.type(.length)], .oneOf, times: "{2,4}", isBracketed: false)
        let color = SyntaxTerm.group([.type(.color)], .inOrder, times: "?", isBracketed: false)
        let inset = SyntaxTerm.group([.keyword("inset")], .inOrder, times: "?", isBracketed: false)
        return keywords(["none"]) + [.group([.group([color, lengths, inset], .allOf)], .oneOf, times: "#")]
    }

    /// One to four radii, also those of the other axis after a slash.
    static var cornerRadii: [SyntaxTerm] {
        let radii = SyntaxTerm.group(length(BoxParser.radiusOptions), .oneOf, times: "{1,4}")
        return [.group([radii, .group([.other("/"), radii], .inOrder, times: "?")], .inOrder, isBracketed: false)]
    }

    static var display: [SyntaxTerm] {
        keywords(DisplayParser.keywords)
            + [
                .group(
                    [.group(keywords(DisplayParser.outer), .oneOf), .group(keywords(DisplayParser.inner), .oneOf)],
                    .allOf,
                    isBracketed: false)
            ]
    }

    static var aspectRatio: [SyntaxTerm] {
        [.group([.keyword("auto"), .type(.ratio)], .someOf, isBracketed: false)]
    }

    static var gridTemplate: [SyntaxTerm] {
        let tracks = "tracks such as “100px 1fr”"
        return keywords(["none"]) + [.other("<track-list>", words: tracks), .other("<auto-track-list>", words: tracks)]
    }

    static var gridAutoTracks: [SyntaxTerm] { [.other("<track-size>+", words: "sizes of tracks such as “100px”")] }

    static var gridAreas: [SyntaxTerm] {
        keywords(["none"]) + [.group([.type(.string)], .oneOf, times: "+", isBracketed: false)]
    }

    static var gridLine: [SyntaxTerm] {
        let number = SyntaxTerm.type(.integer)
        let name = SyntaxTerm.type(.identifier)
        return keywords(["auto"]) + [
            name,
            .group([number, .group([name], .oneOf, times: "?", isBracketed: false)], .allOf, isBracketed: false),
            .group([.keyword("span"), .group([number, name], .someOf)], .allOf, isBracketed: false),
        ]
    }

    static var gridAutoFlow: [SyntaxTerm] {
        [.group([.group(keywords([.row, .column]), .oneOf), .keyword("dense")], .someOf, isBracketed: false)]
    }

    static var containerType: [SyntaxTerm] {
        let others = ContainerParser.otherTypes.map { SyntaxTerm.keyword($0.rawValue) }
        return keywords([.normal]) + [.group([.group(keywords(ContainerParser.sizeTypes), .oneOf)] + others, .someOf)]
    }

    static func sequence(_ grammars: [PropertyGrammar], optional: Int) -> [SyntaxTerm] {
        let groups = grammars.enumerated().map { index, grammar in
            SyntaxTerm.group(grammar.terms, .oneOf, times: index < grammars.count - optional ? "" : "?")
        }
        return [.group(groups, .inOrder, isBracketed: false)]
    }
}
