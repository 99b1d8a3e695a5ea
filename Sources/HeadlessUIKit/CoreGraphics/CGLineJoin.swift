#if !canImport(CoreGraphics)
/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
    /// In a point.
    case miter = 0
    /// In an arc.
    case round = 1
    /// With the corner cut off.
    case bevel = 2
}
#endif
