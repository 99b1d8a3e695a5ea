/// What loading a sheet said about it, with a closer look at names and values that are unknown.
struct DiagnosticRefiner {
    private let sheet: ParsedStylesheet
    /// By property, once it is asked for.
    private var types: [String: [ValueType]] = [:]

    init(_ sheet: ParsedStylesheet) {
        self.sheet = sheet
    }

    mutating func diagnostics() -> [Diagnostic] {
        sheet.diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.kind = refined(diagnostic)
            return diagnostic
        }
    }

    private mutating func refined(_ diagnostic: Diagnostic) -> Diagnostic.Kind {
        switch diagnostic.kind {
        case .unknownProperty:
            let name = asciiLowercased(sheet.source.string(diagnostic.range))
            return VendorPrefix.standardName(for: name, in: sheet.properties)
                .map { .advice(.vendorProperty(standard: $0)) } ?? diagnostic.kind
        case .invalidValue(let property):
            return isOfWrongType(diagnostic, property)
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

    /// Whether a property takes no value of the type that a value has.
    private mutating func isOfWrongType(_ diagnostic: Diagnostic, _ property: String) -> Bool {
        let value = sheet.source.string(diagnostic.range)
        guard let type = ValueType(of: value) else { return false }
        let taken = types[property] ?? sheet.properties.vocabulary(of: property).types
        types[property] = taken
        let isWord = type == .color && value.first?.isLetter == true && !value.hasSuffix(")")
        return type.isUnlike(all: taken, isWord: isWord)
    }
}

extension ValueType {
    /// Whether a property with values of some types accepts no value of this type.
    /// - Parameter isWord: Whether the value is an identifier, such as the name of a colour.
    fileprivate func isUnlike(all types: [ValueType], isWord: Bool) -> Bool {
        if isWord, types.contains(.name) || types.contains(.words) { return false }
        if self == .integer, types.contains(.number) { return false }
        return !types.contains(self)
    }
}
