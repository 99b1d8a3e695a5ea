/// The states of an element that pseudo-classes test.
public struct ElementState: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public let rawValue: UInt16

    /// Creates a set of states from its raw value.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// `:disabled`. An element without this state is `:enabled`.
    public static let disabled = ElementState(rawValue: 1 << 0)
    /// `:selected`.
    public static let selected = ElementState(rawValue: 1 << 1)
    /// `:highlighted` and `:active`.
    public static let highlighted = ElementState(rawValue: 1 << 2)
    /// `:focused` and `:focus`. The element and its ancestors also match `:focus-within`.
    public static let focused = ElementState(rawValue: 1 << 3)
    /// `:checked`, for example a switch that is on.
    public static let checked = ElementState(rawValue: 1 << 4)
    /// `:focus-visible`, the focus of an element that shows it.
    public static let focusVisible = ElementState(rawValue: 1 << 5)
    /// `:placeholder-shown`, an empty field with a placeholder.
    public static let placeholderShown = ElementState(rawValue: 1 << 6)
    /// `::placeholder`. Only the placeholder variant of an element has this state.
    package static let placeholder = ElementState(rawValue: 1 << 7)
    /// `:read-write`, text that the user can edit. An element without this state is `:read-only`.
    public static let readWrite = ElementState(rawValue: 1 << 8)
    /// `:focus-within`. The tree derives it from `focused`.
    static let focusWithin = ElementState(rawValue: 1 << 9)
}
