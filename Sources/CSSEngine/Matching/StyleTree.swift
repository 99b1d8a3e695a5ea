/// A node of the mirrored tree, as a small integer.
public struct StyleNode: Hashable, Sendable, BitwiseCopyable {
    var index: Int32

    static let none = StyleNode(index: -1)
}

/// The mirror of the tree: flat memory, filled by asking each element once.
///
/// Names are ids of the engine's table; lists of classes and of types are interned, so that comparing two elements'
/// looks is comparing a few integers.
final class StyleTree {
    private var nodes = Column<TreeNode>()
    private var nameLists = Column<TreeView.NameList>()
    private var names = Column<UInt32>()
    private var nameListIDs: [[UInt32]: UInt32] = [[]: 0]
    private var elements: [any StyleElement] = []

    private(set) var roots: [StyleNode] = []
    private(set) var attributes = AttributeStore()
    /// Whether `:dir(rtl)` holds; the same for all elements.
    var isRightToLeft = false

    init() {
        // Row 0 is the empty list.
        nameLists.append(TreeView.NameList(start: 0, count: 0))
    }

    /// The tree as plain memory, until the next change.
    var view: TreeView { TreeView(nodes: nodes.base, nameLists: nameLists.base, names: names.base) }

    /// Every node's index is below it.
    var count: Int { nodes.count }

    // MARK: Changes

    /// Adds a node as the last child of `parent`, or as a root of its own.
    func append(
        _ element: some StyleElement, under parent: StyleNode, inlineStyle: UInt32, names table: inout NameTable
    ) -> StyleNode {
        let index = Int32(nodes.count)
        var node = TreeNode()
        node.parent = parent.index
        node.types = nameList(element.styleTypes, &table)
        node.classes = nameList(element.styleClasses, &table)
        node.id = element.styleID.map { table.intern($0).id } ?? 0
        node.attributes = attributes.set(of: element)
        node.inlineStyle = inlineStyle
        node.state = element.styleState.rawValue
        node.hasText = element.hasText
        if parent == .none {
            roots.append(StyleNode(index: index))
        } else {
            let last = nodes[Int(parent.index)].lastChild
            node.previousSibling = last
            if last >= 0 {
                nodes.base[Int(last)].nextSibling = index
            } else {
                view[parent.index].pointee.firstChild = index
            }
            view[parent.index].pointee.lastChild = index
            node.filter = nodes[Int(parent.index)].filter
        }
        for name in view.names(in: node.types) { node.filter.insert(type: name) }
        for name in view.names(in: node.classes) { node.filter.insert(class: name) }
        if node.id != 0 { node.filter.insert(id: node.id) }
        nodes.append(node)
        elements.append(element)
        return StyleNode(index: index)
    }

    /// Makes the attributes of these names known, asking every element for those that are new.
    func know(attributes names: [String]) {
        guard attributes.know(names) else { return }
        for (index, element) in elements.enumerated() {
            nodes.base[index].attributes = attributes.set(of: element)
        }
    }

    private func nameList(_ strings: [String], _ table: inout NameTable) -> UInt32 {
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
