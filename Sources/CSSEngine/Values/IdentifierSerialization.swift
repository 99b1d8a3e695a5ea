/// A string in double quotes (CSSOM, "serialize a string").
func stringText(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
        switch scalar {
        case "\"", "\\":
            text += "\\"
            text.unicodeScalars.append(scalar)
        case "\u{1}"..."\u{1F}", "\u{7F}":
            text += "\\" + String(scalar.value, radix: 16) + " "
        default:
            text.unicodeScalars.append(scalar)
        }
    }
    return text + "\""
}

/// A word as an identifier (CSSOM, "serialize an identifier").
func identifierText(_ word: String) -> String {
    var text = ""
    for (index, scalar) in word.unicodeScalars.enumerated() {
        let isDigit = ("0"..."9").contains(scalar)
        let isLeading = index == 0 || index == 1 && word.hasPrefix("-")
        switch scalar {
        case "\u{1}"..."\u{1F}", "\u{7F}": text += "\\" + String(scalar.value, radix: 16) + " "
        case _ where isDigit && isLeading: text += "\\" + String(scalar.value, radix: 16) + " "
        case "-" where word == "-": text += "\\-"
        case "-", "_", "0"..."9", "a"..."z", "A"..."Z", "\u{80}"...: text.unicodeScalars.append(scalar)
        default: text += "\\" + String(scalar)
        }
    }
    return text
}
