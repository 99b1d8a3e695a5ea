#if !canImport(CoreGraphics)
/// What counts as inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// What the path winds around.
    case winding = 0
    /// What the path winds around an odd number of times.
    case evenOdd = 1
}
#endif
