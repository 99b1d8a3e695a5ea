/// The style of an element, as rows of the style tables.
struct StyleRows: BitwiseCopyable {
    static let none = UInt32.max

    /// The match list.
    var list = StyleRows.none
    var customProperties: UInt32 = 0
    var style = StyleRows.none
    /// The inline style that the element was styled with.
    var inlineStyle: UInt32 = 0
    /// Whether the element declares custom properties. Otherwise it shares the custom properties of its parent.
    var declaresCustomProperties = false

    var isStyled: Bool { style != StyleRows.none }
}

/// The tables from rules to computed styles, each row shared by all elements that it fits:
/// match list → cascade → custom properties → computed style.
struct StyleTables: ~Copyable {
    /// The context of an update that is the same for all elements of a root.
    struct Context {
        var keepsColorSchemes = false
        var rootFont = RootFont()
    }

    /// The place of an element that is styled, as far as its values depend on it.
    struct Place: BitwiseCopyable {
        /// The style of the parent; `nil` for a root.
        let parent: StyleRows?
        /// The element's list of attributes.
        let attributes: UInt32
        let environment: ElementEnvironments.ID
        /// The containers around the element.
        let containers: ContainerView
    }

    /// The inputs of the values of a cascade, besides its declarations.
    private struct ElementInputs {
        let cascade: UInt32
        let environment: ElementEnvironments.ID
        /// The inputs of references.
        var source: SubstitutionSource
        /// The inputs of relative values.
        let relative: RelativeValues.Inputs

        /// `nil` for a root.
        var parent: ComputedStyle? { relative.parent }
    }

    private let tree: StyleTree
    private let properties: PropertyTable
    private let propertyDependencies: PropertyDependencies
    private let relativeValues: RelativeValues
    private let borders: BorderValues
    private let backgrounds: BackgroundValues
    /// The groups that each property belongs to.
    private let groups: [PropertyGroup]
    private let directionProperty: PropertyID?
    private let inlineStyles: InlineStyleTable
    private let containers: ContainerViews
    private var lookup: DeclarationLookup
    private var cascades: CascadeCache
    private var texts = VariableTexts()
    private var variables: VariableResolver
    private var typedValues: TypedValues
    private var values: SubstitutedValueCache
    /// The indices of the entries of a computed style that are not absolute yet.
    private var relative = UniqueArray<UInt32>()
    private(set) var customProperties = CustomPropertyTable()
    private(set) var styles = ComputedStyleTable()
    /// The texts of the variables of `env()`, by the id of the environment; `nil` if they are not made yet, or incomplete.
    private var environmentTexts: [EnvironmentVariableTexts?] = []
    /// The initial values of registered properties, by the id of the environment; `nil` if they are not made yet.
    private var initialProperties: [CustomProperties?] = []
    private let fontProperties: [PropertyID: FontDependency]
    private var hasRegisteredProperties: Bool

    init(
        _ tree: StyleTree, _ index: RuleIndex, _ inlineStyles: InlineStyleTable, _ containers: ContainerViews,
        properties: PropertyTable, fonts: FontMeasurer
    ) {
        self.tree = tree
        self.properties = properties
        self.containers = containers
        self.inlineStyles = inlineStyles
        relativeValues = RelativeValues(properties: properties, fonts: fonts)
        borders = BorderValues(properties)
        backgrounds = BackgroundValues(properties)
        var groups = [PropertyGroup](repeating: [], count: properties.all.count)
        for property in borders.properties { groups[Int(property.index)].insert(.borders) }
        for property in backgrounds.parts { groups[Int(property.index)].insert(.backgrounds) }
        for property in ["container-type", "container-name"].compactMap({ properties[$0] }) {
            groups[Int(property.index)].insert(.containers)
        }
        self.groups = groups
        directionProperty = properties["direction"]
        propertyDependencies = PropertyDependencies(properties)
        fontProperties = FontDependency.properties(in: properties)
        hasRegisteredProperties = !index.registeredProperties.isEmpty
        lookup = DeclarationLookup(index: index, inlineStyles: inlineStyles)
        cascades = CascadeCache(lookup, properties: properties)
        variables = VariableResolver(lookup, properties: properties)
        typedValues = TypedValues(lookup)
        values = SubstitutedValueCache(lookup, properties: properties)
    }

