extension TokenKind {
    /// As CSS Syntax 3 calls it.
    package var specificationName: String {
        switch self {
        case .end: "EOF-token"
        case .ident: "ident-token"
        case .function: "function-token"
        case .atKeyword: "at-keyword-token"
        case .hash: "hash-token"
        case .string: "string-token"
        case .badString: "bad-string-token"
        case .url: "url-token"
        case .badURL: "bad-url-token"
        case .delim: "delim-token"
        case .number: "number-token"
        case .percentage: "percentage-token"
        case .dimension: "dimension-token"
        case .whitespace: "whitespace-token"
        case .cdo: "CDO-token"
        case .cdc: "CDC-token"
        case .colon: "colon-token"
        case .semicolon: "semicolon-token"
        case .comma: "comma-token"
        case .openSquare: "[-token"
        case .closeSquare: "]-token"
        case .openParen: "(-token"
        case .closeParen: ")-token"
        case .openCurly: "{-token"
        case .closeCurly: "}-token"
        case .comment: "comment"
        }
    }
}
