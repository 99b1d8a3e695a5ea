import NimbusCSS

/// A view that tells UIKit the size that its boxes need.
///
/// With `display: flex`, `grid`, `block` or `flow-root` in its style, its subviews are laid out by the box model of CSS.
/// Auto Layout, stack views and `sizeToFit()` then get the size that the subviews need. For other views, ask
/// `NIDOM.sizeThatFits(_:in:)`.
///
/// The height of text depends on the width. Auto Layout asks only for one height: the height in the width that the view
/// has, as for a label with several lines.
open class NIBoxView: UIView, BoxSizing {
    weak var boxDOM: NIDOM?
    var reportedIntrinsicSize: CGSize?

    /// Returns the size that the boxes need in a space.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { boxSize(in: size) ?? super.sizeThatFits(size) }

    /// The size that the boxes need, with the height for the current width.
    open override var intrinsicContentSize: CGSize { intrinsicBoxSize ?? super.intrinsicContentSize }

    /// Returns the size that the boxes need for a target size.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        boxSize(in: targetSize) ?? super.systemLayoutSizeFitting(targetSize)
    }

    /// Returns the size that the boxes need. A required width or height is that of the target size.
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

/// A view that asks the DOM for the size of its boxes.
@MainActor protocol BoxSizing: UIView {
    /// The DOM that has registered the view.
    var boxDOM: NIDOM? { get set }
    /// The natural size that UIKit has got. `nil` before UIKit asks.
    var reportedIntrinsicSize: CGSize? { get set }
}

extension BoxSizing {
    /// Returns the size in a space. `nil` if the view has no boxes.
    func boxSize(in space: CGSize) -> CGSize? { boxDOM?.viewStyler.boxes.size(of: self, in: space) }

    var intrinsicBoxSize: CGSize? {
        guard let natural = boxSize(in: .zero) else { return nil }
        let isNarrow = bounds.width > 0 && bounds.width < natural.width
        let height = isNarrow ? boxDOM?.viewStyler.boxes.size(of: self, inWidth: bounds.width)?.height : nil
        let size = CGSize(width: natural.width, height: height ?? natural.height)
        reportedIntrinsicSize = size
        return size
    }

    /// Has UIKit ask for the natural size again, if it has got another one.
    func updateIntrinsicSize() {
        guard let reported = reportedIntrinsicSize, intrinsicBoxSize != reported else { return }
        invalidateIntrinsicContentSize()
    }

    func boxSize(
        fitting target: CGSize, _ horizontalPriority: UILayoutPriority, _ verticalPriority: UILayoutPriority
    ) -> CGSize? {
        guard let boxes = boxDOM?.viewStyler.boxes else { return nil }
        let isWide = horizontalPriority == .required
        guard let size = isWide ? boxes.size(of: self, inWidth: target.width) : boxes.size(of: self, in: target)
        else { return nil }
        return CGSize(
            width: isWide ? target.width : size.width,
            height: verticalPriority == .required ? target.height : size.height)
    }
}

extension NIDOM {
    /// Returns the size that the boxes of a registered view need in a space, without changing any view.
    ///
    /// UIKit asks a plain view for its size, and its subclass answers. With this method, the app can answer for the boxes:
    ///
    /// ```swift
    /// override func sizeThatFits(_ size: CGSize) -> CGSize { dom.sizeThatFits(self, in: size) }
    /// ```
    ///
    /// - Parameters:
    ///   - view: A view with `display: flex`, `grid`, `block` or `flow-root`. Another view is asked itself.
    ///   - space: The space in points. A width or height of 0 is unlimited.
    public func sizeThatFits(_ view: UIView, in space: CGSize) -> CGSize {
        viewStyler.boxes.size(of: view, in: space) ?? view.sizeThatFits(space)
    }
}
