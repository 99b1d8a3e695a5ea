import NimbusCSS

/// A table view cell whose fitting size is the size of its boxes.
///
/// The cell is a container if its style has, for example, `display: flex`. The boxes are the views in its
/// `contentView`.
open class NIBoxTableViewCell: UITableViewCell, BoxSizing {
    weak var boxDOM: NIDOM?
    var reportedIntrinsicSize: CGSize?

    /// Returns the size of the boxes in a space.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { boxSize(in: size) ?? super.sizeThatFits(size) }

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

/// A collection view cell whose fitting size is the size of its boxes.
///
/// The cell is a container if its style has, for example, `display: flex`. The boxes are the views in its
/// `contentView`.
open class NIBoxCollectionViewCell: UICollectionViewCell, BoxSizing {
    weak var boxDOM: NIDOM?
    var reportedIntrinsicSize: CGSize?

    /// Returns the size of the boxes in a space.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { boxSize(in: size) ?? super.sizeThatFits(size) }

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
