/// A node of the syntax tree in CSS Syntax 3, section 5, before names and values get a meaning.
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
    /// A block with its opening bracket.
    case block(Character, [SyntaxNode])
    case error(ParseError)

    /// A number as written, and its value.
    package struct NumericText: Sendable, Equatable {
        package var text: String
        package var value: Double
        package var isInteger: Bool
    }

    /// A syntax error, with its name in css-parsing-tests.
    package enum ParseError: String, Sendable {
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
}

/// The entry points of the parser in CSS Syntax 3, section 5.4.
package enum SyntaxEntryPoint: String, CaseIterable, Sendable {
    case stylesheet
    case ruleList = "rule-list"
    case rule
    case blockContents = "block-contents"
    case declarationList = "declaration-list"
    case declaration
    case componentValues = "component-values"
    case componentValue = "component-value"

    /// Whether the result is one node, not a list of nodes.
    package var producesOneNode: Bool {
        switch self {
        case .rule, .declaration, .componentValue: true
        case .stylesheet, .ruleList, .blockContents, .declarationList, .componentValues: false
        }
    }
}
