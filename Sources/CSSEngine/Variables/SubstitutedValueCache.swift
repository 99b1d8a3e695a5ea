/// The value of a property after substitution.
enum SubstitutionResult {
    case value(Value)
    case wide(CSSWideKeyword)
    /// A reference has no value, or the text is not a value of the property.
    case invalid
    /// The value needs a context that was not passed: that of a part of the font, or that of values that are not relative to
    /// the font. It is found again with the context.
    case needsContext(FontDependency?)
}

/// A cache of typed values, by unparsed value and the texts that replace its references. A cached value is found without
/// assembling or parsing text.
///
/// The texts of an unparsed value are the edges of a tree of states. The state after the last text has the value.
struct SubstitutedValueCache: ~Copyable {
    /// The key of a first state: an unparsed value of a stylesheet. A value that is a single reference to a custom property
    /// is shared between all declarations of the property.
    struct FirstKey: RowKey {
        /// `none` for a shared value.
        let sheet: SheetID
        /// An index of the stylesheet's unparsed values, or of the property of a shared value.
        private let index: UInt32

        @inline(__always) init(unparsedValue: UInt32, of sheet: SheetID) {
            self.sheet = sheet
            index = unparsedValue
        }

        /// The key of the values of a property that are a single reference.
        /// - Parameter syntax: The number of the syntax of the value after substitution; 0 for CSS.
        @inline(__always) init(singleReferenceAs property: PropertyID, syntax: UInt32 = 0) {
            sheet = .none
            index = UInt32(property.index) | syntax << 16
        }

        @inline(__always) var hash: UInt32 { sheet.hash(with: index) }
    }

    struct State: BitwiseCopyable {
        /// The id of the state, which is unique, because keys of following states contain it. 0 if the row is free.
        var id: UInt32
        /// The row of the previous state, and whether the previous state is the first state of an unparsed value.
        var previous: UInt32 = 0
        var followsFirst = false
        /// The index of the value plus 1; 0 if the value is not known.
        fileprivate var valueNumber: UInt32 = 0

        /// The index of the value; `nil` if the value is not known.
        @inline(__always) var value: Int? {
            get { valueNumber == 0 ? nil : Int(valueNumber) - 1 }
            set { valueNumber = newValue.map { UInt32($0) + 1 } ?? 0 }
        }
    }

    /// The key of a further state: the previous state and the text that follows it.
    struct Key: RowKey {
        /// The id of the previous state.
        let previous: UInt32
        let text: TextID

        @inline(__always) var hash: UInt32 { text.hash(after: previous) }
    }

    private let properties: PropertyTable
    private let parser: SubstitutedValueParser
    private let lookup: DeclarationLookup
    /// The names of the syntaxes other than CSS, by their numbers minus 1.
    private var syntaxNames: [String] = []
    private var firstKeys = RowTable<FirstKey>()
    private var firstStates = UniqueArray<State>()
    private var keys = RowTable<Key>()
    private var states = UniqueArray<State>()
    private var values: [ParsedValue?] = []
    private var freeValues: [Int] = []
    private var lastID: UInt32 = 0
    /// The texts that replace the references of the current value, in order; `none` for a fallback.
    private var readTexts = UniqueArray<TextID>()
    /// The result if the current value needs a context; `nil` if it has all that it needs.
    private var unmetNeed: SubstitutionResult?

    init(_ lookup: DeclarationLookup, properties: PropertyTable) {
        self.lookup = lookup
        self.properties = properties
        parser = SubstitutedValueParser(properties)
    }

    var entryCount: Int { firstKeys.liveCount + keys.liveCount }
    var insertionCount: Int { firstKeys.insertionCount + keys.insertionCount }

    /// The cached value of a longhand that is a single reference to a custom property; `nil` if it is not cached.
    @inline(__always)
    func value(
        of property: PropertyID, reading variable: Atom, _ source: SubstitutionSource, reads: inout UInt64
    ) -> Value? {
        reads |= CustomProperties.bit(variable)
        guard let text = source.customProperties.text(of: variable), text != .none,
            let first = firstKeys.find(FirstKey(singleReferenceAs: property)),
            let state = keys.find(Key(previous: firstStates[Int(first)].id, text: text)),
            let value = states[Int(state)].value, case .one(let known) = values[value]
        else { return nil }
        return known
    }

