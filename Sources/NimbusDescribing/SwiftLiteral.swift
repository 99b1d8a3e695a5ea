import CSSEngine
import NimbusUIKit

/// Writes numbers, strings and comments as Swift source text. Numbers are exact, and strings are escaped.
enum SwiftLiteral {
    /// Returns an expression with exactly the value of a number.
    static func number(_ number: CGFloat) -> String {
        if number.isNaN { return ".nan" }
        if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
        // Longer integers would need underscores.
        if let whole = Int(exactly: number), abs(whole) < 1_000_000 { return "\(whole)" }
        return "\(Double(number))"
    }

    static func integer(_ number: Int) -> String {
        let digits = String(number.magnitude)
        let groups = stride(from: digits.count, to: 0, by: -3).map { end in
            digits.prefix(end).suffix(3)
        }
        let text = digits.count < 7 ? digits : groups.reversed().joined(separator: "_")
        return number < 0 ? "-" + text : text
    }

    /// Returns a single-line string literal, with escape sequences for invisible characters.
    static func text(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            default:
                // A combining mark would combine with the opening quote.
                let isSeen = isSeen(scalar) && !(literal.utf8.count == 1 && isMark(scalar))
                literal += isSeen ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
        return literal + "\""
    }

    /// Returns the text of a `//` comment: escaped, on a single line, and with 100 characters at most.
    static func comment(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").escapedForTerminal
        return line.count > 100 ? line.prefix(99) + "…" : line
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        case .spaceSeparator: scalar == " "
        default: true
        }
    }
}
