import CSSEngine
import InterfaCSS

/// The variables that are mentioned anywhere in some stylesheets and inline styles: also in properties and at-rules without
/// effect, and in invalid declarations.
struct VariableMentions {
    /// The names of variables that are mentioned other than by definitions.
    private(set) var uses: Set<BytewiseString> = []
    /// The names of variables that inline styles define.
    private(set) var inlineDefinitions: Set<BytewiseString> = []

    /// - Parameter inlineStyles: Declarations in CSS.
    init(_ sheets: [ParsedStylesheet], inlineStyles: [String]) {
        for sheet in sheets {
            // Declarations that lowering drops are only in the text as written.
            let isLowered = sheet.source !== sheet.source.original
            TokenList.withTokens(of: sheet.source.original, lineComments: isLowered) { tokens in
                read(tokens, withStrings: isLowered) { _ in }
            }
        }
        for style in inlineStyles {
            TokenList.withTokens(of: Source(name: "", text: style)) { tokens in
                var definitions: Set<BytewiseString> = []
                read(tokens, withStrings: false) { definitions.insert($0) }
                inlineDefinitions.formUnion(definitions)
            }
        }
    }

    /// Reads all mentions.
    /// - Parameters:
    ///   - withStrings: Whether `@name` in a string is a reference.
    ///   - define: Receives the names that are defined.
    private mutating func read(_ tokens: TokenList, withStrings: Bool, _ define: (BytewiseString) -> Void) {
        // The last token that is not a blank.
        var previous: Int?
        for index in 0..<tokens.count where !tokens.kind(index).isBlank {
            if tokens.isVariable(index) {
                let name = Self.name(index, tokens)
                if isDefinition(index, after: previous, tokens) { define(name) } else { uses.insert(name) }
            } else if withStrings, tokens.kind(index) == .string {
                for name in InterfaCSSText.variables(in: tokens.text(index..<index + 1)) {
                    uses.insert(BytewiseString("--" + name))
                }
            }
            previous = index
        }
    }

    /// Whether a name starts a declaration: a separator follows, and a brace, a semicolon or the start of a line precedes.
    private func isDefinition(_ index: Int, after previous: Int?, _ tokens: TokenList) -> Bool {
        let next = tokens.skippingBlanks(index + 1, limit: tokens.count)
        guard next < tokens.count, tokens.kind(next) == .colon || tokens.isDelim(next, "=") else { return false }
        guard let previous else { return true }
        switch tokens.kind(previous) {
        case .semicolon, .openCurly, .closeCurly: return true
        case .end, .ident, .function, .atKeyword, .hash, .string, .badString, .url, .badURL, .delim, .number,
            .percentage,
            .dimension, .whitespace, .cdo, .cdc, .colon, .comma, .openSquare, .closeSquare, .openParen, .closeParen,
            .comment:
            return (previous + 1..<index).contains { tokens.bytes($0).contains(where: isLineEnd) }
        }
    }

    private static func name(_ index: Int, _ tokens: TokenList) -> BytewiseString {
        let name = tokens.name(index)
        return BytewiseString(tokens.kind(index) == .atKeyword ? "--" + name : name)
    }
}
