import CSSEngine

/// A token in the output of `nimbus tokens`.
struct TokenRow {
    let type: String
    /// The token's characters in the input.
    let raw: String
    /// The token's range in the input, in UTF-16 code units.
    let range: Range<Int>
    /// `nil` for a byte order mark without a token.
    let token: TokenDescription?
}

extension TokenRow: JSONWritable {
    func write(to json: inout JSONWriter) throws {
        try json.object { json in
            try json.member("endIndex", range.upperBound)
            try json.member("raw", raw)
            try json.member("startIndex", range.lowerBound)
            try json.member("structured", token.flatMap(TokenStructure.init))
            try json.member("type", type)
        }
    }
}

/// The tokens of an input in order. Their concatenated characters are the input.
struct TokenRowSequence: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var tokens: TokenDescription.List.Iterator
    /// The start of the next row, in bytes.
    private var byte = 0
    /// The start of the next row, in UTF-16 code units.
    private var unit = 0

    /// Calls `body` with the rows of an input. The rows are created one by one and are valid only during the call.
    static func with<Result>(
        of bytes: [UInt8], name: String, lineComments: Bool = false, _ body: (TokenRowSequence) throws -> Result
    ) rethrows -> Result {
        let source = bytes.withUnsafeBufferPointer { Source(name: name, bytes: $0) }
        return try TokenDescription.withTokens(of: source, lineComments: lineComments) { tokens in
            try body(TokenRowSequence(bytes: bytes, tokens: tokens.makeIterator()))
        }
    }

    private init(bytes: [UInt8], tokens: TokenDescription.List.Iterator) {
        self.bytes = bytes
        self.tokens = tokens
    }

    mutating func next() -> TokenRow? {
        guard let token = tokens.next() else {
            // The input is a byte order mark only, so there is no token to add it to.
            return byte < bytes.count ? row(to: bytes.count, type: .whitespace) : nil
        }
        // Adds a byte order mark to the first token, because it belongs to none.
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

/// The value of a token, in the format of css-tokenizer-tests.
struct TokenStructure: JSONWritable {
    private let token: TokenDescription
    private let value: JSONValue

    /// Returns `nil` for tokens without a value.
    init?(_ token: TokenDescription) {
        guard let value = token.number.map(JSONValue.number) ?? token.value.map(JSONValue.string) else { return nil }
        self.token = token
        self.value = value
    }

    func write(to json: inout JSONWriter) throws {
        try json.object { json in
            if let sign = token.sign { try json.member("signCharacter", String(sign)) }
            if let type { try json.member("type", type) }
            if let unit = token.unit { try json.member("unit", unit) }
            try json.member("value", value)
        }
    }

    private var type: String? {
        if token.kind == .hash { return token.isIdentifier ? "id" : "unrestricted" }
        // Percentages have no type flag (CSS Syntax 3, section 4).
        return token.number == nil || token.kind == .percentage ? nil : token.isInteger ? "integer" : "number"
    }
}
