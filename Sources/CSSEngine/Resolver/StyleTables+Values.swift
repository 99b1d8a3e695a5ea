/// What the values of a cascade depend on, besides its declarations.
struct ElementInputs {
    let cascade: UInt32
    let source: SubstitutionSource
    /// `nil` for a root.
    let parent: ComputedStyle?
    let environment: ElementEnvironments.ID
    let context: StyleTables.Context
    /// The size of the font that the element has without a style; not positive if it has none.
    let ownFontSize: Double
}

/// A computed style under construction.
struct ComputedStyleBuilder {
    var entries: [ComputedStyle.Entry] = []
    var dependencies: StyleDependencies = []
    /// A Bloom filter of the custom properties that the values read.
    var variables: UInt64 = 0
}

// Computing values: substitutes references, inherits, and makes relative values absolute.
extension StyleTables {
    /// Computes the values of a cascade in the context of an element.
    mutating func compute(
        _ element: ElementInputs, _ environments: borrowing ElementEnvironments, _ lists: borrowing MatchListTable
    ) -> ComputedStyleBuilder {
        let cached = cascades[element.cascade]
        var builder = ComputedStyleBuilder(dependencies: cached.dependencies)
        builder.entries.reserveCapacity(Int(cached.declarations.count))
        relative.removeAll()
        // Rolling back adds no cascade, so that the memory does not move.
        for var declaration in cascades.declarations(of: cached) {
            let value: Value
            let order = declaration.order
            switch declaration.source {
            case .declared(.absolute(let index)):
                value = typedValues.value(index, of: declaration.reference)
                if propertyDependencies.isFontSize(declaration.property) { addNeeds(of: value, declaration, &builder) }
            case .declared(.relative(let index)):
                value = typedValues.value(index, of: declaration.reference)
                relative.append(UInt32(builder.entries.count))
            case .declared(.variable(let name)):
                let known = values.value(
                    of: declaration.property, reading: name, element.source, reads: &builder.variables)
                value = known ?? self.value(of: &declaration, element, lists, &builder)
                addNeeds(of: value, declaration, &builder)
            case .declared(.unparsed), .declared(.cssWide), .declared(.verbatim), .initial, .inherit:
                value = self.value(of: &declaration, element, lists, &builder)
                addNeeds(of: value, declaration, &builder)
            }
            builder.entries.append(
                ComputedStyle.Entry(
                    value: value, property: declaration.property, order: order, reference: declaration.reference))
        }
        if let all = cached.all, let reference = inheritingDeclaration(all, element, lists, &builder),
            let parent = element.parent
        {
            inheritAll(from: parent, reference, &builder)
        }
        if relative.count > 0 {
            relativeValues.resolve(
                &builder.entries, at: UnsafeBufferPointer(relative.elements),
                parent: element.parent, in: environments[element.environment], rootFont: element.context.rootFont,
                ownFontSize: element.ownFontSize, keepsColorSchemes: element.context.keepsColorSchemes)
        }
        if relativeValues.hasFontSize(builder.entries) { builder.dependencies.remove(.ownFontSize) }
        return builder
    }

    /// Records the inputs of the value of the next entry.
    private mutating func addNeeds(
        of value: Value, _ declaration: WinningDeclaration, _ builder: inout ComputedStyleBuilder
    ) {
        let needs = propertyDependencies.needs(of: value, for: declaration.property)
        builder.dependencies.formUnion(needs.dependencies)
        if needs.isRelative { relative.append(UInt32(builder.entries.count)) }
    }

    private func inherited(_ property: PropertyID, _ parent: ComputedStyle?) -> Value {
        parent?[property] ?? properties.initial(of: property)
    }

