extension String {
    /// The text with a picture in place of each control character, and U+FFFD for those that have none or that change
    /// the direction of writing: nothing of it can steer a terminal. Takes up as many UTF-16 units as before.
    package var visible: String { visible(exceptTabs: false) }

    /// As `visible`, with tabs as they are.
    func visible(exceptTabs keepsTabs: Bool) -> String {
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
