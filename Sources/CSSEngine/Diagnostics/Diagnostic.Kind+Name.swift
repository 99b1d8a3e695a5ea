extension Diagnostic.Kind {
    /// How programs know a kind. The words stay as they are.
    package enum Name: String, Sendable, CaseIterable {
        case missingBlock = "missing-block"
        case invalidDeclaration = "invalid-declaration"
        case customPropertyAsRule = "custom-property-as-rule"
        case unclosedBlock = "unclosed-block"
        case unclosedString = "unclosed-string"
        case unclosedComment = "unclosed-comment"
        case strayClosingBracket = "stray-closing-bracket"
        case tooDeeplyNested = "too-deeply-nested"
        case invalidSelector = "invalid-selector"
        case invalidMediaQuery = "invalid-media-query"
        case unknownMediaType = "unknown-media-type"
        case unknownMediaFeature = "unknown-media-feature"
        case invalidMediaValue = "invalid-media-value"
        case mediaFeatureWithoutRange = "media-feature-without-range"
        case unknownMediaCondition = "unknown-media-condition"
        case invalidSupportsCondition = "invalid-supports-condition"
        case invalidLayerName = "invalid-layer-name"
        case unknownAtRule = "unknown-at-rule"
        case ineffectiveAtRule = "ineffective-at-rule"
        case misplacedAtRule = "misplaced-at-rule"
        case unknownProperty = "unknown-property"
        case invalidValue = "invalid-value"
        case invalidCustomPropertyValue = "invalid-custom-property-value"
        case invalidImport = "invalid-import"
        case lateImport = "late-import"
        case importCycle = "import-cycle"
        case importLimit = "import-limit"
        case unreachableImport = "unreachable-import"
        case unsupportedCharset = "unsupported-charset"
        case inputTooLong = "input-too-long"
        case more
        case propertyOfOtherViews = "property-of-other-views"
        case wrongType = "wrong-type"
        case vendorProperty = "vendor-property"
        case undefinedVariable = "undefined-variable"
        case unusedVariable = "unused-variable"
        case variableCycle = "variable-cycle"
        case unfitVariable = "unfit-variable"
        case duplicateDeclaration = "duplicate-declaration"
        case resetByShorthand = "reset-by-shorthand"
        case unmatchableSelector = "unmatchable-selector"
        case importantInEarlierLayer = "important-in-earlier-layer"
    }

    package var name: Name {
        switch self {
        case .missingBlock: .missingBlock
        case .invalidDeclaration: .invalidDeclaration
        case .customPropertyAsRule: .customPropertyAsRule
        case .unclosedBlock: .unclosedBlock
        case .unclosedString: .unclosedString
        case .unclosedComment: .unclosedComment
        case .strayClosingBracket: .strayClosingBracket
        case .tooDeeplyNested: .tooDeeplyNested
        case .invalidSelector: .invalidSelector
        case .invalidMediaQuery: .invalidMediaQuery
        case .unknownMediaType: .unknownMediaType
        case .unknownMediaFeature: .unknownMediaFeature
        case .invalidMediaValue: .invalidMediaValue
        case .mediaFeatureWithoutRange: .mediaFeatureWithoutRange
        case .unknownMediaCondition: .unknownMediaCondition
        case .invalidSupportsCondition: .invalidSupportsCondition
        case .invalidLayerName: .invalidLayerName
        case .unknownAtRule: .unknownAtRule
        case .ineffectiveAtRule: .ineffectiveAtRule
        case .misplacedAtRule: .misplacedAtRule
        case .unknownProperty: .unknownProperty
        case .invalidValue: .invalidValue
        case .invalidCustomPropertyValue: .invalidCustomPropertyValue
        case .invalidImport: .invalidImport
        case .lateImport: .lateImport
        case .importCycle: .importCycle
        case .importLimit: .importLimit
        case .importUnreadable: .unreachableImport
        case .unsupportedCharset: .unsupportedCharset
        case .inputTooLong: .inputTooLong
        case .more: .more
        case .advice(let advice): advice.name
        }
    }
}

extension LintFinding {
    fileprivate var name: Diagnostic.Kind.Name {
        switch self {
        case .propertyOfOtherViews: .propertyOfOtherViews
        case .wrongType: .wrongType
        case .vendorProperty: .vendorProperty
        case .undefinedVariable: .undefinedVariable
        case .unusedVariable: .unusedVariable
        case .variableCycle: .variableCycle
        case .unfitVariable: .unfitVariable
        case .duplicateDeclaration: .duplicateDeclaration
        case .resetByShorthand: .resetByShorthand
        case .unmatchableSelector: .unmatchableSelector
        case .importantInEarlierLayer: .importantInEarlierLayer
        }
    }
}
