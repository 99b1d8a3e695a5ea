/// A declaration of a matched rule, as written.
public struct MatchedDeclaration: Sendable {
    /// The name as written.
    public var property: String
    /// As written, without `!important`.
    public var value: String
    /// Whether it says `!important`.
    public var isImportant: Bool
    /// Whether it gave the element a value; for a shorthand, any of its longhands.
    public var won: Bool
    /// Nil for inline style.
    public var location: SourceLocation?
}
