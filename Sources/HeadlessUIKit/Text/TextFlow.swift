import Foundation

/// How text is broken into lines.
struct TextFlow: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines. 0 for no limit.
    var maximumLines = 1
    /// The additional space between lines, in points.
    var lineSpacing: CGFloat = 0

    /// Whether the text wraps at the edge.
    var wraps: Bool {
        switch lineBreakMode {
        case .byWordWrapping, .byCharWrapping: true
        case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: maximumLines != 1
        }
    }
}
