/// Applies stylesheets to one tree: mirrors the elements, matches rules, and computes the style of every element.
///
/// Record each change of the tree, the stylesheets or the environment when it is made. `restyle()` then updates the
/// elements that the changes can have affected, and visits no others. The complexity of a method counts the elements that
/// it and the next `restyle()` visit; `StyleUpdate.visitedCount` is the number of elements styled. Long runs of siblings
/// are walked at most once a restyle, however many changes there are among them.
///
/// An engine is not bound to an actor. Use it from one thread at a time. It holds the elements that it mirrors until they
/// are removed.
public final class StyleEngine {
    /// The property table used to parse the stylesheets.
    public let properties: PropertyTable

    /// The order of matched rules.
    public typealias Ordering = RuleOrdering

    /// The order of matched rules.
    public let ordering: Ordering
    let mirror: TreeMirror
    /// The tree of `mirror`.
    let tree: StyleTree
    private var stylesheets: StylesheetList
    var resolver: StyleResolver
    private let fonts = FontMeasurer()
    /// Made for the resolver's index when it is first needed.
    private var cachedInvalidationMap: InvalidationMap?
    /// Whether stylesheets were added, replaced or removed since the last preparation.
    private var hasNewStylesheets = true
    /// The generation of the environments that the resolver has.
    private var environmentGeneration: UInt32 = 0

    /// The number of cache entries to keep for former styles, in addition to a few for each element.
    package var cacheAllowance = 10_000

    /// The environment of all elements that do not override it. A change takes effect with the next `restyle()`. It
    /// styles no element if it changes no condition and no value depends on it. Otherwise it costs at most as much as
    /// replacing a stylesheet.
    public var environment: CSS.Environment {
        get { mirror.environments.engine }
        set { if newValue != environment { mirror.setEnvironment(newValue) } }
    }

    /// The environment of an element, which it or an ancestor may override.
    public func environment(of node: StyleNode) -> CSS.Environment {
        mirror.environments[tree[tree.index(of: node)].pointee.environment]
    }

    /// The environment with an id.
    package func environment(withID id: UInt16) -> CSS.Environment { mirror.environments[id] }

    /// A number that changes whenever an id of an environment belongs to a different environment.
    package var environmentsGeneration: UInt32 { mirror.environments.generation }

    /// The id of an element's environment. Until ``environmentsGeneration`` changes, equal ids mean equal environments.
    package func environmentID(of node: StyleNode) -> UInt16 {
        tree[tree.index(of: node)].pointee.environment
    }

    /// Whether colours that differ by colour scheme stay `light-dark()`, for a toolkit whose colours adapt by themselves.
    /// Do not reset it to `false`.
    package var keepsColorSchemes = false

    /// Whether elements are reported whose undeclared properties have changed. Do not reset it to `false`.
    package var tracksUndeclaredProperties = false

    /// Returns the metrics of a font, for units such as `ch`. The default is `nil`: the engine estimates them from the font
    /// size. Set it before the first `restyle()`.
    public var fontMetrics: ((FontDescription) -> FontMetrics)? {
        get { fonts.measure }
        set { fonts.measure = newValue }
    }

    /// Creates an engine without stylesheets and elements.
    /// - Parameters:
    ///   - properties: The property table used to parse the stylesheets.
    ///   - environment: The environment in which media conditions are evaluated.
    ///   - ordering: The order of matched rules.
    public convenience init(
        properties: PropertyTable = .standard, environment: CSS.Environment = CSS.Environment(),
        ordering: Ordering = .cascade
    ) {
        self.init(properties: properties, environment: environment, ordering: ordering, elementsOf: nil)
    }

