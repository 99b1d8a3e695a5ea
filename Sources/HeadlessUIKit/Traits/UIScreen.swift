import Foundation

/// A screen that displays windows.
@MainActor open class UIScreen: NSObject {
    /// The default screen of windows: a phone's screen of 390 by 844 points with 2 pixels per point.
    public class var main: UIScreen { phone }

    private static let phone = UIScreen(
        bounds: CGRect(x: 0, y: 0, width: 390, height: 844), traitCollection: .standard)

    /// The bounds of the screen, in points.
    public let bounds: CGRect
    /// The traits of the screen.
    public let traitCollection: UITraitCollection

    /// The number of pixels per point.
    public var scale: CGFloat { traitCollection.displayScale }
    /// The number of physical pixels per point. Always equal to `scale` in HeadlessUIKit.
    public var nativeScale: CGFloat { scale }
    /// The bounds of the screen, in pixels.
    public var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }

    /// Creates a screen with bounds and traits. Unspecified traits have the values of `main`.
    ///
    /// Only HeadlessUIKit declares this initialiser. UIKit provides the screens of the device.
    public init(bounds: CGRect, traitCollection: UITraitCollection) {
        self.bounds = bounds
        self.traitCollection = UITraitCollection(traitsFrom: [.standard, traitCollection])
    }
}