    var entryCount: Int {
        cascades.entryCount + texts.entryCount + variables.entryCount + values.entryCount
            + customProperties.entryCount + styles.entryCount
    }

    var insertionCount: Int {
        cascades.insertionCount + texts.insertionCount + variables.insertionCount + values.insertionCount
            + customProperties.insertionCount + styles.insertionCount
    }

    mutating func beginUpdate() { customProperties.beginUpdate() }

    // MARK: Styles

    /// Gives an element the style of its match list.
    /// - Parameters:
    ///   - old: The former style. Its rows stay if the new ones are equal.
    ///   - ownFontSize: Reads the size of the font that the element has without a style.
    ///   - siblings: Reads the position of the element among its siblings.
    mutating func computeStyle(
        of rows: inout StyleRows, insteadOf old: StyleRows, inlineStyle: UInt32, at place: Place,
        _ environments: borrowing ElementEnvironments, _ lists: borrowing MatchListTable, _ context: Context,
        ownFontSize: () -> Double, siblings: () -> SiblingPosition
    ) {
        let cascade = cascades.row(list: rows.list, inlineStyle: inlineStyle, lists)
        rows.inlineStyle = inlineStyle
        rows.declaresCustomProperties = cascades.declaresCustomProperties(cascade)
        rows.customProperties = place.parent.map { inheritedCustomProperties(of: $0) } ?? 0
        if rows.declaresCustomProperties {
            rows.customProperties = customPropertyRow(
                cascade, at: place, inheriting: rows.customProperties, environments, lists, context, ownFontSize,
                siblings)
            if rows.customProperties != old.customProperties,
                customProperties[rows.customProperties].isEqual(to: customProperties[old.customProperties])
            {
                rows.customProperties = old.customProperties
            }
        }
        rows.style = style(
            cascade, rows.customProperties, at: place, environments, lists, context, ownFontSize, siblings)
    }

    /// Adds a style with other values of some properties. Returns its row.
    mutating func insertStyle(_ values: [MotionDeclarations.PropertyValue], over base: UInt32) -> UInt32 {
        styles.insert(values, over: base)
    }

    /// Whether no other value of a style depends on a property.
    func isIndependent(_ property: PropertyID, in style: ComputedStyle) -> Bool {
        if property == propertyDependencies.colorProperty, style.readsColor || hasRegisteredProperties { return false }
        return groups[Int(property.index)].isEmpty && fontProperties[property] == nil && property != directionProperty
            && !properties.logicalProperties.contains(property)
    }

    /// The row of the custom properties that a child without own ones has.
    func inheritedCustomProperties(of rows: StyleRows) -> UInt32 {
        hasRegisteredProperties ? customProperties[rows.customProperties].inheritedRow : rows.customProperties
    }

    /// The row of the custom properties of an element that declares some.
    /// - Parameter inherited: The row of the custom properties that the element inherits.
    private mutating func customPropertyRow(
        _ cascade: UInt32, at place: Place, inheriting inherited: UInt32,
        _ environments: borrowing ElementEnvironments, _ lists: borrowing MatchListTable, _ context: Context,
        _ ownFontSize: () -> Double, _ siblings: () -> SiblingPosition
    ) -> UInt32 {
        var key = CustomPropertyKey(
            cascade: cascade, parent: place.parent?.customProperties ?? 0, environment: UInt32(place.environment))
        while true {
            switch customProperties.find(key) {
            case .row(let known): return known
            case .needs(let inputs):
                if inputs.contains(.parent) { key.parentStyle = place.parent.map { styles[$0.style].id + 1 } ?? 1 }
                if inputs.contains(.rootFontSize) { key.rootFont = context.rootFont }
                key.element.add(inputs, of: place, ownFontSize, siblings)
                continue
            case nil: break
            }
            let element = inputs(cascade, inherited, at: place, key.element, environments, context)
            let own = ownCustomProperties(of: element, environments, lists)
            let missing = own.dependencies.intersection(CustomPropertyKey.optionalInputs).subtracting(key.inputs)
            if missing.isEmpty { return customProperties.insert(key, own, inheriting: inherited) }
            customProperties.insert(key, needing: missing, isComplete: own.isComplete)
        }
    }

