/// Finds undefined and unused variables, cycles of variables, and values that are invalid after substitution.
///
/// A variable that one of the files defines is defined for all of them.
struct VariableLint {
    private let sheets: [ParsedStylesheet]
    private let definitions: VariableDefinitions
    private let uses: [VariableUse]

    /// The maximum number of undefined names for which the intended names are searched.
    private static let maximumUndefined = 1000

    init(_ sheets: [ParsedStylesheet]) {
        self.sheets = sheets
        definitions = VariableDefinitions(sheets)
        uses = sheets.flatMap(VariableUse.all)
    }

    var findings: [Diagnostic] {
        let undefined = uses.filter { !$0.hasFallback && definitions[$0.name].isEmpty }
        let defined = definitions.candidates
        return undefined.map { use in
            Diagnostic(
                kind: .undefinedVariable(defined: defined), source: use.sheet.source, range: use.range)
        } + unused(except: intended(by: undefined, among: defined)) + VariableCycles(definitions).findings + unfit
    }

    /// Returns the defined names that are similar to an undefined name. They are treated as used.
    private func intended(by undefined: [VariableUse], among defined: DefinedVariables) -> Set<BytewiseString> {
        let names = Set(undefined.map(\.name))
        guard names.count <= Self.maximumUndefined else { return [] }
        return Set(names.compactMap { defined.nearest(to: $0.string).map { BytewiseString($0) } })
    }

    /// Returns findings for variables without a reference. Without any reference, the files only define variables for
    /// other files, and there are no findings.
    private func unused(except intended: Set<BytewiseString>) -> [Diagnostic] {
        guard !uses.isEmpty else { return [] }
        let used = intended.union(uses.map(\.name))
        return definitions.names.filter { !used.contains($0) }.compactMap { definitions[$0].first }.map {
            Diagnostic(kind: .unusedVariable, source: $0.sheet.source, range: $0.source.nameRange)
        }
    }

    /// The invalid values that are the same for every element, because each of their variables has one definition.
    private var unfit: [Diagnostic] {
        var expansion = VariableExpansion(definitions)
        return sheets.flatMap { sheet in
            sheet.declarations.firstLonghands.compactMap { declaration -> Diagnostic? in
                guard case .unparsed(let value) = declaration.value, case .property = declaration.property else {
                    return nil
                }
                guard let text = expansion.text(of: value, in: sheet, depth: 0) else { return nil }
                let property = declaration.source.propertyName(in: sheet.source)
                guard !sheet.properties.accepts(text, for: property) else { return nil }
                return unfit(declaration, value, property, text, sheet)
            }
        }
    }

    private func unfit(
        _ declaration: Declaration, _ value: UInt32, _ property: String, _ text: String, _ sheet: ParsedStylesheet
    ) -> Diagnostic {
        let variable = sheet.unparsedValues.customProperties(in: value).first
        let definition = variable.flatMap { definitions[BytewiseString(sheet.names.string($0))].first }
        return Diagnostic(
            kind: .unfitVariable(property: property, value: text), source: sheet.source,
            range: declaration.source.valueRange,
            related: definition?.location)
    }
}

/// Substitutes variables in values, if all of them have exactly one definition.
private struct VariableExpansion {
    private let definitions: VariableDefinitions
    /// The expansions by name. `nil` for a variable with several or no expansions, and while an expansion is computed.
    private var cache: [BytewiseString: String?] = [:]

    // The limits of an expansion in bytes and in nested references. A message could not show a larger expansion.
    private static let lengthLimit = 1000
    private static let depthLimit = 32

    init(_ definitions: VariableDefinitions) {
        self.definitions = definitions
    }

    /// Returns an unparsed value after substitution. `nil` if it also depends on other inputs than variables.
    mutating func text(of value: UInt32, in sheet: ParsedStylesheet, depth: Int) -> String? {
        guard depth < Self.depthLimit else { return nil }
        var text = ""
        var cursor = SubstitutionCursor(sheet.unparsedValues[value])
        while let segment = cursor.segment {
            switch segment {
            case .text(let start, let end):
                text += sheet.source.string(Int(start)..<Int(end))
                cursor.skipText()
            case .reference(let reference, _):
                guard let name = reference.customProperty,
                    let expansion = self.text(of: BytewiseString(sheet.names.string(name)), depth: depth)
                else { return nil }
                text += expansion
                _ = cursor.skipReference(hasText: true)
            }
            guard text.utf8.count <= Self.lengthLimit else { return nil }
        }
        return text
    }

    private mutating func text(of name: BytewiseString, depth: Int) -> String? {
        if let cached = cache[name] { return cached }
        cache[name] = .some(nil)
        let definitions = definitions[name]
        guard definitions.count == 1, let definition = definitions.first else { return nil }
        let text: String?
        switch definition.value {
        case .verbatim: text = definition.source.value(in: definition.sheet.source)
        case .unparsed(let value): text = self.text(of: value, in: definition.sheet, depth: depth + 1)
        case .cssWide, .typed: text = nil
        }
        cache[name] = .some(text)
        return text
    }
}
