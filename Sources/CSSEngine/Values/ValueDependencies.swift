/// What beside its own text a value depends on, until it is resolved.
public struct ValueDependencies: OptionSet, Hashable, Sendable {
    /// The dependencies as bits.
    public let rawValue: UInt8

    /// Dependencies from bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `em`.
    public static let fontSize = ValueDependencies(rawValue: 1)
    /// `rem`.
    public static let rootFontSize = ValueDependencies(rawValue: 2)
    /// `vw` and its kin.
    public static let viewport = ValueDependencies(rawValue: 4)
    /// `light-dark()` and system colours.
    public static let colorScheme = ValueDependencies(rawValue: 8)
    /// `currentcolor`.
    public static let currentColor = ValueDependencies(rawValue: 16)

    /// What a number of this unit depends on; percentages stay, so they count for nothing.
    init(_ unit: Unit) {
        switch unit {
        case .number, .percent, .px, .degrees, .seconds, .dppx: self = []
        case .em: self = .fontSize
        case .rem: self = .rootFontSize
        case .vw, .vh, .vmin, .vmax: self = .viewport
        }
    }
}
