import Foundation

/// What kind of pixels a renderer makes.
open class UIGraphicsImageRendererFormat: NSObject {
    /// How many pixels a point has.
    open var scale: CGFloat = 2
    /// Whether what is not drawn on is black instead of clear.
    open var opaque = false
    /// Which colours there are; here always those of sRGB.
    open var preferredRange = Range.automatic

    /// Two clear pixels a point.
    public override required init() {}

    /// The format of the screen.
    public class func `default`() -> Self { self.init() }

    /// The format of the screen.
    public class func preferred() -> Self { self.init() }

    /// The format of what has these traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}
