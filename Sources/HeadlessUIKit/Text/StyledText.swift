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

    /// Removes an attribute from the whole text, so that the font or the colour of the view applies.
    mutating func removeAttribute(_ key: NSAttributedString.Key) {
        guard case .rich(let text) = self else { return }
        var isPresent = false
        let range = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(key, in: range) { value, _, _ in isPresent = isPresent || value != nil }
        guard isPresent else { return }
        let changed = NSMutableAttributedString(attributedString: text)
        changed.removeAttribute(key, range: range)
        self = .rich(NSAttributedString(attributedString: changed))
    }

    /// Returns the content to lay out. `font` is used for text without a font. Colours are resolved with `traits`.
    func content(_ font: UIFont, traits: UITraitCollection) -> TextContent {
        switch self {
        case .plain(let string): TextContent(string, font: font)
        case .rich(let text): TextContent(text, font: font, traits: traits)
        }
    }
}