    /// The row of the style of an element.
    /// - Parameter ownCustomProperties: The row of its custom properties.
    private mutating func style(
        _ cascade: UInt32, _ ownCustomProperties: UInt32, at place: Place,
        _ environments: borrowing ElementEnvironments, _ lists: borrowing MatchListTable, _ context: Context,
        _ ownFontSize: () -> Double, _ siblings: () -> SiblingPosition
    ) -> UInt32 {
        var key = ComputedStyleKey(cascade: cascade, environment: UInt32(place.environment))
        let readsVariables = cascades[cascade].hasUnparsedValues
        let dependencies = cascades[cascade].dependencies
        key.add(dependencies, of: place, ownFontSize, siblings)
        if readsVariables { key.customProperties = ownCustomProperties }
        if place.parent != nil, readsVariables || !dependencies.isDisjoint(with: [.parent, .rootFontSize]) {
            key.rootFont = context.rootFont
        }
        if case .style(let known) = styles.find(key) { return known }
        return newStyle(key, ownCustomProperties, at: place, environments, lists, context, ownFontSize, siblings)
    }

    /// The row of the style of an element if its key has no style yet, or must contain further inputs.
    private mutating func newStyle(
        _ key: ComputedStyleKey, _ ownCustomProperties: UInt32, at place: Place,
        _ environments: borrowing ElementEnvironments, _ lists: borrowing MatchListTable, _ context: Context,
        _ ownFontSize: () -> Double, _ siblings: () -> SiblingPosition
    ) -> UInt32 {
        var key = key
        while true {
            switch styles.find(key) {
            case .style(let known): return known
            case .needs(let inputs):
                key.add(inputs, of: place, ownFontSize, siblings)
                continue
            case nil: break
            }
            let element = inputs(key.cascade, ownCustomProperties, at: place, key.element, environments, context)
            let builder = compute(element, environments, lists)
            let missing = builder.dependencies.intersection(ComputedStyleKey.optionalInputs).subtracting(key.inputs)
            if missing.isEmpty { return styles.insert(key, builder) }
            styles.insert(key, needing: missing)
        }
    }

    /// The inputs of the values of an element.
    /// - Parameter row: The row of the custom properties that values read.
    private mutating func inputs(
        _ cascade: UInt32, _ row: UInt32, at place: Place, _ key: OptionalInputs,
        _ environments: borrowing ElementEnvironments, _ context: Context
    ) -> ElementInputs {
        ElementInputs(
            cascade: cascade, environment: place.environment,
            source: source(row, at: place, siblings: key.siblings, environments, context),
            relative: RelativeValues.Inputs(
                parent: place.parent.map { styles[$0.style] }, rootFont: context.rootFont,
                ownFontSize: key.ownFontSize, container: containers.size(place.containers.size),
                siblings: key.siblings, keepsColorSchemes: context.keepsColorSchemes))
    }

    /// The inputs of the substitution functions of an element.
    /// - Parameters:
    ///   - row: The row of the custom properties that functions read.
    ///   - siblings: The position of the element among its siblings, as far as values depend on it.
    private mutating func source(
        _ row: UInt32, at place: Place, siblings: SiblingPosition, _ environments: borrowing ElementEnvironments,
        _ context: Context
    ) -> SubstitutionSource {
        SubstitutionSource(
            customProperties: customProperties[row],
            initial: hasRegisteredProperties ? initialProperties(place.environment, environments, context) : nil,
            environment: environmentTexts(place.environment, environments),
            inherited: customProperties[place.parent?.customProperties ?? 0],
            attributes: ElementAttributes(tree, list: place.attributes), containers: containers,
            containerAnswers: place.containers.answers, isRoot: place.parent == nil,
            siblings: siblings)
    }

