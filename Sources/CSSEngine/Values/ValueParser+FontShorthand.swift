/// The shorthand `font`, in CSS's form and in Nimbus's.
extension ValueParser {
    /// What `font` may say before the size.
    private struct FontPrefix {
        var style: Value?
        var weight: Value?
        /// Whether it says what no view can show.
        var hasVariant = false
        var hasWidth = false
        /// How many of its four parts are there, `normal` counted.
        var count = 0
    }

    /// Style, weight, `small-caps` and width in any order, size, line height, families; or a size, then families or
    /// nothing; or a system font, which is one for all names.
    ///
    /// A word or number in front may be the weight, as in `700 12px Arial`, or the size, as in `12 Arial`.
    mutating func font(_ initial: (Int) -> Value) -> [Value]? {
        let start = position
        if let values = font(initial, takesEveryWeight: true) { return values }
        position = start
        if let values = font(initial, takesEveryWeight: false) { return values }
        position = start
        return take(oneOf: FontKeywords.systemFonts) ? [initial(0), initial(1), .keyword(.default), initial(3)] : nil
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
            } else if prefix.style == nil, let style = fontStyle() {
                prefix.style = style
            } else if prefix.weight == nil, let weight = prefixWeight(takesEveryWeight) {
                prefix.weight = weight
            } else if !prefix.hasVariant, takeWord("small-caps") {
                prefix.hasVariant = true
            } else if !prefix.hasWidth, take(oneOf: FontKeywords.widths) {
                prefix.hasWidth = true
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
        return kind == .ident ? weight(of: FontKeywords.unmistakableWeights) : nil
    }

    private mutating func takeLineHeight() -> Bool {
        takeWord("normal") || length([.bareNumber, .percentage]) != nil
    }
}