    /// Creates an engine that asks another object for the elements and keeps none itself.
    /// - Parameters:
    ///   - source: The object that has the elements. `nil` if the engine keeps them.
    ///   - firstGeneration: The ``nextGeneration`` of an engine that the engine replaces. So no node equals one of the former
    ///     engine.
    package init(
        properties: PropertyTable, environment: CSS.Environment, ordering: Ordering = .cascade,
        elementsOf source: (any StyleElementSource)?, firstGeneration: UInt32 = 0
    ) {
        self.properties = properties
        self.ordering = ordering
        mirror = TreeMirror(
            environment, properties: properties, elementsOf: source, firstGeneration: firstGeneration)
        tree = mirror.tree
        stylesheets = StylesheetList(usesSpecificity: ordering == .cascade)
        let index = mirror.names.replaceRules(names: \.names) {
            RuleIndexBuilder.build([], groupRules: [], usesSpecificity: true, names: &$0)
        }
        resolver = StyleResolver(
            tree, index, mirror.inlineStyles, mirror.motion, mirror.environments, mirror.work,
            properties: properties, fonts: fonts)
        mirror.updateEnvironments()
    }

    // MARK: Stylesheets

    /// Adds a stylesheet after the existing ones of its origin.
    /// - Precondition: The stylesheet was parsed with the engine's properties.
    /// - Complexity: O(n) in the number of rules and elements. Styles the elements that the new rules may match.
    public func add(_ stylesheet: Stylesheet, origin: Origin = .author) {
        check(stylesheet)
        stylesheets.append(stylesheet, origin: origin)
        hasNewStylesheets = true
    }

    private func check(_ stylesheet: Stylesheet) {
        precondition(
            stylesheet.parts.allSatisfy { $0.sheet.properties === properties },
            "the stylesheet was parsed with other properties than the engine's")
    }

    /// Replaces a stylesheet by a new version. Rules that are in both versions restyle nothing.
    /// - Returns: `false` if `stylesheet` was not added.
    /// - Precondition: The new version was parsed with the engine's properties.
    /// - Complexity: O(1) if the text is the same. Otherwise as for `add`; styles the elements that match a rule that is
    ///   gone or declares something different, or that may match a new rule.
    @discardableResult
    public func replace(_ stylesheet: Stylesheet, with newVersion: Stylesheet) -> Bool {
        check(newVersion)
        hasNewStylesheets = true
        return stylesheets.replace(stylesheet, with: newVersion)
    }

    /// Removes a stylesheet.
    /// - Returns: `false` if it was not added.
    /// - Complexity: As for `add`; styles the elements that match one of its rules.
    @discardableResult
    public func remove(_ stylesheet: Stylesheet) -> Bool {
        hasNewStylesheets = true
        return stylesheets.remove(stylesheet)
    }

    /// Registers a custom property from code, like `CSS.registerProperty()` in a browser (CSS Properties and Values API 1,
    /// section 4). It wins over `@property` rules with the name, and replaces a former registration from code.
    /// - Parameters:
    ///   - name: The name with its two dashes.
    ///   - syntax: The syntax of the values, such as `<color>` or `<length>+ | none`; `*` for any text.
    ///   - inherits: Whether elements without a declaration have the value of their parent.
    ///   - initialValue: The value of elements that neither declare nor inherit one. Only `*` can do without.
    /// - Returns: `false` if an argument is invalid. Then nothing changes.
    /// - Complexity: Styles every element, unless the property is registered in the same way already.
    @discardableResult
    public func registerProperty(_ name: String, syntax: String, inherits: Bool, initialValue: String? = nil) -> Bool {
        guard CustomPropertyText.isName(name), let syntax = CustomPropertySyntax(syntax),
            let registration = try? PropertyRegistration(
                syntax: syntax, inherits: inherits, initialText: initialValue)
        else { return false }
        stylesheets.register(name, registration)
        hasNewStylesheets = true
        return true
    }

    // MARK: Styling

