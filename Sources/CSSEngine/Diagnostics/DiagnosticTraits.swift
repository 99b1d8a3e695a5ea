/// The description of a kind of diagnostic: its name for programs, and its sentences for people.
///
/// Adding a kind takes a case of `Diagnostic.Kind`, its row in `Diagnostic.Kind.traits`, a row of docs/LINT.md, and a
/// stylesheet in Tests/Fixtures/Lint that contains the kind.
struct DiagnosticTraits {
    /// The stable name, for programs. Documented in docs/LINT.md.
    let name: String
    let severity: Diagnostic.Severity
    /// Whether a broken token, such as an unclosed string, can cause the problem. If there is a broken token in its range,
    /// the problem is not reported.
    let canBeConsequence: Bool
    /// Returns the problem as a clause without a full stop.
    let sentence: (DiagnosticContext) -> String
    /// Returns the replacement that was probably intended.
    private(set) var suggestion: (DiagnosticContext) -> String? = { _ in nil }
    /// Returns the end of the sentence for a problem without a suggestion.
    private(set) var hint: (DiagnosticContext) -> String = { _ in "" }
    let note: Note?

    /// The message at a second location.
    enum Note {
        /// A message at the related location of the diagnostic.
        case related(String)
        /// A message at the definition of the suggested variable.
        case definition(DefinedVariables)
    }

    init(
        _ severity: Diagnostic.Severity, _ name: String, canBeConsequence: Bool = false, note: Note? = nil,
        _ sentence: @escaping (DiagnosticContext) -> String
    ) {
        self.name = name
        self.severity = severity
        self.canBeConsequence = canBeConsequence
        self.sentence = sentence
        self.note = note
    }

    /// Returns the traits with a suggestion.
    func suggesting(_ suggestion: @escaping (DiagnosticContext) -> String?) -> DiagnosticTraits {
        var traits = self
        traits.suggestion = suggestion
        return traits
    }

    /// Returns the traits with a hint.
    func hinting(_ hint: @escaping (DiagnosticContext) -> String) -> DiagnosticTraits {
        var traits = self
        traits.hint = hint
        return traits
    }
}

