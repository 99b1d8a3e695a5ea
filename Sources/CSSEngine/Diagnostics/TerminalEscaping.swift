extension String {
    /// The string with a visible symbol in place of each control character, so that it cannot control a terminal. The
    /// symbol is U+FFFD for characters that have none, for line separators, and for characters that change the writing
    /// direction. The number of UTF-16 units is the same.
    package var escapedForTerminal: String { escapedForTerminal(exceptTabs: false) }

    /// Returns the string with a visible symbol in place of each control character, optionally except tabs.
    func escapedForTerminal(exceptTabs keepsTabs: Bool) -> String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\t" where keepsTabs: text.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}": text.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value)!)
            case "\u{7F}": text += "\u{2421}"
            case "\u{80}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
                "\u{2066}"..."\u{2069}":
                text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
