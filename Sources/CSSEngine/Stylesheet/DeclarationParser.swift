/// Parses the declarations of a stylesheet into tables of longhands and typed values.
///
/// The caller assigns the new declarations to a rule: they are the ones at the end of the tables.
struct DeclarationParser: ~Copyable {
    private let tokens: TokenList
    private let properties: PropertyTable
    private(set) var declarations: [Declaration] = []
    /// The declaration in the source that each one comes from. All longhands of a shorthand come from one.
    private(set) var sources: [SourceDeclaration] = []
    /// The typed values of declarations.
    private(set) var values: [Value] = []
    /// Whether each typed value depends on the element's context.
    private var isRelative: [Bool] = []
    /// The declarations of undeclared properties. `Cascade` does not visit them: see `UndeclaredProperties`.
    private(set) var undeclaredProperties: [SourceDeclaration] = []
    private(set) var unparsedValues = UnparsedValueTable()
    /// The custom media queries in `if()`.
    private(set) var customMediaReferences: [CustomMediaReference] = []
    private var cache: ValueCache
    /// Whether a dialect reads the values after substitution.
    var hasDialectValues = false

    var count: UInt32 { UInt32(declarations.count) }
    var undeclaredCount: UInt32 { UInt32(undeclaredProperties.count) }

    /// - Parameter reservesCapacity: Whether the declarations are those of a whole stylesheet.
    init(_ tokens: TokenList, properties: PropertyTable, reservesCapacity: Bool = true) {
        self.tokens = tokens
        self.properties = properties
        cache = ValueCache(tokens.text)
        guard reservesCapacity else { return }
        declarations.reserveCapacity(tokens.count / 8)
        sources.reserveCapacity(tokens.count / 8)
        values.reserveCapacity(tokens.count / 16)
        isRelative.reserveCapacity(tokens.count / 16)
    }

    /// Parses a declaration and adds its longhands.
    /// - Returns: `nil` if the declaration is invalid, which is reported unless it may still be a rule.
    mutating func parse(
        _ item: RuleParser.DeclarationItem, names: inout AtomTable, log: inout DiagnosticLog
    ) -> SourceDeclaration? {
        let source = SourceDeclaration(item, in: tokens)
        switch item.property(tokens, properties) {
        case .property(let property):
            if parse(item, as: property, source, &names) { return source }
            reportValue(of: item, property: properties[property].name, &log)
        case .custom:
            if parseCustomProperty(item, source, &names) { return source }
            report(item, .invalidCustomPropertyValue, &log)
        case .all:
            if parseAll(item, source, &names) { return source }
            reportValue(of: item, property: "all", &log)
        case .undeclared:
            guard !item.hasBlock else { return nil }
            if !hasInitialValue(item) { log.add(.unknownProperty, tokens.byteRange(item.name..<item.name + 1)) }
            undeclaredProperties.append(source)
            return source
        }
        return nil
    }

    /// Returns whether a declaration gives a property of the web the value that views have anyway.
    private func hasInitialValue(_ item: RuleParser.DeclarationItem) -> Bool {
        guard item.value.count == 1, tokens.kind(item.value.lowerBound) == .ident,
            let initial = WebPropertyNames.initialKeywords[asciiLowercased(tokens.name(item.name))]
        else { return false }
        let value = asciiLowercased(tokens.name(item.value.lowerBound))
        return value == initial || CSSWideKeyword(rawValue: value) != nil
    }

    private func reportValue(of item: RuleParser.DeclarationItem, property: String, _ log: inout DiagnosticLog) {
        report(item, item.value.isEmpty ? .missingValue(property: property) : .invalidValue(property: property), &log)
    }

    private func report(_ item: RuleParser.DeclarationItem, _ kind: Diagnostic.Kind, _ log: inout DiagnosticLog) {
        log.add(kind, tokens.byteRange(item.value.isEmpty ? item.name..<item.name + 1 : item.value))
    }

    // MARK: Properties