    /// Updates the style of every element.
    /// - Returns: The elements whose values changed.
    /// - Complexity: O(n) in the number of elements that are out of date and of the elements around them.
    @discardableResult
    public func restyle() -> StyleUpdate {
        prepare()
        defer { mirror.removeVisitedRegions() }
        return resolver.update(
            keepsColorSchemes: keepsColorSchemes, tracksUndeclaredProperties: tracksUndeclaredProperties,
            allowance: cacheAllowance)
    }

    /// Prepares the rules for matching, if they or the environments of elements changed.
    public func prepare() {
        let changedElements = mirror.takeElementsWithNewEnvironment()
        let environments = mirror.environments
        let hasNewEnvironments = environments.generation != environmentGeneration
        let needsConditions = hasNewStylesheets || hasNewEnvironments
        guard needsConditions || !changedElements.isEmpty else { return }
        hasNewStylesheets = false
        environmentGeneration = environments.generation
        if needsConditions, stylesheets.evaluateConditions(in: environments) {
            let index = makeIndex()
            mirror.register(attributesOf: index)
            mirror.adopt(index.selectors)
            if index.sheets.contains(where: { $0.selectorOptions.contains(.ignoresNameCase) }) { mirror.foldNames() }
            mirror.readScopes(index)
            let isFirst = resolver.styles.isEmpty
            replaceIndex(with: index, diff: isFirst ? nil : RuleIndexDiff(from: resolver.index, to: index))
        } else {
            let conditions = hasNewEnvironments ? stylesheets.conditions(of: resolver.index) : nil
            resolver.setConditions(conditions, changedElements: changedElements)
        }
        updateTestedEnvironments(changedElements: changedElements)
        if hasNewEnvironments || !changedElements.isEmpty {
            resolver.setEnvironments(environments, changedElements: changedElements)
        }
    }

    /// The names in `::part()` of the current rules.
    package var partNames: Set<String> {
        prepare()
        return resolver.index.partNames
    }

    /// Whether all selectors of a current stylesheet match parts. See `SelectorOptions.matchesParts`.
    package var matchesParts: Bool {
        prepare()
        return resolver.index.sheets.contains { $0.selectorOptions.contains(.matchesParts) }
    }

    /// Whether rules or values can depend on the environments of elements, as of the last `restyle()`. If not, no environment
    /// need be observed or read again.
    package var dependsOnEnvironments: Bool {
        prepare()
        let index = resolver.index
        return !resolver.styles.dependencies.isDisjoint(with: .ofEnvironment) || index.usesLanguage
            || !index.selectors.environmentTests.isEmpty || invalidationMap.dependency(of: .direction) != nil
            || index.sheets.contains { !$0.groups.mediaConditions.isEmpty }
    }

    private func makeIndex() -> RuleIndex {
        mirror.names.replaceRules(names: \.names) { stylesheets.makeIndex(names: &$0) }
    }

    private func replaceIndex(with index: RuleIndex, diff: RuleIndexDiff?) {
        resolver.replaceIndex(with: index, stylesheets.conditions(of: index), diff: diff)
        cachedInvalidationMap = nil
        mirror.removeVisitedRegions()
    }

