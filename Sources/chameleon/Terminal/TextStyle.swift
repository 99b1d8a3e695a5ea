/// A text style of the terminal. The raw value is the parameter of the escape sequence.
enum TextStyle: String {
    case dim = "2"
    case connected = "32"
    case error = "1;31"
    case warning = "1;33"
    /// Black on white, whatever the theme of the terminal, so that cameras can read a QR code.
    case blackOnWhite = "38;5;16;48;5;231"
}

extension String {
    /// Returns the string in a style, which ends with the string.
    func styled(_ style: TextStyle) -> String { "\u{1B}[\(style.rawValue)m\(self)\u{1B}[0m" }

    /// The string without the escape sequences of styles.
    var withoutStyles: String {
        var text = UnicodeScalarView()
        var isInSequence = false
        for scalar in unicodeScalars {
            switch scalar {
            case "\u{1B}": isInSequence = true
            case "m" where isInSequence: isInSequence = false
            default: if !isInSequence { text.append(scalar) }
            }
        }
        return String(text)
    }
}