    /// Returns the answer of an element to a style query; `nil` if it is unknown.
    /// - Parameters:
    ///   - rows: The style of the element.
    ///   - resolution: The context of the element's values.
    mutating func answer(
        to query: StyleQuery, of rows: StyleRows, at place: Place, _ environments: borrowing ElementEnvironments,
        _ context: Context, _ resolution: ResolutionContext
    ) -> Bool? {
        let source = source(
            rows.customProperties, at: place, siblings: resolution.siblings, environments, context)
        let valueContext = ColorSchemeContext(resolution, keepsColorSchemes: context.keepsColorSchemes)
        var contexts: SubstitutionEvaluator.Contexts = [nil: valueContext]
        for font in FontDependency.allCases { contexts[font] = valueContext }
        var evaluator = SubstitutionEvaluator(source, contexts, lookup, properties)
        return evaluator.answer(to: query, texts)
    }

    private mutating func environmentTexts(
        _ id: ElementEnvironments.ID, _ environments: borrowing ElementEnvironments
    ) -> EnvironmentVariableTexts {
        if Int(id) < environmentTexts.count, let known = environmentTexts[Int(id)] { return known }
        while environmentTexts.count <= Int(id) { environmentTexts.append(nil) }
        let new = EnvironmentVariableTexts(environments[id], &texts)
        if new.isComplete { environmentTexts[Int(id)] = new }
        return new
    }

    /// The initial values of the registered properties.
    private mutating func initialProperties(
        _ id: ElementEnvironments.ID, _ environments: borrowing ElementEnvironments, _ context: Context
    ) -> CustomProperties? {
        if Int(id) < initialProperties.count, let known = initialProperties[Int(id)] { return known }
        while initialProperties.count <= Int(id) { initialProperties.append(nil) }
        let valueContext = ColorSchemeContext(
            ResolutionContext(environments[id]), keepsColorSchemes: context.keepsColorSchemes)
        let new = variables.initialProperties(valueContext, &texts)
        initialProperties[Int(id)] = new
        return new
    }

    // MARK: Queries

    /// The text of a custom property; `nil` for the guaranteed-invalid value.
    func string(_ text: TextID) -> String? { texts.string(text) }

    /// The first custom property beyond the limit of texts, since the rules were replaced; `nil` if there is none.
    var limitDiagnostic: Diagnostic? { variables.limitDiagnostic }

    /// The winning declarations of an element's own custom properties.
    mutating func customPropertyDeclarations(
        of rows: StyleRows, _ lists: borrowing MatchListTable
    ) -> [DeclarationID] {
        let known = customProperties[rows.customProperties]
        let cascade = cascades.row(list: rows.list, inlineStyle: rows.inlineStyle, lists)
        return cascades.customProperties(of: cascade).map { winner in
            // Substitution may have rolled the cascade back to another declaration. A custom property that inherits has
            // the entry of an ancestor.
            switch winner.source {
            case .initial, .inherit, .declared(.cssWide): return winner.reference
            case .declared: break
            }
            return known[winner.name]?.reference ?? winner.reference
        }
    }

    /// The inputs of all styles and custom properties, including former ones.
    var dependencies: StyleDependencies {
        initialProperties.reduce(into: styles.dependencies.union(customProperties.dependencies)) {
            $0.formUnion($1?.dependencies ?? [])
        }
    }

    /// Whether the custom properties that an element declares depend on one of the inputs.
    func customPropertiesDepend(_ rows: StyleRows, on inputs: StyleDependencies) -> Bool {
        rows.declaresCustomProperties
            && !customProperties[rows.customProperties].dependencies.isDisjoint(with: inputs)
    }

    /// The id of an element's match list and inline style, which is unique in the engine's current rules.
    mutating func cascadeID(of rows: StyleRows, _ lists: borrowing MatchListTable) -> UInt64 {
        cascades[cascades.row(list: rows.list, inlineStyle: rows.inlineStyle, lists)].id
    }

    mutating func changedCustomProperties(from old: UInt32, to new: UInt32) -> UInt64 {
        customProperties.changedNames(from: old, to: new)
    }

