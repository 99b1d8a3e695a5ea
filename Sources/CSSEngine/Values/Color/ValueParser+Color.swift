extension ValueParser {
    /// A colour (CSS Color 4, section 4; CSS Color 5).
    /// - Parameter depth: how many functions are around it.
    mutating func color(depth: Int = 0) -> ColorExpression? {
        let color: ColorExpression?
        switch kind {
        case .ident: color = words.color(tokens, position)
        case .hash: color = hexColor().map { .color($0) }
        case .function where depth < MathParser.depthLimit: color = functionalColor(depth + 1)
        case .end, .function, .atKeyword, .string, .badString, .url, .badURL, .delim, .number, .percentage,
            .dimension, .whitespace, .cdo, .cdc, .colon, .semicolon, .comma, .openSquare, .closeSquare, .openParen,
            .closeParen, .openCurly, .closeCurly, .comment:
            color = nil
        }
        if color != nil { advance() }
        return color
    }

    /// `#rgb #rgba #rrggbb #rrggbbaa`, and Nimbus's `#xx`: a grey.
    private func hexColor() -> Color? {
        var value: UInt32 = 0
        var digits = 0
        for byte in tokens.name(position).utf8 {
            guard digits < 8, let digit = hexValue(byte) else { return nil }
            value = value << 4 | UInt32(digit)
            digits += 1
        }
        /// One digit stands for two of the same.
        func doubled(_ shift: UInt32) -> UInt32 { (value >> shift & 0xF) * 0x11 }
        switch digits {
        case 2: return Color(rgb: value << 16 | value << 8 | value)
        case 3: return Color(rgb: doubled(8) << 16 | doubled(4) << 8 | doubled(0))
        case 4: return Color(rgb: doubled(12) << 16 | doubled(8) << 8 | doubled(4), alpha: Float(doubled(0)) / 255)
        case 6: return Color(rgb: value)
        case 8: return Color(rgb: value >> 8, alpha: Float(value & 0xFF) / 255)
        default: return nil
        }
    }

    /// The colour of the function at the position, which stays where it is.
    private func functionalColor(_ depth: Int) -> ColorExpression? {
        if let function = colorFunction(depth) { return ColorExpression(function) }
        var inside = arguments
        if tokens.isName(position, "color-mix") { return inside.colorMix(depth) }
        if tokens.isName(position, "light-dark") { return inside.lightDark(depth) }
        return nil
    }

    /// What is between the parentheses of the function at the position.
    var arguments: ValueParser {
        ValueParser(tokens, position + 1..<tokens.partner(position, limit: end), words: words)
    }

    private mutating func lightDark(_ depth: Int) -> ColorExpression? {
        guard let light = color(depth: depth), take(.comma), let dark = color(depth: depth), position == end else {
            return nil
        }
        return .lightDark(light: light, dark: dark)
    }

    // MARK: Mixing

    private mutating func colorMix(_ depth: Int) -> ColorExpression? {
        var space = ColorSpace.oklab
        var hue = HueInterpolation.shorter
        if takeWord("in") {
            guard let method = interpolationMethod(), take(.comma) else { return nil }
            (space, hue) = method
        }
        guard let first = mixPart(depth), take(.comma), let second = mixPart(depth), position == end else { return nil }
        return ColorExpression(ColorMix(space: space, hueInterpolation: hue, first: first, second: second))
    }

    private mutating func interpolationMethod() -> (ColorSpace, HueInterpolation)? {
        guard kind == .ident, let space = ColorSpace.interpolation(tokens, position) else { return nil }
        advance()
        guard kind == .ident else { return (space, .shorter) }
        guard space.hue != nil, let hue = HueInterpolation(rawValue: asciiLowercased(tokens.name(position))) else {
            return nil
        }
        advance()
        return takeWord("hue") ? (space, hue) : nil
    }

    /// A colour, and a percentage before or behind it.
    private mutating func mixPart(_ depth: Int) -> ColorMix.Part? {
        let before = mixPercentage(depth)
        guard let color = color(depth: depth) else { return nil }
        return ColorMix.Part(color: color, percentage: before ?? mixPercentage(depth))
    }

    private mutating func mixPercentage(_ depth: Int) -> ColorOperand? {
        if kind == .percentage, !(0...100).contains(tokens.number(position)) { return nil }
        guard kind == .percentage || kind == .function else { return nil }
        return operand(accepting: [.percentage], depth: depth)
    }
}
