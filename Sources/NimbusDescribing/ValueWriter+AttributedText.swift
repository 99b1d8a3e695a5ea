import CSSEngine
import NimbusUIKit
import NimbusViews

extension ValueWriter {
    /// The start of all expressions of attributed texts.
    static nonisolated let attributedTextStart = "NSAttributedString("

    /// Returns the expression of an attributed text.
    mutating func attributedText(_ text: NSAttributedString) -> String {
        var runs: [String] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let string = SwiftLiteral.text(text.attributedSubstring(from: range).string)
            runs.append(Self.run(string, self.attributes(attributes)))
        }
        if runs.count == 1 { return runs[0] }
        if runs.isEmpty { return "NSAttributedString(string: \"\")" }
        let lines = runs.map { $0.indented(by: 2) + ",\n" }.joined()
        return """
            NSAttributedString(
                attributedString: [
            \(lines)    ].reduce(into: NSMutableAttributedString(string: "")) { $0.append($1) })
            """
    }

    /// Returns the expression of a run. If there are several attributes, each has its own line.
    private static func run(_ string: String, _ attributes: [String]) -> String {
        if attributes.isEmpty { return "NSAttributedString(string: \(string))" }
        if attributes.count == 1, !attributes[0].contains("\n") {
            return "NSAttributedString(string: \(string), attributes: [\(attributes[0])])"
        }
        let lines = attributes.map { $0.indented(by: 2) + ",\n" }.joined()
        return "NSAttributedString(\n    string: \(string),\n    attributes: [\n\(lines)    ])"
    }

    /// Returns the entries of a dictionary of attributes.
    private mutating func attributes(_ attributes: [NSAttributedString.Key: Any]) -> [String] {
        var list: [String] = []
        for attribute in AttributedTextDump.attributes {
            guard let value = attributes[attribute.key], let expression = expression(ofAttribute: value) else {
                continue
            }
            list.append(".\(attribute.swift): \(expression)")
        }
        return list
    }

    private mutating func expression(ofAttribute value: Any) -> String? {
        switch value {
        case let font as UIFont: return FontExpression.text(font)
        case let color as UIColor: return ColorVariants(color).map { self.color($0) }
        case let integer as Int: return SwiftLiteral.integer(integer)
        case let number as CGFloat: return "CGFloat(\(SwiftLiteral.number(number)))"
        case let number as NSNumber: return "CGFloat(\(SwiftLiteral.number(CGFloat(number.doubleValue))))"
        case let shadow as NSShadow: return self.shadow(shadow)
        case let style as NSParagraphStyle:
            var lines = ["let style = NSMutableParagraphStyle()"]
            if let word = TextWords.alignments.describe(style.alignment).word {
                lines.append("style.alignment = .\(word.name)")
            }
            if let word = TextWords.lineBreakModes.describe(style.lineBreakMode).word {
                lines.append("style.lineBreakMode = .\(word.name)")
            }
            lines.append("style.lineSpacing = \(SwiftLiteral.number(style.lineSpacing))")
            return Self.closure(lines + ["return style"])
        default: return nil
        }
    }

    /// Returns the expression of a shadow.
    mutating func shadow(_ shadow: NSShadow) -> String {
        var lines = ["let shadow = NSShadow()"]
        if let color = (shadow.shadowColor as? UIColor).flatMap({ ColorVariants($0) }) {
            lines.append("shadow.shadowColor = \(self.color(color))")
        }
        let sides = [shadow.shadowOffset.width, shadow.shadowOffset.height]
        lines.append("shadow.shadowOffset = \(Self.call("CGSize", ["width", "height"], sides))")
        lines.append("shadow.shadowBlurRadius = \(SwiftLiteral.number(shadow.shadowBlurRadius))")
        return Self.closure(lines + ["return shadow"])
    }

    /// Returns the expression of an immediately called closure.
    private static func closure(_ lines: [String]) -> String {
        "{\n" + lines.map { "    \($0)\n" }.joined() + "}()"
    }
}
