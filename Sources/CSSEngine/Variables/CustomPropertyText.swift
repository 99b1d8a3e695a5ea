/// Validates names and values of custom properties set from code, which become part of the text of an inline style.
enum CustomPropertyText {
    /// Whether a text is the name of a custom property.
    static func isName(_ text: String) -> Bool {
        TokenList.withTokens(of: Source(name: "", text: text)) { tokens in
            tokens.count == 1 && tokens.isCustomPropertyName(0) && !endsInBackslash(text)
        }
    }

    /// Whether a text is the value of a declaration: whole tokens, paired brackets, and nothing that ends the declaration.
    static func isValue(_ text: String) -> Bool {
        TokenList.withTokens(of: Source(name: "", text: text)) { tokens in
            !tokens.isFlawed && !endsInBackslash(text)
                && tokens.isDeclarationValue(0..<tokens.count)
        }
    }

    private static func endsInBackslash(_ text: String) -> Bool { text.utf8.last == UInt8(ascii: "\\") }
}
