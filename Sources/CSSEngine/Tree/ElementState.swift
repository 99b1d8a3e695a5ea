/// What a view is doing, as far as selectors see it.
public struct ElementState: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public let rawValue: UInt8

    /// States from bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `:disabled`; all others are `:enabled`.
    public static let disabled = ElementState(rawValue: 1)
    /// `:selected`.
    public static let selected = ElementState(rawValue: 2)
    /// `:highlighted`, also spelt `:active`.
    public static let highlighted = ElementState(rawValue: 4)
    /// `:focused`, also spelt `:focus`.
    public static let focused = ElementState(rawValue: 8)
    /// `::placeholder`: of no element, only of the variant of one that is empty.
    static let placeholder = ElementState(rawValue: 128)
}