    // MARK: Changes

    /// Removes the keys of styles and custom properties, because the id of an environment or of a size of containers has a
    /// new meaning.
    mutating func removeValueKeys() {
        styles.removeKeys()
        customProperties.removeKeys()
        initialProperties = []
    }

    /// Reads the variables of the environments again when they are needed.
    mutating func environmentVariablesDidChange() { environmentTexts = [] }

    /// Removes everything that depends on rules, but keeps custom properties and styles for the elements that have them.
    mutating func replaceIndex(by index: RuleIndex, keepsTexts: Bool) {
        lookup = DeclarationLookup(index: index, inlineStyles: inlineStyles)
        cascades = CascadeCache(lookup, properties: properties)
        variables = VariableResolver(lookup, properties: properties)
        typedValues = TypedValues(lookup)
        values = SubstitutedValueCache(lookup, properties: properties)
        customProperties.removeKeys()
        styles.removeKeys()
        hasRegisteredProperties = !index.registeredProperties.isEmpty
        initialProperties = []
        if !keepsTexts {
            texts = VariableTexts()
            environmentTexts = []
        }
    }

    /// Gives all custom properties and styles new rows, because the declarations have moved.
    mutating func replaceRows(styles new: [ComputedStyle], customProperties newCustomProperties: [CustomProperties]) {
        styles.replaceAll(by: new)
        customProperties.replaceAll(by: newCustomProperties)
    }

    mutating func removeFormerDependencies(keeping used: StyleDependencies) {
        styles.removeFormerDependencies(keeping: used)
    }

    // MARK: Collection

    mutating func beginCollection(_ collection: UInt32) { texts.beginCollection(collection) }

    /// Marks the rows of a style and everything that their keys refer to, so that no key outlives its parts.
    mutating func mark(_ rows: StyleRows, _ tree: StyleTree, _ matches: inout MatchedRules, _ collection: UInt32) {
        markCustomProperties(rows.customProperties, tree, &matches, collection)
        guard rows.isStyled else { return }
        var next: UInt32? = rows.style
        // The style, and the ancestors' styles that it depends on.
        while let style = next, styles.mark(style, collection) {
            next = nil
            for entry in styles[style].entries { markText(of: entry.reference) }
            guard let key = styles.key(of: style) else {
                next = styles.base(of: style)
                continue
            }
            markCascade(key.cascade, &matches, collection)
            markCustomProperties(key.customProperties, tree, &matches, collection)
            key.element.markAttributes(in: tree)
            next = key.parent.style
        }
    }

    private mutating func markCustomProperties(
        _ row: UInt32, _ tree: StyleTree, _ matches: inout MatchedRules, _ collection: UInt32
    ) {
        var unvisited = [row]
        while let row = unvisited.popLast() {
            guard customProperties.mark(row, collection) else { continue }
            let set = customProperties[row]
            for entry in set.entries {
                tree.markName(entry.name)
                texts.mark(entry.text)
                markText(of: entry.reference)
            }
            if let parent = set.parentRow { unvisited.append(parent) }
            guard let key = customProperties.key(of: row) else { continue }
            unvisited.append(key.parent)
            markCascade(key.cascade, &matches, collection)
            key.element.markAttributes(in: tree)
        }
    }

    private mutating func markCascade(_ cascade: UInt32, _ matches: inout MatchedRules, _ collection: UInt32) {
        guard let key = cascades.mark(cascade, collection) else { return }
        matches.markList(key.first, collection)
        inlineStyles.mark(key.second)
    }

    private func markText(of reference: DeclarationID) {
        if let text = reference.sheet.inlineText { inlineStyles.markText(text) }
    }

    /// Marks the rows in use that do not belong to an element.
    mutating func markShared() {
        for environment in environmentTexts { environment?.mark(in: &texts) }
        for entry in initialProperties.lazy.compactMap({ $0?.entries }).joined() { texts.mark(entry.text) }
    }

