// What was meant by a name or word that is nearly one that we know; nil where nothing is near.

extension DiagnosticFormatter {
    func property(_ diagnostic: Diagnostic, _ properties: PropertyTable) -> String? {
        written(diagnostic).flatMap { Suggestion.nearest(to: $0, among: properties.names) }
    }

    func atRule(_ diagnostic: Diagnostic) -> String? {
        written(diagnostic).flatMap { Suggestion.nearest(to: $0, among: AtRuleNames.known.map { "@" + $0 }) }
    }

    func mediaType(_ diagnostic: Diagnostic) -> String? {
        written(diagnostic).flatMap { Suggestion.nearest(to: $0, among: MediaTypeName.allCases.map(\.rawValue)) }
    }

    func mediaFeature(_ diagnostic: Diagnostic) -> String? {
        written(diagnostic).flatMap { Suggestion.nearest(to: $0, among: MediaFeature.names) }
    }

    func mediaWord(_ diagnostic: Diagnostic, _ feature: String) -> String? {
        let words = MediaFeature(rawValue: feature)?.words ?? []
        return written(diagnostic).flatMap { Suggestion.nearest(to: $0, among: words) }
    }

    /// A pseudo-class or pseudo-element, where what cannot be read in a selector is the name of one.
    func pseudoName(_ diagnostic: Diagnostic) -> String? {
        let source = diagnostic.source
        var start = diagnostic.range.lowerBound
        while start > 0, source.text[start - 1] == UInt8(ascii: ":") { start -= 1 }
        guard start < diagnostic.range.lowerBound, let name = written(diagnostic) else { return nil }
        let colons = source.string(start..<diagnostic.range.lowerBound)
        let nearest = Suggestion.nearest(
            to: colons + name, among: pseudoNames, limit: Suggestion.limit(for: name.filter { $0 != "(" }))
        return nearest.map { $0.hasSuffix("(") ? $0 + ")" : $0 }
    }

    /// The word that would make a property's value valid in place of one that is nearly the same.
    func word(_ diagnostic: Diagnostic, of property: String, _ properties: PropertyTable) -> String? {
        guard let value = written(diagnostic, limit: 200) else { return nil }
        let bytes = Array(value.utf8)
        for token in TokenDescription.tokens(of: Source(name: "", text: value)) where token.kind == .ident {
            let nearest = Suggestion.near(token.value ?? "", among: Self.valueWords).first { candidate in
                let parts = [
                    bytes[..<token.range.lowerBound], ArraySlice(candidate.utf8), bytes[token.range.upperBound...],
                ]
                return accepts("\(property): " + String(decoding: parts.joined(), as: UTF8.self), properties)
            }
            if let nearest { return nearest }
        }
        return nil
    }

    private func accepts(_ declaration: String, _ properties: PropertyTable) -> Bool {
        TokenList.withTokens(of: Source(name: "", text: declaration)) { tokens in
            SupportTest(tokens: tokens, properties: properties).declaration(0..<tokens.count)
        }
    }

    private static let valueWords =
        Keyword.allCases.map(\.rawValue) + WideKeyword.allCases.map(\.rawValue) + ["transparent"]
        + namedColors.map { "\($0.name)" }

    /// What is written in the range, in lower case; nil where that is too long to be a slip of the pen.
    private func written(_ diagnostic: Diagnostic, limit: Int = 64) -> String? {
        guard diagnostic.range.count <= limit else { return nil }
        return asciiLowercased(diagnostic.source.string(diagnostic.range))
    }
}
