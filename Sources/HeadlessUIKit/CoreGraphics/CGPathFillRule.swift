#if !canImport(CoreGraphics)
/// The rule that determines which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
    /// A point is inside if the winding number of the path around it is not zero.
    case winding = 0
    /// A point is inside if the path winds around it an odd number of times.
    case evenOdd = 1
}
#endif
