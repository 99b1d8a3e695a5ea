/// The sheets that declarations stand in.
struct DeclarationLookup {
    let index: RuleIndex
    let inlineStyles: InlineStyleTable

    /// The value that a declaration gives its property.
    func value(of reference: DeclarationID) -> DeclaredValue {
        sheet(of: reference).declarations[Int(reference.declaration)].value
    }

    /// The stylesheet that contains a declaration.
    func sheet(of reference: DeclarationID) -> ParsedStylesheet {
        reference.isInline ? inlineStyles.texts[reference.inlineText].sheet : index.sheets[Int(reference.sheet)]
    }

    /// The sheet of a declaration, with the ids that its names have in the engine's table.
    subscript(reference: DeclarationID) -> VariableResolver.Origin {
        if reference.isInline {
            let text = inlineStyles.texts[reference.inlineText]
            return VariableResolver.Origin(sheet: text.sheet, names: text.names)
        }
        let sheet = Int(reference.sheet)
        return VariableResolver.Origin(sheet: index.sheets[sheet], names: index.names[sheet])
    }
}
