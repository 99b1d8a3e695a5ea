/// The single stages of loading, for benchmarks.
package enum BenchmarkStages {
    /// Tokenizes a source. Returns the number of tokens.
    package static func tokenize(_ source: Source) -> Int {
        TokenList.withTokens(of: source) { tokens in tokens.count }
    }

    /// Lowers a stylesheet of another dialect to CSS. Returns the number of bytes.
    package static func lower(_ source: Source, _ dialect: Dialect) -> Int {
        let lowered = dialect.syntax?.lower(source, properties: .standard, layout: .compact, isInline: false)
        return (lowered?.source ?? source).length
    }

    /// Parses the block structure of a source, nested blocks included. Returns the number of rules and declarations.
    package static func parseRules(_ source: Source) -> Int {
        TokenList.withTokens(of: source) { tokens in
            var items = RuleParser(tokens, 0..<tokens.count, as: .stylesheet)
            var depth = 0
            var count = 0
            while true {
                switch items.next() {
                case .atRule(_, _, let block?):
                    items.enter(block, as: depth == 0 ? .rules : .block)
                    depth += 1
                case .qualifiedRule(_, let block):
                    items.enter(block, as: .block)
                    depth += 1
                case .blockEnd:
                    if depth == 0 { return count }
                    depth -= 1
                case .atRule, .declaration, .invalid:
                    break
                }
                count += 1
            }
        }
    }

    /// The number of declarations without those of undeclared properties, and the number of all declarations.
    package static func typedShare(of sheet: Stylesheet) -> (typed: Int, all: Int) {
        var texts = 0
        var undeclared = 0
        for part in sheet.parts {
            texts += Set(part.sheet.declarationSources.map(\.nameStart)).count
            undeclared += part.sheet.undeclaredProperties.count
        }
        return (texts, texts + undeclared)
    }
}