    /// Marks the elements that changes of direction, language and other parts of the environment can affect.
    /// - Parameter changedElements: The elements whose environment has a different id.
    private func updateTestedEnvironments(changedElements: [Int32]) {
        let (oldDirections, oldLanguages) = (tree.isRightToLeft, tree.languages)
        let oldEnvironments = tree.environments
        mirror.updateEnvironments()
        // An interned language would copy the table of names that the index shares with its stylesheet.
        if resolver.index.usesLanguage { mirror.updateLanguages() }
        let (directions, languages) = (tree.isRightToLeft, tree.languages)
        let tests = EnvironmentTestResults(resolver.index.selectors.environmentTests)
        let hasNewMeanings =
            zip(oldDirections, directions).contains { $0 != $1 } || zip(oldLanguages, languages).contains { $0 != $1 }
            || !tests.isEmpty && zip(oldEnvironments, tree.environments).contains { $0 != $1 }
        guard hasNewMeanings || !changedElements.isEmpty, !resolver.styles.isEmpty else { return }
        let map = invalidationMap
        let testsDirection = map.dependency(of: .direction) != nil
        let testsLanguage = map.dependency(of: .language) != nil
        guard testsDirection || testsLanguage || !tests.isEmpty else { return }
        // Sharing keys contain the ids of environments.
        if hasNewMeanings { resolver.removeSharedLists() }
        var aspects = LastValue<[Int], [EnvironmentTest.Aspect]>()
        resolver.forEachStyledElement(in: hasNewMeanings ? nil : changedElements) { element, old, new in
            if testsDirection, oldDirections[old] != directions[new] {
                mirror.invalidate(.direction, of: element, map)
            }
            // If languages were not read before, all rules that test them are new and need no marks.
            if testsLanguage, old < oldLanguages.count, oldLanguages[old] != languages[new] {
                mirror.invalidate(.language, of: element, map)
            }
            if tests.isEmpty || old == new && oldEnvironments[old] == tree.environments[new] { return }
            let changes = aspects.value(for: [old, new]) {
                tests.changes(from: oldEnvironments[old], to: tree.environments[new])
            }
            for aspect in changes { mirror.invalidate(.environment(aspect), of: element, map) }
        }
    }

    private var invalidationMap: InvalidationMap {
        if resolver.styles.isEmpty { return InvalidationMap() }
        if let cachedInvalidationMap { return cachedInvalidationMap }
        let map = InvalidationMap(resolver.index)
        cachedInvalidationMap = map
        return map
    }

    /// The content of elements that selectors of the current rules test, or that values depend on: texts, attributes,
    /// whether a field shows its placeholder, and fonts.
    package var testedContent: ElementChanges {
        prepare()
        var content: ElementChanges = tree.attributes.count > 0 ? .attributes : []
        if invalidationMap.dependency(of: .empty) != nil { content.insert(.text) }
        if resolver.testedStates.contains(.placeholderShown) { content.insert(.state) }
        if resolver.styles.dependsOnOwnFontSizes { content.insert(.fontSize) }
        return content
    }

    /// The aspects of elements that a caller has to report if they may have changed: those that a selector of a current
    /// stylesheet tests, those that a value depends on, and those that selectors do not decide about. Ask for it before each
    /// series of updates.
    ///
    /// A caller may leave out the other aspects: it need neither observe nor read them. The engine then reads them again
    /// itself from every element, as `StyleElement` gives them at that time, when a new rule first tests them, and before it
    /// matches the rule. So a rule never sees a value from the time when no rule tested it. `update(_:_:)` ignores states
    /// and texts that no rule tests, on the same terms. An inserted element is always read completely.
    ///
    /// Until a rule tests them, `state(of:)` returns states that may be outdated.
    package var testedChanges: ElementChanges {
        prepare()
        var aspects = mirror.aspectsToRead()
        if resolver.styles.dependsOnOwnFontSizes { aspects.insert(.fontSize) }
        return aspects
    }

    /// Whether selectors of the current rules test the position of an element among its siblings, or values depend on it.
    package var testsOrder: Bool {
        tests([.firstChild, .lastChild, .adjacentSibling, .precedingSiblings, .followingSiblings])
            || resolver.index.sheets.contains(where: \.countsSiblings)
            || !resolver.styles.dependencies.isDisjoint(with: .siblings)
    }

    /// Whether selectors of the current rules test whether an element has children or descendants.
    package var testsDescendants: Bool { tests([.empty, .hasArgument]) }

    private func tests(_ features: [SelectorFeature]) -> Bool {
        prepare()
        let map = invalidationMap
        return features.contains { map.dependency(of: $0) != nil }
    }

    /// The size of the invalidation map, for tests of its growth.
    package var invalidationMapSize: Int { invalidationMap.size }

