import Foundation

/// What windows are shown on.
@MainActor open class UIScreen: NSObject {
    /// The screen that windows get where none is named: a phone's, 390 by 844 points of two pixels.
    public class var main: UIScreen { phone }

    private static let phone = UIScreen(
        bounds: CGRect(x: 0, y: 0, width: 390, height: 844), traitCollection: .standard)

    /// Its rectangle, in points.
    public let bounds: CGRect
    /// The traits of what is shown on it.
    public let traitCollection: UITraitCollection

    /// How many pixels a point has.
    public var scale: CGFloat { traitCollection.displayScale }
    /// The same: nothing lies between the pixels drawn and those shown.
    public var nativeScale: CGFloat { scale }
    /// Its rectangle, in pixels.
    public var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }

    /// A screen of this size and these traits; what the traits leave unsaid is as on `main`.
    ///
    /// Only HeadlessUIKit has this: elsewhere screens come with the device.
    public init(bounds: CGRect, traitCollection: UITraitCollection) {
        self.bounds = bounds
        self.traitCollection = UITraitCollection(traitsFrom: [.standard, traitCollection])
    }
}
