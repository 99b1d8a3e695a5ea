import CSSEngine
import InterfaCSS

/// Finds undefined and unused variables, cycles of variables, and values that are invalid after substitution.
///
/// A variable that one of the files or an inline style defines is defined for all of them.
struct VariableLint {
    private let sheets: [ParsedStylesheet]
    private let definitions: VariableDefinitions
    private let uses: [VariableUse]
    private let mentions: VariableMentions

    /// The maximum number of undefined names for which the intended names are searched.
    private static let maximumUndefined = 1000

    /// - Parameter inlineStyles: The inline styles of view data, in CSS.
    init(_ sheets: [ParsedStylesheet], inlineStyles: [String] = []) {
        self.sheets = sheets
        definitions = VariableDefinitions(sheets)
        uses = sheets.flatMap(VariableUse.all)
        mentions = VariableMentions(sheets, inlineStyles: inlineStyles)
    }

    var findings: [Diagnostic] {
        let undefined = uses.filter {
            !$0.hasFallback && definitions[$0.name].isEmpty && !mentions.inlineDefinitions.contains($0.name)
                && definitions.registrations[$0.name]?.initialText == nil
        }
        let defined = definitions.candidates
        return undefined.map { use in
            Diagnostic(
                kind: .undefinedVariable(defined: defined), source: use.sheet.source, range: use.range)
        } + unused(except: intended(by: undefined, among: defined)) + VariableCycles(definitions).findings + unfit
            + RegisteredValueLint(definitions).findings
    }

    /// Returns the defined names that are similar to an undefined name. They are treated as used.
    private func intended(by undefined: [VariableUse], among defined: DefinedVariables) -> Set<BytewiseString> {
        let names = Set(undefined.map(\.name))
        guard names.count <= Self.maximumUndefined else { return [] }
        return Set(names.compactMap { defined.nearest(to: $0.string).map { BytewiseString($0) } })
    }

    /// Returns findings for variables that are not mentioned elsewhere. Without any reference, the files only define variables
    /// for other files, and there are no findings.
    private func unused(except intended: Set<BytewiseString>) -> [Diagnostic] {
        guard !uses.isEmpty else { return [] }
        return definitions.names.filter { !intended.contains($0) && !mentions.uses.contains($0) }
            .compactMap { definitions[$0].first }.map {
                Diagnostic(kind: .unusedVariable, source: $0.sheet.source, range: $0.source.nameRange)
            }
    }

    /// The values that are invalid for every element that the declaration applies to.
    private var unfit: [Diagnostic] {
        // The value of a registered property depends on the view, and can be the initial value.
        let unknown = mentions.inlineDefinitions.union(definitions.registrations.keys)
        var evaluation = VariableEvaluation(sheets, definitions, unknown: unknown)
        var findings: [Diagnostic] = []
        for (index, sheet) in sheets.enumerated() {
            for declaration in sheet.firstLonghands(of: sheet.declarations.indices) {
                guard let value = sheet.declarationSources[declaration].unparsedValue,
                    let text = evaluation.invalidText(of: value, declaration, inSheet: index)
                else { continue }
                let variable = sheet.unparsedValues.customProperties(in: value).first
                let definition = variable.flatMap { evaluation.definition(of: sheet.names.string($0)) }
                findings.append(finding(sheet.declarationSources[declaration], text, definition, sheet))
            }
        }
        return findings
    }

    private func finding(
        _ declaration: SourceDeclaration, _ text: String, _ definition: VariableDefinitions.Definition?,
        _ sheet: ParsedStylesheet
    ) -> Diagnostic {
        let property = declaration.propertyName(in: sheet.source)
        let isRemoteFont = sheet.valueSyntax != nil && InterfaCSSText.isRemoteFont(text, of: property)
        return Diagnostic(
            kind: isRemoteFont ? .remoteFont : .unfitVariable(property: property, value: text), source: sheet.source,
            range: declaration.valueRange, related: definition?.location)
    }
}
