/// A snapshot of an element's style, matched rules and winning declarations. It stays valid after the next restyle.
struct MatchedStyle: Sendable {
    /// A custom property of the element, after substitution.
    struct CustomProperty: Sendable {
        var name: String
        var text: String
        var reference: DeclarationID
        /// Whether a declaration of the element sets the property. Otherwise the property is inherited.
        var isOwn: Bool
    }

    let style: ComputedStyle
    /// In the order of names.
    let customProperties: [CustomProperty]
    /// The ranks of the selectors that match, ascending.
    let matches: [UInt32]
    /// The declarations that gave the element a value or a custom property.
    let winners: Set<DeclarationID>
    let index: RuleIndex
    /// The inline stylesheets of the element, in order.
    let inlineSheets: [InlineSheet]

    /// The stylesheet with an id; `nil` if it does not exist, or does not belong to the element, since a change of rules or
    /// of the inline style that no restyle has followed.
    func sheet(_ id: SheetID) -> ParsedStylesheet? { inlineSheets.sheet(id, in: index) }
}
