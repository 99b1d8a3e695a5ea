/// The mirror of the tree: flat memory, filled by asking each element once.
///
/// Names are ids of the engine's table; lists of classes and of types are interned, so that comparing two elements'
/// looks is comparing a few integers. Rows of removed nodes are used again.
final class StyleTree {
    private var nodes = UniqueArray<TreeNode>()
    /// One more than there are nodes.
    private var dirtyLinks = UniqueArray<DirtyListLinks>()
    private var nameLists = UniqueArray<TreeBuffer.NameList>()
    private var names = UniqueArray<UInt32>()
    private var nameListIDs: [[UInt32]: UInt32] = [[]: 0]
    /// Few: the elements of a kind have the same. Row 0 is the empty list.
    private var variantLists: [[StyleVariant]] = [[]]
    private var elements: [(any StyleElement)?] = []
    private var freeRows: [Int32] = []
    /// By row: how many nodes of it were removed.
    private var generations: [UInt32] = []

    private(set) var roots = RootList()
    let marked = VisitedRegions()
    private(set) var attributes = AttributeStore()
    /// By environment id: whether `:dir(rtl)` matches.
    var isRightToLeft = [false]

    init() {
        // Row 0 is the empty list.
        nameLists.append(TreeBuffer.NameList(start: 0, count: 0))
        dirtyLinks.append(DirtyListLinks())
    }

    /// The tree as plain memory, until the next node is added.
    var view: TreeBuffer {
        TreeBuffer(nodes: nodes.base, nameLists: nameLists.base, names: names.base, dirtyLinks: dirtyLinks.base + 1)
    }

    /// Every node's index is below it.
    var count: Int { nodes.count }

    /// How many nodes there are.
    var liveCount: Int { nodes.count - freeRows.count }

    /// The node of a row that is in use.
    func node(_ row: Int32) -> StyleNode { StyleNode(index: row, generation: generations[Int(row)]) }

    /// Whether a node is one of this tree's that was not removed.
    func contains(_ node: StyleNode) -> Bool {
        generations.indices.contains(Int(node.index)) && generations[Int(node.index)] == node.generation
    }

    /// The row of a node that was not removed.
    func row(of node: StyleNode) -> Int32 {
        precondition(contains(node), "the node was removed, or is another engine's")
        return node.index
    }

    /// The element that a node mirrors.
    func element(of row: Int32) -> any StyleElement {
        guard let element = elements[Int(row)] else { preconditionFailure("the row is free") }
        return element
    }

    /// Has a node mirror another element.
    func set(_ element: some StyleElement, for row: Int32) {
        elements[Int(row)] = element
    }

    // MARK: Nodes

    /// Makes a node that stands nowhere yet.
    func makeNode(_ element: some StyleElement, inlineStyle: UInt32, names table: inout AtomTable) -> Int32 {
        var node = TreeNode()
        node.types = nameList(element.styleTypes, &table)
        node.classes = nameList(element.styleClasses, &table)
        node.id = element.styleID.map { table.intern($0).id } ?? 0
        node.attributes = attributes.set(of: element)
        node.inlineStyle = inlineStyle
        node.state = element.styleState.rawValue
        node.hasText = element.hasText
        node.variants = variantList(element.styleVariants)
        if let row = freeRows.popLast() {
            nodes[Int(row)] = node
            marked.forget(row)
            dirtyLinks[Int(row) + 1] = DirtyListLinks()
            elements[Int(row)] = element
            return row
        }
        nodes.append(node)
        dirtyLinks.append(DirtyListLinks())
        elements.append(element)
        generations.append(0)
        return Int32(nodes.count - 1)
    }

    /// Frees a node that stands nowhere any more, and all inside it; `body` is called with each.
    func discard(_ top: Int32, _ body: (Int32) -> Void) {
        var node = top
        while node >= 0 {
            freeRows.append(node)
            elements[Int(node)] = nil
            generations[Int(node)] += 1
            body(node)
            node = view.next(after: node, within: top)
        }
    }

    // MARK: Places

    /// Puts a node in front of `next`, or behind all children of `parent`; -1 as parent makes it a root.
    func link(_ node: Int32, under parent: Int32, before next: Int32) {
        if parent < 0 { roots.insert(node, before: next) } else { link(node, under: parent, before: next, in: view) }
        // What is dirty is so in its new place too.
        let hint = view[node].pointee.restyleHint
        view[node].pointee.restyleHint = []
        if !hint.isEmpty { view.mark(node, hint) }
    }

