/// Finds selectors that are valid and that no view can ever match.
struct SelectorLint {
    let sheet: ParsedStylesheet
    let tokens: TokenList

    var advice: [Diagnostic] {
        // A run of declarations behind a nested rule has the list of the rule around it.
        var isKnown: Set<UInt32> = []
        let rules = sheet.rules.filter { $0.preludeStart < $0.preludeEnd && isKnown.insert($0.list).inserted }
        let matching = SelectorSatisfiability(sheet)
        return rules.flatMap { rule in
            sheet.selectors.lists[Int(rule.list)].indices.filter { !matching.canMatch($0) }.map { complex in
                Diagnostic(
                    kind: .advice(.unmatchableSelector), source: sheet.source, range: text(of: complex, in: rule))
            }
        }
    }

    /// Byte offsets of one of the selectors of a rule.
    private func text(of complex: Int, in rule: StyleRule) -> Range<Int> {
        let first = Int(sheet.selectors.complexes[complex].firstToken)
        var end = first
        while end < tokens.count, tokens.start(end) < Int(rule.preludeEnd), tokens.kind(end) != .comma {
            end = tokens.after(end, limit: tokens.count)
        }
        let text = tokens.trimmed(first..<end)
        return tokens.start(text.lowerBound)..<tokens.start(text.upperBound)
    }
}
