import CSSEngine

/// The rows of an input, one after the other: their texts, joined, are the input.
struct TokenRows: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var tokens: TokenDescription.List.Iterator
    /// Where the next row starts, in bytes.
    private var byte = 0
    /// The same in UTF-16 units.
    private var unit = 0

    /// Hands the rows of an input to `body`; they are made one by one, and gone when it returns.
    static func with<Result>(
        of bytes: [UInt8], name: String, lineComments: Bool = false, _ body: (TokenRows) throws -> Result
    ) rethrows -> Result {
        let source = bytes.withUnsafeBufferPointer { Source(name: name, bytes: $0) }
        return try TokenDescription.withTokens(of: source, lineComments: lineComments) { tokens in
            try body(TokenRows(bytes: bytes, tokens: tokens.makeIterator()))
        }
    }

    private init(bytes: [UInt8], tokens: TokenDescription.List.Iterator) {
        self.bytes = bytes
        self.tokens = tokens
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
