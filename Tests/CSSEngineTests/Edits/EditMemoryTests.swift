import CSSEngine
import Testing

/// Caches of former styles are bounded.
@Suite struct EditMemoryTests {
    @Test(arguments: [true, false]) func manyEditsUseNoMoreMemoryThanFew(restylesEachTime: Bool) {
        let engine = StyleEngine()
        engine.cacheAllowance = 200
        engine.add(
            Stylesheet("[label] { width: var(--x) } .a { --x: 1px } .b .row, .row:nth-child(2n) { height: 1px }"))
        let views = (0..<10).map { _ in TestNode("UIView", classes: ["row"]) }
        let root = TestNode("UIView")
        for view in views { root.append(view) }
        let nodes = engine.children(of: engine.insert(root))
        var most = 0
        for edit in 0..<4000 {
            let (view, node) = (views[edit % 10], nodes[edit % 10])
            view.classes = [["row"], ["row", "a"], ["row", "b"]][edit % 3]
            view.attributes["label"] = "\(edit)"
            view.inlineStyle = "left: \(edit)px; top: var(--x)"
            engine.update(node)
            engine.setCustomProperty("--x", to: "\(edit)px", of: node)
            if restylesEachTime || edit % 100 == 99 {
                engine.restyle()
                most = max(most, engine.cacheEntryCount)
            }
        }
        // 200 entries for former styles and half of those in use, 144 for names, and what a collection meanwhile adds.
        #expect(most < (restylesEachTime ? 700 : 800))
    }

    @Test func unusedNamesAreRemoved() {
        let engine = StyleEngine()
        engine.cacheAllowance = 200
        engine.add(Stylesheet(".on { width: 1px } #last.on { width: 2px }"))
        let view = TestNode("UIView", inlineStyle: "--own: 3px; top: var(--own)")
        let node = engine.insert(view)
        for edit in 0..<2000 {
            view.classes = ["c\(edit)", "on"]
            view.id = edit == 1999 ? "last" : "i\(edit)"
            engine.update(node)
            engine.restyle()
            #expect(engine.nameCount < 400)
        }
        let values = engine.elementStyle(of: node).all.map { "\($0.property): \($0.text)" }
        #expect(values == ["width: 2px", "top: 3px", "--own: 3px"])
    }
}
