#if !canImport(CoreGraphics)
/// How a line ends.
public enum CGLineCap: Int32, Sendable {
    /// At its end point, squarely.
    case butt = 0
    /// In a half circle around its end point.
    case round = 1
    /// Half its width past its end point, squarely.
    case square = 2
}
#endif
