/// Finds declarations by their ids.
struct DeclarationLookup {
    let index: RuleIndex
    let inlineStyles: InlineStyleTable

    /// The declared value of a declaration.
    func value(of reference: DeclarationID) -> DeclaredValue {
        sheet(of: reference).declarations[Int(reference.declaration)].value
    }

    /// The typed value of a declaration; `nil` if the declaration has none.
    func typedValue(of declaration: WinningDeclaration) -> Value? {
        switch declaration.source {
        case .declared(.absolute(let value)), .declared(.relative(let value)):
            sheet(of: declaration.reference).values[Int(value)]
        case .declared(.cssWide), .declared(.variable), .declared(.unparsed), .declared(.verbatim), .initial, .inherit:
            nil
        }
    }

    /// The stylesheet that contains a declaration.
    func sheet(of reference: DeclarationID) -> ParsedStylesheet {
        reference.isInline ? inlineStyles.sheet(reference.inlineText) : index.sheets[Int(reference.sheet)]
    }

    /// The stylesheet of a declaration.
    subscript(reference: DeclarationID) -> DeclarationContext {
        if reference.isInline { return inlineStyles.context(reference.inlineText) }
        let sheet = Int(reference.sheet)
        return DeclarationContext(sheet: index.sheets[sheet], names: index.names[sheet])
    }
}

/// A stylesheet, with the engine's atoms for the names in it.
struct DeclarationContext {
    let sheet: ParsedStylesheet
    /// The engine's atoms, by the stylesheet's atoms.
    let names: [Atom]
}
