import CSSEngine

/// A tree of a root, a card and a label in it, with a stylesheet.
struct CardTree {
    let engine = StyleEngine()
    let rootNode: StyleNode
    let card: StyleNode
    let label: StyleNode

    init(_ sheet: Stylesheet) {
        engine.add(sheet)
        let root = TestNode("UIView", classes: ["root"])
        let card = TestNode("UIView", classes: ["card"])
        card.append(TestNode("UILabel"))
        root.append(card)
        rootNode = engine.insert(root)
        self.card = engine.children(of: rootNode)[0]
        label = engine.children(of: self.card)[0]
    }

    init(_ rules: String) { self.init(Stylesheet(rules)) }

    /// The height of an element after a restyle.
    /// - Parameter node: `nil` for the label.
    func height(of node: StyleNode? = nil) -> String? {
        engine.restyle()
        return engine.style(of: node ?? label)[engine.properties["height"]!]?.cssText
    }

    /// Sets the width of the card as a container.
    func resize(_ width: Double) { engine.setContainerSize(ContainerSize(width: width, height: 50), of: card) }
}
