/// The aspects of an element that may have changed.
public struct ElementChanges: OptionSet, Sendable {
    /// The aspects as bits.
    public let rawValue: UInt16

    /// Creates a set from its raw value.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// `styleID`.
    public static let id = ElementChanges(rawValue: 1)
    /// `styleClasses`.
    public static let classes = ElementChanges(rawValue: 2)
    /// `styleState` and `styleCustomStates`.
    public static let state = ElementChanges(rawValue: 4)
    /// The values of `styleAttribute`.
    public static let attributes = ElementChanges(rawValue: 8)
    /// `hasText`.
    public static let text = ElementChanges(rawValue: 16)
    /// `inlineStyle`.
    public static let inlineStyle = ElementChanges(rawValue: 32)
    /// The result of `styleEnvironment(in:)`.
    public static let environment = ElementChanges(rawValue: 64)
    /// `styleControllerTypes`.
    public static let controller = ElementChanges(rawValue: 128)
    /// `styleFontSize`.
    public static let fontSize = ElementChanges(rawValue: 256)
    /// Everything that can change during the life of an element.
    public static let all = ElementChanges(rawValue: 511)
}