    // MARK: Caches

    /// The number of cache entries: rows for the current and former styles, and names.
    package var cacheEntryCount: Int {
        resolver.styles.entryCount + mirror.inlineStyles.entryCount + tree.nameEntryCount
    }

    /// The number of names in the engine's atom table, including unused names.
    package var nameCount: Int { mirror.names.count }

    // MARK: Tree

    /// Adds an element with its descendants.
    /// - Parameters:
    ///   - parent: The parent of the element; `nil` to make it a root.
    ///   - sibling: The child of `parent`, or the root, to insert the element before; `nil` to append it.
    /// - Complexity: O(n) in the inserted elements and in the siblings whose position or neighbours selectors test.
    @discardableResult
    public func insert<Element: StyleElement>(
        _ element: Element, under parent: StyleNode? = nil, before sibling: StyleNode? = nil
    ) -> StyleNode {
        tree.node(mirror.insert(element, under: parent, before: sibling, invalidationMap))
    }

    /// Adds an element alone: its children are not read. It gets the node ``nextNode``.
    /// - Complexity: As for `insert(_:under:before:)`.
    package func insertAlone(
        _ element: some StyleElement, under parent: StyleNode?, before sibling: StyleNode?
    ) -> StyleNode {
        tree.node(mirror.insertAlone(element, under: parent, before: sibling, invalidationMap))
    }

    /// A generation that no node of the engine has had.
    package var nextGeneration: UInt32 { tree.nextGeneration }

    /// The node that the next element gets. The source of the elements must have its element before the insertion.
    package var nextNode: StyleNode { tree.nextNode }

    /// Removes an element with its descendants. Their nodes become invalid.
    /// - Complexity: As for `insert`. Removed elements are not styled.
    public func remove(_ node: StyleNode) {
        mirror.remove(node, invalidationMap) { resolver.remove($0) }
    }

    /// Moves an element with its descendants; for the parameters see `insert`.
    /// - Precondition: The new parent is not inside the element, and `sibling` is a child of `parent`.
    /// - Complexity: As for `remove` and `insert` together, and O(n) in the elements around the new position.
    public func move(_ node: StyleNode, under parent: StyleNode?, before sibling: StyleNode? = nil) {
        mirror.move(node, under: parent, before: sibling, invalidationMap)
    }

    // MARK: Elements

    /// Reads aspects of an element again.
    /// - Complexity: O(1) if no selector tests what has changed. Otherwise O(n) in the descendants and siblings that can
    ///   be subjects of a selector that tests it.
    public func update(_ node: StyleNode, _ changes: ElementChanges = .all) {
        let index = tree.index(of: node)
        update(index, changes, from: tree.element(of: index))
    }

    /// Reads aspects of an element again, from another object with the same aspects.
    /// - Complexity: As for `update(_:_:)`.
    package func update(_ node: StyleNode, _ changes: ElementChanges, from element: some StyleElement) {
        update(tree.index(of: node), changes, from: element)
    }

    private func update(_ index: Int32, _ changes: ElementChanges, from element: some StyleElement) {
        if mirror.update(index, from: element, changes, { invalidationMap }) {
            resolver.attributesDidChange(of: index)
        }
        if changes.contains(.fontSize) { resolver.styles.updateOwnFontSize(of: index, from: element) }
    }

    /// Makes a node mirror another element, or a new copy of the same element. Reads all aspects except the types,
    /// the children, the variants, and what no rule tests.
    public func update(_ node: StyleNode, to element: some StyleElement) {
        let index = tree.index(of: node)
        tree.set(element, for: index)
        update(index, .all, from: element)
    }