    /// Removes unmarked rows of a table, as far as `limit` allows. Returns whether the sweep of the table is complete.
    mutating func sweep(
        _ table: Table, from next: inout Int, limit: inout Int, _ collection: UInt32
    ) -> Bool {
        switch table {
        case .styles: styles.sweep(from: &next, limit: &limit, collection)
        case .customProperties: customProperties.sweep(from: &next, limit: &limit, collection)
        case .cascades: cascades.sweep(from: &next, limit: &limit, collection)
        case .plainDeclarations: variables.sweepPlainDeclarations(from: &next, limit: &limit, texts)
        case .registeredValues: variables.sweepRegisteredValues(from: &next, limit: &limit, texts)
        case .substitutedValues: values.sweep(from: &next, limit: &limit, texts)
        case .unparsedValues: values.sweepFirstStates(from: &next, limit: &limit)
        case .texts: texts.sweep(from: &next, limit: &limit)
        }
    }

    /// The tables with rows to collect. A table comes before the tables that its keys refer to.
    enum Table {
        case styles, customProperties, cascades, plainDeclarations, registeredValues, substitutedValues, unparsedValues,
            texts
    }
}

extension ComputedStyleKey {
    /// Adds the inputs in a set.
    @inline(__always)
    fileprivate mutating func add(
        _ inputs: StyleDependencies, of place: StyleTables.Place, _ ownFontSize: () -> Double,
        _ siblings: () -> SiblingPosition
    ) {
        if inputs.contains(.parent) { parent = place.parent.map { .init(style: $0.style) } ?? .none }
        element.add(inputs, of: place, ownFontSize, siblings)
    }
}

extension OptionalInputs {
    /// Adds the inputs in a set. Reads the font and the siblings of the element only if they are in it.
    @inline(__always)
    fileprivate mutating func add(
        _ inputs: StyleDependencies, of place: StyleTables.Place, _ ownFontSize: () -> Double,
        _ siblings: () -> SiblingPosition
    ) {
        guard !inputs.isDisjoint(with: Self.all) else { return }
        if inputs.contains(.ownFontSize) { self.ownFontSize = ownFontSize() }
        if inputs.contains(.containerSize) { containerSize = place.containers.size }
        if inputs.contains(.containerAnswers) { containerAnswers = place.containers.answers }
        if inputs.contains(.attributes) { attributes = place.attributes }
        if inputs.contains(.siblingIndex) { self.siblings.index = siblings().index }
        if inputs.contains(.siblingCount) { self.siblings.count = siblings().count }
    }
}

// MARK: Values

