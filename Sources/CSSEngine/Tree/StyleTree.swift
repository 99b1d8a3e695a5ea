/// The mirror of the element tree in plain memory. The engine reads an element when it is inserted and when a change of it
/// is reported.
///
/// Names are atoms of the engine's table, and lists of names are interned, so that elements with the same names have the
/// same integers. The indices of removed nodes are used again.
final class StyleTree {
    // Callers read nodes for each view of a pass, and a check for conflicts would cost more than the read. There are none:
    // no code of an element runs while one of these arrays changes.
    @exclusivity(unchecked) private var nodes = UniqueArray<TreeNode>()
    /// The links of the root list, then the links of each node.
    @exclusivity(unchecked) private var dirtyLinks = UniqueArray<DirtyListLinks>()
    private let names: NameTable
    @exclusivity(unchecked) private var nameLists: NameListTable
    @exclusivity(unchecked) private(set) var attributes: AttributeTable
    /// The different lists of variants, of which there are few. List 0 is the empty list.
    private var variantLists: [[StyleVariant]] = [[]]
    /// The object that has the elements. `nil` if the tree has them in ``elements``.
    private let source: (any StyleElementSource)?
    /// The elements by node. Empty if another object has them.
    private var elements: [(any StyleElement)?] = []
    private var freeNodes: [Int32] = []
    private let firstGeneration: UInt32
    /// The generation of the node of each index, which grows with each node that was removed.
    @exclusivity(unchecked) private var generations: [UInt32] = []
    @exclusivity(unchecked) private var focus = FocusCounts()
    /// Whether elements may match lists of `:nth-child(of)` that they did not match before, or the reverse.
    private var hasNthListChanges = false
    /// The parents whose children were linked or unlinked since they were counted.
    private var uncountedParents: [StyleNode] = []

    /// Whether the classes of elements include their classes and ids without regard to case.
    private(set) var foldsNames = false
    /// Whether the types of elements include the names of their view controllers.
    private(set) var readsControllers = false
    /// The conditions of scopes. The types of elements include the names of the conditions that they meet.
    private var conditions: [StyleScope.Predicate] = []
    /// Whether the types of elements include the names of conditions.
    var readsConditions: Bool { !conditions.isEmpty }
    private(set) var roots = RootList()
    /// Whether `:dir(rtl)` matches, by environment id.
    var isRightToLeft = [false]
    /// The environments that selectors test, by environment id.
    var environments: [CSS.Environment] = []
    /// The language of elements without a `lang` attribute of their own or of an ancestor, by environment id.
    private(set) var languages: [Atom] = []

    /// - Parameter firstGeneration: The generation of the first node of each index.
    init(_ names: NameTable, elementsOf source: (any StyleElementSource)?, firstGeneration: UInt32) {
        self.names = names
        self.source = source
        self.firstGeneration = firstGeneration
        nameLists = NameListTable(names)
        attributes = AttributeTable(names)
        dirtyLinks.append(DirtyListLinks())
    }

    /// The tree as plain memory, valid until the next node or list of names is added.
    var view: TreeBuffer { TreeBuffer(nodes.pointer(to: 0), dirtyLinks.pointer(to: 1), nameLists.view) }

    /// A node in plain memory, valid until the next node is added.
    @inline(__always) subscript(index: Int32) -> UnsafeMutablePointer<TreeNode> { nodes.pointer(to: Int(index)) }

    /// The number of indices, including the indices of removed nodes.
    var count: Int { nodes.count }

    /// The number of nodes.
    var liveCount: Int { nodes.count - freeNodes.count }

    /// The node with an index that is in use.
    func node(_ index: Int32) -> StyleNode { StyleNode(index: index, generation: generations[Int(index)]) }

    /// Whether a node belongs to this tree and was not removed.
    func contains(_ node: StyleNode) -> Bool {
        generations.indices.contains(Int(node.index)) && generations[Int(node.index)] == node.generation
    }

    /// The index of a node.
    /// - Precondition: The node belongs to this tree and was not removed.
    func index(of node: StyleNode) -> Int32 {
        precondition(contains(node), "the node was removed, or belongs to another engine")
        return node.index
    }

    /// The element that a node mirrors.
    func element(of node: Int32) -> any StyleElement {
        if let source { return source.element(of: node) }
        guard let element = elements[Int(node)] else { preconditionFailure("the node was removed") }
        return element
    }

    /// Makes a node mirror another element.
    func set(_ element: some StyleElement, for node: Int32) {
        if source == nil { elements[Int(node)] = element }
    }

    /// The node that the next element gets.
    var nextNode: StyleNode {
        if let free = freeNodes.last { return node(free) }
        return StyleNode(index: Int32(nodes.count), generation: firstGeneration)
    }

    /// A generation that no node of the tree has had.
    var nextGeneration: UInt32 { (generations.max() ?? firstGeneration) + 1 }

