/// The mirror of the tree: flat memory, filled by asking each element once.
///
/// Names are ids of the engine's table; lists of classes and of types are interned, so that comparing two elements'
/// looks is comparing a few integers. Rows of removed nodes are used again.
final class StyleTree {
    private var nodes = Column<TreeNode>()
    private var nameLists = Column<TreeView.NameList>()
    private var names = Column<UInt32>()
    private var nameListIDs: [[UInt32]: UInt32] = [[]: 0]
    /// Few: the elements of a kind have the same. Row 0 is the empty list.
    private var variantLists: [[StyleVariant]] = [[]]
    private var elements: [(any StyleElement)?] = []
    private var freeRows: [Int32] = []

    private(set) var roots: [StyleNode] = []
    private(set) var attributes = AttributeStore()
    /// Whether `:dir(rtl)` holds; the same for all elements.
    var isRightToLeft = false

    init() {
        // Row 0 is the empty list.
        nameLists.append(TreeView.NameList(start: 0, count: 0))
    }

    /// The tree as plain memory, until the next node is added.
    var view: TreeView { TreeView(nodes: nodes.base, nameLists: nameLists.base, names: names.base) }

    /// Every node's index is below it.
    var count: Int { nodes.count }

    /// How many nodes there are.
    var liveCount: Int { nodes.count - freeRows.count }

    func contains(_ node: StyleNode) -> Bool { elements[Int(node.index)] != nil }

    /// The element that a node mirrors.
    func element(of node: StyleNode) -> any StyleElement {
        guard let element = elements[Int(node.index)] else { preconditionFailure("the node was removed") }
        return element
    }

    /// Has a node mirror another element.
    func set(_ element: some StyleElement, for node: StyleNode) {
        elements[Int(node.index)] = element
    }

    // MARK: Nodes

    /// Makes a node that stands nowhere yet.
    func makeNode(_ element: some StyleElement, inlineStyle: UInt32, names table: inout NameTable) -> StyleNode {
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
            elements[Int(row)] = element
            return StyleNode(index: row)
        }
        nodes.append(node)
        elements.append(element)
        return StyleNode(index: Int32(nodes.count - 1))
    }

    /// Frees a node that stands nowhere any more, and all inside it; `body` is called with each.
    func discard(_ top: StyleNode, _ body: (Int32) -> Void) {
        var node = top.index
        while node >= 0 {
            freeRows.append(node)
            elements[Int(node)] = nil
            body(node)
            node = view.next(after: node, within: top.index)
        }
    }

    // MARK: Places

    /// Puts a node in front of `sibling`, or behind all children of `parent`; `none` as parent makes it a root.
    func link(_ node: StyleNode, under parent: StyleNode, before sibling: StyleNode?) {
        guard parent != .none else {
            let place = sibling.flatMap { roots.firstIndex(of: $0) } ?? roots.count
            return roots.insert(node, at: place)
        }
        let view = view
        let next = sibling?.index ?? -1
        let previous = next < 0 ? view[parent.index].pointee.lastChild : view[next].pointee.previousSibling
        view[node.index].pointee.parent = parent.index
        view[node.index].pointee.previousSibling = previous
        view[node.index].pointee.nextSibling = next
        if previous < 0 {
            view[parent.index].pointee.firstChild = node.index
        } else {
            view[previous].pointee.nextSibling = node.index
        }
        if next < 0 {
            view[parent.index].pointee.lastChild = node.index
        } else {
            view[next].pointee.previousSibling = node.index
        }
    }

    /// Takes a node, with all inside it, out of its place.
    func unlink(_ node: StyleNode) {
        let view = view
        let place = view[node.index].pointee
        guard place.parent >= 0 else { return roots.removeAll { $0 == node } }
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
        view[node.index].pointee.parent = -1
        view[node.index].pointee.previousSibling = -1
        view[node.index].pointee.nextSibling = -1
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

    /// Forgets the inline styles that no node has any more; styles get other rows.
    func compactInlineStyles(_ styles: InlineStyleTable) {
        let live = elements.indices.filter { elements[$0] != nil && nodes[$0].inlineStyle != 0 }
        let rows = styles.compact(keeping: Set(live.map { nodes[$0].inlineStyle }))
        for index in live { nodes.base[index].inlineStyle = rows[nodes[index].inlineStyle]! }
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

    /// The list of names, interned.
    func nameList(_ strings: [String], _ table: inout NameTable) -> UInt32 {
        if strings.isEmpty { return 0 }
        let ids = strings.map { table.intern($0).id }
        if let known = nameListIDs[ids] { return known }
        let row = UInt32(nameLists.count)
        nameLists.append(TreeView.NameList(start: UInt32(names.count), count: UInt32(ids.count)))
        for id in ids { names.append(id) }
        nameListIDs[ids] = row
        return row
    }
}
