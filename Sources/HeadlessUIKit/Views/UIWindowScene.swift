import Foundation

/// An instance of the user interface of an app.
@MainActor open class UIWindowScene: NSObject {
    // A stored property cannot be unavailable on a platform.
    private let orientation: Int

    /// The orientation of the user interface.
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public var interfaceOrientation: UIInterfaceOrientation {
        UIInterfaceOrientation(rawValue: orientation) ?? .unknown
    }

    /// Creates an upright scene. Only HeadlessUIKit declares this initialiser.
    public override init() { orientation = 1 }

    /// Creates a scene with an orientation. Only HeadlessUIKit declares this initialiser.
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public init(interfaceOrientation: UIInterfaceOrientation) { orientation = interfaceOrientation.rawValue }
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
