/// The keywords that every property accepts (CSS Cascade 5, section 7.3).
package enum CSSWideKeyword: String, Sendable, CaseIterable, BitwiseCopyable {
    case initial, inherit, unset, revert
    case revertLayer = "revert-layer"
}

extension CSSWideKeyword {
    private static let keywords = CaseInsensitiveMap(allCases.enumerated().map { ($1.rawValue, UInt16($0)) })
    private static let minimumLength = allCases.reduce(Int.max) { min($0, $1.rawValue.utf8.count) }

    /// Creates the keyword that a whole value consists of.
    init?(_ tokens: TokenList, _ value: Range<Int>) {
        let value = value.count == 1 ? value : tokens.trimmed(value)
        guard value.count == 1, let index = value.first, tokens.kind(index) == .ident,
            tokens.nameBytes(index).count >= Self.minimumLength, let row = Self.keywords.find(tokens, index)
        else { return nil }
        self = Self.allCases[Int(row)]
    }

    /// Returns whether a token can be a CSS-wide keyword. Tests only the first letter, which excludes most values.
    @inline(__always) static func canStart(_ tokens: TokenList, _ index: Int) -> Bool {
        guard tokens.kind(index) == .ident else { return false }
        let letter = tokens.byte(index) | 0x20
        return letter == UInt8(ascii: "i") || letter == UInt8(ascii: "u") || letter == UInt8(ascii: "r")
            || tokens.rows[index].isEscaped
    }
}
