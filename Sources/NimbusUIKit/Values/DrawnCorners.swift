/// The rounded corners of an image that is drawn in the size of a view.
package struct DrawnCorners: Hashable {
    /// In points.
    package let radius: CGFloat
    /// The raw value of a `CACornerMask`.
    package let mask: UInt
    package let isContinuous: Bool

    /// Rounds the corners of a layer.
    @MainActor func round(_ layer: CALayer) {
        layer.cornerRadius = radius
        layer.maskedCorners = CACornerMask(rawValue: mask)
        if isContinuous { layer.cornerCurve = .continuous }
    }
}
