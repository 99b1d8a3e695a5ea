/// The value of a property after substitution.
enum SubstitutionResult {
    case value(Value)
    case wide(CSSWideKeyword)
    /// A reference has no value, or the text is not a value of the property.
    case invalid
}

/// Typed values by unparsed value and the texts of the references that it reads. Known values are found without
/// assembling or parsing any text.
///
/// The texts of an unparsed value are the edges of a tree of states. The state after the last text has the value.
struct SubstitutedValueCache: ~Copyable {
    struct State: BitwiseCopyable {
        /// A number that no other state ever has: keys of following states contain it.
        var id: UInt32
        /// The row of the state before, and whether that is the first state of an unparsed value.
        var previous: UInt32 = 0
        var followsFirst = false
        /// One more than an index of the values; 0 if the value is not known.
        var value: UInt32 = 0
    }

    private let properties: PropertyTable
    private let lookup: DeclarationLookup
    /// For a first state the stylesheet and the row of the unparsed value; for others the id of the state before and a
    /// text.
    private var firstKeys = RowTable<PairKey>()
    private var firstStates = UniqueArray<State>()
    private var keys = RowTable<PairKey>()
    private var states = UniqueArray<State>()
    private var values: [ParsedValue?] = []
    private var freeValues: [UInt32] = []
    private var lastID: UInt32 = 0

    init(_ lookup: DeclarationLookup, properties: PropertyTable) {
        self.lookup = lookup
        self.properties = properties
    }

    var entryCount: Int { firstKeys.liveCount + keys.liveCount }
    var insertionCount: Int { firstKeys.insertionCount + keys.insertionCount }

    /// The value of a longhand that is a single reference to a custom property; `nil` if it is not known to be a value.
    @inline(__always)
    func value(
        of property: PropertyID, reading variable: Atom, _ source: SubstitutionSource, reads: inout UInt64
    ) -> Value? {
        reads |= CustomProperties.bit(variable)
        guard let text = source.customProperties.text(of: variable), text != .none,
            let first = firstKeys.find(PairKey(first: .max, second: UInt32(property.index))),
            let state = keys.find(PairKey(first: firstStates[Int(first)].id, second: text.id)),
            case let value = states[Int(state)].value, value > 0, case .one(let known) = values[Int(value) - 1]
        else { return nil }
        return known
    }

    /// The value of a declaration with references.
    /// - Parameter reads: Receives a filter of the custom properties that the value may read.
    mutating func value(
        of winner: CascadedDeclaration, unparsed row: UInt32, _ source: SubstitutionSource,
        _ texts: borrowing VariableTexts, reads: inout UInt64, dependencies: inout StyleDependencies
    ) -> SubstitutionResult {
        let context = lookup[winner.reference]
        let segments = context.sheet.unparsedValues[row]
        let declaration = context.sheet.declarations[Int(winner.reference.declaration)]
        let property = declaration.shorthand ?? winner.property
        for segment in segments {
            switch segment {
            case .text: break
            case .reference(.variable(let name), _): reads |= CustomProperties.bit(context.names[Int(name.id)])
            case .reference(.environment, _): dependencies.insert(.environmentVariables)
            }
        }
        // Values that are a single reference are shared between declarations of a property.
        let isBare = segments.count == 1 && declaration.property != .all
        var state = firstState(
            isBare
                ? PairKey(first: .max, second: UInt32(property.index))
                : PairKey(first: winner.reference.sheet, second: row))
        var isFirst = true
        var position = segments.startIndex
        while position < segments.endIndex {
            guard case .reference(let reference, let fallback) = segments[position] else {
                position += 1
                continue
            }
            let text = source.text(for: reference, names: context.names)
            if text == .none, fallback == nil { return .invalid }
            state = self.state(after: state, isFirst: isFirst, text)
            isFirst = false
            position += 1 + (text == .none ? 0 : Int(fallback ?? 0))
        }
        if states[Int(state)].value == 0 {
            let value = parsedValue(row, context, declaration, as: property, source, texts)
            states.base[Int(state)].value = store(value) + 1
        }
        switch values[Int(states[Int(state)].value) - 1] {
        case .one(let value): return .value(value)
        case .longhands(let values):
            return .value(values[properties.longhands(of: property).firstIndex(of: winner.property)!])
        case .wide(let keyword): return .wide(keyword)
        case nil: return .invalid
        }
    }

