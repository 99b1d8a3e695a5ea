/// A problem in a stylesheet and its location. Data only: `DiagnosticTraits` has the sentences.
public struct Diagnostic: Sendable {
    /// The severity of a problem.
    public enum Severity: String, Hashable, Sendable, Comparable {
        /// The construct is kept, but has no effect or is suspicious. Also an at-rule of the web that has no effect here.
        case warning
        /// A declaration, selector, condition or rule is dropped, or a block is not closed.
        case error

        /// Orders warnings before errors.
        public static func < (left: Severity, right: Severity) -> Bool { left == .warning && right == .error }
    }

    /// The kind of a problem. `DiagnosticTraits` has the name, severity and sentence of each.
    package enum Kind: Hashable, Sendable {
        // MARK: Syntax

        /// The range is the rule without its block.
        case missingBlock
        /// The range is the text that is not a declaration.
        case invalidDeclaration
        /// `--name: {…}` where a rule is expected.
        case customPropertyAsRule
        /// The range is the opening brace, bracket, parenthesis or function: the innermost one, if several are unclosed.
        case unclosedBlock
        case unclosedString
        case unclosedComment
        /// The range is the bracket.
        case strayClosingBracket
        /// More than 512 nested blocks or parentheses.
        case tooDeeplyNested
        /// The input was longer than 1 GiB and was truncated.
        case inputTooLong

        // MARK: Selectors and conditions

        /// The range is the unexpected token.
        case invalidSelector(expected: [String])
        /// The range is the unexpected token.
        case invalidMediaQuery(expected: [String])
        /// The range is the media type.
        case unknownMediaType
        /// The range is the name of the feature.
        case unknownMediaFeature
        /// The range is the value.
        case invalidMediaValue(feature: String)
        /// A comparison with a feature whose values are keywords. The range is the name of the feature.
        case mediaFeatureWithoutRange
        /// A condition that Media Queries 4 reserves for the future. The range includes its parentheses.
        case unknownMediaCondition
        /// The range is the unexpected token.
        case invalidContainerQuery(expected: [String])
        /// The range is the name of the feature.
        case unknownContainerFeature
        /// The range is the value.
        case invalidContainerValue(feature: String)
        /// A condition that CSS Conditional 5 reserves for the future. The range includes its parentheses.
        case unknownContainerCondition
        /// The range is the unexpected token.
        case invalidSupportsCondition(expected: [String])

        // MARK: At-rules

        case invalidLayerName
        /// The prelude of `@function` is malformed. The range is the rule without its block.
        case invalidFunction
        /// The range is a name in an `@function` other than `result` and those of local variables.
        case misplacedInFunction
        /// The range is the value of `result` or of a local variable; the name if there is no value.
        case invalidFunctionValue
        /// The range is the at-keyword.
        case unknownAtRule
        /// An at-rule of the web that has no meaning for views.
        case ineffectiveAtRule
        case misplacedAtRule
        case invalidImport
        /// An `@import` after other rules. It is treated as if it preceded them.
        case lateImport
        case importCycle
        case importLimit
        case importUnreadable(String)
        case unsupportedCharset
        /// The range is the text after `@starting-style`, which has no prelude.
        case invalidStartingStyle
        /// An `@custom-media` without a name. The range is the rule.
        case invalidCustomMedia
        /// A custom media query that refers to itself, directly or through others. The range is the name in its definition.
        case customMediaCycle
        /// The range is the name of a custom media query in a condition. `known` are the names that are defined.
        case unknownCustomMedia(known: [String])
        /// An `@custom-selector` without a name or selectors. The range is the rule.
        case invalidCustomSelector
        /// A custom selector that refers to itself, directly or through others. The range is the name in its definition.
        case customSelectorCycle
        /// The range is the name of a custom selector without its colon. `known` are the names that are defined.
        case unknownCustomSelector(known: [String])
        /// The range is the prelude of `@scope`.
        case invalidScope
        /// An `@keyframes` whose prelude is not one name. The range is the rule without its block.
        case invalidKeyframes
        /// A selector in `@keyframes` that is neither `from`, `to` nor a percentage from 0 to 100.
        case invalidKeyframeSelector
        /// An important declaration in a keyframe, which has no effect. The range is the name of the property.
        case importantInKeyframe
        /// An `@extend` without exactly one selector.
        case invalidExtend
        /// A `@dialect` without options, or with an unknown one.
        case invalidDialect
        /// A dialect that the app has not passed to the stylesheet cache or the parser. The range is the `@dialect` with the
        /// values of the dialect, or the start of a file with the extension of one.
        case missingDialect

        /// An `@property` whose prelude is not one name of a custom property. The range is the prelude.
        case invalidPropertyRule
        /// The range is the name of the descriptor.
        case unknownDescriptor
        /// The range is the value.
        case invalidDescriptor(name: String)
        /// The range is the name of the custom property.
        case missingDescriptor(names: [String])
        /// An initial value that does not match the syntax, or differs by element. The range is the value.
        case invalidInitialValue(syntax: String, isDependent: Bool)

        // MARK: Declarations

        /// The range is the name of the property.
        case unknownProperty
        /// The range is the name of the property.
        case missingValue(property: String)
        /// The range is the value.
        case invalidValue(property: String)
        case invalidCustomPropertyValue
        /// A reference of InterfaCSS to a variable that is defined only after it. The range is the reference.
        case lateVariable
        /// Text after a value of InterfaCSS, which is kept. The range is the text.
        case textAfterValue(property: String)
        /// A font of InterfaCSS with a URL, which is not loaded. The range is the value.
        case remoteFont
        /// A key path of InterfaCSS to a nested view that neither InterfaCSS nor the app has. The range is the path.
        case unknownNestedView(known: [String])
        /// A parameter of a property of InterfaCSS, such as a control state. The range is the parameter.
        case unknownParameter(known: [String])

        // MARK: Findings of lint

        /// A value of a registered custom property that does not match its syntax. The range is the value.
        case invalidRegisteredValue(syntax: String)
        /// An `@extend` whose selector no rule has. The range is the selector.
        case unknownExtension
        /// An `@extend` that leads back to its own rule. The range is the selector.
        case extensionCycle
        /// A property that applies to none of the views that the selectors can match. The range is its name. `views` are
        /// the classes that the property applies to.
        case propertyOfOtherViews(view: String, views: [String])
        /// A value of a type that the property never accepts. Lint reports it instead of `invalidValue`.
        case wrongType(property: String)
        /// An unknown property that is known without its prefix. Lint reports it instead of `unknownProperty`.
        case vendorProperty(standard: String)
        /// A `var()` without a fallback whose variable has no definition. The range is the name.
        case undefinedVariable(defined: DefinedVariables)
        /// A call of a custom function that does not exist. The range is the name.
        case unknownFunction(defined: DefinedVariables)
        /// A name in `animation-name` without `@keyframes`. The range is the name.
        case unknownKeyframes(defined: DefinedVariables)
        /// A call of a custom function with a number of arguments that it does not have. The range is the name.
        case wrongArgumentCount(minimum: Int, maximum: Int)
        /// The range is the name.
        case unusedVariable
        /// The range is the name in the variable's definition. The related location is the definition of the next variable
        /// in the cycle, if there is one.
        case variableCycle
        /// The range is a value with `var()`, and `value` its result. The related location is the variable's definition.
        case unfitVariable(property: String, value: String)
        /// The range is the name of a property. The related location is the same property earlier in the block.
        case duplicateDeclaration
        /// The range is the name of a shorthand. The related location is its longhand earlier in the block.
        case resetByShorthand(longhand: String)
        /// The range is one selector of a list.
        case unmatchableSelector
        /// A type, class or id of a selector that no view of the view data has. The range is the simple selector.
        case unmatchedName(known: [String])
        /// A type selector with almost the name of a view class. The range is the name.
        case misspeltClass(meant: String)
        /// The range is the name of an important property. The related location is the declaration that wins.
        case importantInEarlierLayer

        // MARK: Limits

        /// The custom properties of a tree need more memory than they may use. The range is the name of the first one
        /// without a value.
        case customPropertyLimit
        /// A query container whose size keeps changing with the styles that depend on it. The range is the name of the property
        /// that makes the element a container.
        case unsettledContainer
        /// The number of diagnostics that were omitted, and how many of them are errors.
        case more(Int, errors: Int)
    }

