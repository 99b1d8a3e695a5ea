import Foundation

/// The machine that the app runs on.
@MainActor public final class UIDevice: NSObject {
    /// This machine, taken for a phone.
    public static let current = UIDevice()

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// How it is held.
    public var orientation: UIDeviceOrientation { .portrait }
    /// What the device calls itself.
    public var name: String { "Headless" }
    /// What kind of device that is, for people.
    public var model: String { "Headless" }
    /// What runs it.
    public var systemName: String { "HeadlessUIKit" }
    /// The version of iOS whose declarations are followed.
    public var systemVersion: String { "16.0" }
}
