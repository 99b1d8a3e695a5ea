/// Finds variables that are used and never defined, or defined and never used, and values that no variable fits.
///
/// Whole apps are looked at: what any of the files defines is defined.
struct VariableLint {
    private let sheets: [ParsedStylesheet]
    private let definitions: VariableDefinitions
    private let uses: [VariableUse]

    init(_ sheets: [ParsedStylesheet]) {
        self.sheets = sheets
        definitions = VariableDefinitions(sheets)
        uses = sheets.flatMap(VariableUse.all)
    }

    var advice: [Diagnostic] {
        let undefined = undefined
        // A name that another one is probably meant to be is used.
        let meant = undefined.compactMap { $0.related.map { $0.source.string($0.range) } }
        return undefined + unused(besides: Set(meant)) + unfit
    }

    private var undefined: [Diagnostic] {
        uses.filter { !$0.hasFallback && definitions[$0.name].isEmpty }.map { use in
            let nearest = Suggestion.nearest(to: use.name, among: definitions.names)
            let definition = nearest.flatMap { definitions[$0].first }
            return Diagnostic(
                kind: .advice(.undefinedVariable(nearest: nearest)), source: use.sheet.source, range: use.range,
                related: definition.map { Diagnostic.Place(source: $0.sheet.source, range: $0.text.name) })
        }
    }

    /// Where nothing at all is used, the files are a palette for others.
    private func unused(besides meant: Set<String>) -> [Diagnostic] {
        guard !uses.isEmpty else { return [] }
        let used = meant.union(uses.map(\.name))
        return definitions.names.filter { !used.contains($0) }.compactMap { definitions[$0].first }.map {
            Diagnostic(kind: .advice(.unusedVariable), source: $0.sheet.source, range: $0.text.name)
        }
    }

    /// Values that come to the same wherever they are used, since each of their variables has one definition.
    private var unfit: [Diagnostic] {
        var texts = VariableTexts(definitions)
        return sheets.flatMap { sheet in
            var lastStart: UInt32?
            return sheet.declarations.compactMap { declaration -> Diagnostic? in
                guard case .template(let template) = declaration.value, case .property = declaration.target,
                    declaration.text.nameStart != lastStart
                else { return nil }
                lastStart = declaration.text.nameStart
                guard let text = texts.text(of: template, in: sheet, depth: 0) else { return nil }
                let property = sheet.propertyName(declaration.text)
                guard !sheet.properties.accepts(text, for: property) else { return nil }
                return unfit(declaration, template, property, text, sheet)
            }
        }
    }

    private func unfit(
        _ declaration: Declaration, _ template: UInt32, _ property: String, _ text: String, _ sheet: ParsedStylesheet
    ) -> Diagnostic {
        let variables = sheet.templates[template].compactMap { step -> String? in
            guard case .reference(let name, _) = step else { return nil }
            return sheet.names.string(name)
        }
        let definition = variables.first.flatMap { definitions[$0].first }
        return Diagnostic(
            kind: .advice(.unfitVariable(property: property, value: text)), source: sheet.source,
            range: declaration.text.value,
            related: definition.map { Diagnostic.Place(source: $0.sheet.source, range: $0.text.name) })
    }
}
