/// The result of a cascade, with the values that are the same for all elements.
struct CachedCascade: BitwiseCopyable {
    /// A number that no other cascade of the engine's current rules ever has.
    var id: UInt64 = 0
    /// A value that has to be worked out for each element.
    struct PendingValue: BitwiseCopyable {
        enum Kind: BitwiseCopyable {
            case inherit
            case unparsed
            /// A value with relative units or symbolic colours, or a relative font size.
            case relative
        }

        var kind: Kind
        /// The index of the entry.
        var entry: UInt32
        var declaration: CascadedDeclaration
        /// The custom property of a value that is a single `var()` without fallback, in a longhand; otherwise none.
        var variable = Atom.none
    }

    var pending = RunPool<PendingValue>.Run()
    var customProperties = RunPool<CascadedCustomProperty>.Run()
    /// The `all: inherit` that applies to properties without an entry.
    var inheritsAll: DeclarationID?
    /// The inputs that the typed values depend on.
    var dependencies: StyleDependencies = []
    var hasUnparsedValues = false

    /// Whether all elements with this cascade have equal values.
    var isComplete: Bool { pending.count == 0 && inheritsAll == nil }
}

/// Cascades by match list and inline style, each run once.
struct CascadeCache: ~Copyable {
    private let properties: PropertyTable
    private let lookup: DeclarationLookup
    private let relativeValues: RelativeValues
    private var cascade: Cascade
    /// First the match list, second the inline style.
    private var keys = RowTable<PairKey>()
    private var cascades = UniqueArray<CachedCascade>()
    /// By cascade, the entries of its computed styles. Pending values are not filled in.
    private var entries: [[ComputedStyle.Entry]] = []
    private var pendingValues = RunPool<CachedCascade.PendingValue>()
    private var customProperties = RunPool<CascadedCustomProperty>()
    private var lastID: UInt64 = 0
    private var pending = UniqueArray<CachedCascade.PendingValue>()

    init(_ lookup: DeclarationLookup, _ relativeValues: RelativeValues, properties: PropertyTable) {
        self.lookup = lookup
        self.relativeValues = relativeValues
        self.properties = properties
        cascade = Cascade(
            lookup.index, inlineStyles: lookup.inlineStyles, propertyCount: properties.all.count)
    }

    var entryCount: Int { keys.liveCount }
    var insertionCount: Int { keys.insertionCount }

    /// The cascade with this number.
    @inline(__always) subscript(row: UInt32) -> CachedCascade { cascades[Int(row)] }

    /// The entries of the computed styles of a cascade. Pending values are not filled in.
    func entries(of row: UInt32) -> [ComputedStyle.Entry] { entries[Int(row)] }

    @inline(__always)
    func pendingValues(of cascade: CachedCascade) -> UnsafeBufferPointer<CachedCascade.PendingValue> {
        pendingValues[cascade.pending]
    }

    func customProperties(of row: UInt32) -> UnsafeBufferPointer<CascadedCustomProperty> {
        customProperties[cascades[Int(row)].customProperties]
    }

    func declaresCustomProperties(_ row: UInt32) -> Bool { cascades[Int(row)].customProperties.count > 0 }

    /// The number of the cascade of a match list and an inline style.
    mutating func row(list: UInt32, inlineStyle: UInt32, _ lists: borrowing MatchListTable) -> UInt32 {
        let key = PairKey(first: list, second: inlineStyle)
        if let known = keys.find(key) { return known }
        cascade.run(MatchResult(ranks: lists[list], inlineStyle: inlineStyle))
        let row = keys.insert(key)
        var newEntries: [ComputedStyle.Entry] = []
        var new = cachedResult(&newEntries)
        lastID += 1
        new.id = lastID
        if Int(row) < cascades.count {
            cascades[Int(row)] = new
            entries[Int(row)] = newEntries
        } else {
            cascades.append(new)
            entries.append(newEntries)
        }
        return row
    }

    /// The declaration that wins after one whose substituted value rolls the cascade back.
    mutating func declaration(
        after winner: CascadedDeclaration, rollingBack keyword: CSSWideKeyword, in row: UInt32,
        _ lists: borrowing MatchListTable
    ) -> CascadedDeclaration? {
        let key = keys[row]
        return cascade.declaration(
            after: winner, rollingBack: keyword, MatchResult(ranks: lists[key.first], inlineStyle: key.second))
    }

