import CSSEngine

/// Finds the changed declarations that changed the values of views.
struct ChangeCauses {
    private let changes: [SourceLocation: DeclarationChange]
    private let tokens: [String: DeclarationChange]
    /// The values of the declarations of each token, as written.
    private var tokenValues: [String: [String]] = [:]
    /// The values of the declarations, as written.
    private var values: [SourceLocation: String] = [:]
    /// The changed tokens that declarations use, as far as they are known.
    private var usedTokens: [SourceLocation: DeclarationChange?] = [:]

    /// - Parameter stylesheets: The new version of the stylesheets.
    init(_ changes: [DeclarationChange], in stylesheets: [Stylesheet]) {
        self.changes = Dictionary(changes.map { ($0.location, $0) }, uniquingKeysWith: { $1 })
        tokens = Dictionary(
            changes.filter(\.isToken).map { (Self.tokenName($0.name), $0) }, uniquingKeysWith: { first, _ in first })
        guard !tokens.isEmpty else { return }
        for (source, declaration) in stylesheets.flatMap(\.sourceDeclarations) {
            let value = source.writtenText(declaration.valueRange)
            let name = Self.tokenName(source.writtenText(declaration.nameRange))
            if name.hasPrefix("--") { tokenValues[name, default: []].append(value) }
            values[source.location(at: declaration.nameRange.lowerBound)] = value
        }
    }

    /// Returns the name of a custom property. A variable of InterfaCSS, `@name`, is the custom property `--name`.
    private static func tokenName(_ name: String) -> String { name.hasPrefix("@") ? "--" + name.dropFirst() : name }

    /// Returns the changed declaration that decided a value, or else the changed token that the value uses.
    mutating func cause(of value: ValueChange.Located) -> DeclarationChange? {
        guard let location = value.location else { return nil }
        if let change = changes[location] { return change }
        // Many views have a value of the same declaration.
        if let known = usedTokens[location] { return known }
        let change = changedToken(usedAt: location)
        usedTokens[location] = .some(change)
        return change
    }

    private func changedToken(usedAt location: SourceLocation) -> DeclarationChange? {
        var next = VariableNames.inValue(values[location] ?? "")
        var seen: Set<String> = []
        while let name = next.popLast() {
            guard seen.insert(name).inserted else { continue }
            if let change = tokens[name] { return change }
            next += (tokenValues[name] ?? []).flatMap(VariableNames.inValue)
        }
        return nil
    }
}