    /// The indices of the nodes that were not removed, in ascending order.
    private var liveIndices: [Int32] {
        var isFree = [Bool](repeating: false, count: nodes.count)
        for index in freeNodes { isFree[Int(index)] = true }
        return (0..<Int32(nodes.count)).filter { !isFree[Int($0)] }
    }

    // MARK: Relatives

    /// The children of a node, in order. Internal parts are the last ones.
    func children(of node: StyleNode) -> [StyleNode] {
        var children: [StyleNode] = []
        var child = self[index(of: node)].pointee.firstChild
        while child >= 0 {
            children.append(self.node(child))
            child = self[child].pointee.nextSibling
        }
        return children
    }

    /// The first child of a node, without internal parts.
    func firstChild(of node: StyleNode) -> StyleNode? { external(self[index(of: node)].pointee.firstChild) }

    /// The next sibling of a node. `nil` for roots and for internal parts.
    func nextSibling(of node: StyleNode) -> StyleNode? { external(self[index(of: node)].pointee.nextSibling) }

    /// A relative of a node, unless it is an internal part.
    private func external(_ relative: Int32) -> StyleNode? {
        relative < 0 || self[relative].pointee.isInternalPart ? nil : node(relative)
    }

    /// The parent of a node. `nil` for a root.
    func parent(of node: StyleNode) -> StyleNode? {
        let parent = self[index(of: node)].pointee.parent
        return parent < 0 ? nil : self.node(parent)
    }

    // MARK: Nodes

    /// Creates a node without links.
    func makeNode(_ element: some StyleElement, inlineStyle: UInt32) -> Int32 {
        var node = TreeNode()
        node.types = typeList(of: element)
        node.classes = classList(of: element)
        node.id = element.styleID.map { names.intern($0).id } ?? 0
        node.attributes = attributeList(of: element)
        node.inlineStyle = inlineStyle
        node.hasText = element.hasText
        node.isInternalPart = element.isInternalPart
        node.variants = variantList(element.styleVariants)
        let index = add(node, element)
        setState(element.styleState, of: index)
        return index
    }

    private func add(_ node: TreeNode, _ element: some StyleElement) -> Int32 {
        if let index = freeNodes.popLast() {
            nodes[Int(index)] = node
            dirtyLinks[Int(index) + 1] = DirtyListLinks()
            set(element, for: index)
            return index
        }
        nodes.append(node)
        dirtyLinks.append(DirtyListLinks())
        if source == nil { elements.append(element) }
        generations.append(firstGeneration)
        return Int32(nodes.count - 1)
    }

    /// Removes an unlinked node and its descendants. Calls `didRemove` with each of them.
    func removeNodes(from top: Int32, didRemove: (Int32) -> Void) {
        var node = top
        while node >= 0 {
            freeNodes.append(node)
            if source == nil { elements[Int(node)] = nil }
            generations[Int(node)] += 1
            focus.remove(node)
            didRemove(node)
            node = view.next(after: node, within: top)
        }
    }

    // MARK: Links

    /// Inserts a node before `next`, or after all children of `parent` if `next` is -1. The parent -1 makes it a root.
    func link(_ node: Int32, under parent: Int32, before next: Int32) {
        if parent < 0 { roots.insert(node, before: next) } else { link(node, under: parent, before: next, in: view) }
        focus.add(focus.count(in: node), above: node, in: view)
        // A dirty node enters the list of its new parent.
        let hint = view[node].pointee.restyleHint
        view[node].pointee.restyleHint = []
        if !hint.isEmpty { view.mark(node, hint) }
    }

    private func link(_ node: Int32, under parent: Int32, before next: Int32, in view: TreeBuffer) {
        let next = next < 0 && !view[node].pointee.isInternalPart ? view.firstInternalPart(of: parent) : next
        let previous = next < 0 ? view[parent].pointee.lastChild : view[next].pointee.previousSibling
        childrenWillChange(of: parent, in: view)
        view[node].pointee.parent = parent
        view[node].pointee.previousSibling = previous
        view[node].pointee.nextSibling = next
        if previous < 0 {
            view[parent].pointee.firstChild = node
        } else {
            view[previous].pointee.nextSibling = node
        }
        if next < 0 {
            view[parent].pointee.lastChild = node
        } else {
            view[next].pointee.previousSibling = node
        }
    }

