import CSSEngine
import InterfaCSS

/// Evaluates values with variables as the engine does when it styles a view, as far as the stylesheets alone decide them.
struct VariableEvaluation: ~Copyable {
    private let contexts: [DeclarationContext]
    private let definitions: VariableDefinitions
    /// The names of variables that view data defines.
    private let unknown: Set<BytewiseString>
    private let names: AtomTable
    /// The indices of the stylesheets.
    private let indices: [ObjectIdentifier: Int]
    private var texts = VariableTexts()
    /// The results by name.
    private var cache: [Atom: Result] = [:]

    // The limits of a value in bytes and in nested references. A message could not show a longer value.
    private static let lengthLimit = 1000
    private static let depthLimit = 32

    /// The text of a variable.
    private enum Result {
        case text(TextID)
        /// No stylesheet defines the variable.
        case undefined
        /// The text differs by element, or depends on other inputs than variables.
        case unknown
    }

    /// A place in the stylesheets that refers to a variable.
    private struct Place {
        let sheet: Int
        /// The index of the rule in the stylesheet.
        let rule: Int
    }

    /// - Parameter unknown: The names of variables that are defined outside of the stylesheets, too.
    init(_ sheets: [ParsedStylesheet], _ definitions: VariableDefinitions, unknown: Set<BytewiseString>) {
        var names = AtomTable()
        contexts = sheets.map { DeclarationContext(sheet: $0, names: names.merge($0.names)) }
        self.names = names
        self.definitions = definitions
        self.unknown = unknown
        indices = Dictionary(
            sheets.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the text of a value after substitution if the text is invalid for the property. `nil` if it is valid or unknown.
    /// - Parameter declaration: The index of the declaration in the stylesheet.
    mutating func invalidText(of value: UInt32, _ declaration: Int, inSheet sheet: Int) -> String? {
        let context = contexts[sheet]
        let property: PropertyID?
        let source = context.sheet.declarationSources[declaration]
        switch context.sheet.declarations[declaration].property {
        case .custom: return nil
        case .all: property = nil
        case .property(let longhand): property = source.shorthand ?? longhand
        }
        let place = Place(sheet: sheet, rule: context.sheet.rule(ofDeclaration: UInt32(declaration)))
        guard let text = text(of: value, at: place, depth: 0) else { return nil }
        let parser = SubstitutedValueParser(context.sheet.properties)
        let result = parser.value(of: property, text, context.sheet.valueSyntax)
        guard result?.hasUnknownParts ?? true else { return nil }
        return written(source, text, in: context)
    }

    /// The text of an unparsed value after substitution. `nil` if it is unknown or has no value.
    private mutating func text(of value: UInt32, at place: Place, depth: Int) -> SubstitutedText? {
        guard depth < Self.depthLimit else { return nil }
        var substitution = Substitution(value, contexts[place.sheet])
        while let reference = substitution.nextReference() {
            guard let name = substitution.customProperty(of: reference) else { return nil }
            switch text(of: name, at: place, hasFallback: substitution.hasFallback, depth) {
            case .text(let text): substitution.replaceReference(by: text, in: texts)
            case .undefined where substitution.hasFallback: substitution.useFallback()
            case .undefined, .unknown: return nil
            }
        }
        guard let text = substitution.result, text.bytes.count <= Self.lengthLimit else { return nil }
        return text
    }

    private mutating func text(of name: Atom, at place: Place, hasFallback: Bool, _ depth: Int) -> Result {
        let string = BytewiseString(names.string(name))
        guard !unknown.contains(string) else { return .unknown }
        let all = definitions[string]
        guard !all.isEmpty else { return .undefined }
        guard let definition = winner(of: all) else { return .unknown }
        // Where the definition does not apply, the fallback is used.
        guard !hasFallback || reaches(definition, place) else { return .unknown }
        if let known = cache[name] { return known }
        // A variable that depends on itself has no value.
        cache[name] = .unknown
        let result = text(of: definition, depth)
        cache[name] = result
        return result
    }

    private mutating func text(of definition: VariableDefinitions.Definition, _ depth: Int) -> Result {
        let text: TextID
        switch definition.value {
        case .verbatim: text = texts.intern(VariableResolver.wholeText(of: definition.source, in: definition.sheet))
        case .unparsed(let value):
            guard let sheet = indices[ObjectIdentifier(definition.sheet)],
                let substituted = self.text(
                    of: value, at: Place(sheet: sheet, rule: definition.rule), depth: depth + 1),
                substituted.wideKeyword == nil
            else { return .unknown }
            text = texts.intern(substituted)
        case .cssWide, .absolute, .relative, .variable: return .unknown
        }
        return text == .none ? .unknown : .text(text)
    }

    // MARK: Definitions

    /// The definition that decides the value of a variable. `nil` if the variable has none, or several that can.
    func definition(of name: String) -> VariableDefinitions.Definition? {
        winner(of: definitions[BytewiseString(name)])
    }

    /// The definition that decides the value of a variable: the only one, or the last one if all are those of the root.
    private func winner(of all: [VariableDefinitions.Definition]) -> VariableDefinitions.Definition? {
        guard let last = all.last, all.count > 1 else { return all.first }
        let areEqual = all.allSatisfy {
            $0.sheet === last.sheet && isRoot($0) && $0.sheet.rules[$0.rule].group == 0
                && $0.source.isImportant == last.source.isImportant
        }
        return areEqual ? last : nil
    }

    /// Whether a definition applies to all elements that a place applies to.
    private func reaches(_ definition: VariableDefinitions.Definition, _ place: Place) -> Bool {
        let sheet = contexts[place.sheet].sheet
        let rule = definition.sheet.rules[definition.rule]
        if definition.sheet === sheet, sheet.rules[place.rule].list == rule.list,
            sheet.rules[place.rule].group == rule.group
        {
            return true
        }
        return isRoot(definition) && definition.sheet.groups.rules[Int(rule.group)].condition == 0
    }

    /// Whether the selector of a definition is `:root` or `*`, so that every element has or inherits the value.
    private func isRoot(_ definition: VariableDefinitions.Definition) -> Bool {
        let sheet = definition.sheet
        let members = sheet.selectors.lists[Int(sheet.rules[definition.rule].list)].indices
        return members.contains { member in
            let complex = sheet.selectors.complexes[member]
            guard complex.anchor == .absolute, complex.end == complex.start + 1 else { return false }
            let kind = sheet.selectors.components[Int(complex.start)].kind
            return kind == .root || kind == .universal
        }
    }

    // MARK: Messages

    /// The value after substitution, in the syntax of the stylesheet as written.
    private func written(
        _ declaration: SourceDeclaration, _ text: SubstitutedText, in context: DeclarationContext
    ) -> String {
        let source = context.sheet.source
        guard source !== source.original else {
            return String(decoding: text.bytes, as: UTF8.self).replacingAll("/**/", with: " ")
        }
        return InterfaCSSText.replacingVariables(in: source.writtenText(declaration.valueRange)) { name in
            guard case .text(let text) = cache[names.find("--" + name)] else { return nil }
            let bytes = texts[text]
            return InterfaCSSText.contents(ofString: bytes).map { String(decoding: $0, as: UTF8.self) }
                ?? String(decoding: bytes, as: UTF8.self)
        }
    }
}

extension String {
    /// Replaces all occurrences of a text.
    fileprivate func replacingAll(_ text: String, with replacement: String) -> String {
        split(separator: text, omittingEmptySubsequences: false).joined(separator: replacement)
    }
}
