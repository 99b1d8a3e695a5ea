extension CGRect {
    /// Returns the frame after UIKit has resized it with the superview.
    /// - Parameters:
    ///   - mask: The autoresizing mask of the view.
    ///   - old: The former size of the superview, in points.
    ///   - new: The size of the superview, in points.
    func autoresized(by mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize) -> CGRect {
        let horizontal = Axis(
            before: minX, length: width, after: old.width - maxX,
            isFlexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            )
        ).resized(by: new.width - old.width)
        let vertical = Axis(
            before: minY, length: height, after: old.height - maxY,
            isFlexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            )
        ).resized(by: new.height - old.height)
        return CGRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }
}

/// A length with its margins along one axis of the superview, in points.
private struct Axis {
    let before: CGFloat
    let length: CGFloat
    let after: CGFloat
    let isFlexible: (before: Bool, length: Bool, after: Bool)

    /// Returns the start and the length after the superview grows. The flexible parts share the change in proportion to
    /// their lengths.
    func resized(by delta: CGFloat) -> (start: CGFloat, length: CGFloat) {
        func flexible(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat { isFlexible ? max(part, 0) : 0 }
        let parts = [
            flexible(isFlexible.before, before), flexible(isFlexible.length, length), flexible(isFlexible.after, after),
        ]
        let flags = [isFlexible.before, isFlexible.length, isFlexible.after]
        let (total, count) = (parts.reduce(0, +), flags.count { $0 })
        func share(_ index: Int) -> CGFloat {
            guard flags[index] else { return 0 }
            return total > 0 ? parts[index] / total : 1 / CGFloat(count)
        }
        return (before + delta * share(0), max(0, length + delta * share(1)))
    }
}