    /// Removes the links of a node to its parent and siblings. Its descendants stay linked to it. Updates the focus counts
    /// of its former ancestors.
    func unlink(_ node: Int32) {
        let view = view
        let links = view[node].pointee
        if !links.restyleHint.isEmpty { view.dequeue(node) }
        focus.add(-focus.count(in: node), above: node, in: view)
        guard links.parent >= 0 else { return roots.remove(node) }
        childrenWillChange(of: links.parent, in: view)
        if links.previousSibling < 0 {
            view[links.parent].pointee.firstChild = links.nextSibling
        } else {
            view[links.previousSibling].pointee.nextSibling = links.nextSibling
        }
        if links.nextSibling < 0 {
            view[links.parent].pointee.lastChild = links.previousSibling
        } else {
            view[links.nextSibling].pointee.previousSibling = links.previousSibling
        }
        view[node].pointee.parent = -1
        view[node].pointee.previousSibling = -1
        view[node].pointee.nextSibling = -1
    }

    // MARK: States

    /// Sets the states that an element reports.
    /// - Returns: The states that changed, without `:focus-within`.
    @discardableResult
    func setState(_ state: ElementState, of node: Int32) -> ElementState {
        let view = view
        let old = ElementState(rawValue: view[node].pointee.state).subtracting(.focusWithin)
        let new = state.subtracting(.focusWithin)
        view[node].pointee.state ^= old.symmetricDifference(new).rawValue
        if old.contains(.focused) != new.contains(.focused) {
            focus.add(new.contains(.focused) ? 1 : -1, from: node, in: view)
        }
        return old.symmetricDifference(new)
    }

    /// Returns the nodes for which `:focus-within` changed since the last call, and clears the list.
    func takeFocusChanges() -> [Int32] { focus.takeChanges() }

    // MARK: Positions

    private func childrenWillChange(of parent: Int32, in view: TreeBuffer) {
        guard view[parent].pointee.hasCountedChildren else { return }
        view[parent].pointee.hasCountedChildren = false
        uncountedParents.append(node(parent))
    }

    /// Returns the parents whose children changed since they were counted, and clears the list.
    func takeUncountedParents() -> [Int32] {
        if uncountedParents.isEmpty { return [] }
        defer { uncountedParents.removeAll(keepingCapacity: true) }
        return uncountedParents.filter { contains($0) }.map(\.index)
    }

    /// Records that elements may match lists of `:nth-child(of)` that they did not match before, or the reverse.
    func nthListsDidChange() { hasNthListChanges = true }

    /// Whether `nthListsDidChange` was called since the last call.
    func takeNthListChanges() -> Bool {
        defer { hasNthListChanges = false }
        return hasNthListChanges
    }

    // MARK: Names

    /// The index of a list of names.
    func classList(of element: some StyleElement) -> UInt32 {
        let classes = element.styleClasses
        guard foldsNames else { return nameLists.list(of: classes) }
        return nameLists.list(
            of: classes + classes.map(FoldedName.class) + (element.styleID.map { [FoldedName.id($0)] } ?? []))
    }

    /// Adds the names without regard to case to the classes of every element.
    func foldNames() {
        guard !foldsNames else { return }
        foldsNames = true
        for index in liveIndices { nodes[Int(index)].classes = classList(of: element(of: index)) }
    }

    /// The index of the list of an element's types, with the names that follow the element's own types.
    private func typeList(of element: some StyleElement) -> UInt32 {
        guard readsControllers || !conditions.isEmpty else { return nameLists.list(of: element.styleTypes) }
        var types = element.styleTypes
        if readsControllers {
            let controllerTypes = element.styleControllerTypes
            if !controllerTypes.isEmpty {
                types.append(ControllerName.root)
                types += controllerTypes.map(ControllerName.type)
            }
        }
        for condition in conditions where condition.matches(element) { types.append(condition.typeName) }
        return nameLists.list(of: types)
    }

    /// The index of the list of an element's types, with the current names of its view controller and the conditions of
    /// scopes that it meets.
    func updatedTypeList(of node: Int32, _ element: some StyleElement) -> UInt32 {
        readsControllers || !conditions.isEmpty ? typeList(of: element) : nodes[Int(node)].types
    }

    /// Adds the names of view controllers and the conditions of scopes to the types of every element.
    func readScopes(readsControllers: Bool, conditions: [StyleScope.Predicate]) {
        let hasNewConditions = !conditions.elementsEqual(self.conditions, by: ===)
        guard readsControllers && !self.readsControllers || hasNewConditions else { return }
        if readsControllers { self.readsControllers = true }
        self.conditions = conditions
        for index in liveIndices { nodes[Int(index)].types = typeList(of: element(of: index)) }
    }

    /// Whether two lists of types have the same names of view controllers.
    func haveSameControllers(_ left: UInt32, _ right: UInt32) -> Bool {
        func controllers(_ list: UInt32) -> [UInt32] {
            let conditionNames = conditions.map { names.intern($0.typeName).id }
            return view.names(in: list).filter { !conditionNames.contains($0) }
        }
        return controllers(left) == controllers(right)
    }

