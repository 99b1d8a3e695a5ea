/// Mirrors the elements in a tree: reads the elements, applies their changes to the tree, and marks the elements that a
/// change can affect.
final class TreeMirror {
    let names: NameTable
    let tree: StyleTree
    let inlineStyles: InlineStyleTable
    let work = RestyleWorkCounter()
    private let visitedRegions: VisitedRegions
    private(set) var environments: ElementEnvironments
    /// The rule-dependent aspects that current rules test.
    @exclusivity(unchecked) private var tested: ElementChanges = []
    /// The aspects that may have changed without being read, because no rule tested them.
    @exclusivity(unchecked) private var unread: ElementChanges = []
    /// The scopes of the rules.
    private var scopes = ScopeTable()
    private var programmaticProperties = ProgrammaticProperties()
    /// The values of the animations and transitions of elements.
    let motion = MotionTable()

    init(
        _ environment: CSS.Environment, properties: PropertyTable, elementsOf source: (any StyleElementSource)?,
        firstGeneration: UInt32
    ) {
        names = NameTable()
        visitedRegions = VisitedRegions(work)
        tree = StyleTree(names, elementsOf: source, firstGeneration: firstGeneration)
        environments = ElementEnvironments(environment)
        inlineStyles = InlineStyleTable(properties: properties, names: names)
    }

    // MARK: Tree

    /// Inserts an element with its descendants. Returns its index in the tree.
    func insert(
        _ element: some StyleElement, under parent: StyleNode?, before sibling: StyleNode?, _ map: InvalidationMap
    ) -> Int32 {
        let (parent, next) = position(under: parent, before: sibling)
        let top = makeNode(element)
        var pending = [(element, top)]
        var descendants: [Int32] = []
        while let (element, index) = pending.popLast() {
            for child in element.styleChildren {
                let childIndex = makeNode(child)
                tree.link(childIndex, under: index, before: -1)
                descendants.append(childIndex)
                pending.append((child, childIndex))
            }
        }
        link(top, under: parent, before: next, descendants, map)
        return top
    }

    /// Inserts an element alone: its children are not read. Returns its index in the tree.
    func insertAlone(
        _ element: some StyleElement, under parent: StyleNode?, before sibling: StyleNode?, _ map: InvalidationMap
    ) -> Int32 {
        let (parent, next) = position(under: parent, before: sibling)
        let index = makeNode(element)
        link(index, under: parent, before: next, [], map)
        return index
    }

    private func link(
        _ top: Int32, under parent: Int32, before next: Int32, _ descendants: [Int32], _ map: InvalidationMap
    ) {
        tree.link(top, under: parent, before: next)
        if parent < 0 { readRootProperties(of: top) }
        environments.update(top, isNew: true, in: tree)
        let view = tree.view
        view.mark(top, .restyle)
        for index in descendants { view.mark(index, .restyle) }
        invalidateForMutation(of: top, map)
        invalidateFocus(map)
    }

    /// Marks the elements that an insertion or removal can affect. No selector relates an internal part to other elements
    /// than its parent.
    private func invalidateForMutation(of element: Int32, _ map: InvalidationMap) {
        if !tree.view[element].pointee.isInternalPart { invalidator(of: element, map).invalidateForMutation() }
    }

    /// The parent and next sibling for an insertion; -1 for none.
    private func position(under parent: StyleNode?, before sibling: StyleNode?) -> (parent: Int32, next: Int32) {
        let parent = parent.map { tree.index(of: $0) } ?? -1
        guard let sibling else { return (parent, -1) }
        let next = tree.index(of: sibling)
        precondition(tree.view[next].pointee.parent == parent, "the sibling has another parent")
        return (parent, next)
    }

    private func makeNode(_ element: some StyleElement) -> Int32 {
        let inlineStyle = inlineStyles.style(InlineTexts(declared: element.inlineStyle))
        registerInlineAttributes()
        let index = tree.makeNode(element, inlineStyle: inlineStyle)
        visitedRegions.removeRegions(at: index)
        environments.register(index, element)
        return index
    }

    /// Removes an element with its descendants. Calls `didRemove` with each.
    func remove(_ node: StyleNode, _ map: InvalidationMap, didRemove: (Int32) -> Void) {
        let top = tree.index(of: node)
        invalidateForMutation(of: top, map)
        unlink(top)
        invalidateFocus(map)
        tree.removeNodes(from: top) { index in
            didRemove(index)
            environments.remove(index, in: tree)
            programmaticProperties.remove(index)
            motion[index] = MotionDeclarations()
        }
    }

