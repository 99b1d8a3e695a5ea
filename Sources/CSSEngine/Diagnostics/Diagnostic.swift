/// One thing that is wrong with a style sheet, and where. Data only: `DiagnosticFormatter` writes the sentences.
public struct Diagnostic: Sendable {
    /// How bad it is.
    public enum Severity: String, Hashable, Sendable, Comparable {
        /// What is kept, but has no effect or is suspicious.
        case warning
        /// What made a declaration, selector, condition or rule be dropped, or a block unclosed; but an at-rule that
        /// the web knows and that means nothing here is a warning.
        case error

        /// Warnings before errors.
        public static func < (left: Severity, right: Severity) -> Bool { left == .warning && right == .error }
    }

    /// What is wrong.
    public enum Kind: Hashable, Sendable {
        /// The range is the rule without its block.
        case missingBlock
        /// The range is what could not be read as a declaration.
        case invalidDeclaration
        /// `--name: {…}` where a rule should stand.
        case customPropertyAsRule
        /// The range is the opening brace, bracket, parenthesis or function: the innermost where several are open.
        case unclosedBlock
        case unclosedString
        case unclosedComment
        /// The range is the bracket.
        case strayClosingBracket
        /// More than 512 blocks or parentheses inside one another.
        case tooDeeplyNested
        /// The range is the token that does not belong there.
        case invalidSelector(expected: [String])
        case invalidMediaQuery(expected: [String])
        /// The range is the type. It matches no device.
        case unknownMediaType
        /// The range is the feature's name. It is never true, as all that follow to `unknownMediaCondition`.
        case unknownMediaFeature
        /// The range is the value.
        case invalidMediaValue(feature: String)
        /// A comparison with a feature that is one of some words. The range is the feature's name.
        case mediaFeatureWithoutRange
        /// What Media Queries 4 reserves for the future. The range is all of it, parentheses included.
        case unknownMediaCondition
        case invalidSupportsCondition(expected: [String])
        case invalidLayerName
        /// The range is the at-keyword.
        case unknownAtRule
        /// One that the web knows.
        case ineffectiveAtRule
        case misplacedAtRule
        /// The range is the property's name.
        case unknownProperty
        /// The range is the value.
        case invalidValue(property: String)
        case invalidCustomPropertyValue
        case invalidImport
        /// An `@import` behind other rules: it counts as if it stood first.
        case lateImport
        case importCycle
        case importLimit
        case importUnreadable(String)
        case unsupportedCharset
        /// The input was longer than 1 GiB and was cut.
        case inputTooLong
        /// This many further diagnostics were left out, so many of them errors.
        case more(Int, errors: Int)
        /// What only lint says; loading never does.
        case advice(LintFinding)
    }

    /// Another place that has to do with it, such as the declaration that is repeated.
    public struct Place: Sendable {
        /// The sheet that it is in.
        public var source: Source
        /// Byte offsets in the source.
        public var range: Range<Int>
    }

    /// What is wrong.
    public var kind: Kind
    /// The sheet that it is in.
    public var source: Source
    /// Byte offsets in the source.
    public var range: Range<Int>
    /// The other place, for kinds that have two.
    public var related: Place?

    /// Errors are what made something be dropped, or a block stay open.
    public var severity: Severity { kind.severity }

    /// How many mistakes of each severity it stands for: one, unless it is about those that are left out.
    package func count(of severity: Severity) -> Int {
        guard case .more(let count, let errors) = kind else { return self.severity == severity ? 1 : 0 }
        return severity == .error ? errors : count - errors
    }

    /// Where it is, for people.
    public var location: SourceLocation { source.location(at: range.lowerBound) }
}

extension Diagnostic.Kind {
    var severity: Diagnostic.Severity {
        switch self {
        case .unknownProperty, .ineffectiveAtRule, .lateImport, .unsupportedCharset, .unknownMediaType,
            .unknownMediaFeature, .invalidMediaValue, .mediaFeatureWithoutRange, .unknownMediaCondition,
            .more(_, errors: 0):
            .warning
        case .advice(let advice): advice.severity
        case .missingBlock, .invalidDeclaration, .customPropertyAsRule, .unclosedBlock, .unclosedString,
            .unclosedComment, .strayClosingBracket, .tooDeeplyNested, .invalidSelector, .invalidMediaQuery,
            .invalidSupportsCondition, .invalidLayerName, .unknownAtRule, .misplacedAtRule, .invalidValue,
            .invalidCustomPropertyValue, .invalidImport, .importCycle, .importLimit, .importUnreadable, .inputTooLong,
            .more:
            .error
        }
    }

    /// Whether it may be no more than what follows from a broken token in its range: a string without an end, a
    /// bracket without a partner.
    var mayFollowFromToken: Bool {
        switch self {
        case .missingBlock, .invalidDeclaration, .customPropertyAsRule, .invalidSelector, .invalidMediaQuery,
            .invalidSupportsCondition, .invalidLayerName, .invalidValue, .invalidCustomPropertyValue, .invalidImport,
            .unknownMediaType, .unknownMediaFeature, .invalidMediaValue, .mediaFeatureWithoutRange,
            .unknownMediaCondition:
            true
        case .unclosedBlock, .unclosedString, .unclosedComment, .strayClosingBracket, .tooDeeplyNested,
            .unknownAtRule, .ineffectiveAtRule, .misplacedAtRule, .unknownProperty, .lateImport, .importCycle,
            .importLimit, .importUnreadable, .unsupportedCharset, .inputTooLong, .more, .advice:
            false
        }
    }
}
