import NimbusCSS

/// A cell that tells its table the height that its boxes need.
///
/// The boxes are those of the cell's style, `display: flex` for example, and of the views in its `contentView`.
open class NIBoxTableViewCell: UITableViewCell, BoxSizing {
    weak var boxDOM: NIDOM?
    var reportedIntrinsicSize: CGSize?

    /// Returns the size that the boxes need in a space.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { boxSize(in: size) ?? super.sizeThatFits(size) }

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

/// A cell that tells its collection view the size that its boxes need.
///
/// The boxes are those of the cell's style, `display: flex` for example, and of the views in its `contentView`.
open class NIBoxCollectionViewCell: UICollectionViewCell, BoxSizing {
    weak var boxDOM: NIDOM?
    var reportedIntrinsicSize: CGSize?

    /// Returns the size that the boxes need in a space.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { boxSize(in: size) ?? super.sizeThatFits(size) }

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