    private func unlink(_ node: Int32) {
        visitedRegions.removeRegions(at: node)
        tree.unlink(node)
    }

    /// Moves an element with its descendants.
    func move(
        _ node: StyleNode, under parent: StyleNode?, before sibling: StyleNode?, _ map: InvalidationMap
    ) {
        let top = tree.index(of: node)
        // An element before itself stays where it is.
        let sibling = sibling == node ? tree.nextSibling(of: node) : sibling
        let (parent, next) = position(under: parent, before: sibling)
        precondition(!tree.view.isInside(parent, top), "an element cannot move into itself")
        invalidateForMutation(of: top, map)
        let wasRoot = tree.view[top].pointee.parent < 0
        unlink(top)
        tree.link(top, under: parent, before: next)
        if wasRoot != (parent < 0) { readRootProperties(of: top) }
        environments.update(top, in: tree)
        // The descendants have the same siblings, but other ancestors.
        markSubtree(of: top)
        invalidateForMutation(of: top, map)
        invalidateFocus(map)
    }

    /// Ends a series of changes, after a restyle or a change of rules: the next change visits every region again.
    func removeVisitedRegions() { visitedRegions.removeAll() }

    /// - Parameter former: The element before its change; `nil` if only its surroundings change.
    private func invalidator(of element: Int32, former: TreeNode? = nil, _ map: InvalidationMap) -> Invalidator {
        Invalidator(tree: tree, map: map, regions: visitedRegions, changed: element, former: former)
    }

    // MARK: Elements

    /// Reads aspects of an element again.
    /// - Parameter map: The invalidation map, which is needed if the element has changed.
    /// - Returns: Whether attributes have changed.
    func update(
        _ index: Int32, from element: some StyleElement, _ changes: ElementChanges, _ map: () -> InvalidationMap
    ) -> Bool {
        let changes = skippingUntested(changes)
        if changes.contains(.classes) || changes.contains(.id) && tree.foldsNames {
            setClasses(of: element, index, map)
        }
        if changes.contains(.controller) { setController(of: element, index, map) }
        if changes.contains(.id) { setID(element.styleID, of: index, map) }
        if changes.contains(.state) { setState(element.styleState, of: index, map) }
        let formerAttributes = tree[index].pointee.attributes
        if tree.attributes.count > 0,
            changes.contains(.attributes) || changes.contains(.state) && tree.attributes.hasStates
        {
            setAttributes(tree.attributeList(of: element), of: index, map)
        }
        let hasNewAttributes = tree[index].pointee.attributes != formerAttributes
        if changes.contains(.text) { setText(element.hasText, of: index, map) }
        if changes.contains(.inlineStyle) { readInlineStyle(of: element, index) }
        if changes.contains(.environment) {
            environments.register(index, element)
            environments.update(index, in: tree)
        }
        return hasNewAttributes
    }

    private func setText(_ hasText: Bool, of index: Int32, _ map: () -> InvalidationMap) {
        let node = tree[index]
        guard hasText != node.pointee.hasText else { return }
        node.pointee.hasText = hasText
        invalidator(of: index, map()).invalidate(.empty)
    }

    private func setClasses(of element: some StyleElement, _ index: Int32, _ map: () -> InvalidationMap) {
        let list = tree.classList(of: element)
        let view = tree.view
        let former = view[index].pointee
        guard list != former.classes else { return }
        view[index].pointee.classes = list
        let invalidator = invalidator(of: index, former: former, map())
        for name in view.names(in: former.classes) where !view.contains(list, name) {
            invalidator.invalidate(.class(name))
        }
        for name in view.names(in: list) where !view.contains(former.classes, name) {
            invalidator.invalidate(.class(name))
        }
    }

    private func setController(of element: some StyleElement, _ index: Int32, _ map: () -> InvalidationMap) {
        let types = tree.updatedTypeList(of: index, element)
        let former = tree.view[index].pointee.types
        guard types != former else { return }
        if tree.haveSameControllers(types, former) {
            // The element has entered or left the scope of a stylesheet.
            tree.view[index].pointee.types = types
            return tree.view.mark(index, .restyle)
        }
        // Types do not change otherwise, so that the map has no paths from them.
        let map = map()
        invalidateForMutation(of: index, map)
        tree.view[index].pointee.types = types
        markSubtree(of: index)
        invalidateForMutation(of: index, map)
    }

