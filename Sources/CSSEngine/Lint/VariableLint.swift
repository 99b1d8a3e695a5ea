/// Finds variables that are used and never defined, or defined and never used, and values that no variable fits.
///
/// Whole apps are looked at: what any of the files defines is defined.
struct VariableLint {
    private let sheets: [ParsedStylesheet]
    private let definitions: VariableDefinitions
    private let uses: [VariableUse]

    private static let mostUndefined = 1000

    init(_ sheets: [ParsedStylesheet]) {
        self.sheets = sheets
        definitions = VariableDefinitions(sheets)
        uses = sheets.flatMap(VariableUse.all)
    }

    var advice: [Diagnostic] {
        let undefined = uses.filter { !$0.hasFallback && definitions[$0.name].isEmpty }
        let defined = DefinedVariables(definitions)
        return undefined.map { use in
            Diagnostic(
                kind: .advice(.undefinedVariable(defined: defined)), source: use.sheet.source, range: use.range)
        } + unused(besides: meant(by: undefined, among: defined)) + VariableCycles(definitions).advice + unfit
    }

    /// What undefined names are probably meant to be, and so is used; not looked for where there are very many.
    private func meant(by undefined: [VariableUse], among defined: DefinedVariables) -> Set<String> {
        let names = Set(undefined.map(\.name))
        return names.count > Self.mostUndefined ? [] : Set(names.compactMap(defined.nearest))
    }

    /// Where nothing at all is used, the files are a palette for others.
    private func unused(besides meant: Set<String>) -> [Diagnostic] {
        guard !uses.isEmpty else { return [] }
        let used = meant.union(uses.map(\.name))
        return definitions.names.filter { !used.contains($0) }.compactMap { definitions[$0].first }.map {
            Diagnostic(kind: .advice(.unusedVariable), source: $0.sheet.source, range: $0.source.nameRange)
        }
    }

    /// Values that come to the same wherever they are used, since each of their variables has one definition.
    private var unfit: [Diagnostic] {
        var texts = VariableExpansion(definitions)
        return sheets.flatMap { sheet in
            var lastStart: UInt32?
            return sheet.declarations.compactMap { declaration -> Diagnostic? in
                guard case .unparsed(let template) = declaration.value, case .property = declaration.property,
                    declaration.source.nameStart != lastStart
                else { return nil }
                lastStart = declaration.source.nameStart
                guard let text = texts.text(of: template, in: sheet, depth: 0) else { return nil }
                let property = declaration.source.propertyName(in: sheet.source)
                guard !sheet.properties.accepts(text, for: property) else { return nil }
                return unfit(declaration, template, property, text, sheet)
            }
        }
    }

    private func unfit(
        _ declaration: Declaration, _ template: UInt32, _ property: String, _ text: String, _ sheet: ParsedStylesheet
    ) -> Diagnostic {
        let variables = sheet.unparsedValues[template].compactMap { step -> String? in
            guard case .reference(.variable(let name), _) = step else { return nil }
            return sheet.names.string(name)
        }
        let definition = variables.first.flatMap { definitions[$0].first }
        return Diagnostic(
            kind: .advice(.unfitVariable(property: property, value: text)), source: sheet.source,
            range: declaration.source.valueRange,
            related: definition?.place)
    }
}
