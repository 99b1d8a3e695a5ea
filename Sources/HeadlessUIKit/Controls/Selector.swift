#if !canImport(ObjectiveC)
/// The name of a method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String

    /// The selector of this name.
    public init(_ str: String) { name = str }

    /// The selector of this name.
    public init(stringLiteral value: String) { name = value }

    /// The name.
    public var description: String { name }
}
#endif
