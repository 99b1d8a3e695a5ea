/// Where values mean what they meant to an ancestor, and not what CSS says. None is on unless an app asks for it.
public struct Quirks: OptionSet, Hashable, Sendable {
    /// The quirks as bits.
    public let rawValue: UInt8

    /// Quirks from bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `green orange brown gray purple` are UIColor's colours: `green` is `#0f0`, not `#008000`.
    public static let uiColorNames = Quirks(rawValue: 1)
}
