/// What loading a sheet said about it, with a closer look at names and values that are unknown.
struct Refinement {
    private let sheet: ParsedStylesheet

    init(_ sheet: ParsedStylesheet) {
        self.sheet = sheet
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
            let value = sheet.source.string(diagnostic.range)
            guard let type = ValueType(of: value), !types.taken(by: property).contains(type) else {
                return diagnostic.kind
            }
            return .advice(.wrongType(property: property))
        case .missingBlock, .invalidDeclaration, .customPropertyAsRule, .unclosedBlock, .unclosedString,
            .unclosedComment, .strayClosingBracket, .tooDeeplyNested, .invalidSelector, .invalidMediaQuery,
            .unknownMediaType, .unknownMediaFeature, .invalidMediaValue, .mediaFeatureWithoutRange,
            .unknownMediaCondition, .invalidSupportsCondition, .invalidLayerName, .unknownAtRule, .ineffectiveAtRule,
            .misplacedAtRule, .invalidCustomPropertyValue, .invalidImport, .lateImport, .importCycle, .importLimit,
            .importUnreadable, .unsupportedCharset, .inputTooLong, .more, .advice:
            return diagnostic.kind
        }
    }
}
