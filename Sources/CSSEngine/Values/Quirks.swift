/// Deviations from CSS, for stylesheets of older systems. The default is no quirks.
public struct Quirks: OptionSet, Hashable, Sendable {
    /// The quirks as bits.
    public let rawValue: UInt8

    /// Creates a set from its raw value.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `green`, `orange`, `brown`, `gray` and `purple` are the colours of UIColor: `green` is `#0f0`, not `#008000`.
    public static let uiColorNames = Quirks(rawValue: 1)

    /// A closing brace without a partner ends the rule before it, as in Three20. In CSS, the brace belongs to the selector of
    /// the next rule, which makes that rule invalid.
    public static let strayBraceEndsRule = Quirks(rawValue: 2)
}