    /// Sets a custom property of an element from code. `nil` removes it, and the element's own declarations apply again.
    ///
    /// Like `setProperty(name, value)` in a browser (CSSOM): it replaces the declarations of the name in the element's own
    /// style, and wins over all stylesheets except their `!important` declarations.
    /// - Parameters:
    ///   - name: The name with its two dashes.
    ///   - value: A value as in a stylesheet, without `!important`.
    /// - Returns: `false` if the name or the value is invalid. Then nothing changes.
    /// - Complexity: O(n) in the descendants that inherit the property. Styles those whose values read it, and those that
    ///   declare custom properties.
    @discardableResult
    public func setCustomProperty(_ name: String, to value: String?, of node: StyleNode) -> Bool {
        mirror.setCustomProperty(name, to: value, of: tree.index(of: node))
    }

    /// Returns the custom properties of an element that ``setCustomProperty(_:to:of:)`` has set, and those of a root that
    /// ``setRootProperty(_:to:)`` has set, as declarations; `nil` if there are none.
    package func programmaticDeclarations(of node: StyleNode) -> String? {
        mirror.programmaticDeclarations(of: tree.index(of: node))
    }

    /// Sets a custom property of all roots from code, also of roots that are inserted later. `nil` removes it.
    ///
    /// A property that ``setCustomProperty(_:to:of:)`` sets of a root wins over it.
    /// - Parameters:
    ///   - name: The name with its two dashes.
    ///   - value: A value as in a stylesheet, without `!important`.
    /// - Returns: `false` if the name or the value is invalid. Then nothing changes.
    /// - Complexity: As that of ``setCustomProperty(_:to:of:)``, for each root.
    @discardableResult
    public func setRootProperty(_ name: String, to value: String?) -> Bool { mirror.setRootProperty(name, to: value) }

    /// The errors in the elements' own styles.
    public var inlineDiagnostics: [Diagnostic] { mirror.inlineStyles.diagnostics }

    /// The first custom property without a value because the custom properties of the tree are longer than 64 MiB, since
    /// the last change of rules; `nil` if there is none.
    public var limitDiagnostic: Diagnostic? { resolver.styles.limitDiagnostic }

    // MARK: Queries

    /// The elements without a parent, in order.
    public var roots: [StyleNode] { tree.roots.map { tree.node($0) } }

    /// The children of an element, in order. Internal parts are the last ones.
    public func children(of node: StyleNode) -> [StyleNode] { tree.children(of: node) }

    /// The first child of an element, without those that are internal to it; `nil` if it has none.
    package func firstChild(of node: StyleNode) -> StyleNode? { tree.firstChild(of: node) }

    /// The parent of an element; `nil` for a root.
    public func parent(of node: StyleNode) -> StyleNode? { tree.parent(of: node) }

    /// The next sibling of an element; `nil` for the last child, for roots and for internal parts.
    public func nextSibling(of node: StyleNode) -> StyleNode? { tree.nextSibling(of: node) }

    /// Whether a node was not removed.
    public func contains(_ node: StyleNode) -> Bool { tree.contains(node) }

    /// The element that a node mirrors.
    public func element(of node: StyleNode) -> any StyleElement {
        tree.element(of: tree.index(of: node))
    }

    /// Whether an element has an id.
    package func hasID(_ node: StyleNode) -> Bool { tree[tree.index(of: node)].pointee.id != 0 }

    /// The style of an element, as of the last `restyle()`.
    public func style(of node: StyleNode) -> ComputedStyle { resolver.styles.style(of: tree.index(of: node)) }

    /// The style of a variant of an element, by its index in the element's list, as of the last `restyle()`.
    package func style(ofVariant variant: Int, of node: StyleNode) -> ComputedStyle {
        resolver.style(ofVariant: variant, of: tree.index(of: node))
    }

    /// The styles of an element's variants, as of the last `restyle()`; `nil` if all of them have the element's style.
    package func variantStyles(of node: StyleNode) -> VariantStyleSet? {
        resolver.variantStyles(of: tree.index(of: node))
    }

