import Foundation

/// A difference on purpose between the engine and Chromium.
struct BrowserDeviation {
    /// As `group: name`.
    var name: String
    var reason: String

    /// Cases that differ.
    static let cases = [
        BrowserDeviation(
            name: "media: other lengths of a feature", reason: "px and pt are both points, so 292.5pt is not 390px")
    ]

    /// What Chromium would have had to be given to mean what the engine means.
    static func translate(_ sheet: String) -> String {
        withoutSensitivityFlags(withEscapedSymbols(sheet))
    }

    /// Symbols as ☃, and the no-break space, are letters of names to Chromium; CSS Syntax 3 (section 4.2, "non-ASCII
    /// ident code point") asks for an escape.
    private static func withEscapedSymbols(_ sheet: String) -> String {
        var text = ""
        for scalar in sheet.unicodeScalars {
            switch scalar {
            case "\u{A0}", "☃": text += "\\" + String(scalar.value, radix: 16) + " "
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// Chromium does not know the flag `s` of attribute selectors (Selectors 4, section 6.3) and drops the rule, as it
    /// does for any other letter.
    private static func withoutSensitivityFlags(_ sheet: String) -> String {
        let blank = #"(?:/\*[^*]*\*/|\s)*"#
        let operand = #"=\#(blank)(?:"[^"\n]*"|'[^'\n]*'|[\w-]+(?=/|\s))\#(blank)"#
        return sheet.replacingOccurrences(
            of: "(\(operand))[sS](?=\(blank)\\])", with: "$1x", options: .regularExpression)
    }
}
