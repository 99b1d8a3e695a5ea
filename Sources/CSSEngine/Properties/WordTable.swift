/// A fixed set of words that are found in any case of the letters A to Z.
struct WordTable: Sendable {
    private var names = NameTable()
    private var values: [UInt16] = [0]

    /// Words longer than this are in no table.
    private static let longest = 64

    /// Adds `word`, or gives it another value.
    mutating func insert(_ word: String, _ value: UInt16) {
        precondition(word.utf8.count <= Self.longest, "a word longer than the lookup's buffer")
        let id = Int(names.intern(asciiLowercased(word)).id)
        if id == values.count { values.append(value) } else { values[id] = value }
    }

    /// The value of `bytes`, or nil if it is not one of the words.
    func find(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt16? {
        guard bytes.count <= Self.longest else { return nil }
        let name = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longest) { buffer in
            for index in bytes.indices { buffer[index] = asciiLowercased(bytes[index]) }
            return names.find(UnsafeBufferPointer(rebasing: buffer[..<bytes.count]))
        }
        return name == .none ? nil : values[Int(name.id)]
    }

    /// The value of a token's name, or nil if it is not one of the words.
    func find(_ tokens: TokenList, _ index: Int) -> UInt16? {
        if tokens.hasPlainName(index) { return find(tokens.nameBytes(index)) }
        var name = tokens.name(index)
        return name.withUTF8 { find($0) }
    }
}
