/// `An+B` (CSS Syntax 3, section 6): the positions `A * n + B` for every n from 0.
package struct AnPlusB: Hashable, Sendable {
    package var a: Int
    package var b: Int

    /// Parses a whole source; `nil` if it is not valid.
    package static func parse(_ source: Source) -> AnPlusB? {
        TokenList.withTokens(of: source) { tokens in
            var rows = RowBuffer<SelectorRow>()
            guard rows.parseSelectors(tokens, 0..<tokens.count, as: .nth) else { return nil }
            return AnPlusB(a: Int(rows[0].a), b: Int(rows[0].b))
        }
    }
}

/// The argument of an `:nth-*()` selector: `An+B`, and the list after `of` if there is one.
package struct NthPattern: BitwiseCopyable {
    package var a: Int32
    package var b: Int32
    /// An index of `SelectorTable.lists`; `nil` without `of`.
    var list: UInt32?
    /// The index of the list's first component.
    var componentsStart: UInt32

    /// Whether the pattern contains a position. 1-based.
    func contains(_ position: Int) -> Bool {
        let distance = position - Int(b)
        if a == 0 { return distance == 0 }
        return distance % Int(a) == 0 && distance / Int(a) >= 0
    }
}
