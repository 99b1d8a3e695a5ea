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
    /// The inline stylesheets of the element, in order, with the `sheet` of their declarations' ids.
    let inlineSheets: [(id: UInt32, sheet: ParsedStylesheet)]

    /// The stylesheet of the declarations whose ids have this `sheet`.
    func sheet(_ id: UInt32) -> ParsedStylesheet {
        guard id & DeclarationID.inlineBit != 0 else { return index.sheets[Int(id)] }
        guard let inline = inlineSheets.first(where: { $0.id == id }) else {
            preconditionFailure("an inline declaration without inline style")
        }
        return inline.sheet
    }
}
