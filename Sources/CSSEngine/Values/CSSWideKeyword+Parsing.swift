extension CSSWideKeyword {
    private static let words = CaseInsensitiveMap(allCases.enumerated().map { ($1.rawValue, UInt16($0)) })

    /// The CSS-wide keyword that a whole value is.
    init?(_ tokens: TokenList, _ value: Range<Int>) {
        let value = value.count == 1 ? value : tokens.trimmed(value)
        guard value.count == 1, let index = value.first, tokens.kind(index) == .ident else { return nil }
        // The shortest is "unset".
        guard tokens.nameBytes(index).count >= 5 else { return nil }
        guard let row = Self.words.find(tokens, index) else { return nil }
        self = Self.allCases[Int(row)]
    }

    /// Whether a token can be one at all: most values tell by their first letter that they are none.
    @inline(__always) static func mayStart(_ tokens: TokenList, _ index: Int) -> Bool {
        guard tokens.kind(index) == .ident else { return false }
        switch tokens.byte(index) | 0x20 {
        case UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "r"): return true
        default: return tokens.rows[index].isEscaped
        }
    }
}
