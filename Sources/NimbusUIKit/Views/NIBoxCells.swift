import NimbusCSS

/// A table view cell whose fitting size is the size of its boxes.
///
/// The cell is a container if its style has, for example, `display: flex`. The boxes are the views in its
/// `contentView`.
open class NIBoxTableViewCell: UITableViewCell, BoxSizing {
    weak var boxDOM: NIDOM?
    /// The size that the table has measured.
    var reportedIntrinsicSize: CGSize?
    /// The size in the width that the table has measured. If it changes, the table measures the row again.
    var currentIntrinsicSize: CGSize? { reportedIntrinsicSize.flatMap { boxSize(inWidth: $0.width) } }

    /// Returns the size of the boxes in a space.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        styleForMeasuring()
        return boxSize(in: size) ?? super.sizeThatFits(size)
    }

    /// Returns the size of the boxes. If a priority is required, uses the width or height of the target size.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        styleForMeasuring()
        let size = boxSize(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority)
        if horizontalFittingPriority == .required, verticalFittingPriority != .required { reportedIntrinsicSize = size }
        return size
            ?? super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
    }
}

/// A collection view cell whose fitting size is the size of its boxes.
///
/// The cell is a container if its style has, for example, `display: flex`. The boxes are the views in its
/// `contentView`.
open class NIBoxCollectionViewCell: UICollectionViewCell, BoxSizing {
    weak var boxDOM: NIDOM?
    var reportedIntrinsicSize: CGSize?

    /// Returns the size of the boxes in a space.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        styleForMeasuring()
        return boxSize(in: size) ?? super.sizeThatFits(size)
    }

    /// Returns the size of the boxes. If a priority is required, uses the width or height of the target size.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        styleForMeasuring()
        return boxSize(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority)
            ?? super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
    }
}