    /// The value of a declaration with references.
    /// - Parameters:
    ///   - longhand: The property whose value is wanted; `nil` for `all`, whose value is a CSS-wide keyword.
    ///   - contexts: The contexts that are known.
    ///   - reads: A Bloom filter, to which the custom properties that the value reads are added.
    ///   - dependencies: Receives the other inputs of the value.
    mutating func value(
        of reference: DeclarationID, as longhand: PropertyID?, _ source: SubstitutionSource,
        _ contexts: SubstitutionEvaluator.Contexts, _ texts: inout VariableTexts, reads: inout UInt64,
        dependencies: inout StyleDependencies
    ) -> SubstitutionResult {
        let sheet = lookup.sheet(of: reference)
        let declaration = Int(reference.declaration)
        let isAll = sheet.declarations[declaration].property == .all
        let property = isAll ? nil : sheet.declarationSources[declaration].shorthand ?? longhand
        let value = parsedValue(
            of: reference, as: property, source, contexts, &texts, reads: &reads, dependencies: &dependencies)
        switch value {
        case .one(let value): return .value(value)
        case .longhands(let values):
            return .value(values[properties.longhands(of: property!).firstIndex(of: longhand!)!])
        case .wide(let keyword): return .wide(keyword)
        case nil:
            if let need = unmetNeed {
                unmetNeed = nil
                return need
            }
            // Other dialects do not set a property that has no valid value.
            return sheet.valueSyntax == nil ? .invalid : .value(.keyword(.current))
        }
    }

    /// The value of a declaration after substitution; `nil` if it is invalid.
    /// - Parameter property: The property or shorthand that is declared; `nil` for `all`, which takes only CSS-wide keywords.
    private mutating func parsedValue(
        of reference: DeclarationID, as property: PropertyID?, _ source: SubstitutionSource,
        _ contexts: SubstitutionEvaluator.Contexts, _ texts: inout VariableTexts, reads: inout UInt64,
        dependencies: inout StyleDependencies
    ) -> ParsedValue? {
        let context = lookup[reference]
        guard let unparsedValue = context.sheet.declarationSources[Int(reference.declaration)].unparsedValue else {
            preconditionFailure("the value has no references")
        }
        let segments = context.sheet.unparsedValues[unparsedValue]
        let sharingProperty = segments.count == 1 ? property : nil
        var state = firstState(
            sharingProperty.map { FirstKey(singleReferenceAs: $0, syntax: number(of: context.sheet.valueSyntax)) }
                ?? FirstKey(unparsedValue: unparsedValue, of: reference.sheet))
        readTexts.removeAll()
        var cursor = SubstitutionCursor(segments)
        while let segment = cursor.segment {
            guard case .reference(let reference, _) = segment else {
                cursor.skipText()
                continue
            }
            if let name = reference.customProperty { reads |= CustomProperties.bit(context.names[Int(name.id)]) }
            dependencies.formUnion(source.dependencies(of: reference, names: context.names))
            let text: TextID
            if case .evaluated(let start, let end) = reference {
                text = evaluatedText(of: start..<end, context, source, contexts, &texts, &reads, &dependencies)
            } else {
                text = source.text(for: reference, names: context.names)
            }
            guard cursor.skipReference(hasText: text != .none) else { return nil }
            state = self.state(after: state, isFirst: readTexts.count == 0, text)
            readTexts.append(text)
        }
        if let known = states[Int(state)].value { return values[known] }
        let value = parsedValue(unparsedValue, context, as: property, texts)
        states[Int(state)].value = store(value)
        return value
    }

