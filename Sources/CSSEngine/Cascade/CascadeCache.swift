/// The result of a cascade.
struct CachedCascade: BitwiseCopyable {
    /// The id of the cascade, which is unique within the engine's current rules.
    fileprivate(set) var id: UInt64 = 0
    /// In the order of properties.
    fileprivate(set) var declarations = RunPool<WinningDeclaration>.Run()
    fileprivate(set) var customProperties = RunPool<WinningCustomProperty>.Run()
    /// The value of `all`, which applies to properties without a declaration. If it is `nil`, they have their initial
    /// values.
    fileprivate(set) var all: CascadedValue?
    /// The inputs of the values that are known without substitution.
    fileprivate(set) var dependencies: StyleDependencies = []
    fileprivate(set) var hasUnparsedValues = false
}

/// A cache of cascades, by match list and inline style. Each cascade runs once.
struct CascadeCache: ~Copyable {
    private let properties: PropertyTable
    private let lookup: DeclarationLookup
    private let dependencies: PropertyDependencies
    private var cascade: Cascade
    /// The keys of cascades: the match list and the inline style.
    private var keys = RowTable<PairKey>()
    private var cascades = UniqueArray<CachedCascade>()
    private var declarations = RunPool<WinningDeclaration>()
    private var customProperties = RunPool<WinningCustomProperty>()
    private var lastID: UInt64 = 0

    init(_ lookup: DeclarationLookup, properties: PropertyTable) {
        self.lookup = lookup
        dependencies = PropertyDependencies(properties)
        self.properties = properties
        cascade = Cascade(lookup.index, inlineStyles: lookup.inlineStyles, properties)
    }

    var entryCount: Int { keys.liveCount }
    var insertionCount: Int { keys.insertionCount }

    /// The cascade in a row.
    @inline(__always) subscript(row: UInt32) -> CachedCascade { cascades[Int(row)] }

    /// The declarations of a cascade, valid until the next one is added.
    @inline(__always)
    func declarations(of cascade: CachedCascade) -> UnsafeBufferPointer<WinningDeclaration> {
        declarations[cascade.declarations]
    }

    func customProperties(of row: UInt32) -> UnsafeBufferPointer<WinningCustomProperty> {
        customProperties[cascades[Int(row)].customProperties]
    }

    func declaresCustomProperties(_ row: UInt32) -> Bool { cascades[Int(row)].customProperties.count > 0 }

    /// Returns the row of the cascade of a match list and an inline style. Runs the cascade if it is not cached.
    mutating func row(list: UInt32, inlineStyle: UInt32, _ lists: borrowing MatchListTable) -> UInt32 {
        let key = PairKey(first: list, second: inlineStyle)
        if let known = keys.find(key) { return known }
        cascade.run(MatchResult(ranks: lists[list], inlineStyle: inlineStyle))
        let index = keys.insert(key)
        let new = cachedResult()
        if Int(index) < cascades.count { cascades[Int(index)] = new } else { cascades.append(new) }
        return index
    }

    /// The value that a property has instead of a substituted `revert` or `revert-layer`; `nil` if there is none.
    /// - Parameter level: The level of the declaration with the keyword.
    mutating func rollBack(
        _ property: DeclaredProperty, from level: CascadeLevels.Level, by keyword: CSSWideKeyword, in row: UInt32,
        _ lists: borrowing MatchListTable
    ) -> CascadedValue? {
        let key = keys[row]
        return cascade.rollBack(
            property, from: level, by: keyword, MatchResult(ranks: lists[key.first], inlineStyle: key.second),
            id: cascades[Int(row)].id)
    }

    private mutating func cachedResult() -> CachedCascade {
        var new = CachedCascade()
        lastID += 1
        new.id = lastID
        for declaration in cascade.declarations { addInputs(of: declaration, to: &new) }
        if new.dependencies.contains(.ownFontSize),
            cascade.declarations.contains(where: { dependencies.isFontSize($0.property) })
        {
            new.dependencies.remove(.ownFontSize)
        }
        new.declarations = declarations.append(cascade.declarations)
        new.customProperties = customProperties.append(cascade.customProperties)
        new.all = cascade.all
        switch new.all?.source {
        case .inherit: new.dependencies.insert(.parent)
        case .declared: new.hasUnparsedValues = true
        case .initial, nil: break
        }
        return new
    }

    /// Adds the inputs of a declaration's value to the inputs of a cascade.
    @inline(__always)
    private func addInputs(of declaration: WinningDeclaration, to new: inout CachedCascade) {
        switch declaration.source {
        case .inherit: new.dependencies.insert(.parent)
        case .declared(.variable), .declared(.unparsed): new.hasUnparsedValues = true
        case .declared(.absolute):
            if dependencies.isFontSize(declaration.property) { addNeeds(of: declaration, to: &new) }
        case .declared(.relative), .declared(.cssWide), .declared(.verbatim), .initial:
            addNeeds(of: declaration, to: &new)
        }
    }

    private func addNeeds(of declaration: WinningDeclaration, to new: inout CachedCascade) {
        let value = lookup.typedValue(of: declaration) ?? properties.initial(of: declaration.property)
        new.dependencies.formUnion(dependencies.needs(of: value, for: declaration.property).dependencies)
    }

    // MARK: Collection

    /// Marks a cascade. Returns its match list and inline style if it was not marked yet.
    mutating func mark(_ row: UInt32, _ collection: UInt32) -> PairKey? {
        keys.mark(row, collection) ? keys[row] : nil
    }

    /// Removes unmarked cascades, as far as `limit` allows. Returns whether the sweep is complete.
    mutating func sweep(from next: inout Int, limit: inout Int, _ collection: UInt32) -> Bool {
        keys.sweep(from: &next, limit: &limit, unmarkedIn: collection) { row in
            declarations.free(cascades[Int(row)].declarations)
            customProperties.free(cascades[Int(row)].customProperties)
        }
    }
}
