import CSSEngine
import Testing

/// The answers of containers to style queries follow what the queries read.
@Suite struct ContainerStyleTests {
    /// A list with three rows, each with a label.
    private struct Scene {
        let engine = StyleEngine()
        let list = TestNode("UIView", classes: ["list"])
        let node: StyleNode

        init(_ sheet: String) {
            engine.add(Stylesheet(sheet))
            for index in 0..<3 {
                let row = TestNode("UIView", classes: ["row"], attributes: ["tag": "\(index)"])
                row.append(TestNode("UILabel"))
                list.append(row)
            }
            node = engine.insert(list)
        }

        var rows: [StyleNode] { engine.children(of: node) }

        /// Whether the label of each row has the rule, after a restyle.
        func answers() -> [Bool] {
            engine.restyle()
            return rows.map { row in
                engine.style(of: engine.children(of: row)[0])[engine.properties["height"]!]?.cssText == "1px"
            }
        }
    }

    @Test(
        "The attribute of a container decides",
        arguments: [
            "style(--n: attr(tag type(<number>)))", "style(--n: --tag())", "style(attr(tag type(<number>)) > 1)",
        ])
    func attribute(query: String) {
        let scene = Scene(
            "@function --tag() { result: attr(tag type(<number>)) } .list { --n: 2 }"
                + "@container \(query) { UILabel { height: 1px } }")
        #expect(scene.answers() == [false, false, true])
        scene.list.children[0].attributes["tag"] = "2"
        scene.engine.update(scene.rows[0])
        #expect(scene.answers() == [true, false, true])
    }

    @Test(
        "The position of a container decides",
        arguments: ["style(sibling-index() = 2)", "style(--index: 2)", "style(--n: --index())"])
    func siblings(query: String) {
        let scene = Scene(
            "@property --index { syntax: '<number>'; inherits: false; initial-value: 0 }"
                + "@property --n { syntax: '<number>'; inherits: true; initial-value: 2 }"
                + "@function --index() returns <number> { result: sibling-index() }"
                + ".row { --index: sibling-index() } @container \(query) { UILabel { height: 1px } }")
        #expect(scene.answers() == [false, true, false])
        scene.engine.remove(scene.rows[0])
        #expect(scene.answers() == [false, true])
    }

    @Test("The custom properties that an element inherits decide if it changes for another reason too")
    func inheritedVariables() {
        let scene = Scene(
            ".on { --n: 2 } .on .row { height: var(--n) } .row UILabel { width: 1px }"
                + "@container style(--n: 2) { UILabel { height: 1px } }")
        #expect(scene.answers() == [false, false, false])
        scene.list.classes.append("on")
        scene.engine.update(scene.node)
        #expect(scene.answers() == [true, true, true])
    }

    @Test("A change of custom properties visits each element a few times, however deep it is")
    func depth() {
        let engine = StyleEngine()
        engine.add(
            Stylesheet("* { --t: 0 } .on { --n: 2 } @container style(--n: 2) { UILabel { height: 1px } }"))
        let root = TestNode("UIView")
        var parent = root
        for _ in 0..<500 {
            let child = TestNode("UILabel")
            parent.append(child)
            parent = child
        }
        let node = engine.insert(root)
        engine.restyle()
        root.classes = ["on"]
        engine.update(node)
        #expect(engine.restyle().searchCount < 5000)
    }
}
