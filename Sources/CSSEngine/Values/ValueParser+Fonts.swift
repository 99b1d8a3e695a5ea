/// Fonts (CSS Fonts 4), and what Nimbus and UIKit have beside CSS.
extension ValueParser {
    // MARK: Longhands

    mutating func fontSize() -> Value? {
        guard kind == .ident else { return length([.bareNumber, .percentage]) }
        guard let keyword = words.keyword(tokens, position) else { return nil }
        let value: Value
        if keyword == .default || KeywordSet.textStyles.contains(keyword) {
            value = .keyword(keyword)
        } else if let size = FontWords.sizes.first(where: { $0.keyword == keyword }) {
            value = size.value
        } else {
            return nil
        }
        advance()
        return value
    }

    mutating func fontWeight() -> Value? {
        if kind == .function { return calculation(.number, in: 1...1000) }
        if kind == .ident { return weight(of: FontWords.weights) }
        guard kind == .number else { return nil }
        let weight = tokens.number(position)
        guard (1...1000).contains(weight) else { return nil }
        advance()
        return .number(weight)
    }

    private mutating func weight(of weights: [(keyword: Keyword, value: Double)]) -> Value? {
        guard let keyword = words.keyword(tokens, position),
            let weight = weights.first(where: { $0.keyword == keyword })
        else { return nil }
        advance()
        return .number(weight.value)
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
        guard let name = joinedWords(), WideKeyword(rawValue: asciiLowercased(name)) == nil else { return nil }
        return .string(name)
    }

    // MARK: The shorthand

    /// What `font` may say before the size.
    private struct FontPrefix {
        var style: Value?
        var weight: Value?
        /// How many of its four parts are there, `normal` counted.
        var count = 0
    }

    /// Style and weight in any order, size, line height, families; or a size, then families or nothing.
    ///
    /// A word or number in front may be the weight, as in `700 12px Arial`, or the size, as in `12 Arial`.
    mutating func font(_ initial: (Int) -> Value) -> [Value]? {
        let start = position
        if let values = font(initial, takesEveryWeight: true) { return values }
        position = start
        return font(initial, takesEveryWeight: false)
    }

    private mutating func font(_ initial: (Int) -> Value, takesEveryWeight: Bool) -> [Value]? {
        let prefix = fontPrefix(takesEveryWeight: takesEveryWeight)
        guard let size = fontSize() else { return nil }
        let hasLineHeight = takeSlash()
        if hasLineHeight, !takeLineHeight() { return nil }
        var family: Value?
        if position < end || prefix.count > 0 || hasLineHeight {
            family = fontFamily()
            guard family != nil, position == end else { return nil }
        }
        return [prefix.style ?? initial(0), prefix.weight ?? initial(1), size, family ?? initial(3)]
    }

    private mutating func fontPrefix(takesEveryWeight: Bool) -> FontPrefix {
        var prefix = FontPrefix()
        while prefix.count < 4 {
            let start = position
            if takeWord("normal") {
            } else if prefix.style == nil, let style = keyword([.italic, .oblique]) {
                prefix.style = .keyword(style)
            } else if prefix.weight == nil, let weight = prefixWeight(takesEveryWeight) {
                prefix.weight = weight
            } else {
                position = start
                break
            }
            prefix.count += 1
        }
        return prefix
    }

    private mutating func prefixWeight(_ takesEveryWeight: Bool) -> Value? {
        if takesEveryWeight { return fontWeight() }
        return kind == .ident ? weight(of: FontWords.unmistakableWeights) : nil
    }

    private mutating func takeLineHeight() -> Bool {
        takeWord("normal") || length([.bareNumber, .percentage]) != nil
    }
}
