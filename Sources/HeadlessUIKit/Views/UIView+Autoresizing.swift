import Foundation

extension UIView {
    /// Resizes the subviews according to their autoresizing masks after a change of the view's size.
    func resizeSubviews(from oldSize: CGSize) {
        let newSize = bounds.size
        for subview in storedSubviews where !subview.autoresizingMask.isEmpty {
            subview.follow(from: oldSize, to: newSize)
        }
    }

    private func follow(from oldSize: CGSize, to newSize: CGSize) {
        let mask = autoresizingMask
        let old = frame
        let horizontal = AutoresizingAxis(
            before: old.minX, length: old.width, after: oldSize.width - old.maxX,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            )
        ).resized(by: newSize.width - oldSize.width)
        let vertical = AutoresizingAxis(
            before: old.minY, length: old.height, after: oldSize.height - old.maxY,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            )
        ).resized(by: newSize.height - oldSize.height)
        place(
            CGRect(x: horizontal.before, y: vertical.before, width: horizontal.length, height: vertical.length))
    }
}