    private mutating func firstState(_ key: PairKey) -> UInt32 {
        if let known = firstKeys.find(key) { return known }
        let row = firstKeys.insert(key)
        lastID &+= 1
        Self.set(State(id: lastID), at: row, in: &firstStates)
        return row
    }

    private mutating func state(after previous: UInt32, isFirst: Bool, _ text: Atom) -> UInt32 {
        let id = isFirst ? firstStates[Int(previous)].id : states[Int(previous)].id
        let key = PairKey(first: id, second: text.id)
        if let known = keys.find(key) { return known }
        let row = keys.insert(key)
        lastID &+= 1
        Self.set(State(id: lastID, previous: previous, followsFirst: isFirst), at: row, in: &states)
        return row
    }

    private static func set(_ state: State, at row: UInt32, in states: inout UniqueArray<State>) {
        if Int(row) < states.count { states[Int(row)] = state } else { states.append(state) }
    }

    private mutating func store(_ value: ParsedValue?) -> UInt32 {
        if let free = freeValues.popLast() {
            values[Int(free)] = value
            return free
        }
        values.append(value)
        return UInt32(values.count - 1)
    }

    // MARK: Parsing

    private func parsedValue(
        _ row: UInt32, _ context: DeclarationContext, _ declaration: Declaration, as property: PropertyID,
        _ source: SubstitutionSource, _ texts: borrowing VariableTexts
    ) -> ParsedValue? {
        var substitution = Substitution(row, context)
        while let reference = substitution.nextReference() {
            let text: Atom =
                switch reference {
                case .variable(let name): source.customProperties[name]?.text ?? .none
                case .environment(let variable): variable.map { source.environment[$0] } ?? .none
                }
            if text == .none { substitution.useFallback() } else { substitution.substitute(texts[text]) }
        }
        guard let text = substitution.result else { return nil }
        return text.bytes.withUnsafeBufferPointer { bytes in
            TokenList.withTokens(of: Source(name: "", bytes: bytes)) { tokens in
                guard tokens.depth <= NestingLimit.maximumDepth else { return nil }
                let range = tokens.trimmed(0..<tokens.count)
                if let keyword = CSSWideKeyword(tokens, range) { return .wide(keyword) }
                // `all` takes only CSS-wide keywords.
                return declaration.property == .all ? nil : properties.parsedValue(of: property, tokens, range)
            }
        }
    }

    // MARK: Collection

    /// Removes the values of texts that are unmarked, as far as `limit` allows. Returns whether the sweep is complete.
    mutating func sweep(
        from next: inout Int, limit: inout Int, _ collection: UInt32, _ texts: borrowing VariableTexts
    ) -> Bool {
        while next < keys.count {
            if limit <= 0 { return false }
            limit -= 1
            let row = UInt32(next)
            if keys.isInUse(row), !isUsed(row, collection, texts) {
                limit -= CollectionCost.removal
                let value = states[next].value
                if value != 0 {
                    values[Int(value) - 1] = nil
                    freeValues.append(value - 1)
                }
                keys.remove(row)
            }
            next += 1
        }
        while next - keys.count < firstKeys.count {
            if limit <= 0 { return false }
            limit -= 1
            let row = UInt32(next - keys.count)
            if firstKeys.isInUse(row), !isFirstUsed(row, collection) {
                limit -= CollectionCost.removal
                firstKeys.remove(row)
            }
            next += 1
        }
        return true
    }

    private func isUsed(_ row: UInt32, _ collection: UInt32, _ texts: borrowing VariableTexts) -> Bool {
        guard texts.isMarked(Atom(id: keys[row].second), collection) else { return false }
        let state = states[Int(row)]
        return state.followsFirst
            ? firstKeys.isInUse(state.previous) && firstStates[Int(state.previous)].id == keys[row].first
            : keys.isInUse(state.previous) && states[Int(state.previous)].id == keys[row].first
    }

    private func isFirstUsed(_ row: UInt32, _ collection: UInt32) -> Bool {
        let sheet = DeclarationID(sheet: firstKeys[row].first, declaration: 0)
        guard sheet.isInline, sheet.sheet != .max else { return true }
        return lookup.inlineStyles.isTextMarked(sheet.inlineText, collection)
    }
}
