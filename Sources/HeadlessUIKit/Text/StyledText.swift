import Foundation

/// A text as it was given: plain, or with what parts of it look like.
///
/// Plain ones stay plain: attributed strings are slow to make, and Foundation on Linux never frees their runs.
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

    /// The text to lay out, in `font` where it says nothing else; colours are those under `traits`.
    func content(_ font: UIFont, traits: UITraitCollection) -> TextContent {
        switch self {
        case .plain(let string): TextContent(string, font: font)
        case .rich(let text): TextContent(text, font: font, traits: traits)
        }
    }
}
