/// Custom properties that come from code, as text: what may be put between declarations without changing what those say.
enum CustomPropertyText {
    /// Whether a text is the name of a custom property, as it is written.
    static func isName(_ text: String) -> Bool {
        TokenList.withTokens(of: Source(name: "", text: text)) { tokens in
            tokens.count == 1 && tokens.isCustomPropertyName(0) && !endsInBackslash(text)
        }
    }

    /// Whether a text is a value: whole tokens, brackets in pairs, nothing that ends a declaration.
    static func isValue(_ text: String) -> Bool {
        TokenList.withTokens(of: Source(name: "", text: text)) { tokens in
            !tokens.isFlawed && !endsInBackslash(text)
                && tokens.isDeclarationValue(0..<tokens.count)
        }
    }

    private static func endsInBackslash(_ text: String) -> Bool { text.utf8.last == UInt8(ascii: "\\") }
}