    mutating func declaration(
        after winner: CascadedCustomProperty, rollingBack keyword: CSSWideKeyword, in row: UInt32,
        _ lists: borrowing MatchListTable
    ) -> CascadedCustomProperty? {
        let key = keys[row]
        return cascade.declaration(
            after: winner, rollingBack: keyword, MatchResult(ranks: lists[key.first], inlineStyle: key.second))
    }

    private mutating func cachedResult(_ entries: inout [ComputedStyle.Entry]) -> CachedCascade {
        pending.removeAll()
        let declarations = cascade.declarations
        var new = CachedCascade()
        entries.reserveCapacity(declarations.count)
        for declaration in declarations {
            entries.append(
                ComputedStyle.Entry(
                    property: declaration.property, value: value(of: declaration, at: UInt32(entries.count), &new),
                    reference: declaration.reference))
        }
        if pending.count > 0 {
            new.pending = pendingValues.append(UnsafeBufferPointer(start: pending.base, count: pending.count))
        }
        if !cascade.customProperties.isEmpty {
            new.customProperties = customProperties.append(cascade.customProperties)
        }
        new.inheritsAll = cascade.inheritsAll
        if new.inheritsAll != nil { new.dependencies.insert(.parent) }
        return new
    }

    /// The value of an entry. A pending value is returned without being resolved.
    private mutating func value(
        of declaration: CascadedDeclaration, at entry: UInt32, _ new: inout CachedCascade
    ) -> Value {
        var value: Value?
        switch declaration.source {
        case .initial: break
        case .inherit:
            new.dependencies.insert(.parent)
            addPending(.inherit, declaration, at: entry)
            return properties.initial(of: declaration.property)
        case .declared:
            let sheet = lookup.sheet(of: declaration.reference)
            switch sheet.declarations[Int(declaration.reference.declaration)].value {
            case .typed(let typed): value = sheet.values[Int(typed)]
            case .unparsed(let value):
                new.hasUnparsedValues = true
                addPending(.unparsed, declaration, at: entry)
                pending.base[pending.count - 1].variable = bareVariable(value, of: declaration.reference)
                return properties.initial(of: declaration.property)
            case .cssWide, .verbatim: break
            }
        }
        let specified = value ?? properties.initial(of: declaration.property)
        let needs = relativeValues.needs(of: specified, for: declaration.property)
        new.dependencies.formUnion(needs.dependencies)
        if needs.isRelative { addPending(.relative, declaration, at: entry) }
        return specified
    }

    private mutating func addPending(
        _ kind: CachedCascade.PendingValue.Kind, _ declaration: CascadedDeclaration, at entry: UInt32
    ) {
        pending.append(CachedCascade.PendingValue(kind: kind, entry: entry, declaration: declaration))
    }

    /// The custom property that the value of a longhand is a single reference to; none for other values.
    private func bareVariable(_ value: UInt32, of reference: DeclarationID) -> Atom {
        let context = lookup[reference]
        let segments = context.sheet.unparsedValues[value]
        let declaration = context.sheet.declarations[Int(reference.declaration)]
        guard segments.count == 1, case .reference(.variable(let name), nil) = segments.first,
            case .property = declaration.property, declaration.shorthand == nil
        else { return .none }
        return context.names[Int(name.id)]
    }

    // MARK: Collection

    /// Marks a cascade. Returns its match list and inline style if it was not marked yet.
    mutating func mark(_ row: UInt32, _ collection: UInt32) -> PairKey? {
        keys.mark(row, collection) ? keys[row] : nil
    }

    /// Removes unmarked cascades, as far as `limit` allows. Returns whether the sweep is complete.
    mutating func sweep(from next: inout Int, limit: inout Int, _ collection: UInt32) -> Bool {
        keys.sweep(from: &next, limit: &limit, unmarkedIn: collection) { row in
            pendingValues.free(cascades[Int(row)].pending)
            customProperties.free(cascades[Int(row)].customProperties)
            entries[Int(row)] = []
        }
    }
}
