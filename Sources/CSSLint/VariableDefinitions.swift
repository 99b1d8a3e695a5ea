import CSSEngine

/// The definitions of all variables in some stylesheets.
struct VariableDefinitions {
    struct Definition {
        var sheet: ParsedStylesheet
        var value: DeclaredValue
        var source: SourceDeclaration
        /// The index of the rule in the stylesheet.
        var rule: Int

        /// The location of the name.
        var location: Diagnostic.RelatedLocation {
            Diagnostic.RelatedLocation(source: sheet.source, range: source.nameRange)
        }
    }

    /// The names of the variables, in the order of their first definitions.
    private(set) var names: [BytewiseString] = []
    private var definitions: [BytewiseString: [Definition]] = [:]
    /// The registrations of custom properties by `@property`.
    private(set) var registrations: [BytewiseString: PropertyRegistration] = [:]

    init(_ sheets: [ParsedStylesheet]) {
        for sheet in sheets {
            for rule in sheet.propertyRules {
                registrations[BytewiseString(sheet.names.string(rule.name))] = rule.registration
            }
            for (index, declaration) in sheet.declarations.enumerated() {
                guard case .custom(let atom) = declaration.property else { continue }
                let definition = Definition(
                    sheet: sheet, value: declaration.value, source: sheet.declarationSources[index],
                    rule: sheet.rule(ofDeclaration: UInt32(index)))
                let name = BytewiseString(sheet.names.string(atom))
                if definitions[name] == nil { names.append(name) }
                definitions[name, default: []].append(definition)
            }
        }
    }

    /// The candidates for the intended name of an undefined variable.
    var candidates: DefinedVariables {
        let locations = definitions.compactMapValues { $0.first?.location }
        return DefinedVariables(names: names.map(\.string), locations: locations)
    }

    /// Returns all definitions of a variable.
    subscript(name: BytewiseString) -> [Definition] { definitions[name] ?? [] }
}

/// A reference to a variable, for example `var()` in a declaration.
struct VariableUse {
    var sheet: ParsedStylesheet
    var name: BytewiseString
    /// The byte offsets of the name.
    var range: Range<Int>
    var hasFallback: Bool

    /// Returns the references in a stylesheet, in the order of its source.
    static func all(in sheet: ParsedStylesheet) -> [VariableUse] {
        let values = sheet.declarationSources.filter { $0.unparsedValue != nil }.map(\.valueRange)
        return TokenList.withTokens(of: sheet.source) { tokens in
            var uses: [VariableUse] = []
            var names = sheet.names
            var token = 0
            var end = 0
            // The longhands of a shorthand have the same range.
            for value in values where value.lowerBound >= end {
                end = value.upperBound
                while token < tokens.count, tokens.start(token) < end {
                    if tokens.start(token) >= value.lowerBound, let use = VariableUse(sheet, tokens, token, &names) {
                        uses.append(use)
                    }
                    token += 1
                }
            }
            return uses
        }
    }

    private init?(_ sheet: ParsedStylesheet, _ tokens: TokenList, _ index: Int, _ names: inout AtomTable) {
        guard let function = SubstitutionFunction(tokens, index) else { return nil }
        let end = tokens.partner(index, limit: tokens.count)
        let nameToken = tokens.skippingBlanks(index + 1, limit: end)
        var next = nameToken
        let reference = function.reference(tokens, at: &next, limit: end, names: &names)
        guard let name = reference?.customProperty else { return nil }
        self.sheet = sheet
        self.name = BytewiseString(names.string(name))
        range = tokens.start(nameToken)..<tokens.end(nameToken)
        hasFallback = next < end
    }
}
