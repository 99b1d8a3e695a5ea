import Foundation

/// The device on which the app runs.
@MainActor open class UIDevice: NSObject {
    /// The current device. HeadlessUIKit represents a phone.
    public class var current: UIDevice { phone }

    private static let phone = UIDevice()

    /// The kind of interface of the device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// The physical orientation of the device. Always `portrait` in HeadlessUIKit.
    open var orientation: UIDeviceOrientation { .portrait }
    /// The name of the device.
    open var name: String { "Headless" }
    /// The model of the device.
    open var model: String { "Headless" }
    /// The name of the operating system. Always `HeadlessUIKit`.
    open var systemName: String { "HeadlessUIKit" }
    /// The version of iOS whose API HeadlessUIKit declares.
    open var systemVersion: String { "16.0" }
}
