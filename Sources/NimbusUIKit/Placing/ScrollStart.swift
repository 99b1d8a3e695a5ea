/// The start of a scroll view's content as it was set last.
struct ScrollStart: Equatable {
    /// The distance by which the content is moved, in points.
    var origin: CGPoint
    /// The offset at which the content begins.
    var offset: CGPoint
}
