/// What happens to a text that is wider than its room.
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on in another line, broken between words.
    case byWordWrapping = 0
    /// It goes on in another line, broken between characters.
    case byCharWrapping = 1
    /// It is cut off.
    case byClipping = 2
    /// Its beginning gives way to an ellipsis.
    case byTruncatingHead = 3
    /// Its end gives way to an ellipsis.
    case byTruncatingTail = 4
    /// Its middle gives way to an ellipsis.
    case byTruncatingMiddle = 5
}