    private func link(_ node: Int32, under parent: Int32, before next: Int32, in view: TreeBuffer) {
        let previous = next < 0 ? view[parent].pointee.lastChild : view[next].pointee.previousSibling
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

    /// Takes a node, with all inside it, out of its place.
    func unlink(_ node: Int32) {
        let view = view
        let place = view[node].pointee
        if !place.restyleHint.isEmpty { view.dequeue(node) }
        marked.forget(node)
        guard place.parent >= 0 else { return roots.remove(node) }
        if place.previousSibling < 0 {
            view[place.parent].pointee.firstChild = place.nextSibling
        } else {
            view[place.previousSibling].pointee.nextSibling = place.nextSibling
        }
        if place.nextSibling < 0 {
            view[place.parent].pointee.lastChild = place.previousSibling
        } else {
            view[place.nextSibling].pointee.previousSibling = place.previousSibling
        }
        view[node].pointee.parent = -1
        view[node].pointee.previousSibling = -1
        view[node].pointee.nextSibling = -1
    }

    // MARK: Names and attributes

    /// Makes the attributes of these names known, asking every element for those that are new.
    func know(attributes names: [String]) {
        let old = attributes
        guard attributes.know(names) else { return }
        attributes.removeSets()
        for (index, element) in elements.enumerated() {
            guard let element else { continue }
            nodes.base[index].attributes = attributes.set(of: element, extending: nodes[index].attributes, of: old)
        }
    }

    /// Forgets the sets of attributes that no node has any more; sets get other rows.
    func compactAttributes() {
        let old = attributes
        attributes.removeSets()
        for (index, element) in elements.enumerated() where element != nil {
            nodes.base[index].attributes = attributes.adopt(nodes[index].attributes, of: old)
        }
    }

    /// The set of an element's attributes, asked for now.
    func attributeSet(of element: some StyleElement) -> UInt32 { attributes.set(of: element) }

    /// The variants of a node that has this list.
    func variants(_ list: UInt8) -> [StyleVariant] { variantLists[Int(list)] }

    private func variantList(_ variants: [StyleVariant]) -> UInt8 {
        if let known = variantLists.firstIndex(of: variants) { return UInt8(known) }
        // An element of yet another kind goes without, which no toolkit comes near to.
        guard variantLists.count < UInt8.max else { return 0 }
        variantLists.append(variants)
        return UInt8(variantLists.count - 1)
    }

    /// How many lists of names there are.
    var nameListCount: Int { nameLists.count }

    /// Forgets the names and lists of names that no node has any more.
    /// - Parameters:
    ///   - old: the table that names are of.
    ///   - table: the one that they are of from now on.
    func compactNames(of old: AtomTable, in table: inout AtomTable) {
        let live = elements.indices.filter { elements[$0] != nil }
        var lists: [UInt32: [String]] = [:]
        for list in live.flatMap({ [nodes[$0].types, nodes[$0].classes] }) where lists[list] == nil {
            lists[list] = view.names(in: list).map { old.string(Atom(id: $0)) }
        }
        removeNames()
        let rows = lists.mapValues { nameList($0, &table) }
        for index in live {
            nodes.base[index].types = rows[nodes[index].types]!
            nodes.base[index].classes = rows[nodes[index].classes]!
            if nodes[index].id != 0 { nodes.base[index].id = table.intern(old.string(Atom(id: nodes[index].id))).id }
        }
    }

    private func removeNames() {
        nameLists.removeAll()
        nameLists.append(TreeBuffer.NameList(start: 0, count: 0))
        names.removeAll()
        nameListIDs = [[]: 0]
    }

    /// The list of names, interned.
    func nameList(_ strings: [String], _ table: inout AtomTable) -> UInt32 {
        if strings.isEmpty { return 0 }
        let ids = strings.map { table.intern($0).id }
        if let known = nameListIDs[ids] { return known }
        let row = UInt32(nameLists.count)
        nameLists.append(TreeBuffer.NameList(start: UInt32(names.count), count: UInt32(ids.count)))
        for id in ids { names.append(id) }
        nameListIDs[ids] = row
        return row
    }
}
