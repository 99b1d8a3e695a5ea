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

/// A view whose size is the size of its boxes.
@MainActor protocol BoxSizing: UIView {
    /// The DOM that has registered the view.
    var boxDOM: NIDOM? { get set }
    /// The intrinsic size that was last returned to UIKit. `nil` if UIKit has not read it yet.
    var reportedIntrinsicSize: CGSize? { get set }
}

extension BoxSizing {
    /// Returns the size in a space. `nil` if the view has no boxes.
    func boxSize(in space: CGSize) -> CGSize? { boxDOM?.viewStyler.boxLayout.size(of: self, in: space) }

    var intrinsicBoxSize: CGSize? {
        guard let natural = boxSize(in: .zero) else { return nil }
        let isNarrow = bounds.width > 0 && bounds.width < natural.width
        let height = isNarrow ? boxDOM?.viewStyler.boxLayout.size(of: self, inWidth: bounds.width)?.height : nil
        let size = CGSize(width: natural.width, height: height ?? natural.height)
        reportedIntrinsicSize = size
        return size
    }

    /// Invalidates the intrinsic size if it differs from the size that was returned to UIKit.
    /// - Returns: Whether the size was invalidated.
    func updateIntrinsicSize() -> Bool {
        guard let reported = reportedIntrinsicSize, intrinsicBoxSize != reported else { return false }
        invalidateIntrinsicContentSize()
        return true
    }

    func boxSize(
        fitting target: CGSize, _ horizontalPriority: UILayoutPriority, _ verticalPriority: UILayoutPriority
    ) -> CGSize? {
        guard let layout = boxDOM?.viewStyler.boxLayout else { return nil }
        let isWide = horizontalPriority == .required
        guard let size = isWide ? layout.size(of: self, inWidth: target.width) : layout.size(of: self, in: target)
        else { return nil }
        return CGSize(
            width: isWide ? target.width : size.width,
            height: verticalPriority == .required ? target.height : size.height)
    }
}

extension NIDOM {
    /// Returns the size of a registered view's boxes in a space, without changing any view.
    ///
    /// Call this function in a subclass of `UIView` to use the size of the boxes:
    ///
    /// ```swift
    /// override func sizeThatFits(_ size: CGSize) -> CGSize { dom.sizeThatFits(self, in: size) }
    /// ```
    ///
    /// - Parameters:
    ///   - view: A view with `display: flex`, `grid`, `block` or `flow-root`. For any other view, calls its
    ///     `sizeThatFits(_:)`. If that calls this function again, returns the current size, as the implementation of
    ///     `UIView` does.
    ///   - space: The space in points. A width or height of 0 is unlimited.
    public func sizeThatFits(_ view: UIView, in space: CGSize) -> CGSize {
        viewStyler.boxLayout.size(of: view, in: space) ?? viewStyler.ownSize(of: view, in: space)
    }
}
