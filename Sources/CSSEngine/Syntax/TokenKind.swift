/// The kinds of CSS Syntax 3's tokens (section 4), comments included. Raw values are the scanner's.
public enum TokenKind: UInt8, Sendable, CaseIterable {
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

    /// Whether the token begins a block or a function's arguments, and so has a partner.
    var opensBlock: Bool {
        self == .function || self == .openParen || self == .openCurly || self == .openSquare
    }

    /// Whether the token separates others without meaning anything in a value.
    var isBlank: Bool { self == .whitespace || self == .comment }
}
