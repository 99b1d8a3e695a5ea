import Foundation

/// Plain or attributed text.
///
/// Plain text is stored as a string, because attributed strings are slow to create and Foundation on Linux leaks their
/// attributes.
enum StyledText {
    case plain(String)
    case rich(NSAttributedString)

    var string: String {
        switch self {
        case .plain(let string): string
        case .rich(let text): text.string
        }
    }

    var attributed: NSAttributedString {
        switch self {
        case .plain(let string): NSAttributedString(string: string)
        case .rich(let text): text
        }
    }

    var paragraphStyle: NSParagraphStyle? {
        switch self {
        case .plain: nil
        case .rich(let text):
            text.length == 0 ? nil : text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        }
    }

    /// Returns the content to lay out. `font` is used for text without a font. Colours are resolved with `traits`.
    func content(_ font: UIFont, traits: UITraitCollection) -> TextContent {
        switch self {
        case .plain(let string): TextContent(string, font: font)
        case .rich(let text): TextContent(text, font: font, traits: traits)
        }
    }
}
