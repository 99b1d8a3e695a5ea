/// The size of a scroll view's content, and the place of its start.
///
/// A browser scrolls to negative positions, for example in a row from right to left. `UIScrollView` scrolls from 0 only. So
/// the content is moved by its overflow at the left and at the top, and the scroll view begins at ``origin``, where
/// everything looks as in a browser before scrolling (CSS Overflow 3, section 2.2).
///
/// UIKit adds the content insets to the range of scrolling, but `scroll-padding` does not change this range (CSS Scroll Snap 1,
/// section 4.1). So the content moves into the insets and is smaller by them.
struct ScrollArea: Equatable {
    /// The distance between the left and top end of the content and its start, in points.
    let origin: CGPoint
    /// The size of the whole content with the padding and the border, in points.
    let size: CGSize
    /// The content insets by `scroll-padding`, in points.
    let scrollPadding: UIEdgeInsets

    /// The distance by which the content is moved, in points. The initial offset of the content.
    var distance: CGPoint { CGPoint(x: origin.x - scrollPadding.left, y: origin.y - scrollPadding.top) }

    /// The content in the coordinates of the subviews.
    var frame: CGRect {
        CGRect(origin: CGPoint(x: -scrollPadding.left, y: -scrollPadding.top), size: size)
    }

    /// The size of the content without the insets.
    var contentSize: CGSize {
        CGSize(
            width: max(0, size.width - scrollPadding.left - scrollPadding.right),
            height: max(0, size.height - scrollPadding.top - scrollPadding.bottom))
    }
}

/// The start of a scroll view's content as it was set last.
struct ScrollStart: Equatable {
    /// The distance by which the content is moved, in points.
    var distance: CGPoint
    /// The offset at which the content begins.
    var offset: CGPoint
    /// The offset at the left and top end of the content.
    var end: CGPoint
}