    /// The declaration of `all` that lets the properties without an entry inherit; `nil` if they have their initial values.
    private mutating func inheritingDeclaration(
        _ all: CascadedValue, _ element: ElementInputs, _ lists: borrowing MatchListTable,
        _ builder: inout ComputedStyleBuilder
    ) -> DeclarationID? {
        var next: CascadedValue? = all
        while let all = next {
            switch all.source {
            case .initial: return nil
            case .inherit:
                builder.dependencies.insert(.parent)
                return all.reference
            case .declared:
                guard case .unparsed(let unparsedValue) = lookup.value(of: all.reference) else { return nil }
                let keyword = values.keyword(
                    of: all.reference, unparsedValue, element.source, texts, reads: &builder.variables,
                    dependencies: &builder.dependencies)
                guard let keyword else { return nil }
                if let source = ValueSource(.cssWide(keyword), of: .all) {
                    next = CascadedValue(reference: all.reference, level: all.level, source: source)
                } else {
                    next = cascades.rollBack(.all, from: all.level, by: keyword, in: element.cascade, lists)
                }
            }
        }
        return nil
    }

    /// Inherits the properties without an entry.
    private mutating func inheritAll(
        from parent: ComputedStyle, _ reference: DeclarationID, _ builder: inout ComputedStyleBuilder
    ) {
        let relativeProperties = Set((0..<relative.count).map { builder.entries[Int(relative[$0])].property })
        let own = Set(builder.entries.map(\.property))
        for entry in parent.entries where !own.contains(entry.property) {
            builder.entries.append(
                ComputedStyle.Entry(
                    value: entry.value, property: entry.property, order: ComputedStyle.Entry.inheritedOrder,
                    reference: reference))
        }
        builder.entries.sort { $0.property < $1.property }
        relative.removeAll()
        for (index, entry) in builder.entries.enumerated() {
            let needs = propertyDependencies.needs(of: entry.value, for: entry.property)
            if !own.contains(entry.property) { builder.dependencies.formUnion(needs.dependencies) }
            if relativeProperties.contains(entry.property) || !own.contains(entry.property) && needs.isRelative {
                relative.append(UInt32(index))
            }
        }
    }

    /// The value of a declaration with references. Sets `declaration` to the declaration that the value comes from.
    private mutating func value(
        of declaration: inout WinningDeclaration, _ element: ElementInputs, _ lists: borrowing MatchListTable,
        _ builder: inout ComputedStyleBuilder
    ) -> Value {
        while true {
            switch declaration.source {
            case .initial: return properties.initial(of: declaration.property)
            case .inherit:
                builder.dependencies.insert(.parent)
                return inherited(declaration.property, element.parent)
            case .declared:
                switch lookup.value(of: declaration.reference) {
                case .typed(let value): return lookup.sheet(of: declaration.reference).values[Int(value)]
                case .cssWide, .verbatim: return properties.initial(of: declaration.property)
                case .unparsed(let unparsedValue):
                    let result = values.value(
                        of: declaration, unparsedValue, element.source, texts, reads: &builder.variables,
                        dependencies: &builder.dependencies)
                    switch result {
                    case .value(let value): return value
                    case .invalid: declaration.source = .initial
                    case .wide(.inherit): declaration.source = .inherit
                    case .wide(.initial), .wide(.unset): declaration.source = .initial
                    case .wide(let keyword):
                        let next = cascades.rollBack(
                            .property(declaration.property), from: declaration.level, by: keyword, in: element.cascade,
                            lists)
                        if let next {
                            declaration = WinningDeclaration(next, of: declaration.property)
                        } else {
                            declaration.source = .initial
                        }
                    }
                }
            }
        }
    }
}

/// Reads the typed values of declarations. Caches the values of the last stylesheet, because most declarations of an
/// element are in the same stylesheet.
struct TypedValues {
    private let lookup: DeclarationLookup
    private var sheet: SheetID?
    private var values: [Value] = []

    init(_ lookup: DeclarationLookup) {
        self.lookup = lookup
    }

    @inline(__always) mutating func value(_ index: UInt32, of reference: DeclarationID) -> Value {
        if reference.sheet != sheet {
            // The text of an inline style may be replaced by another text with the same id.
            if reference.sheet.inlineText != nil { return lookup.sheet(of: reference).values[Int(index)] }
            sheet = reference.sheet
            values = lookup.sheet(of: reference).values
        }
        return values[Int(index)]
    }
}
