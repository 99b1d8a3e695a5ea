import CSSEngine
import Testing

/// Regressions found by random edits, each in a few lines.
@Suite struct EditRegressionTests {
    /// The text of a computed value; `nil` if no declaration sets it.
    private func value(_ property: String, of node: StyleNode, in engine: StyleEngine) -> String? {
        var report = engine.inspector()
        return report.computedValues(of: node).first { $0.property == property }?.text
    }

    @Test("A root and an equal child inherit different values")
    func rootAndChild() {
        let engine = StyleEngine()
        engine.add(Stylesheet("UILabel { height: var(--x, inherit) } .tall { height: 8px }"))
        let root = engine.insert(TestNode("UILabel"))
        let tall = TestNode("UIView", classes: ["tall"])
        tall.append(TestNode("UILabel"))
        let label = engine.children(of: engine.insert(tall))[0]
        engine.restyle()
        #expect(value("height", of: root, in: engine) == "auto")
        #expect(value("height", of: label, in: engine) == "8px")
    }

    @Test("Stylesheets change several times before a restyle")
    func repeatedChanges() {
        let engine = StyleEngine()
        let first = Stylesheet("UIView { top: 1px } @layer x { UIView { left: 1px } }", name: "a.css")
        let second = Stylesheet(".a {} .b {} UIView { width: 1px; height: 1px }", name: "b.css")
        engine.add(first)
        engine.add(second)
        let node = engine.insert(TestNode("UIView"))
        engine.restyle()
        engine.remove(second)
        engine.prepare()
        // The rules have a different order, so that no styles can be kept.
        let third = Stylesheet("@layer y, x; @layer x { UIView { left: 2px } } UIView { top: 1px }", name: "a.css")
        engine.replace(first, with: third)
        engine.prepare()
        engine.replace(third, with: Stylesheet("UIView { top: 2px }", name: "a.css"))
        engine.prepare()
        #expect(value("top", of: node, in: engine) == "1px")
        let changes = engine.restyle().changes.flatMap(\.difference.changes)
            .map { "\(engine.properties[$0.property].name): \($0.new?.cssText ?? "nothing")" }
        #expect(Set(changes) == ["top: 2px", "left: nothing", "width: nothing", "height: nothing"])
    }

    @Test("Two stylesheets without names apply together")
    func stylesheetsWithoutNames() {
        let engine = StyleEngine()
        engine.add(Stylesheet(":root:first-child { top: 1px } :root { top: 2px }", name: "a.css"))
        engine.add(Stylesheet(":empty { left: 1px }", name: "b.css"))
        engine.prepare()
        let node = engine.insert(TestNode("UIView"))
        engine.restyle()
        #expect(value("top", of: node, in: engine) == "1px")
        #expect(value("left", of: node, in: engine) == "1px")
    }

    @Test("An element that is inserted later shares the style of an equal element")
    func sharedStyle() {
        let engine = StyleEngine()
        let sheet = Stylesheet("UIView { width: 1px; unknown: 1 }")
        engine.add(sheet)
        let first = engine.insert(TestNode("UIView"))
        engine.restyle()
        let key = engine.elementStyleKey(of: first)
        let second = engine.insert(TestNode("UIView"))
        engine.restyle()
        #expect(engine.style(of: first) === engine.style(of: second))
        #expect(engine.elementStyleKey(of: second) == key)
        // An unknown declaration is not part of the computed style, but it changes the element's style key.
        engine.replace(sheet, with: Stylesheet("UIView { width: 1px; unknown: 2 }"))
        engine.restyle()
        #expect(engine.elementStyleKey(of: first) != key)
    }

    @Test("An element stays in the scopes around it when it is styled again")
    func scope() {
        let engine = StyleEngine()
        engine.add(Stylesheet("@scope (.a) { .c { top: 3px } } .b { left: 1px }"))
        let root = TestNode("UIView", classes: ["a"])
        let leaf = TestNode("UIView", classes: ["b", "c"])
        root.append(leaf)
        let node = engine.children(of: engine.insert(root))[0]
        engine.restyle()
        leaf.classes = ["c"]
        engine.update(node, .classes)
        engine.restyle()
        #expect(engine.elementStyle(of: node).all.map(\.property) == ["top"])
    }

    @Test(
        "A new last row restyles the row before it",
        arguments: [
            (".row:nth-last-child(2) { :has(> .leaf) { top: 1px } }", 2)
        ])
    func newRow(sheet: String, changed: Int) {
        let scene = VisitScene(sheet)
        for row in scene.rows { scene.insertLeaf(under: row.children[0]) }
        scene.engine.restyle()
        scene.insertRow()
        #expect(scene.engine.restyle().changes.count == changed)
    }
}
