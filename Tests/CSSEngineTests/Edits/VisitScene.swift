import CSSEngine

/// A styled screen of 13 views: a list of five rows with an icon each, and an empty footer.
final class VisitScene {
    let engine = StyleEngine()
    let screen = TestNode("UIView", classes: ["screen"])
    let list = TestNode("UIView", classes: ["list"])
    let rows = (0..<5).map { _ in TestNode("UIView", classes: ["row"]) }
    let footer = TestNode("UILabel", classes: ["footer"])
    private var nodes: [ObjectIdentifier: StyleNode] = [:]
    private var sheet: Stylesheet

    init(_ text: String) {
        sheet = Stylesheet(text)
        for row in rows {
            row.append(TestNode("UIImageView", classes: ["icon"]))
            list.append(row)
        }
        screen.append(list)
        screen.append(footer)
        engine.add(sheet)
        let handles = engine.preorder(engine.insert(screen))
        for (node, handle) in zip(screen.preorder, handles) { nodes[ObjectIdentifier(node)] = handle }
        engine.restyle()
    }

    subscript(node: TestNode) -> StyleNode { nodes[ObjectIdentifier(node)]! }

    /// Adds or removes a class.
    func toggle(_ name: String, _ node: TestNode) {
        if node.classes.contains(name) { node.classes.removeAll { $0 == name } } else { node.classes.append(name) }
        engine.update(self[node], .classes)
    }

    func set(state: ElementState, _ node: TestNode) {
        node.state = state
        engine.update(self[node], .state)
    }

    func set(_ attribute: String, _ value: String, _ node: TestNode) {
        node.attributes[attribute] = value
        engine.update(self[node], [.attributes, .text])
    }

    func set(style: String, _ node: TestNode) {
        node.inlineStyle = style
        engine.update(self[node], .inlineStyle)
    }

    func set(id: String, _ node: TestNode) {
        node.id = id
        engine.update(self[node], .id)
    }

    /// Replaces the stylesheet by a new version.
    func reload(_ text: String) {
        let new = Stylesheet(text)
        engine.replace(sheet, with: new)
        sheet = new
    }

    func insertLeaf(under parent: TestNode) {
        engine.insert(TestNode("UIView", classes: ["leaf"]), under: self[parent])
    }

    /// Inserts a new row with an icon into the list.
    func insertRow(before sibling: TestNode? = nil) {
        let row = TestNode("UIView", classes: ["row"])
        row.append(TestNode("UIImageView", classes: ["icon"]))
        engine.insert(row, under: self[list], before: sibling.map { self[$0] })
    }
}
