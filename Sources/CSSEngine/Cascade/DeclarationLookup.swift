/// Finds declarations by their ids.
struct DeclarationLookup {
    let index: RuleIndex
    let inlineStyles: InlineStyleTable

    /// The source of a declaration.
    func source(of reference: DeclarationID) -> SourceDeclaration {
        sheet(of: reference).declarationSources[Int(reference.declaration)]
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
        if let text = reference.sheet.inlineText { return inlineStyles.sheet(text) }
        return index.sheets[stylesheet(of: reference)]
    }

    /// The stylesheet of a declaration.
    subscript(reference: DeclarationID) -> DeclarationContext {
        if let text = reference.sheet.inlineText { return inlineStyles.context(text) }
        let sheet = stylesheet(of: reference)
        return DeclarationContext(sheet: index.sheets[sheet], names: index.names[sheet])
    }

    private func stylesheet(of reference: DeclarationID) -> Int {
        guard let sheet = reference.sheet.stylesheet else { preconditionFailure("the declaration no longer exists") }
        return sheet
    }
}

/// Reads the typed values of declarations. Caches the values of the last stylesheet, because most declarations of an
/// element are in the same stylesheet.
struct TypedValues {
    private let lookup: DeclarationLookup
    private var sheet: SheetID?
    private var values: [Value] = []

    init(_ lookup: DeclarationLookup) {
        self.lookup = lookup
    }

    @inline(__always) mutating func value(_ index: UInt32, of reference: DeclarationID) -> Value {
        if reference.sheet != sheet {
            // The text of an inline style may be replaced by another text with the same id.
            if reference.sheet.inlineText != nil { return lookup.sheet(of: reference).values[Int(index)] }
            sheet = reference.sheet
            values = lookup.sheet(of: reference).values
        }
        return values[Int(index)]
    }
}

/// A stylesheet, with the engine's atoms for the names in it.
package struct DeclarationContext {
    package let sheet: ParsedStylesheet
    /// The engine's atoms, by the stylesheet's atoms.
    let names: [Atom]

    package init(sheet: ParsedStylesheet, names: [Atom]) {
        self.sheet = sheet
        self.names = names
    }
}
