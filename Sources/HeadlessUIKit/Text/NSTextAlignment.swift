/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
    /// Left-aligned.
    case left = 0
    /// Centred.
    case center = 1
    /// Right-aligned.
    case right = 2
    /// Aligned to both edges, except for the last line.
    case justified = 3
    /// Aligned to the start of the text's direction.
    case natural = 4
}