    /// A second location that explains a diagnostic, such as the first of two declarations.
    public struct RelatedLocation: Sendable {
        /// The stylesheet's source.
        public var source: Source
        /// Byte offsets in the source.
        public var range: Range<Int>

        package init(source: Source, range: Range<Int>) {
            self.source = source
            self.range = range
        }

        /// The location in the text as written, if the source is generated.
        var original: RelatedLocation {
            RelatedLocation(source: source.original, range: source.originalRange(range))
        }
    }

    /// The kind of the problem.
    package var kind: Kind
    /// The stylesheet's source.
    public var source: Source
    /// Byte offsets in the source.
    public var range: Range<Int>
    /// The related location, for kinds that have one.
    public var related: RelatedLocation?
    /// The names of the dialect of the text as written, if it was lowered to CSS. Suggestions are such names.
    var dialectNames: (any DialectNames)?

    package init(
        kind: Kind, source: Source, range: Range<Int>, related: RelatedLocation? = nil,
        names: (any DialectNames)? = nil
    ) {
        self.kind = kind
        self.source = source
        self.range = range
        self.related = related
        dialectNames = names
    }

    /// The diagnostic with its locations in the text as written, if its source is generated.
    package var original: Diagnostic {
        Diagnostic(
            kind: kind, source: source.original, range: source.originalRange(range), related: related?.original,
            names: dialectNames ?? source.dialectNames)
    }

    /// Creates a diagnostic with the location in the text as written, if the source is generated.
    package static func written(_ kind: Kind, in source: Source, at range: Range<Int>) -> Diagnostic {
        Diagnostic(kind: kind, source: source, range: range).original
    }

    /// The name of the kind of the problem, as docs/LINT.md lists it: `unknown-property`.
    public var name: String { kind.traits.name }

    /// The severity of the problem.
    public var severity: Severity { kind.traits.severity }

    /// Returns the number of problems of a severity: one, except for `Kind.more`.
    package func count(of severity: Severity) -> Int {
        guard case .more(let count, let errors) = kind else { return self.severity == severity ? 1 : 0 }
        return severity == .error ? errors : count - errors
    }

    /// The location of the start of the range.
    public var location: SourceLocation { source.location(at: range.lowerBound) }
}
