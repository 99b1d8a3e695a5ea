/// The kinds of tokens in CSS Syntax 3, section 4, and comments. `CFlexTokenizer.h` defines the raw values.
package enum TokenKind: UInt8, Sendable, CaseIterable {
    case end = 0
    case ident
    case function
    case atKeyword
    case hash
    case string
    case badString
    case url
    case badURL
    case delim
    case number
    case percentage
    case dimension
    case whitespace
    case cdo
    case cdc
    case colon
    case semicolon
    case comma
    case openSquare
    case closeSquare
    case openParen
    case closeParen
    case openCurly
    case closeCurly
    case comment

    /// A group of kinds. Code that treats all kinds of a group alike switches over it.
    package enum Category {
        case end
        /// A token whose value is a name. A function also opens a block.
        case name, function
        /// A token whose value is a string.
        case string
        /// A string or URL that is malformed.
        case malformed
        /// A token whose value is one code point.
        case delimiter
        case numeric
        /// White space and comments, which only separate other tokens.
        case blank
        case punctuation
        case openingBracket, closingBracket
    }

    /// The name in CSS Syntax 3, section 4, and the category.
    @inline(__always) private var traits: (name: StaticString, category: Category) {
        switch self {
        case .end: ("EOF-token", .end)
        case .ident: ("ident-token", .name)
        case .function: ("function-token", .function)
        case .atKeyword: ("at-keyword-token", .name)
        case .hash: ("hash-token", .name)
        case .string: ("string-token", .string)
        case .badString: ("bad-string-token", .malformed)
        case .url: ("url-token", .string)
        case .badURL: ("bad-url-token", .malformed)
        case .delim: ("delim-token", .delimiter)
        case .number: ("number-token", .numeric)
        case .percentage: ("percentage-token", .numeric)
        case .dimension: ("dimension-token", .numeric)
        case .whitespace: ("whitespace-token", .blank)
        case .cdo: ("CDO-token", .punctuation)
        case .cdc: ("CDC-token", .punctuation)
        case .colon: ("colon-token", .punctuation)
        case .semicolon: ("semicolon-token", .punctuation)
        case .comma: ("comma-token", .punctuation)
        case .openSquare: ("[-token", .openingBracket)
        case .closeSquare: ("]-token", .closingBracket)
        case .openParen: ("(-token", .openingBracket)
        case .closeParen: (")-token", .closingBracket)
        case .openCurly: ("{-token", .openingBracket)
        case .closeCurly: ("}-token", .closingBracket)
        case .comment: ("comment", .blank)
        }
    }

    /// The name in CSS Syntax 3; `comment` for a comment, which is not a token there.
    package var specificationName: String { "\(traits.name)" }

    @inline(__always) package var category: Category { traits.category }

    /// Whether the token opens a block or the arguments of a function, so that it has a partner.
    @inline(__always) package var opensBlock: Bool { category == .openingBracket || category == .function }

    /// Whether the token only separates other tokens.
    @inline(__always) package var isBlank: Bool { category == .blank }
}
