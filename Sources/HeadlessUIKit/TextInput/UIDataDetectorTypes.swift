/// Kinds of data in a text.
@available(tvOS, unavailable)
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The raw value of the set.
    public let rawValue: UInt

    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Links.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates and events.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// All kinds of data.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
