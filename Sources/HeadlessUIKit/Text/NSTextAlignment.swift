/// Where the lines of a text stand.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// From edge to edge, the last line aside.
    case justified = 3
    /// Where the reading direction begins.
    case natural = 4
}