    /// Marks an element and its descendants, after what selectors see of the element or around it has changed.
    private func markSubtree(of top: Int32) {
        let view = tree.view
        if view[top].pointee.firstChild >= 0 { tree.nthListsDidChange() }
        var index = top
        while index >= 0 {
            view.mark(index, .restyle)
            index = view.next(after: index, within: top)
        }
    }

    private func setID(_ id: String?, of index: Int32, _ map: () -> InvalidationMap) {
        let name = id.map { names.intern($0).id } ?? 0
        let node = tree.view[index]
        let former = node.pointee
        guard name != former.id else { return }
        node.pointee.id = name
        let invalidator = invalidator(of: index, former: former, map())
        for name in [former.id, name] where name != 0 { invalidator.invalidate(.id(name)) }
        if scopes.testsID(former.id) || scopes.testsID(name) { markSubtree(of: index) }
    }

    private func setAttributes(_ attributes: UInt32, of index: Int32, _ map: () -> InvalidationMap) {
        let view = tree.view
        let former = view[index].pointee.attributes
        guard attributes != former else { return }
        view[index].pointee.attributes = attributes
        let invalidator = invalidator(of: index, map())
        let (oldNames, newNames) = (view.names(in: former), view.names(in: attributes))
        for position in stride(from: 0, to: oldNames.count, by: 2)
        where view.value(of: oldNames[position], in: attributes) != oldNames[position + 1] {
            invalidator.invalidate(.attribute(oldNames[position]))
        }
        for position in stride(from: 0, to: newNames.count, by: 2)
        where view.value(of: newNames[position], in: former) == 0 {
            invalidator.invalidate(.attribute(newNames[position]))
        }
    }

    private func setState(_ state: ElementState, of index: Int32, _ map: () -> InvalidationMap) {
        let changed = tree.setState(state, of: index)
        if changed.isEmpty { return }
        let map = map()
        let invalidator = invalidator(of: index, map)
        SelectorFeature.forEachState(in: changed.rawValue) { invalidator.invalidate($0) }
        invalidateFocus(map)
    }

    /// Marks the elements that a change of `:focus-within` can affect.
    private func invalidateFocus(_ map: InvalidationMap) {
        for node in tree.takeFocusChanges() {
            invalidator(of: node, map).invalidate(.state(ElementState.focusWithin.rawValue))
        }
    }

    // MARK: Attributes, direction and language

    /// Adds the attributes that rules test or read, and reads new attributes from every element.
    func register(attributesOf index: RuleIndex) {
        tree.register(index.selectors.attributes, names: index.attributeNames)
    }

    /// Adds the attributes that the inline styles read since the last call.
    private func registerInlineAttributes() {
        let names = inlineStyles.takeNewAttributeNames()
        if !names.isEmpty { tree.register([], names: names) }
    }

    /// Adds the names without regard to case to the classes of every element.
    func foldNames() { tree.foldNames() }

    /// Returns the elements whose environment changed since the last call, and clears the list. The elements may be
    /// removed.
    func takeElementsWithNewEnvironment() -> [Int32] { environments.takeChangedNodes() }

    /// Reads the directions of all environments, and what else of them selectors test.
    func updateEnvironments() {
        tree.isRightToLeft = environments.isRightToLeft
        tree.environments = environments.all
    }

    /// Reads the languages of all environments.
    func updateLanguages() {
        let languages = environments.languages
        let former = tree.languages.map { BytewiseString(names.string($0)) }
        if former != languages.map(BytewiseString.init) { tree.setLanguages(languages) }
    }

    /// Marks the elements that a change of an element's direction or language can affect.
    func invalidate(_ feature: SelectorFeature, of element: Int32, _ map: InvalidationMap) {
        invalidator(of: element, map).invalidate(feature)
    }

    // MARK: Aspects that only rules read

    /// The aspects that are read for rules only, and that every element has from its insertion on. (Attributes, controllers
    /// and custom states are such aspects as well, but are not read before a rule tests them.)
    private static let aspectsOfRules: ElementChanges = [.state, .text]

    /// Returns the aspects without those that no rule tests.
    private func skippingUntested(_ changes: ElementChanges) -> ElementChanges {
        let skipped = changes.intersection(Self.aspectsOfRules).subtracting(tested)
        if !skipped.isEmpty { unread.formUnion(skipped) }
        return changes.subtracting(skipped)
    }

