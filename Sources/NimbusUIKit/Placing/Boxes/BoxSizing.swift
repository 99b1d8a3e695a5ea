import NimbusCSS

/// The sizes of containers, which the adapter of a DOM computes.
@MainActor protocol BoxSizes: AnyObject {
    /// Returns the size of a container's border box in a space. `nil` if the view is not a container.
    /// - Parameter space: Zero and very large lengths are unlimited.
    func size(of view: UIView, in space: CGSize) -> CGSize?
    /// Returns the size of a container's border box at a given width. `nil` if the view is not a container.
    func size(of view: UIView, inWidth width: CGFloat) -> CGSize?
}

/// A view whose size is the size of its boxes.
@MainActor protocol BoxSizing: UIView {
    /// The DOM that has registered the view.
    var boxDOM: NIDOM? { get set }
    /// The intrinsic size that was last returned to UIKit. `nil` if UIKit has not read it yet.
    var reportedIntrinsicSize: CGSize? { get set }
    /// The size that UIKit would read now instead of the last one. `nil` if the view has no boxes.
    var currentIntrinsicSize: CGSize? { get }
}

extension BoxSizing {
    /// Returns the size in a space. `nil` if the view has no boxes.
    func boxSize(in space: CGSize) -> CGSize? { boxSizes?.size(of: self, in: space) }

    private var boxSizes: (any BoxSizes)? { boxDOM?.adapter as? any BoxSizes }

    /// Makes the changes that wait for a pass. A table measures a cell before the next one.
    func styleForMeasuring() {
        if let boxDOM, boxDOM.needsStyle { boxDOM.styleIfNeeded() }
    }

    var intrinsicBoxSize: CGSize? {
        guard let natural = boxSize(in: .zero) else { return nil }
        let isNarrow = bounds.width > 0 && bounds.width < natural.width
        let height = isNarrow ? boxSizes?.size(of: self, inWidth: bounds.width)?.height : nil
        let size = CGSize(width: natural.width, height: height ?? natural.height)
        reportedIntrinsicSize = size
        return size
    }

    var currentIntrinsicSize: CGSize? { intrinsicBoxSize }

    /// Returns the size at a width. `nil` if the view has no boxes.
    func boxSize(inWidth width: CGFloat) -> CGSize? { boxSizes?.size(of: self, inWidth: width) }

    /// Invalidates the intrinsic size if it differs from the size that was returned to UIKit.
    /// - Returns: Whether the size was invalidated.
    func updateIntrinsicSize() -> Bool {
        guard let reported = reportedIntrinsicSize, currentIntrinsicSize != reported else { return false }
        // A cell that is not measured again is invalidated once.
        reportedIntrinsicSize = nil
        invalidateIntrinsicContentSize()
        return true
    }

    func boxSize(
        fitting target: CGSize, _ horizontalPriority: UILayoutPriority, _ verticalPriority: UILayoutPriority
    ) -> CGSize? {
        let isWide = horizontalPriority == .required
        let known = isWide ? boxSizes?.size(of: self, inWidth: target.width) : boxSizes?.size(of: self, in: target)
        guard let size = known else { return nil }
        return CGSize(
            width: isWide ? target.width : size.width,
            height: verticalPriority == .required ? target.height : size.height)
    }
}
