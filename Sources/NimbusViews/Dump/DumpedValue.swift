import CSSEngine
import NimbusUIKit

/// A value of a view, ready for JSON. Colours are serialised as in CSSOM, sizes and insets as arrays, cases by name.
package indirect enum DumpedValue: Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case array([DumpedValue])
    case font(
        name: String, isSystem: Bool, size: Double, weight: Double, isItalic: Bool, width: Double,
        features: [String: Int])

    @MainActor init(_ value: ViewValue, in traits: UITraitCollection) {
        switch value {
        case .none: self = .null
        case .color(let color):
            // The name of a drawn image is its CSS function.
            let pattern = color.repeatedImage?.assetName.map { $0.hasSuffix(")") ? $0 : "url(\"\($0)\")" }
            self = .text(pattern ?? CSS.Color(color, in: traits).cssText)
        case .layerColor(let color): self = .text(CSS.Color(UIColor(cgColor: color), in: traits).cssText)
        case .number(let number): self = .number(Double(number))
        case .integer(let number): self = .number(Double(number))
        case .flag(let flag): self = .flag(flag)
        case .size(let size): self = .array([.number(Double(size.width)), .number(Double(size.height))])
        case .point(let point): self = .array([.number(Double(point.x)), .number(Double(point.y))])
        case .offset(let offset): self = .array([offset.horizontal, offset.vertical].map { .number(Double($0)) })
        case .insets(let insets):
            self = .array([insets.top, insets.left, insets.bottom, insets.right].map { .number(Double($0)) })
        case .transform(let matrix):
            self = .array(
                [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map { .number(Double($0)) })
        case .font(let font): self = Self.font(font)
        case .image(let image): self = image.assetName.map { .text($0) } ?? .null
        case .text(let text): self = .text(text)
        case .attributedText(let text): self = .text(AttributedTextDump.text(text.string, in: traits))
        case .word(let word): self = .text(word.name)
        case .words(let words): self = .array(words.map { .text($0.name) })
        case .app(let value):
            let shadow = (value.content as? NSShadow).flatMap { AttributedTextDump.description($0, in: traits) }
            self = .text(value.name ?? shadow ?? String(describing: value.content))
        }
    }

    private static func font(_ font: UIFont) -> DumpedValue {
        let descriptor = font.fontDescriptor
        let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        let weight = (traits?[.weight] as? CGFloat).map { UIFont.Weight(rawValue: $0).css }
        return .font(
            name: font.fontName, isSystem: font.familyName == UIFont.systemFont(ofSize: font.pointSize).familyName,
            size: Double(font.pointSize), weight: weight ?? 400,
            isItalic: descriptor.symbolicTraits.contains(.traitItalic), width: Double(font.width),
            features: FontFeatures(of: font).values)
    }

    /// Rounded, because views store some numbers as `Float`.
    private static func text(_ number: Double) -> String {
        let short = (number * 1e6).rounded() / 1e6
        return Int(exactly: short).map { "\($0)" } ?? "\(short)"
    }

    /// Returns a number rounded to a multiple of `step`. Values of other types are unchanged.
    func rounded(to step: Double) -> DumpedValue {
        guard case .number(let number) = self, step > 0 else { return self }
        return .number((number / step).rounded() * step)
    }

    /// The human-readable value on a single line. The system font is written as `system`, because its name depends on
    /// the platform.
    package var line: String {
        switch self {
        case .null: "nil"
        case .flag(let flag): "\(flag)"
        case .number(let number): Self.text(number)
        case .text(let text): text
        case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
        case .font(let name, let isSystem, let size, let weight, let isItalic, let width, let features):
            "\(isSystem ? "system" : name) \(Self.text(size)) \(Self.text(weight))" + (isItalic ? " italic" : "")
                + (width == 0 ? "" : " width=\(Self.text(width))")
                + features.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        }
    }
}
