import CSSEngine

/// Finds calls of custom functions that do not exist, and calls with a wrong number of arguments.
///
/// A function that one of the files defines is defined for all of them.
struct FunctionLint {
    private let functions: [BytewiseString: [CustomFunction]]
    private let defined: DefinedVariables

    init(_ sheets: [ParsedStylesheet]) {
        var functions: [BytewiseString: [CustomFunction]] = [:]
        var names: [String] = []
        var locations: [BytewiseString: Diagnostic.RelatedLocation] = [:]
        for sheet in sheets {
            for function in sheet.functions {
                let name = BytewiseString(sheet.names.string(function.name))
                if functions[name] == nil {
                    names.append(name.string)
                    locations[name] = Diagnostic.RelatedLocation(source: sheet.source, range: function.nameRange)
                }
                functions[name, default: []].append(function)
            }
        }
        self.functions = functions
        defined = DefinedVariables(names: names, locations: locations)
    }

    /// Returns the findings in a file.
    func findings(in sheet: ParsedStylesheet, _ tokens: TokenList) -> [Diagnostic] {
        (0..<tokens.count).compactMap { index in
            guard tokens.isDashedFunction(index), !isDefinition(index, tokens),
                let kind = kind(ofCallAt: index, tokens)
            else { return nil }
            return Diagnostic(kind: kind, source: sheet.source, range: tokens.start(index)..<tokens.end(index) - 1)
        }
    }

    /// Whether the name of a function follows `@function`.
    private func isDefinition(_ index: Int, _ tokens: TokenList) -> Bool {
        var previous = index - 1
        while previous >= 0, tokens.kind(previous).isBlank { previous -= 1 }
        return previous >= 0 && tokens.kind(previous) == .atKeyword
    }

    /// The problem of a call; `nil` if it has none.
    private func kind(ofCallAt index: Int, _ tokens: TokenList) -> Diagnostic.Kind? {
        guard let definitions = functions[BytewiseString(tokens.name(index))] else {
            return .unknownFunction(defined: defined)
        }
        let arguments = index + 1..<tokens.partner(index, limit: tokens.count)
        guard let count = FunctionArguments(tokens, arguments)?.values.count,
            !definitions.contains(where: { $0.argumentCounts.contains(count) }), let function = definitions.last
        else { return nil }
        return .wrongArgumentCount(
            minimum: function.argumentCounts.lowerBound, maximum: function.argumentCounts.upperBound)
    }
}
