/// Where variables are given values.
struct VariableDefinitions {
    struct Definition {
        var sheet: ParsedStylesheet
        var value: DeclaredValue
        var source: SourceDeclaration
        /// A row of the sheet's rules.
        var rule: Int

        var place: Diagnostic.Place { Diagnostic.Place(source: sheet.source, range: source.nameRange) }
    }

    /// In the order in which they are first defined.
    private(set) var names: [String] = []
    private var definitions: [String: [Definition]] = [:]

    init(_ sheets: [ParsedStylesheet]) {
        for sheet in sheets {
            for (row, declaration) in sheet.declarations.enumerated() {
                guard case .custom(let name) = declaration.property else { continue }
                let definition = Definition(
                    sheet: sheet, value: declaration.value, source: declaration.source,
                    rule: sheet.rule(ofDeclaration: UInt32(row)))
                let text = sheet.names.string(name)
                if definitions[text] == nil { names.append(text) }
                definitions[text, default: []].append(definition)
            }
        }
    }

    /// All definitions of a variable.
    subscript(name: String) -> [Definition] { definitions[name] ?? [] }
}
