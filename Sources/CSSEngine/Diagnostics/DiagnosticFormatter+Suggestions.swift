// What was meant by a name or word that is nearly one that we know; nil where nothing is near.

extension DiagnosticFormatter {
    /// What may have been meant by what is wrong.
    func suggestion(for diagnostic: Diagnostic) -> String? {
        switch diagnostic.kind {
        case .invalidSelector: pseudoName(diagnostic)
        case .unknownMediaType: mediaType(diagnostic)
        case .unknownMediaFeature: mediaFeature(diagnostic)
        case .invalidMediaValue(let feature): mediaWord(diagnostic, feature)
        case .unknownAtRule: atRule(diagnostic)
        case .unknownProperty: property(diagnostic)
        case .invalidValue(let property): word(diagnostic, of: property)
        case .advice(let advice): suggestion(advice, diagnostic)
        case .missingBlock, .invalidDeclaration, .customPropertyAsRule, .unclosedBlock, .unclosedString,
            .unclosedComment, .strayClosingBracket, .tooDeeplyNested, .invalidMediaQuery, .mediaFeatureWithoutRange,
            .unknownMediaCondition, .invalidSupportsCondition, .invalidLayerName, .ineffectiveAtRule,
            .misplacedAtRule, .invalidCustomPropertyValue, .invalidImport, .lateImport, .importCycle, .importLimit,
            .importUnreadable, .unsupportedCharset, .inputTooLong, .more:
            nil
        }
    }

    private func property(_ diagnostic: Diagnostic) -> String? {
        guard let name = written(diagnostic), !WebPropertyNames.all.contains(name) else { return nil }
        return VendorPrefix.standardName(for: name, in: properties)
            ?? Suggestion.nearest(to: name, among: properties.names)
    }

    private func atRule(_ diagnostic: Diagnostic) -> String? {
        written(diagnostic).flatMap { Suggestion.nearest(to: $0, among: AtRuleNames.known.map { "@" + $0 }) }
    }

    private func mediaType(_ diagnostic: Diagnostic) -> String? {
        written(diagnostic).flatMap { Suggestion.nearest(to: $0, among: MediaTypeName.allCases.map(\.rawValue)) }
    }

    private func mediaFeature(_ diagnostic: Diagnostic) -> String? {
        written(diagnostic).flatMap { Suggestion.nearest(to: $0, among: MediaFeature.names) }
    }

    private func mediaWord(_ diagnostic: Diagnostic, _ feature: String) -> String? {
        let words = MediaFeature(rawValue: feature)?.keywords ?? []
        return written(diagnostic).flatMap { Suggestion.nearest(to: $0, among: words) }
    }

    /// A pseudo-class or pseudo-element, where what cannot be read in a selector is the name of one.
    private func pseudoName(_ diagnostic: Diagnostic) -> String? {
        let source = diagnostic.source
        var start = diagnostic.range.lowerBound
        while start > 0, source.text[start - 1] == UInt8(ascii: ":") { start -= 1 }
        guard start < diagnostic.range.lowerBound, let name = written(diagnostic) else { return nil }
        let colons = source.string(start..<diagnostic.range.lowerBound)
        let nearest = Suggestion.nearest(
            to: colons + name, among: pseudoNames, limit: Suggestion.limit(for: name.filter { $0 != "(" }))
        return nearest.map { $0.hasSuffix("(") ? $0 + ")" : $0 }
    }

    /// What would make a property's value valid in place of what is nearly the same.
    private func word(_ diagnostic: Diagnostic, of property: String) -> String? {
        guard let value = written(diagnostic, limit: 200) else { return nil }
        return ValueSuggester(value, of: property, properties).suggestion
    }

    /// What is written in the range, in lower case; nil where that is too long to be a slip of the pen.
    private func written(_ diagnostic: Diagnostic, limit: Int = 64) -> String? {
        guard diagnostic.range.count <= limit else { return nil }
        return asciiLowercased(diagnostic.source.string(diagnostic.range))
    }
}
