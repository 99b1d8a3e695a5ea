/// What is wrong in a place of a syntax tree, as css-parsing-tests names it.
package enum SyntaxNodeError: String, Sendable {
    case empty, invalid
    case extraInput = "extra-input"
    case badString = "bad-string"
    case badURL = "bad-url"
    case endInString = "eof-in-string"
    case endInURL = "eof-in-url"
    case closeParen = ")"
    case closeSquare = "]"
    case closeCurly = "}"
}
