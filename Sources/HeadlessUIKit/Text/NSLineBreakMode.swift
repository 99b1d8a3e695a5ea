/// The wrapping or truncation of text that is wider than its container.
public enum NSLineBreakMode: Int, Sendable {
    /// Lines wrap between words.
    case byWordWrapping = 0
    /// Lines wrap between characters.
    case byCharWrapping = 1
    /// The line is clipped.
    case byClipping = 2
    /// An ellipsis replaces the beginning of the line.
    case byTruncatingHead = 3
    /// An ellipsis replaces the end of the line.
    case byTruncatingTail = 4
    /// An ellipsis replaces the middle of the line.
    case byTruncatingMiddle = 5
}
