/// How a line through or under a text looks.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// The set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
}
