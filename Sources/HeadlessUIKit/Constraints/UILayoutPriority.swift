/// The priority of a constraint, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number.
    public let rawValue: Float

    /// Creates a priority from a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Creates a priority from its raw value.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// The priority of a constraint that must be satisfied.
    public static let required = UILayoutPriority(1000)
    /// The priority with which buttons resist compression.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority with which buttons hug their content.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority with which a view takes its fitting size.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
