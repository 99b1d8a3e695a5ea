/// The states in which a button adjusts its image automatically.
public struct NICSSButtonAdjust: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: UInt

    /// Creates a set from its raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The button is highlighted.
    public static let highlighted = NICSSButtonAdjust(rawValue: 1)
    /// The button is disabled.
    public static let disabled = NICSSButtonAdjust(rawValue: 2)
}