    /// The aspects to read again when an element may have changed. Assumes that changes of the others are not reported.
    func aspectsToRead() -> ElementChanges {
        unread.formUnion(Self.aspectsOfRules.subtracting(tested))
        var aspects: ElementChanges = [.id, .classes, .inlineStyle, .environment]
        aspects.formUnion(tested)
        if tree.attributes.count > 0 { aspects.insert(.attributes) }
        if tree.readsControllers || tree.readsConditions { aspects.insert(.controller) }
        return aspects
    }

    /// Adopts what new rules test. Reads the aspects again from every element that may have changed while no rule tested
    /// them. Call it before the rules are matched: the elements that may match a new rule are matched with the new values.
    func adopt(_ selectors: SelectorTable) {
        tested = []
        if tree.attributes.hasStates { tested.insert(.state) }
        for component in selectors.components {
            let dependence = component.kind.traits.dependence
            if dependence.contains(.states) { tested.insert(.state) }
            if dependence.contains(.content) { tested.insert(.text) }
        }
        let outdated = unread.intersection(tested)
        guard !outdated.isEmpty else { return }
        unread.subtract(outdated)
        tree.readAgain(states: outdated.contains(.state), texts: outdated.contains(.text))
    }

    /// Adds what the scopes of stylesheets and selectors of view controllers test to the types of every element.
    func readScopes(_ index: RuleIndex) {
        scopes = index.scopes
        tree.readScopes(readsControllers: index.testsControllers, conditions: index.scopes.predicates)
    }

    // MARK: Inline style

    /// Sets a custom property of an element from code; `nil` removes it. Returns `false` if name or value are invalid.
    func setCustomProperty(_ name: String, to value: String?, of index: Int32) -> Bool {
        guard CustomPropertyText.isName(name), value.map(CustomPropertyText.isValue) ?? true else { return false }
        programmaticProperties.set(name, to: value, of: index)
        readInlineStyle(of: tree.element(of: index), index)
        return true
    }

    /// Returns the custom properties of an element that code has set, as declarations; `nil` if there are none.
    func programmaticDeclarations(of index: Int32) -> String? {
        programmaticProperties.declarations(of: index, isRoot: tree.view[index].pointee.parent < 0)
    }

    /// Sets a custom property of all roots from code; `nil` removes it. Returns `false` if name or value are invalid.
    func setRootProperty(_ name: String, to value: String?) -> Bool {
        guard CustomPropertyText.isName(name), value.map(CustomPropertyText.isValue) ?? true else { return false }
        programmaticProperties.setOfRoots(name, to: value)
        for root in tree.roots { readInlineStyle(of: tree.element(of: root), root) }
        return true
    }

    /// Gives an element the properties of roots, or removes them, after the element has become a root or ceased to be one.
    private func readRootProperties(of index: Int32) {
        if programmaticProperties.hasRootProperties { readInlineStyle(of: tree.element(of: index), index) }
    }

    /// Sets the values of the animations and transitions of an element.
    func setMotion(_ new: MotionDeclarations, of index: Int32) {
        let old = motion[index]
        motion[index] = new
        if !new.hasSameDeclarations(as: old) { readInlineStyle(of: tree.element(of: index), index) }
        if new.values != old.values { tree.view.mark(index, .recascade) }
    }

    /// Returns the inline style that an element would have with other values of animations and transitions.
    func inlineStyle(of index: Int32, with motion: MotionDeclarations) -> UInt32 {
        inlineStyle(of: tree.element(of: index), index, motion)
    }

    private func inlineStyle(
        of element: some StyleElement, _ index: Int32, _ motion: MotionDeclarations
    ) -> UInt32 {
        inlineStyles.style(
            InlineTexts(
                declared: element.inlineStyle, programmatic: programmaticDeclarations(of: index),
                animations: motion.animations, transitions: motion.transitions))
    }

    private func readInlineStyle(of element: some StyleElement, _ index: Int32) {
        let node = tree.view[index]
        let style = inlineStyle(of: element, index, motion[index])
        registerInlineAttributes()
        guard style != node.pointee.inlineStyle else { return }
        node.pointee.inlineStyle = style
        tree.view.mark(index, .recascade)
    }

    // MARK: Environment

    /// Sets the environment of all elements that do not override it.
    func setEnvironment(_ environment: CSS.Environment) { environments.setEngine(environment, in: tree) }
}
