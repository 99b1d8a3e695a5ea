import Foundation

/// What the app runs on.
@MainActor open class UIDevice: NSObject {
    /// The device at hand, taken for a phone.
    public class var current: UIDevice { phone }

    private static let phone = UIDevice()

    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// How it is held.
    open var orientation: UIDeviceOrientation { .portrait }
    /// What the device calls itself.
    open var name: String { "Headless" }
    /// What kind of device that is, for people.
    open var model: String { "Headless" }
    /// What runs it.
    open var systemName: String { "HeadlessUIKit" }
    /// The version of iOS whose declarations are followed.
    open var systemVersion: String { "16.0" }
}
