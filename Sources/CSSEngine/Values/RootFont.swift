/// The font of a root, which `rem` and `rlh` refer to, in points.
struct RootFont: Equatable, BitwiseCopyable {
    var size = 0.0
    var lineHeight = 0.0
}
