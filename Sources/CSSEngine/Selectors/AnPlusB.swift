/// `An+B` (CSS Syntax 3, section 6): the positions `A * n + B` for every n from 0.
package struct AnPlusB: Hashable, Sendable {
    package var a: Int
    package var b: Int

    /// Parses a whole source; nil where it is anything else.
    package static func parse(_ source: Source) -> AnPlusB? {
        TokenList.withTokens(of: source) { tokens in
            var rows = RowBuffer<SelectorRow>()
            guard rows.parseSelectors(tokens, 0..<tokens.count, as: .nth) else { return nil }
            return AnPlusB(a: Int(rows[0].a), b: Int(rows[0].b))
        }
    }
}