    /// Returns the states with which an element was read last. See ``testedChanges``.
    package func state(of node: StyleNode) -> ElementState {
        ElementState(rawValue: tree[tree.index(of: node)].pointee.state)
    }

    /// The states that selectors of the current rules test.
    package var testedStates: ElementState {
        prepare()
        return resolver.testedStates
    }

    /// Explains styles, as of the last `restyle()`.
    public func inspector() -> StyleInspector { StyleInspector(self) }

    /// The matched rules and winning declarations of an element, as of the last `restyle()`.
    func matchedStyle(of node: StyleNode) -> MatchedStyle {
        let index = tree.index(of: node)
        let winners = resolver.winningDeclarations(of: index)
        let custom = resolver.styles.customProperties(of: index).all.values.compactMap { entry in
            resolver.styles.string(entry.text).map { text in
                MatchedStyle.CustomProperty(
                    name: mirror.names.string(entry.name), text: text, reference: entry.reference,
                    isOwn: winners.contains(entry.reference))
            }
        }
        return MatchedStyle(
            style: resolver.styles.style(of: index),
            customProperties: custom.sorted { BytewiseString($0.name) < BytewiseString($1.name) },
            matches: resolver.styles.matches(of: index), winners: winners, index: resolver.index,
            inlineSheets: mirror.inlineStyles.sheets(of: resolver.styles.inlineStyle(of: index)))
    }

    /// A key of the values that an element's own rules give it, as of the last `restyle()`.
    package func elementStyleKey(of node: StyleNode) -> ElementStyle.Key {
        let index = tree.index(of: node)
        return ElementStyle.Key(
            generation: resolver.generation, style: resolver.styles.style(of: index).id,
            customProperties: resolver.styles.declaresCustomProperties(index)
                ? resolver.styles.customProperties(of: index).id : nil,
            rules: resolver.rulesID(of: index))
    }

    /// The values that an element's own rules give it, as of the last `restyle()`. Inherited custom properties are not
    /// among them.
    package func elementStyle(of node: StyleNode) -> ElementStyle {
        ElementStyle(matchedStyle(of: node), properties: properties)
    }

    /// The values of a variant of an element, by its index in the element's list, as of the last `restyle()`. Contains
    /// neither custom nor undeclared properties.
    package func elementStyle(ofVariant variant: Int, of node: StyleNode) -> ElementStyle {
        let index = tree.index(of: node)
        return ElementStyle(
            MatchedStyle(
                style: resolver.style(ofVariant: variant, of: index), customProperties: [], matches: [], winners: [],
                index: resolver.index,
                inlineSheets: mirror.inlineStyles.sheets(of: resolver.styles.inlineStyle(of: index))),
            properties: properties)
    }

    // MARK: Containers

    /// The elements whose `container-type` is `size` or `inline-size`, the outermost first, as of the last `restyle()`.
    package var sizeContainers: [StyleNode] { resolver.sizedContainers.map { tree.node($0) } }

    /// Whether a rule or a value can depend on the sizes of containers, as of the last `restyle()`.
    package var hasContainers: Bool {
        resolver.index.containers.testsSize || resolver.styles.dependencies.contains(.containerSize)
    }

    /// Records the size of an element's content box, which `@container` tests if the element is a container. `nil` before the
    /// element is laid out, or if it has no box: then queries of its size are unknown.
    /// - Complexity: O(1). The next `restyle()` visits the descendants up to further containers, and styles those for which a
    ///   query changes, or whose values have units such as `cqw`.
    package func setContainerSize(_ size: ContainerSize?, of node: StyleNode) {
        resolver.setContainerSize(size, of: tree.index(of: node))
    }

    // MARK: Measurements

    /// The numbers of different match lists and computed styles.
    package var shareCounts: (lists: Int, styles: Int) { resolver.styles.counts }

    /// The number of selectors of the effective rules.
    package var selectorCount: Int { resolver.index.ruleOfRank.count }
}