    private mutating func parse(
        _ item: RuleParser.DeclarationItem, as property: PropertyID, _ source: SourceDeclaration,
        _ names: inout AtomTable
    ) -> Bool {
        switch item.valueForm(tokens) {
        case .cssWide(let keyword):
            append(.cssWide(keyword), to: property, source)
        case .unparsed:
            guard let value = unparsedValue(item, &names) else { return false }
            let shorthand = properties.isShorthand(property) ? property : nil
            append(
                declaredValue(value, of: property), to: property, source.with(unparsedValue: value, of: shorthand))
        case .plain:
            guard let first = typedValue(of: property, item.value) else { return false }
            guard properties.isShorthand(property) else {
                append(typed(first), to: .property(property), source)
                return true
            }
            for (offset, longhand) in properties.longhands(of: property).enumerated() {
                append(typed(first + UInt32(offset)), to: .property(longhand), source)
            }
        }
        return true
    }

    /// The index of a typed value, or of the first of a shorthand's values. `nil` if the value is invalid.
    private mutating func typedValue(of property: PropertyID, _ value: Range<Int>) -> UInt32? {
        let key = cache.key(property, tokens, value)
        if let key, let cached = cache.find(key) { return cached }
        let index = UInt32(values.count)
        if properties.isShorthand(property) {
            guard let longhands = properties.parse(shorthand: property, tokens, value) else { return nil }
            for value in longhands { append(value) }
        } else {
            guard let value = properties.parse(property, tokens, value) else { return nil }
            append(value)
        }
        if let key { cache.insert(index, for: key) }
        return index
    }

    private mutating func append(_ value: Value) {
        values.append(value)
        isRelative.append(!value.dependencies.isEmpty)
    }

    private func typed(_ value: UInt32) -> DeclaredValue {
        isRelative[Int(value)] ? .relative(value) : .absolute(value)
    }

    /// The index of a value with substitution functions; `nil` if the value is invalid.
    private mutating func unparsedValue(_ item: RuleParser.DeclarationItem, _ names: inout AtomTable) -> UInt32? {
        guard let value = unparsedValues.append(tokens, item.value, names: &names) else { return nil }
        if unparsedValues.isEvaluated(value) { customMediaReferences += tokens.customMediaReferences(in: item.value) }
        return value
    }

    /// A value of a property with substitution functions.
    private func declaredValue(_ unparsedValue: UInt32, of property: PropertyID) -> DeclaredValue {
        guard !hasDialectValues, !properties.isShorthand(property),
            let variable = unparsedValues.singleVariable(in: unparsedValue)
        else { return .unparsed(unparsedValue) }
        return .variable(variable)
    }

    /// Appends a declaration of a property, or of each longhand of a shorthand, with one value.
    private mutating func append(_ value: DeclaredValue, to property: PropertyID, _ source: SourceDeclaration) {
        guard properties.isShorthand(property) else { return append(value, to: .property(property), source) }
        for longhand in properties.longhands(of: property) { append(value, to: .property(longhand), source) }
    }

    @inline(__always) private mutating func append(
        _ value: DeclaredValue, to property: DeclaredProperty, _ source: SourceDeclaration
    ) {
        declarations.append(Declaration(property: property, isImportant: source.isImportant, value: value))
        sources.append(source)
    }

    private mutating func parseAll(
        _ item: RuleParser.DeclarationItem, _ source: SourceDeclaration, _ names: inout AtomTable
    ) -> Bool {
        switch item.valueForm(tokens) {
        case .cssWide(let keyword):
            append(.cssWide(keyword), to: .all, source)
        case .unparsed:
            guard let value = unparsedValue(item, &names) else { return false }
            append(.unparsed(value), to: .all, source.with(unparsedValue: value, of: nil))
        case .plain: return false
        }
        return true
    }

    private mutating func parseCustomProperty(
        _ item: RuleParser.DeclarationItem, _ source: SourceDeclaration, _ names: inout AtomTable
    ) -> Bool {
        guard tokens.isCustomPropertyName(item.name) else { return false }
        let value: DeclaredValue
        var source = source
        switch item.valueForm(tokens) {
        case .cssWide(let keyword):
            value = .cssWide(keyword)
        case .unparsed:
            guard let index = unparsedValue(item, &names) else { return false }
            value = .unparsed(index)
            source = source.with(unparsedValue: index, of: nil)
        case .plain:
            guard tokens.isDeclarationValue(item.value) else { return false }
            value = .verbatim
        }
        append(value, to: .custom(names.intern(tokens, item.name)), source)
        return true
    }
}
