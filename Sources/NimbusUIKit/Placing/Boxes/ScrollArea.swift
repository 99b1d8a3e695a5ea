/// The size of a scroll view's content, and the place of its start.
///
/// A browser scrolls to negative positions, for example in a row from right to left. `UIScrollView` scrolls from 0 only. So
/// the content is moved by its overflow at the left and at the top, and the scroll view begins at ``origin``, where
/// everything looks as in a browser before scrolling (CSS Overflow 3, section 2.2).
struct ScrollArea: Equatable {
    /// The distance by which the content is moved, in points. The initial offset of the content.
    let origin: CGPoint
    /// The size of the content after the move, with the padding and the border.
    let size: CGSize
}

/// The start of a scroll view's content as it was set last.
struct ScrollStart: Equatable {
    /// The distance by which the content is moved, in points.
    var origin: CGPoint
    /// The offset at which the content begins.
    var offset: CGPoint
}
