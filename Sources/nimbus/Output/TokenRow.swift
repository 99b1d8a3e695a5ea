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
