import Foundation

/// An instance of the user interface of an app.
@MainActor open class UIWindowScene: NSObject {
    /// The orientation of the user interface. Upright unless it is set.
    ///
    /// Only HeadlessUIKit can set it. In UIKit it follows the device.
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public package(set) var interfaceOrientation: UIInterfaceOrientation {
        get { UIInterfaceOrientation(rawValue: orientation) ?? .unknown }
        set { orientation = newValue.rawValue }
    }

    private var orientation = 1

    /// Creates a scene. Only HeadlessUIKit declares this initialiser.
    public override init() {}
}

/// The orientation of the user interface of an app.
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public enum UIInterfaceOrientation: Int, Sendable {
    /// The orientation is not known.
    case unknown = 0
    /// Upright, with the device upright.
    case portrait = 1
    /// Upright, with the device upside down.
    case portraitUpsideDown = 2
    /// Sideways, with the bottom edge of the device to the right.
    case landscapeRight = 3
    /// Sideways, with the bottom edge of the device to the left.
    case landscapeLeft = 4
}
