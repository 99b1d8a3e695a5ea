import CSSEngine

/// A row of `nimbus tokens`.
struct TokenRow {
    let type: String
    /// The text as given.
    let raw: String
    /// Where it is in the input, in UTF-16 units.
    let range: Range<Int>
    /// Nil for what is no token.
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
