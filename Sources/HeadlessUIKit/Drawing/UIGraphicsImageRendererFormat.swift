import Foundation

/// The format of the images that a renderer creates.
open class UIGraphicsImageRendererFormat: NSObject {
    /// The number of pixels per point. The default is 2.
    open var scale: CGFloat = 2
    /// Whether the image has no transparency. Unpainted areas are then black. The default is `false`.
    open var opaque = false
    /// The preferred colour range. HeadlessUIKit always uses sRGB.
    open var preferredRange = Range.automatic

    /// Creates a format with 2 pixels per point and transparency.
    public override required init() {}

    /// Returns the format of the main screen.
    public class func `default`() -> Self { self.init() }

    /// Returns the format of the main screen.
    public class func preferred() -> Self { self.init() }

    /// Creates a format with the display scale of a trait collection.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}
