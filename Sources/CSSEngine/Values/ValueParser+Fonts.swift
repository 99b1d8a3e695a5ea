/// Fonts (CSS Fonts 4), and what Nimbus and UIKit have beside CSS.
extension ValueParser {
    // MARK: Longhands

    mutating func fontSize() -> Value? {
        guard kind == .ident else { return length([.bareNumber, .percentage]) }
        guard let keyword = words.keyword(tokens, position) else { return nil }
        let value: Value
        if keyword == .default || KeywordSet.textStyles.contains(keyword) {
            value = .keyword(keyword)
        } else if let size = FontKeywords.sizes.first(where: { $0.keyword == keyword }) {
            value = size.value
        } else {
            return nil
        }
        advance()
        return value
    }

    mutating func fontWeight() -> Value? {
        if kind == .function { return calculation(.number, in: 1...1000) }
        if kind == .ident { return weight(of: FontKeywords.weights) }
        guard kind == .number else { return nil }
        let weight = tokens.number(position)
        guard (1...1000).contains(weight) else { return nil }
        advance()
        return .number(weight)
    }

    mutating func weight(of weights: [(keyword: Keyword, value: Double)]) -> Value? {
        guard let keyword = words.keyword(tokens, position),
            let weight = weights.first(where: { $0.keyword == keyword })
        else { return nil }
        advance()
        return .number(weight.value)
    }

    /// How far an oblique font leans is left aside: none of UIKit's is asked for that. Not at all is upright.
    mutating func fontStyle() -> Value? {
        guard let style = keyword([.normal, .italic, .oblique]) else { return nil }
        let angle = style == .oblique ? numeric(.degrees, .angle, in: -90...90) { .angle($0) } : nil
        return .keyword(angle == .angle(0) ? .normal : style)
    }

    mutating func fontFamily() -> Value? {
        guard let first = family() else { return nil }
        var families = [first]
        while take(.comma) {
            guard let family = family() else { return nil }
            families.append(family)
        }
        return families.count == 1 ? first : .commaSeparated(families)
    }

    /// A name in quotes or in words, or a generic family.
    private mutating func family() -> Value? {
        if kind == .string { return string() }
        let start = position
        if let generic = keyword(.genericFamilies), kind != .ident { return .keyword(generic) }
        position = start
        guard let name = joinedWords(), CSSWideKeyword(rawValue: asciiLowercased(name)) == nil else { return nil }
        return .string(name)
    }
}