extension Diagnostic.Kind {
    /// The table of all kinds.
    var traits: DiagnosticTraits {
        switch self {
        // MARK: Syntax
        case .missingBlock:
            .init(.error, "missing-block", canBeConsequence: true) { _ in
                "expected a block in braces after this rule"
            }.hinting(\.lineCommentHint)
        case .invalidDeclaration:
            .init(.error, "invalid-declaration", canBeConsequence: true) {
                "expected a declaration (name: value) or a rule, found \($0.text)"
            }.hinting(\.lineCommentHint)
        case .customPropertyAsRule:
            .init(.error, "custom-property-as-rule", canBeConsequence: true) { _ in
                "expected a rule, found a custom property"
            }
        case .unclosedBlock: .init(.error, "unclosed-block") { "\($0.openedBlock ?? $0.text) is never closed" }
        case .unclosedString: .init(.error, "unclosed-string") { _ in "this string is not closed on its line" }
        case .unclosedComment: .init(.error, "unclosed-comment") { _ in "this comment is never closed" }
        case .strayClosingBracket:
            .init(.error, "stray-closing-bracket") { "\($0.text) has no matching opening bracket" }
        case .tooDeeplyNested:
            .init(.error, "too-deeply-nested") { _ in
                "blocks and parentheses are nested more than \(TokenList.maximumDepth) levels deep"
            }
        case .customPropertyLimit:
            .init(.error, "custom-property-limit") {
                "the custom properties of all elements are longer than 64 MiB; \($0.text) and others have no value"
            }
        case .unsettledContainer:
            .init(.warning, "unsettled-container") { _ in
                "the size of this container depends on the conditions that test it, so that it keeps changing"
            }
        case .inputTooLong:
            .init(.error, "input-too-long") { _ in "the stylesheet is longer than 1 GiB; the rest is ignored" }

        // MARK: Selectors and conditions
        case .invalidSelector(let expected):
            .init(.error, "invalid-selector", canBeConsequence: true) {
                "invalid selector: " + $0.unexpectedToken(expected)
            }.suggesting(\.nearestSelector).hinting(\.lineCommentHint)
        case .invalidMediaQuery(let expected):
            .init(.error, "invalid-media-query", canBeConsequence: true) {
                "invalid media query, which never matches: " + $0.unexpectedToken(expected)
            }
        case .unknownMediaType:
            .init(.warning, "unknown-media-type", canBeConsequence: true) {
                "unknown media type \($0.text), which never matches"
            }.suggesting { $0.nearest(among: MediaTypeName.allCases.map(\.rawValue)) }
        case .unknownMediaFeature:
            .init(.warning, "unknown-media-feature", canBeConsequence: true) {
                "unknown media feature \($0.text), so the condition is never true"
            }.suggesting { $0.nearest(among: MediaFeature.names) }
        case .invalidMediaValue(let feature):
            .init(.warning, "invalid-media-value", canBeConsequence: true) {
                "\($0.text) is not a valid value for the media feature \(feature), so the condition is never true"
            }.suggesting {
                $0.nearest(among: MediaFeature(rawValue: feature)?.keywords ?? []) ?? $0.mediaValueWithUnit(of: feature)
            }
        case .mediaFeatureWithoutRange:
            .init(.warning, "media-feature-without-range", canBeConsequence: true) {
                "the media feature \($0.text) does not support comparisons, so the condition is never true"
            }
        case .unknownMediaCondition:
            .init(.warning, "unknown-media-condition", canBeConsequence: true) {
                "unknown media condition \($0.text), which is never true"
            }
        case .invalidContainerQuery(let expected):
            .init(.error, "invalid-container-query", canBeConsequence: true) {
                "invalid container query: " + $0.unexpectedToken(expected)
            }
        case .unknownContainerFeature:
            .init(.warning, "unknown-container-feature", canBeConsequence: true) {
                "unknown container feature \($0.text), so the query is never true"
            }.suggesting { $0.nearest(among: ContainerFeature.names) }
        case .invalidContainerValue(let feature):
            .init(.warning, "invalid-container-value", canBeConsequence: true) {
                "\($0.text) is not a valid value for the container feature \(feature), so the query is never true"
            }
        case .unknownContainerCondition:
            .init(.warning, "unknown-container-condition", canBeConsequence: true) {
                "unknown container condition \($0.text), so the query is never true"
            }
        case .invalidSupportsCondition(let expected):
            .init(.error, "invalid-supports-condition", canBeConsequence: true) {
                "invalid supports condition: " + $0.unexpectedToken(expected)
            }

        // MARK: At-rules
        case .invalidLayerName:
            .init(.error, "invalid-layer-name", canBeConsequence: true) { _ in
                "expected layer names, such as base or theme.dark"
            }
        case .invalidFunction:
            .init(.error, "invalid-function", canBeConsequence: true) { _ in
                "expected @function --name(--parameter <type>: default) returns <type>"
            }
        case .misplacedInFunction:
            .init(.warning, "misplaced-in-function", canBeConsequence: true) {
                "\($0.text) has no effect in @function; expected result or a local variable such as --size"
            }.suggesting { $0.nearest(among: ["result"]) }
        case .invalidFunctionValue:
            .init(.error, "invalid-function-value", canBeConsequence: true) {
                "\($0.text) is not a valid value in @function"
            }
        case .unknownAtRule:
            .init(.error, "unknown-at-rule") { "unknown at-rule \($0.text)" }
                .suggesting { $0.nearest(among: AtRuleNames.supported.map { "@" + $0 }) }
        case .ineffectiveAtRule: .init(.warning, "ineffective-at-rule") { "\($0.text) has no effect here" }
        case .misplacedAtRule: .init(.error, "misplaced-at-rule") { "\($0.text) is not valid here and is ignored" }
        case .invalidImport:
            .init(.error, "invalid-import", canBeConsequence: true) { _ in
                "expected @import \"file.css\", optionally followed by layer, supports() and media queries"
            }.hinting(\.importHint)
        case .lateImport:
            .init(.warning, "late-import") { _ in "@import must precede all other rules; it is treated as if it did" }
        case .importCycle: .init(.error, "import-cycle") { _ in "this @import forms a cycle" }
        case .importLimit: .init(.error, "import-limit") { _ in "too many imports, or imports nested too deeply" }
        case .importUnreadable(let reason):
            .init(.error, "unreachable-import") { _ in "cannot import: \(reason.escapedForTerminal)" }
        case .unsupportedCharset:
            .init(.warning, "unsupported-charset") { _ in
                "unsupported character encoding; stylesheets are read as UTF-8"
            }

        case .invalidStartingStyle:
            .init(.error, "invalid-starting-style", canBeConsequence: true) {
                "expected a block in braces after @starting-style, found \($0.text)"
            }
        case .invalidCustomMedia:
            .init(.error, "invalid-custom-media", canBeConsequence: true) { _ in
                "expected @custom-media with a name and media queries, such as @custom-media --narrow (width < 600px)"
            }
        case .customMediaCycle:
            .init(.warning, "custom-media-cycle") {
                "the custom media query \($0.text) refers to itself, so it is not defined"
            }
        case .unknownCustomMedia(let known):
            .init(.warning, "unknown-custom-media") {
                "unknown custom media query \($0.text), so the condition is never true"
            }.suggesting { $0.nearest(among: known) }
        case .invalidCustomSelector:
            .init(.error, "invalid-custom-selector", canBeConsequence: true) { _ in
                "expected @custom-selector with a name and selectors, such as @custom-selector :--title h1, .title"
            }
        case .customSelectorCycle:
            .init(.error, "custom-selector-cycle") {
                "the custom selector \($0.text) refers to itself, so it is not defined"
            }
        case .unknownCustomSelector(let known):
            .init(.error, "unknown-custom-selector") {
                "unknown custom selector \($0.text), so the selectors are invalid"
            }.suggesting { $0.nearest(among: known) }
        case .invalidScope:
            .init(.error, "invalid-scope", canBeConsequence: true) { _ in
                "expected @scope with selectors in parentheses, such as @scope (.card) to (.content)"
            }
        case .invalidKeyframes:
            .init(.error, "invalid-keyframes", canBeConsequence: true) { _ in
                "expected @keyframes with one name, such as @keyframes pulse"
            }
        case .invalidKeyframeSelector:
            .init(.error, "invalid-keyframe-selector", canBeConsequence: true) {
                "expected from, to or percentages from 0% to 100%, found \($0.text)"
            }
        case .importantInKeyframe:
            .init(.warning, "important-in-keyframe") {
                "\($0.text) has no effect in a keyframe, because it is important"
            }
        case .invalidExtend:
            .init(.error, "invalid-extend", canBeConsequence: true) { _ in
                "expected @extend with the selector of a rule, such as @extend .button"
            }
        case .invalidDialect:
            .init(.error, "invalid-dialect", canBeConsequence: true) { _ in
                "expected @dialect with source-order, ignore-case, exact-types, match-parts, match-controllers or "
                    + "interfacss-values"
            }

        case .missingDialect:
            .init(.error, "missing-dialect") {
                "\($0.diagnostic.range.isEmpty ? "this file" : $0.text) has no effect without its dialect; pass the dialect to "
                    + "the stylesheet cache, for example dialects: [.interfaCSS]"
            }

        case .invalidPropertyRule:
            .init(.error, "invalid-property-rule", canBeConsequence: true) { _ in
                "expected @property with the name of a custom property, such as @property --accent"
            }
        case .unknownDescriptor:
            .init(.warning, "unknown-descriptor") { "unknown descriptor \($0.text)" }
                .suggesting { $0.nearest(among: PropertyRegistration.Descriptor.allCases.map(\.rawValue)) }
        case .invalidDescriptor(let name):
            .init(.error, "invalid-descriptor", canBeConsequence: true) {
                "\($0.text) is not a valid value for \($0.quoted(name))"
            }
            .hinting { _ in
                switch PropertyRegistration.Descriptor(rawValue: name) {
                case .syntax: "; expected a string such as \"<color>\" or \"<length>+ | none\""
                case .inherits: "; expected true or false"
                case .initialValue, nil: ""
                }
            }
        case .missingDescriptor(let names):
            .init(.error, "missing-descriptor") {
                "the rule of \($0.text) has no effect without \($0.list(names))"
            }
        case .invalidInitialValue(let syntax, let isDependent):
            .init(.error, "invalid-initial-value", canBeConsequence: true) {
                isDependent
                    ? "the initial value \($0.text) depends on the element, so the rule has no effect"
                    : "the initial value \($0.text) is not a value of the syntax \($0.quoted(syntax)), so the rule has no effect"
            }

        // MARK: Declarations
        case .unknownProperty:
            .init(.warning, "unknown-property") {
                $0.isKnownElsewhere ? "\($0.text) has no effect here" : "unknown property \($0.text)"
            }.suggesting(\.nearestProperty).hinting(\.webPropertyHint)
        case .missingValue(let property):
            .init(.error, "invalid-value", canBeConsequence: true) {
                "missing value for \($0.name(of: property))\($0.expectation(of: property))"
            }
        case .invalidValue(let property):
            .init(.error, "invalid-value", canBeConsequence: true) {
                "\($0.text) is not a valid value for \($0.name(of: property))"
            }
            .suggesting { $0.nearestValue(of: property) }
            .hinting { $0.valueHint(property) }
        case .invalidCustomPropertyValue:
            .init(.error, "invalid-custom-property-value", canBeConsequence: true) {
                "\($0.text) is not a valid value for \($0.diagnostic.dialectNames == nil ? "a custom property" : "a variable")"
            }
        case .lateVariable:
            .init(.warning, "late-variable", note: .related("defined here")) {
                "the variable \($0.text) is defined only later, so the declaration has no effect"
            }

        case .textAfterValue(let property):
            .init(.warning, "text-after-value") {
                "\($0.text) after the value of \($0.name(of: property)) has no effect"
            }
        case .remoteFont:
            .init(.warning, "remote-font", note: .related("the variable is defined here")) { _ in
                "remote fonts are not loaded, so the font has no effect; add the font to the app and name its family"
            }
        case .unknownNestedView(let known):
            .init(.warning, "unknown-nested-view") { "unknown nested view \($0.text)" }
                .suggesting { $0.nearestWord(among: known) }
        case .unknownParameter(let known):
            .init(.warning, "unknown-parameter") { "unknown parameter \($0.text), which has no effect" }
                .suggesting { $0.nearestWord(among: known) }

        // MARK: Findings of lint
        case .invalidRegisteredValue(let syntax):
            .init(.warning, "invalid-registered-value") {
                "\($0.text) is not a value of the registered syntax \($0.quoted(syntax)), so the property is unset"
            }
        case .unknownExtension:
            .init(.warning, "unknown-extension") { "no rule has the selector \($0.text), so nothing is extended" }
        case .extensionCycle:
            .init(.warning, "extension-cycle", note: .related("the cycle includes this rule")) {
                "the rule of \($0.text) extends this rule, so it is not extended"
            }
        case .propertyOfOtherViews(let view, let views):
            .init(.warning, "property-of-other-views") {
                "\($0.text) does not apply to \($0.quoted(view)), only to \($0.list(views))"
            }
        case .wrongType(let property):
            .init(.error, "wrong-type") {
                "\($0.text) is not a valid value for \($0.name(of: property))"
            }
            .suggesting { $0.missingPart(of: property) }
            .hinting { $0.diagnostic.dialectNames != nil ? "" : "; expected \($0.vocabulary(of: property))" }
        case .vendorProperty(let standard):
            .init(.warning, "vendor-property") { "unknown property \($0.text)" }.suggesting { _ in standard }
        case .undefinedVariable(let defined):
            .init(.warning, "undefined-variable", note: .definition(defined)) {
                "the variable \($0.text) is not defined"
            }
            .suggesting { defined.nearest(to: $0.start) }
        case .unknownFunction(let defined):
            .init(.warning, "unknown-function", note: .definition(defined)) {
                "the function \($0.text) is not defined"
            }
            .suggesting { defined.nearest(to: $0.start) }
        case .unknownKeyframes(let defined):
            .init(.warning, "unknown-keyframes") { "there are no @keyframes with the name \($0.text)" }
                .suggesting { defined.nearest(to: $0.start) }
        case .wrongArgumentCount(let minimum, let maximum):
            .init(.warning, "wrong-argument-count") {
                let counts = minimum == maximum ? "\(minimum)" : "\(minimum) to \(maximum)"
                return "the function \($0.text) takes \(counts) \(maximum == 1 ? "argument" : "arguments")"
            }
        case .unusedVariable: .init(.warning, "unused-variable") { "the variable \($0.text) is never used" }
        case .variableCycle:
            .init(.warning, "variable-cycle", note: .related("the cycle includes this variable")) {
                "\($0.text) depends on itself, so it has no value"
            }
        case .unfitVariable(let property, let value):
            .init(.warning, "unfit-variable", note: .related("the variable is defined here")) {
                let result = value.isEmpty ? "nothing" : $0.quoted(value)
                return "\($0.text) evaluates to \(result), which is not a valid value for \($0.name(of: property))"
            }
        case .duplicateDeclaration:
            .init(.warning, "duplicate-declaration", note: .related("first declared here")) {
                $0.isGlobalVariable ? "\($0.text) is defined twice" : "\($0.text) is declared twice in this block"
            }
        case .resetByShorthand(let longhand):
            .init(.warning, "reset-by-shorthand", note: .related("this declaration has no effect")) {
                "\($0.text) overrides the earlier declaration of \(longhand)"
            }
        case .unmatchableSelector: .init(.warning, "unmatchable-selector") { "\($0.text) never matches a view" }
        case .unmatchedName(let known):
            .init(.warning, "unmatched-name") { "\($0.text) matches no view of the view data" }
                .suggesting { $0.nearestWord(among: known) }
        case .misspeltClass(let meant):
            .init(.warning, "misspelt-class") { "there is no view class \($0.text)" }.suggesting { _ in meant }
        case .importantInEarlierLayer:
            .init(.warning, "important-in-earlier-layer", note: .related("this declaration wins")) {
                "this important \($0.text) is overridden by an earlier layer, because !important reverses the layer order"
            }

        // MARK: Limits
        case .more(let count, let errors):
            .init(errors == 0 ? .warning : .error, "more") { _ in
                "\(count) more problems are not listed"
            }
        }
    }
}

extension DiagnosticContext {
    /// Returns the number in the range with the unit that the values of a media feature have. `nil` for other values.
    fileprivate func mediaValueWithUnit(of feature: String) -> String? {
        guard let feature = MediaFeature(rawValue: feature), Double(start) != nil else { return nil }
        switch feature.valueType {
        case .length: return start + "px"
        case .resolution: return start + "dppx"
        case .ratio, .number, .integer, .flag, .version, .keyword: return nil
        }
    }
}
