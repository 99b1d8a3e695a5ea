/// A computed value and where it comes from.
public struct ComputedProperty: Sendable {
    /// The name as Nimbus documents it.
    public var property: String
    /// As CSSOM serialises it.
    public var text: String
    /// Nil for a property that is not typed: a custom one.
    public var value: Value?
    /// Nil for inline style.
    public var location: SourceLocation?
    /// The selector of the rule that gave it; nil for inline style.
    public var selector: String?
    /// Whether a custom property comes from an element further up.
    public var isInherited: Bool
}
