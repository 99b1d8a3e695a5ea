import Foundation

/// The rules for breaking text into lines.
struct TextFlow: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines. 0 for no limit.
    var maximumLines = 1
    /// The additional space between lines, in points.
    var lineSpacing: CGFloat = 0
    /// The smallest height of a line, in points.
    var minimumLineHeight: CGFloat = 0
    /// The largest height of a line, in points. 0 for no limit.
    var maximumLineHeight: CGFloat = 0

    /// The space before the first line of each paragraph, in points.
    var firstLineIndent: CGFloat = 0
    /// How readily words are hyphenated, from 0 to 1.
    var hyphenationFactor: Float = 0

    /// Whether a hyphen is drawn where a word breaks between characters.
    var drawsHyphens: Bool { hyphenationFactor > 0 && lineBreakMode != .byCharWrapping }

    /// Adopts the line heights, the line spacing, the indentation and the hyphenation of a paragraph style.
    mutating func adoptLines(of style: NSParagraphStyle) {
        firstLineIndent = style.firstLineHeadIndent
        hyphenationFactor = style.hyphenationFactor
        lineSpacing = style.lineSpacing
        minimumLineHeight = style.minimumLineHeight
        maximumLineHeight = style.maximumLineHeight
    }

    /// Returns the metrics of a line, limited to the minimum and maximum line height. Only the ascent changes.
    func limited(_ metrics: FontMetrics) -> FontMetrics {
        var height = max(metrics.lineHeight, minimumLineHeight.finite(or: 0))
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        var limited = metrics
        limited.ascent = height - metrics.descent
        return limited
    }

    /// Whether the text wraps at the edge.
    var wraps: Bool {
        switch lineBreakMode {
        case .byWordWrapping, .byCharWrapping: true
        case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: maximumLines != 1
        }
    }
}
