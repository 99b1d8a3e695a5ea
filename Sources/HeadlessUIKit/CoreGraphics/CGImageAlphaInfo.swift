#if !canImport(CoreGraphics)
/// Where the opacity of a pixel is kept, and whether its other components are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is none.
    case none = 0
    /// Behind the others, which are multiplied by it.
    case premultipliedLast = 1
    /// Before the others, which are multiplied by it.
    case premultipliedFirst = 2
    /// Behind the others.
    case last = 3
    /// Before the others.
    case first = 4
    /// There is none, but room for it behind the others.
    case noneSkipLast = 5
    /// There is none, but room for it before the others.
    case noneSkipFirst = 6
    /// There is nothing else.
    case alphaOnly = 7
}
#endif
