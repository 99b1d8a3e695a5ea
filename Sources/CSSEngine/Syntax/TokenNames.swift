// The names of tokens in the tables of names.

extension AtomTable {
    /// Returns the atom of a token's name.
    @inline(__always) mutating func intern(_ tokens: TokenList, _ index: Int) -> Atom {
        tokens.hasPlainName(index) ? intern(tokens.nameBytes(index)) : intern(tokens.name(index))
    }
}

extension CaseInsensitiveMap {
    /// The value of a token's name; `nil` if the name is not in the map.
    func find(_ tokens: TokenList, _ index: Int) -> UInt16? {
        if tokens.hasPlainName(index) { return find(tokens.nameBytes(index)) }
        var name = tokens.name(index)
        return name.withUTF8 { find($0) }
    }
}
