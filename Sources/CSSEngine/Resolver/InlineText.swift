/// A text of declarations that elements bring themselves, parsed once for all that have the same.
struct InlineText: Sendable {
    let sheet: ParsedStylesheet
    /// Its names' ids in the engine's table.
    let names: [Atom]
    /// By declaration, with the engine's names.
    let targets: [CascadeDeclaration]

    init(_ sheet: ParsedStylesheet, names: [Atom]) {
        self.sheet = sheet
        self.names = names
        targets = sheet.declarations.map { CascadeDeclaration($0, names: names) }
    }
}
