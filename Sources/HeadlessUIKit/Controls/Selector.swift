#if !canImport(ObjectiveC)
/// The name of a method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String

    /// Creates a selector from the name of a method.
    public init(_ str: String) { name = str }

    /// Creates a selector from the name of a method.
    public init(stringLiteral value: String) { name = value }

    /// The name of the method.
    public var description: String { name }
}
#endif
