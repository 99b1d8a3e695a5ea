/// In which of its states a button changes its image by itself.
public struct NICSSButtonAdjust: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// While it is touched.
    public static let highlighted = NICSSButtonAdjust(rawValue: 1)
    /// While it cannot be.
    public static let disabled = NICSSButtonAdjust(rawValue: 2)
}
