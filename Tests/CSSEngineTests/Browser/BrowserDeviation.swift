import Foundation

/// An intended difference between the engine and Chromium.
struct BrowserDeviation {
    /// The case, as `group: name`.
    var name: String
    var reason: String

    /// The cases with an intended difference.
    static let cases = [
        BrowserDeviation(
            name: "media: other lengths of a feature", reason: "px and pt are both points, so 292.5pt is not 390px"),
        BrowserDeviation(
            name: "attributes: colours and current colour from attributes",
            reason: "a colour that attr() reads is computed, and Chromium keeps color-mix()"),
    ]

    /// Returns a stylesheet that has the same meaning in Chromium as `sheet` has in the engine.
    static func translate(_ sheet: String) -> String {
        withoutSensitivityFlags(withEscapedSymbols(sheet))
    }

    /// Chromium accepts symbols such as ☃ and the no-break space in names. CSS Syntax 3 (section 4.2, "non-ASCII ident
    /// code point") requires an escape.
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

    /// Chromium does not support the flag `s` of attribute selectors (Selectors 4, section 6.3) and drops the rule.
    private static func withoutSensitivityFlags(_ sheet: String) -> String {
        let blank = #"(?:/\*[^*]*\*/|\s)*"#
        let operand = #"=\#(blank)(?:"[^"\n]*"|'[^'\n]*'|[\w-]+(?=/|\s))\#(blank)"#
        return sheet.replacingOccurrences(
            of: "(\(operand))[sS](?=\(blank)\\])", with: "$1x", options: .regularExpression)
    }
}
