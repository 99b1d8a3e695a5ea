extension Value {
    /// The colour that a whole text is; nil where it is none.
    package init?(colorText text: String) {
        let color = TokenList.withTokens(of: Source(name: "", text: text)) { tokens -> ColorExpression? in
            guard tokens.depth <= StylesheetParser.depthLimit else { return nil }
            var parser = ValueParser(tokens, tokens.trimmed(0..<tokens.count), words: .standard)
            guard let color = parser.color(), parser.position == parser.end else { return nil }
            return color
        }
        guard let color else { return nil }
        self = color.value
    }
}
