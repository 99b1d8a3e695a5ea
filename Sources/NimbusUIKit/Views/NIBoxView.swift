import NimbusCSS

/// A view whose intrinsic and fitting sizes are the size of its boxes.
///
/// If the style has `display: flex`, `grid`, `block` or `flow-root`, the box layout of CSS lays out the subviews. Auto
/// Layout, stack views and `sizeToFit()` then use the size that the subviews need. For views of other classes, call
/// `NIDOM.sizeThatFits(_:in:)`.
///
/// The height of text depends on the width. Auto Layout uses only one height: the height at the current width of the
/// view, as for a label with several lines.
open class NIBoxView: UIView, BoxSizing {
    /// Styles a registered subview again that the app has added or moved.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        boxDOM?.setNeedsStyle(subview)
    }

    /// Styles a registered subview again that the app removes.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        boxDOM?.setNeedsStyle(subview)
    }

    /// Returns the frontmost view at a point in the order in which the subviews are drawn, which `z-index` changes. Views of
    /// other classes find it in the order of their subviews, as UIKit does.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return super.hitTest(point, with: event) }
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviewsInDrawingOrder.reversed() {
            if let view = subview.hitTest(convert(point, to: subview), with: event) { return view }
        }
        return self
    }

    weak var boxDOM: NIDOM?
    var reportedIntrinsicSize: CGSize?

    /// Returns the size of the boxes in a space.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { boxSize(in: size) ?? super.sizeThatFits(size) }

    /// The size of the boxes, with the height for the current width.
    open override var intrinsicContentSize: CGSize { intrinsicBoxSize ?? super.intrinsicContentSize }

    /// Returns the size of the boxes for a target size.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        boxSize(in: targetSize) ?? super.systemLayoutSizeFitting(targetSize)
    }

    /// Returns the size of the boxes. If a priority is required, uses the width or height of the target size.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        boxSize(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority)
            ?? super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
    }
}
