#if !canImport(CoreGraphics)
/// The position of a pixel's alpha component, and whether the colour components are premultiplied by alpha.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha component.
    case none = 0
    /// Alpha after the premultiplied colour components.
    case premultipliedLast = 1
    /// Alpha before the premultiplied colour components.
    case premultipliedFirst = 2
    /// Alpha after the colour components.
    case last = 3
    /// Alpha before the colour components.
    case first = 4
    /// An unused byte after the colour components, and no alpha.
    case noneSkipLast = 5
    /// An unused byte before the colour components, and no alpha.
    case noneSkipFirst = 6
    /// Alpha without colour components.
    case alphaOnly = 7
}
#endif
