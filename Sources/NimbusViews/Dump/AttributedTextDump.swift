import CSSEngine
import NimbusUIKit

/// Writes attributed strings with the functions and keywords of stylesheets.
@MainActor package enum AttributedTextDump {
    /// The attributes that stylesheets can set, in the order in which they are written.
    package static let attributes: [(key: NSAttributedString.Key, css: String, swift: String)] = [
        (.font, "font", "font"), (.foregroundColor, "color", "foregroundColor"),
        (.backgroundColor, "background-color", "backgroundColor"), (.kern, "kern", "kern"),
        (.ligature, "ligature", "ligature"), (.underlineStyle, "underline-style", "underlineStyle"),
        (.underlineColor, "underline-color", "underlineColor"),
        (.strikethroughStyle, "strikethrough-style", "strikethroughStyle"),
        (.strikethroughColor, "strikethrough-color", "strikethroughColor"),
        (.strokeColor, "stroke-color", "strokeColor"), (.strokeWidth, "stroke-width", "strokeWidth"),
        (.baselineOffset, "baseline-offset", "baselineOffset"), (.obliqueness, "obliqueness", "obliqueness"),
        (.expansion, "expansion", "expansion"), (.shadow, "shadow", "shadow"),
        (.paragraphStyle, "paragraph-style", "paragraphStyle"),
    ]

    /// Returns the runs as functions: `text("Hello", color(rgb(255, 0, 0)))`.
    static func text(_ text: NSAttributedString, in traits: UITraitCollection) -> String {
        var runs: [String] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let string = Value.string(text.attributedSubstring(from: range).string).cssText
            let list = self.attributes.compactMap { attribute in
                attributes[attribute.key].flatMap { description($0, in: traits) }.map { "\(attribute.css)(\($0))" }
            }
            runs.append("text(\(([string] + list).joined(separator: ", ")))")
        }
        return runs.joined(separator: " ")
    }

    /// Returns the text of an attribute's value. `nil` if its type is unknown.
    static func description(_ value: Any, in traits: UITraitCollection) -> String? {
        func line(_ value: ViewValue) -> String { DumpedValue(value, in: traits).line }
        switch value {
        case let font as UIFont: return line(.font(font))
        case let color as UIColor: return line(.color(color))
        case let integer as Int: return "\(integer)"
        case let number as CGFloat: return line(.number(number))
        case let number as NSNumber: return line(.number(CGFloat(number.doubleValue)))
        case let shadow as NSShadow:
            let color = (shadow.shadowColor as? UIColor).map { line(.color($0)) }
            return ([color] + [shadow.shadowOffset.width, shadow.shadowOffset.height].map { line(.number($0)) })
                .compactMap { $0 }.joined(separator: " ")
        case let style as NSParagraphStyle:
            let alignment = TextWords.alignments.describe(style.alignment)
            let mode = TextWords.lineBreakModes.describe(style.lineBreakMode)
            return [alignment, mode, .number(style.lineSpacing)].map(line).joined(separator: " ")
        default: return nil
        }
    }
}
