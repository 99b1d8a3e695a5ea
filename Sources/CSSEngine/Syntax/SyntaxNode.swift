/// A node of the syntax tree of CSS Syntax 3, section 5: what a text says before it means anything.
package indirect enum SyntaxNode: Sendable, Equatable {
    case atRule(name: String, prelude: [SyntaxNode], block: [SyntaxNode]?)
    case qualifiedRule(prelude: [SyntaxNode], block: [SyntaxNode])
    case declaration(name: String, value: [SyntaxNode], isImportant: Bool)

    case ident(String)
    case atKeyword(String)
    case hash(String, isIdentifier: Bool)
    case string(String)
    case url(String)
    case delim(String)
    case number(NumericText)
    case percentage(NumericText)
    case dimension(NumericText, unit: String)
    /// `:`, `;`, `,`, `<!--`, `-->`, and the pairs `~= |= ^= $= *= ||`.
    case punctuation(String)
    case whitespace
    case function(name: String, [SyntaxNode])
    /// A block by its opening bracket.
    case block(Character, [SyntaxNode])
    case error(SyntaxNodeError)

    /// A number as written, and its value.
    package struct NumericText: Sendable, Equatable {
        package var text: String
        package var value: Double
        package var isInteger: Bool
    }
}