    /// Adds the attributes that selectors test and the names that values read, and reads new attributes from every element.
    func register(_ selectors: [AttributeSelector], names: some Sequence<Atom>) {
        let known = attributes.count
        attributes.register(selectors)
        attributes.register(names)
        readAttributes(from: known)
        while case let nested = attributes.takeNestedNames(), !nested.isEmpty {
            let known = attributes.count
            attributes.register(nested)
            readAttributes(from: known)
        }
    }

    /// Reads the attributes with new names from every element.
    private func readAttributes(from known: Int) {
        guard attributes.count > known else { return }
        for index in liveIndices {
            nodes[Int(index)].attributes = attributeList(
                of: element(of: index), extending: nodes[Int(index)].attributes, from: known)
        }
    }

    /// The list of an element's attributes.
    func attributeList(of element: some StyleElement) -> UInt32 {
        var list = attributeList(of: element, extending: 0, from: 0)
        // An attribute that values read can name others in `attr()`.
        while case let names = attributes.takeNestedNames(), !names.isEmpty {
            register([], names: names)
            list = attributeList(of: element, extending: 0, from: 0)
        }
        return list
    }

    private func attributeList(of element: some StyleElement, extending list: UInt32, from first: Int) -> UInt32 {
        if attributes.count == 0 { return 0 }
        // Code of the element runs before the tables change.
        let values = attributes.names(from: first).values(of: element)
        return nameLists.list(extending: list) { attributes.append(values, to: &$0) }
    }

    /// Reads states and texts again from every element. Marks no element.
    func readAgain(states: Bool, texts: Bool) {
        // Code of an element may remove elements.
        for node in liveIndices.map({ self.node($0) }) where contains(node) {
            let element = element(of: node.index)
            let state = states ? element.styleState : []
            let hasText = texts && element.hasText
            guard contains(node) else { continue }
            if states { setState(state, of: node.index) }
            if texts { nodes[Int(node.index)].hasText = hasText }
        }
        _ = takeFocusChanges()
    }

    /// Sets the languages of environments by id.
    func setLanguages(_ languages: [String]) {
        self.languages = languages.map { names.intern($0) }
        for language in self.languages { attributes.insert(language) }
    }

    // MARK: Collection

    /// The number of cache entries: names, and lists of names or attributes.
    var nameEntryCount: Int { names.count + nameLists.entryCount }
    /// The number of cache entries that were ever added.
    var nameInsertionCount: Int { names.insertionCount + nameLists.insertionCount }

    /// Begins a collection of unused names. Marks the names in use that do not belong to an element.
    func beginCollection(_ collection: UInt32) {
        names.beginCollection(collection)
        nameLists.beginCollection(collection)
        attributes.markNames()
        for language in languages { names.mark(language.id) }
    }

    /// Marks the names and attributes of an element.
    func markNames(of node: Int32) {
        markNames(
            types: nodes[Int(node)].types, classes: nodes[Int(node)].classes, attributes: nodes[Int(node)].attributes,
            id: nodes[Int(node)].id)
    }

    /// Marks the names of an element. `id` is 0 if the element has no id.
    func markNames(types: UInt32, classes: UInt32, attributes: UInt32, id: UInt32) {
        nameLists.mark(types)
        nameLists.mark(classes)
        nameLists.mark(attributes)
        names.mark(id)
    }

    /// Marks a list of attributes.
    func markAttributes(_ list: UInt32) { nameLists.mark(list) }

    /// Marks the name of a custom property.
    func markName(_ name: Atom) { names.mark(name.id) }

    /// Removes unmarked lists of names, as far as `limit` allows. Returns whether the sweep is complete.
    func sweepNameLists(from next: inout Int, limit: inout Int) -> Bool {
        nameLists.sweep(from: &next, limit: &limit)
    }

    /// Removes unmarked names, as far as `limit` allows. Returns whether the sweep is complete.
    func sweepNames(from next: inout Int, limit: inout Int) -> Bool {
        names.sweep(from: &next, limit: &limit) { attributes.remove($0) }
    }

    // MARK: Variants

    /// The variants in a list.
    func variants(_ list: UInt8) -> [StyleVariant] { variantLists[Int(list)] }

    /// Calls `body` while the node of an element has the state and the text of a variant.
    func withVariant<Result>(_ variant: StyleVariant, of element: Int32, _ body: () -> Result) -> Result {
        let node = view[element]
        let own = node.pointee
        variant.apply(to: &node.pointee)
        defer { (node.pointee.state, node.pointee.hasText) = (own.state, own.hasText) }
        return body()
    }

    private func variantList(_ variants: [StyleVariant]) -> UInt8 {
        if let known = variantLists.firstIndex(of: variants) { return UInt8(known) }
        // A node stores the index of the list in a byte. Toolkits have only a few different lists.
        guard variantLists.count < UInt8.max else { return 0 }
        variantLists.append(variants)
        return UInt8(variantLists.count - 1)
    }
}
