/// Deviations from CSS, in which values have the meaning of an older system. The default is no quirks.
public struct Quirks: OptionSet, Hashable, Sendable {
    /// The quirks as bits.
    public let rawValue: UInt8

    /// Creates a set from its raw value.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `green`, `orange`, `brown`, `gray` and `purple` are the colours of UIColor: `green` is `#0f0`, not `#008000`.
    public static let uiColorNames = Quirks(rawValue: 1)
}
