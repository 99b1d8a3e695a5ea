import CSSEngine

/// Finds names of keyframes that do not exist, and unknown properties in transitions. CSS allows both, and then nothing moves.
///
/// Keyframes of one of the files are keyframes for all of them.
struct MotionLint {
    private let keyframes: Set<BytewiseString>
    private let defined: DefinedVariables

    init(_ sheets: [ParsedStylesheet]) {
        let names = sheets.flatMap { $0.keyframesRules.map(\.name) }
        keyframes = Set(names)
        defined = DefinedVariables(names: names.map(\.string), locations: [:])
    }

    /// Returns the findings in a file.
    func findings(in sheet: ParsedStylesheet, _ tokens: TokenList) -> [Diagnostic] {
        guard let animation = sheet.properties["animation-name"],
            let transition = sheet.properties["transition-property"]
        else { return [] }
        var findings: [Diagnostic] = []
        for (declaration, source) in zip(sheet.declarations, sheet.declarationSources) {
            guard declaration.property == .property(animation) || declaration.property == .property(transition),
                let value = sheet.value(of: declaration)
            else { continue }
            for name in value.identifiers {
                let kind =
                    declaration.property == .property(animation)
                    ? problem(ofKeyframes: name) : problem(ofProperty: name, in: sheet.properties)
                guard let kind else { continue }
                findings.append(
                    Diagnostic(
                        kind: kind, source: sheet.source,
                        range: range(of: name, in: source.valueRange, tokens) ?? source.valueRange))
            }
        }
        return findings
    }

    private func problem(ofKeyframes name: String) -> Diagnostic.Kind? {
        keyframes.contains(BytewiseString(name)) ? nil : .unknownKeyframes(defined: defined)
    }

    private func problem(ofProperty name: String, in properties: PropertyTable) -> Diagnostic.Kind? {
        name == "all" || name.hasPrefix("--") || properties[name] != nil ? nil : .unknownProperty
    }

    /// The range of the first token with a name.
    private func range(of name: String, in range: Range<Int>, _ tokens: TokenList) -> Range<Int>? {
        let first = (0..<tokens.count).partitioningIndex { tokens.start($0) >= range.lowerBound }
        let index = (first..<tokens.count).prefix { tokens.start($0) < range.upperBound }.first {
            tokens.kind($0) == .ident && tokens.name($0) == name
        }
        return index.map { tokens.start($0)..<tokens.end($0) }
    }
}

extension Value {
    /// The identifiers in a list with commas.
    fileprivate var identifiers: [String] {
        switch self {
        case .identifier(let name): [name]
        case .commaSeparated(let values): values.flatMap(\.identifiers)
        default: []
        }
    }
}
