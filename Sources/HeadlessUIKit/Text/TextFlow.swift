import Foundation

/// How a text is broken into lines.
struct TextFlow: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 for as many as it takes.
    var maximumLines = 1
    /// What lies between lines beside their heights, in points.
    var lineSpacing: CGFloat = 0

    /// Whether the text goes on in another line where it meets the edge.
    var wraps: Bool {
        switch lineBreakMode {
        case .byWordWrapping, .byCharWrapping: true
        case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: maximumLines != 1
        }
    }
}
