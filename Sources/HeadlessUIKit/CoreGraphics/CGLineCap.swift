#if !canImport(CoreGraphics)
/// The shape of the ends of a line.
public enum CGLineCap: Int32, Sendable {
    /// A straight edge at the end point.
    case butt = 0
    /// A semicircle around the end point.
    case round = 1
    /// A straight edge half of the line width past the end point.
    case square = 2
}
#endif
