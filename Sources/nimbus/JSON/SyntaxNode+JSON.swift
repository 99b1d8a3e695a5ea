import CSSEngine

extension SyntaxNode {
    /// The node in the format of css-parsing-tests.
    var json: JSONValue {
        switch self {
        case .atRule(let name, let prelude, let block):
            tagged("at-rule", [.string(name), array(prelude), block.map { array($0) } ?? .null])
        case .qualifiedRule(let prelude, let block): tagged("qualified rule", [array(prelude), array(block)])
        case .declaration(let name, let value, let isImportant):
            tagged("declaration", [.string(name), array(value), .bool(isImportant)])
        case .ident(let name): tagged("ident", [.string(name)])
        case .atKeyword(let name): tagged("at-keyword", [.string(name)])
        case .hash(let name, let isIdentifier):
            tagged("hash", [.string(name), .string(isIdentifier ? "id" : "unrestricted")])
        case .string(let value): tagged("string", [.string(value)])
        case .url(let value): tagged("url", [.string(value)])
        case .delim(let text), .punctuation(let text): .string(text)
        case .number(let number): tagged("number", number.json)
        case .percentage(let number): tagged("percentage", number.json)
        case .dimension(let number, let unit): tagged("dimension", number.json + [.string(unit)])
        case .whitespace: .string(" ")
        case .function(let name, let arguments): tagged("function", [.string(name)] + arguments.map(\.json))
        case .block(let bracket, let values):
            tagged(bracket == "{" ? "{}" : bracket == "[" ? "[]" : "()", values.map(\.json))
        case .error(let error): tagged("error", [.string(error.rawValue)])
        }
    }

    private func tagged(_ tag: String, _ members: [JSONValue]) -> JSONValue { .array([.string(tag)] + members) }

    private func array(_ nodes: [SyntaxNode]) -> JSONValue { .array(nodes.map(\.json)) }
}

extension SyntaxNode.NumericText {
    var json: [JSONValue] {
        [.string(text), .number(value), .string(isInteger ? "integer" : "number")]
    }
}
