/// The stages of loading, one by one, for those who measure them.
package enum BenchmarkStages {
    /// Tokenizes a source, with the rows in memory at the end; returns how many there are.
    package static func tokenize(_ source: Source) -> Int {
        TokenList.withTokens(of: source) { tokens in tokens.count }
    }

    /// Walks the block structure of a source, every block entered; returns how many rules and declarations there are.
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

    /// How many declarations a sheet has whose values are typed, and how many in all.
    package static func typedShare(of sheet: Stylesheet) -> (typed: Int, all: Int) {
        var texts = 0
        var unknown = 0
        for part in sheet.parts {
            texts += Set(part.sheet.declarations.map(\.source.nameStart)).count
            unknown += part.sheet.unknownDeclarations.count
        }
        return (texts, texts + unknown)
    }
}
