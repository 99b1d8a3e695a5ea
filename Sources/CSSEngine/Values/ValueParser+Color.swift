extension ValueParser {
    /// A colour: named, `transparent`, hexadecimal, `rgb()` or `rgba()` (CSS Color 4, sections 5 and 6).
    mutating func color() -> Color? {
        let color: Color?
        switch kind {
        case .ident:
            color = words.color(tokens, position)
        case .hash:
            color = hexColor()
        case .function where tokens.isName(position, "rgb") || tokens.isName(position, "rgba"):
            color = rgbColor()
        default:
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

    private struct Channel {
        var value: Double
        var isPercentage = false
        var isNone = false
    }

    /// The legacy syntax with commas, or the modern one with white space and `/ alpha`.
    private func rgbColor() -> Color? {
        let inside = position + 1..<tokens.partner(position, limit: end)
        var parser = ValueParser(tokens, inside, words: words)
        var channels: [Channel] = []
        guard let first = parser.channel(allowsNone: true) else { return nil }
        channels.append(first)
        let isLegacy = parser.kind == .comma
        while channels.count < 3 {
            if isLegacy, !parser.take(.comma) { return nil }
            guard let channel = parser.channel(allowsNone: !isLegacy) else { return nil }
            channels.append(channel)
        }
        var alpha = 1.0
        if parser.position < parser.end {
            guard isLegacy ? parser.take(.comma) : parser.takeSlash() else { return nil }
            guard let channel = parser.channel(allowsNone: !isLegacy) else { return nil }
            alpha = channel.isPercentage ? channel.value / 100 : channel.value
        }
        guard parser.position == parser.end else { return nil }
        if isLegacy, channels.contains(where: { $0.isPercentage != first.isPercentage || $0.isNone }) { return nil }
        let bytes = channels.map { channel -> Float in
            let byte = channel.isPercentage ? channel.value / 100 * 255 : channel.value
            return Float(min(max(byte, 0), 255).rounded()) / 255
        }
        return Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: Float(min(max(alpha, 0), 1)))
    }

    private mutating func channel(allowsNone: Bool) -> Channel? {
        let channel: Channel
        switch kind {
        case .number: channel = Channel(value: tokens.number(position))
        case .percentage: channel = Channel(value: tokens.number(position), isPercentage: true)
        case .ident where allowsNone && tokens.isName(position, "none"): channel = Channel(value: 0, isNone: true)
        default: return nil
        }
        advance()
        return channel
    }

    private mutating func take(_ kind: TokenKind) -> Bool {
        guard self.kind == kind else { return false }
        advance()
        return true
    }

    private mutating func takeSlash() -> Bool {
        guard position < end, tokens.isDelim(position, "/") else { return false }
        advance()
        return true
    }
}
