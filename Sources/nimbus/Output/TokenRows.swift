import CSSEngine

/// The rows of an input, one after the other: their texts, joined, are the input.
struct TokenRows: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var tokens: Array<TokenDescription>.Iterator
    /// Where the next row starts, in bytes.
    private var byte = 0
    /// The same in UTF-16 units.
    private var unit = 0

    init(of bytes: [UInt8], name: String, lineComments: Bool = false) {
        self.bytes = bytes
        let source = bytes.withUnsafeBufferPointer { Source(name: name, bytes: $0) }
        tokens = TokenDescription.tokens(of: source, lineComments: lineComments).makeIterator()
    }

    mutating func next() -> TokenRow? {
        guard let token = tokens.next() else {
            // A byte order mark alone: there is no token for it to go with.
            return byte < bytes.count ? row(to: bytes.count, type: .whitespace) : nil
        }
        // A byte order mark belongs to no token; it goes with the first, which starts where the input does.
        return row(to: token.range.upperBound, type: token.kind, token)
    }

    private mutating func row(to end: Int, type: TokenKind, _ token: TokenDescription? = nil) -> TokenRow {
        let raw = String(decoding: bytes[byte..<end], as: UTF8.self)
        let start = unit
        unit += raw.utf16.count
        byte = end
        return TokenRow(type: type.specificationName, raw: raw, range: start..<unit, token: token)
    }
}