// Substitutes references, inherits, and makes relative values absolute.
extension StyleTables {
    /// Computes the values of a cascade in the context of an element.
    private mutating func compute(
        _ element: ElementInputs, _ environments: borrowing ElementEnvironments, _ lists: borrowing MatchListTable
    ) -> ComputedStyleBuilder {
        let cached = cascades[element.cascade]
        var builder = ComputedStyleBuilder(dependencies: cached.dependencies)
        builder.entries.reserveCapacity(Int(cached.declarations.count))
        relative.removeAll()
        let cyclicProperties =
            cached.customProperties.count > 0 ? element.source.customProperties.cyclicFontProperties : []
        let hasCycles = !cyclicProperties.isEmpty
        // Rolling back adds no cascade, so that the memory does not move.
        for var declaration in cascades.declarations(of: cached) {
            if hasCycles, cyclicProperties.contains(declaration.property) {
                declaration.source = .initial
            }
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
                value = known ?? self.value(of: &declaration, element, environments, lists, &builder)
                addNeeds(of: value, declaration, &builder)
            case .declared(.unparsed), .declared(.cssWide), .declared(.verbatim), .initial, .inherit:
                value = self.value(of: &declaration, element, environments, lists, &builder)
                addNeeds(of: value, declaration, &builder)
            }
            builder.groups.formUnion(groups[Int(declaration.property.index)])
            builder.entries.append(
                ComputedStyle.Entry(
                    value: value, property: declaration.property, order: order, reference: declaration.reference))
        }
        if let all = cached.all, let reference = inheritingDeclaration(all, element, environments, lists, &builder),
            let parent = element.parent
        {
            inheritAll(from: parent, reference, &builder)
        }
        if relative.count > 0 {
            let needs = relativeValues.resolve(
                &builder.entries, at: UnsafeBufferPointer(relative.elements), element.relative,
                in: environments[element.environment])
            builder.readsColor = needs.contains(.currentColor)
        }
        if builder.dependencies.contains(.ownFontSize), relativeValues.hasFontSize(builder.entries) {
            builder.dependencies.remove(.ownFontSize)
        }
        if builder.groups.contains(.borders) {
            borders.resolve(&builder.entries, scale: environments[element.environment].scale)
        }
        if builder.groups.contains(.backgrounds) { backgrounds.resolve(&builder.entries) }
        return builder
    }

    /// Computes the custom properties that an element declares.
    private mutating func ownCustomProperties(
        of element: ElementInputs, _ environments: borrowing ElementEnvironments, _ lists: borrowing MatchListTable
    ) -> VariableResolver.OwnProperties {
        var resolution = variables.begin(element.cascade, element.source)
        if resolution.needsContext { resolution.setContext(context(of: element, environments)) }
        variables.resolvePlainTexts(&resolution, &texts, cascades)
        if resolution.needsContext { resolution.setContext(context(of: element, environments)) }
        while let font = variables.resume(&resolution, &texts, &cascades, lists) {
            let (context, dependencies) = fontContext(font, element, resolution.own, environments, lists)
            resolution.setFont(font, context, dependencies)
        }
        return resolution.own
    }

    /// The context of values that are not relative to the font.
    private func context(
        of element: ElementInputs, _ environments: borrowing ElementEnvironments
    ) -> ColorSchemeContext {
        relativeValues.context(element.relative, in: environments[element.environment])
    }

    /// Computes the part of an element's font that custom properties are relative to, and its inputs.
    /// - Parameter own: The custom properties that are computed so far. The declarations of the font read no others.
    private mutating func fontContext(
        _ font: FontDependency, _ element: ElementInputs, _ own: VariableResolver.OwnProperties,
        _ environments: borrowing ElementEnvironments, _ lists: borrowing MatchListTable
    ) -> (ColorSchemeContext, StyleDependencies) {
        // The entries of the style that is computed may be relative as well.
        var outerRelative = UniqueArray<UInt32>()
        swap(&outerRelative, &relative)
        defer { swap(&outerRelative, &relative) }
        var element = element
        element.source.customProperties = CustomProperties(
            own.entries + own.uninherited, inheritingFrom: element.source.customProperties, [], row: 0, id: 0)
        var builder = ComputedStyleBuilder()
        for var declaration in cascades.declarations(of: cascades[element.cascade]) {
            guard let part = fontProperties[declaration.property], part <= font else { continue }
            if own.cyclicFontProperties.contains(declaration.property) { declaration.source = .initial }
            let value = self.value(of: &declaration, element, environments, lists, &builder)
            addNeeds(of: value, declaration, &builder)
            builder.entries.append(
                ComputedStyle.Entry(
                    value: value, property: declaration.property, order: declaration.order,
                    reference: declaration.reference))
        }
        let context = relativeValues.fontContext(
            &builder.entries, at: UnsafeBufferPointer(relative.elements), element.relative,
            in: environments[element.environment], needsMetrics: font > .size)
        builder.dependencies.insert(.ownFontSize)
        if relativeValues.hasFontSize(builder.entries) { builder.dependencies.remove(.ownFontSize) }
        return (context, builder.dependencies)
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
        guard let parent else { return properties.initial(of: property) }
        return parent[property] ?? borders.value(of: property, in: parent) ?? properties.initial(of: property)
    }

    /// The declaration of `all` that lets the properties without an entry inherit; `nil` if they have their initial values.
    private mutating func inheritingDeclaration(
        _ all: CascadedValue, _ element: ElementInputs, _ environments: borrowing ElementEnvironments,
        _ lists: borrowing MatchListTable, _ builder: inout ComputedStyleBuilder
    ) -> DeclarationID? {
        var next: CascadedValue? = all
        while let all = next {
            switch all.source {
            case .initial: return nil
            case .inherit:
                builder.dependencies.insert(.parent)
                return all.reference
            case .declared:
                let result = substitutedValue(of: all.reference, as: nil, element, environments, lists, &builder)
                guard case .wide(let keyword) = result else { return nil }
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
            builder.groups.formUnion(groups[Int(entry.property.index)])
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

    /// The value of a declaration with references after substitution.
    /// - Parameter property: The property; `nil` for `all`, whose value is a CSS-wide keyword.
    private mutating func substitutedValue(
        of reference: DeclarationID, as property: PropertyID?, _ element: ElementInputs,
        _ environments: borrowing ElementEnvironments, _ lists: borrowing MatchListTable,
        _ builder: inout ComputedStyleBuilder
    ) -> SubstitutionResult {
        let result = values.value(
            of: reference, as: property, element.source, SubstitutionEvaluator.Contexts(), &texts,
            reads: &builder.variables, dependencies: &builder.dependencies)
        guard case .needsContext(let need) = result else { return result }
        return substitutedValue(of: reference, as: property, needing: need, element, environments, lists, &builder)
    }

    /// The value of a declaration with references that needs the context of a part of the font, or that of values that are not
    /// relative to the font.
    private mutating func substitutedValue(
        of reference: DeclarationID, as property: PropertyID?, needing need: FontDependency?, _ element: ElementInputs,
        _ environments: borrowing ElementEnvironments, _ lists: borrowing MatchListTable,
        _ builder: inout ComputedStyleBuilder
    ) -> SubstitutionResult {
        var contexts = SubstitutionEvaluator.Contexts()
        var result = SubstitutionResult.needsContext(need)
        while case .needsContext(let font) = result {
            defer {
                result = values.value(
                    of: reference, as: property, element.source, contexts, &texts, reads: &builder.variables,
                    dependencies: &builder.dependencies)
            }
            guard let font else {
                contexts[nil] = context(of: element, environments)
                continue
            }
            if property.flatMap({ fontProperties[$0] }) == nil {
                var own = VariableResolver.OwnProperties()
                own.cyclicFontProperties = element.source.customProperties.cyclicFontProperties
                let (context, inputs) = fontContext(font, element, own, environments, lists)
                contexts[font] = context
                builder.dependencies.formUnion(inputs)
            } else {
                // A property of the font refers to the font of the parent.
                contexts[font] = parentFontContext(element, environments)
                builder.dependencies.insert(.parent)
            }
        }
        return result
    }

    /// The context of values that refer to the font of an element's parent.
    private func parentFontContext(
        _ element: ElementInputs, _ environments: borrowing ElementEnvironments
    ) -> ColorSchemeContext {
        guard let parent = element.parent else { return context(of: element, environments) }
        return ColorSchemeContext(
            relativeValues.context(
                of: parent, in: environments[element.environment], rootFont: element.relative.rootFont),
            keepsColorSchemes: element.relative.keepsColorSchemes)
    }

    /// The value of a declaration with references. Sets `declaration` to the declaration that the value comes from.
    private mutating func value(
        of declaration: inout WinningDeclaration, _ element: ElementInputs,
        _ environments: borrowing ElementEnvironments, _ lists: borrowing MatchListTable,
        _ builder: inout ComputedStyleBuilder
    ) -> Value {
        while true {
            switch declaration.source {
            case .initial: return properties.initial(of: declaration.property)
            case .inherit:
                builder.dependencies.insert(.parent)
                return inherited(declaration.property, element.parent)
            case .declared(.absolute(let index)), .declared(.relative(let index)):
                return typedValues.value(index, of: declaration.reference)
            case .declared(.cssWide), .declared(.verbatim): return properties.initial(of: declaration.property)
            case .declared(.variable), .declared(.unparsed):
                let result = substitutedValue(
                    of: declaration.reference, as: declaration.property, element, environments, lists, &builder)
                switch result {
                case .value(let value): return value
                case .needsContext: preconditionFailure("the value has its contexts")
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
