/// A rule that an element matches.
public struct MatchedRule: Sendable {
    /// As written; nested ones with `:is()` for the rules around them. Nil for inline style.
    public var selector: String?
    /// Of the strongest of its selectors that match.
    public var specificity: Specificity
    /// Nil for inline style.
    public var location: SourceLocation?
    /// In the order of the sheet.
    public var declarations: [MatchedDeclaration]
}
