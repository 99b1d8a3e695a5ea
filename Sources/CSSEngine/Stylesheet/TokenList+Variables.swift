extension TokenList {
    /// Whether `range` has a substitution function at any depth.
    func hasReference(_ range: Range<Int>) -> Bool {
        range.contains { SubstitutionFunction(self, $0) != nil }
    }

    /// Whether the token is an identifier that starts with two dashes.
    @inline(__always) func isDashedIdent(_ index: Int) -> Bool {
        guard kind(index) == .ident else { return false }
        if rows[index].isEscaped { return name(index).utf8.starts(with: [UInt8(ascii: "-"), UInt8(ascii: "-")]) }
        let start = start(index)
        return text[start] == UInt8(ascii: "-") && text[start + 1] == UInt8(ascii: "-")
    }

    /// Whether the token names a custom property: two dashes and more behind them.
    @inline(__always) func isCustomPropertyName(_ index: Int) -> Bool {
        guard isDashedIdent(index) else { return false }
        return rows[index].isEscaped ? name(index).utf8.count > 2 : end(index) - start(index) > 2
    }
}
