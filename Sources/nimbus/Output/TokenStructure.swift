import CSSEngine

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
