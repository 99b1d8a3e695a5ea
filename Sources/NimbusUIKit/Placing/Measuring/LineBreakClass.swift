/// The classes of characters that decide where a line can end (UAX #14, table 1).
///
/// Marks, joiners, flags and emoji sequences are part of a `Character`, so that they need no classes.
enum LineBreakClass {
    case alphabetic, hebrew, numeric, ideographic
    case opening
    /// An opening bracket of Chinese, Japanese and Korean, which is as wide as an ideograph.
    case wideOpening
    case closing, closingParenthesis, quotation, exclamation, infixSeparator, symbol, nonstarter
    case prefix, postfix
    /// A hyphen-minus.
    case hyphen
    /// Another character after which a line can end, such as a dash or a soft hyphen.
    case breakAfter
    case breakBefore, emDash, inseparable, contingent
    case glue, wordJoiner
    case space, zeroWidthSpace, mandatoryBreak

    /// The class of a character by its first code point.
    init(_ character: Character) {
        self = character.unicodeScalars.first.map(Self.init(_:)) ?? .alphabetic
    }

    private init(_ scalar: Unicode.Scalar) {
        self = scalar.value < 0x80 ? Self.ascii(scalar) : Self.other(scalar)
    }

    private static func ascii(_ scalar: Unicode.Scalar) -> Self {
        switch scalar {
        case "0"..."9": .numeric
        case "\n", "\r", "\u{0B}", "\u{0C}": .mandatoryBreak
        case " ": .space
        case "\t", "|": .breakAfter
        case "-": .hyphen
        case "(", "[", "{": .opening
        case ")", "]": .closingParenthesis
        case "}": .closing
        case "!", "?": .exclamation
        case ",", ".", ":", ";": .infixSeparator
        case "\"", "'": .quotation
        case "/": .symbol
        case "$", "+", "\\": .prefix
        case "%": .postfix
        default: .alphabetic
        }
    }

    private static func other(_ scalar: Unicode.Scalar) -> Self {
        if let special = special(scalar) { return special }
        let category = scalar.properties.generalCategory
        switch category {
        case .initialPunctuation, .finalPunctuation: return .quotation
        case .openPunctuation: return isIdeographic(scalar.value) ? .wideOpening : .opening
        case .closePunctuation: return .closing
        case .currencySymbol: return .prefix
        case .decimalNumber where !isIdeographic(scalar.value): return .numeric
        default: break
        }
        if (0x05D0...0x05EA).contains(scalar.value) { return .hebrew }
        return isIdeographic(scalar.value) || isEmoji(scalar) ? .ideographic : .alphabetic
    }

    /// Returns the class of a character whose class does not follow from its general category. `nil` for other characters.
    private static func special(_ scalar: Unicode.Scalar) -> Self? {
        switch scalar.value {
        case 0x85, 0x2028, 0x2029: .mandatoryBreak
        case 0x200B: .zeroWidthSpace
        case 0x2060, 0xFEFF: .wordJoiner
        case 0xA0, 0x202F, 0x2007, 0x2011, 0x034F, 0x0F0C, 0x180E: .glue
        case 0xAD, 0x058A, 0x05BE, 0x1400, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2010, 0x2012, 0x2013, 0x2027,
            0x2056, 0x2058...0x205B, 0x205F, 0x0964, 0x0965, 0x0E5A, 0x0E5B, 0x0F0B, 0x17D4, 0x17D5, 0x2E0E...0x2E15,
            0x2E17, 0x3000:
            .breakAfter
        case 0xB4, 0x02C8, 0x02CC, 0x1FFD: .breakBefore
        case 0x2014, 0x2E3A, 0x2E3B: .emDash
        case 0x2024...0x2026, 0x22EF, 0xFE19: .inseparable
        case 0xFFFC: .contingent
        case 0x066B, 0x066C: .numeric
        case 0xA1, 0xBF, 0x2E18: .opening
        case 0x3001, 0x3002, 0xFE10...0xFE12, 0xFE50, 0xFE52, 0xFF0C, 0xFF0E, 0xFF61, 0xFF64: .closing
        case 0xFE15, 0xFE16, 0xFE56, 0xFE57, 0xFF01, 0xFF1F, 0x061B, 0x061E, 0x061F, 0x06D4: .exclamation
        case 0x037E, 0x0589, 0x060C, 0x060D, 0x07F8, 0x2044, 0xFE13, 0xFE14: .infixSeparator
        case 0xB1, 0x2116, 0x2212, 0x2213: .prefix
        case 0xA2, 0xB0, 0x2030...0x2037, 0x20A7, 0x2103, 0x2109, 0x060A, 0x066A, 0xFE6A, 0xFF05, 0xFFE0: .postfix
        case 0x3005, 0x301C, 0x303B, 0x303C, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE, 0xFE54, 0xFE55, 0xFF1A, 0xFF1B,
            0xFF65, 0xFF9E, 0xFF9F, 0x203C, 0x203D, 0x2047...0x2049, 0x17D6:
            .nonstarter
        // Small letters of Japanese, and the mark of long vowels.
        case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096, 0x30A1,
            0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FC,
            0x31F0...0x31FF, 0xFF67...0xFF70:
            .nonstarter
        case 0x2018, 0x2019, 0x201C, 0x201D, 0x00AB, 0x00BB: .quotation
        default: nil
        }
    }

    /// Whether a code point is in a script whose lines can break between all characters.
    private static func isIdeographic(_ value: UInt32) -> Bool {
        switch value {
        case 0x2E80...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF01...0xFFE6, 0x1B000...0x1B2FF, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// Whether a line can break around a symbol, as around an ideograph.
    private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value >= 0x231A, scalar.properties.isEmojiPresentation { return true }
        return switch scalar.value {
        case 0x2600...0x2603, 0x2618, 0x261A...0x261F, 0x2639...0x263B, 0x2668, 0x2708, 0x2709, 0x270C, 0x270D, 0x2764:
            true
        default: false
        }
    }
}
