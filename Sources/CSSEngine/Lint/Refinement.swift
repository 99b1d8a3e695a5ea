/// What loading a sheet said about it, with a closer look at names and values that are unknown.
struct Refinement {
    private let sheet: ParsedStylesheet
    private let formatter: DiagnosticFormatter

    init(_ sheet: ParsedStylesheet) {
        self.sheet = sheet
        formatter = DiagnosticFormatter(properties: sheet.properties)
    }

    var diagnostics: [Diagnostic] {
        var types = ValueTypes(sheet.properties)
        return sheet.diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.kind = refined(diagnostic, &types)
            return diagnostic
        }
    }

    private func refined(_ diagnostic: Diagnostic, _ types: inout ValueTypes) -> Diagnostic.Kind {
        switch diagnostic.kind {
        case .unknownProperty:
            let name = asciiLowercased(sheet.source.string(diagnostic.range))
            return VendorPrefix.standardName(for: name, in: sheet.properties)
                .map { .advice(.vendorProperty(standard: $0)) } ?? diagnostic.kind
        case .invalidValue(let property):
            return isOfWrongType(diagnostic, property, &types)
                ? .advice(.wrongType(property: property)) : diagnostic.kind
        case .missingBlock, .invalidDeclaration, .customPropertyAsRule, .unclosedBlock, .unclosedString,
            .unclosedComment, .strayClosingBracket, .tooDeeplyNested, .invalidSelector, .invalidMediaQuery,
            .unknownMediaType, .unknownMediaFeature, .invalidMediaValue, .mediaFeatureWithoutRange,
            .unknownMediaCondition, .invalidSupportsCondition, .invalidLayerName, .unknownAtRule, .ineffectiveAtRule,
            .misplacedAtRule, .invalidCustomPropertyValue, .invalidImport, .lateImport, .importCycle, .importLimit,
            .importUnreadable, .unsupportedCharset, .inputTooLong, .more, .advice:
            return diagnostic.kind
        }
    }

    /// Whether a property takes no value like this one: none of its type, or no word that is anything like it.
    private func isOfWrongType(_ diagnostic: Diagnostic, _ property: String, _ types: inout ValueTypes) -> Bool {
        let value = sheet.source.string(diagnostic.range)
        if let type = ValueType(of: value) { return !types.taken(by: property).contains(type) }
        let isWord = TokenList.withTokens(of: Source(name: "", text: value)) { $0.count == 1 && $0.kind(0) == .ident }
        return isWord && sheet.properties[property] != nil && formatter.suggestion(for: diagnostic) == nil
    }
}
