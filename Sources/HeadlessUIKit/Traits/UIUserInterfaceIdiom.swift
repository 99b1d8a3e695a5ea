/// The kind of device for which the interface is designed.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// The kind of device is not specified.
    case unspecified = -1
    /// An iPhone.
    case phone = 0
    /// An iPad.
    case pad = 1
    /// An Apple TV.
    case tv = 2
    /// A CarPlay screen in a vehicle.
    case carPlay = 3
    /// A Mac.
    case mac = 5
    /// A headset with visionOS.
    case vision = 6
}
