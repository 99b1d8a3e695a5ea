#if !canImport(CoreGraphics)
/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner.
    case miter = 0
    /// A rounded corner.
    case round = 1
    /// A corner with its point cut off.
    case bevel = 2
}
#endif
