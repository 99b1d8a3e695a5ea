/// Everything that decided about the style of an element: a snapshot that stays valid after the next restyle.
struct MatchedStyle: Sendable {
    /// A custom property of the element, substituted.
    struct CustomProperty: Sendable {
        var name: String
        var text: String
        var reference: DeclarationID
        /// Whether a rule of the element declares it. Otherwise it is inherited.
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
    /// The inline stylesheets of the element, in order, with the ids that declarations have for them.
    let inlineSheets: [(id: UInt32, sheet: ParsedStylesheet)]

    /// The stylesheet with an id.
    func sheet(_ id: UInt32) -> ParsedStylesheet {
        guard id & DeclarationID.inlineBit != 0 else { return index.sheets[Int(id)] }
        guard let inline = inlineSheets.first(where: { $0.id == id }) else {
            preconditionFailure("an inline declaration without inline style")
        }
        return inline.sheet
    }
}