    /// Returns the text of a value with functions that depend on the element; `TextID.none` if it is invalid, or if it needs
    /// another context.
    private mutating func evaluatedText(
        of value: Range<UInt32>, _ context: DeclarationContext, _ source: SubstitutionSource,
        _ contexts: SubstitutionEvaluator.Contexts, _ texts: inout VariableTexts, _ reads: inout UInt64,
        _ dependencies: inout StyleDependencies
    ) -> TextID {
        guard contexts[nil] != nil else {
            unmetNeed = .needsContext(nil)
            return .none
        }
        var evaluator = SubstitutionEvaluator(source, contexts, lookup, properties)
        let text = evaluator.text(of: value, in: context.sheet, texts)
        reads |= evaluator.reads
        dependencies.formUnion(evaluator.dependencies)
        if let font = evaluator.neededFont {
            unmetNeed = .needsContext(font)
            return .none
        }
        guard let text, !text.hasTaintedURL else { return .none }
        return texts.intern(text.bytes)
    }

    /// Returns the number of a syntax: 0 for CSS.
    private mutating func number(of syntax: (any DialectSyntax)?) -> UInt32 {
        guard let syntax else { return 0 }
        if let known = syntaxNames.firstIndex(of: syntax.name) { return UInt32(known) + 1 }
        syntaxNames.append(syntax.name)
        return UInt32(syntaxNames.count)
    }

    private mutating func firstState(_ key: FirstKey) -> UInt32 {
        if let known = firstKeys.find(key) { return known }
        let row = firstKeys.insert(key)
        lastID &+= 1
        Self.set(State(id: lastID), at: row, in: &firstStates)
        return row
    }

    private mutating func state(after previous: UInt32, isFirst: Bool, _ text: TextID) -> UInt32 {
        let id = isFirst ? firstStates[Int(previous)].id : states[Int(previous)].id
        let key = Key(previous: id, text: text)
        if let known = keys.find(key) { return known }
        let row = keys.insert(key)
        lastID &+= 1
        Self.set(State(id: lastID, previous: previous, followsFirst: isFirst), at: row, in: &states)
        return row
    }

    private static func set(_ state: State, at row: UInt32, in states: inout UniqueArray<State>) {
        if Int(row) < states.count { states[Int(row)] = state } else { states.append(state) }
    }

    private mutating func store(_ value: ParsedValue?) -> Int {
        if let free = freeValues.popLast() {
            values[free] = value
            return free
        }
        values.append(value)
        return values.count - 1
    }

    // MARK: Parsing

    /// Parses the value after its references are replaced by the texts that were read.
    private func parsedValue(
        _ unparsedValue: UInt32, _ context: DeclarationContext, as property: PropertyID?,
        _ texts: borrowing VariableTexts
    ) -> ParsedValue? {
        var substitution = Substitution(unparsedValue, context)
        var index = 0
        while substitution.nextReference() != nil {
            substitution.replaceReference(by: readTexts[index], in: texts)
            index += 1
        }
        guard let text = substitution.result, !text.hasTaintedURL else { return nil }
        return parser.value(of: property, text, context.sheet.valueSyntax)?.value
    }

    // MARK: Collection

    /// Removes the values of unmarked texts, as far as `limit` allows. Returns whether the sweep is complete.
    mutating func sweep(from next: inout Int, limit: inout Int, _ texts: borrowing VariableTexts) -> Bool {
        keys.sweep(from: &next, limit: &limit) { row, key in
            let state = states[Int(row)]
            let previous = Int(state.previous)
            return texts.isMarked(key.text)
                && (state.followsFirst ? firstStates[previous].id : states[previous].id) == key.previous
        } didRemove: { row in
            if let value = states[Int(row)].value {
                values[value] = nil
                freeValues.append(value)
            }
            states[Int(row)] = State(id: 0)
        }
    }

    /// Removes the first states of unmarked inline texts.
    mutating func sweepFirstStates(from next: inout Int, limit: inout Int) -> Bool {
        let inlineStyles = lookup.inlineStyles
        return firstKeys.sweep(from: &next, limit: &limit) { _, key in
            key.sheet.inlineText.map { inlineStyles.isTextMarked($0) } ?? true
        } didRemove: { row in
            firstStates[Int(row)] = State(id: 0)
        }
    }
}
