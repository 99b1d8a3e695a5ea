extension Color {
    /// The colour that a whole source is; nil where it is none.
    package static func parse(_ source: Source) -> Color? {
        TokenList.withTokens(of: source) { tokens in
            var parser = ValueParser(tokens, tokens.trimmed(0..<tokens.count), words: .standard)
            guard let color = parser.color(), parser.position == parser.end else { return nil }
            return color
        }
    }
}
