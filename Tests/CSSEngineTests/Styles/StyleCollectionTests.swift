import CSSEngine
import Testing

/// The memory of former styles is given back without styling anything again.
@Suite struct StyleCollectionTests {
    @Test("An animated custom property styles only what it changes, within a bounded number of cache entries")
    func animation() {
        let engine = StyleEngine()
        engine.cacheAllowance = 100
        engine.add(
            Stylesheet(".row { height: 1px } .row:nth-child(2n) { width: calc(var(--x) * 2); top: var(--y, 3px) }"))
        let root = TestNode("UIView")
        for _ in 0..<50 { root.append(TestNode("UIView", classes: ["row"])) }
        let top = engine.insert(root)
        let rows = engine.children(of: top)
        let width = engine.properties["width"]!
        engine.restyle()
        let first = engine.cacheEntryCount
        var most = 0
        for frame in 1...2000 {
            let target = frame % 3 == 0 ? rows[1] : top
            engine.setCustomProperty("--x", to: "\(frame)px", of: target)
            let update = engine.restyle()
            #expect(update.visitedCount <= update.changes.count + 2)
            #expect(engine.style(of: rows[1])[width]?.cssText == "\(2 * (frame - (frame < 3 ? 0 : frame % 3)))px")
            most = max(most, engine.cacheEntryCount)
        }
        #expect(most < first * 2 + 600)
        #expect(engine.style(of: rows[3])[width]?.cssText == "4000px")
    }

    /// The keys of a descendant's style contain a number of its parent's. The number must not be used again while a key
    /// that contains it can still be found.
    @Test(
        "Descendants never get the style of a former ancestor",
        arguments: [
            (depth: 1, ".x# .k { width: #px }"), (depth: 100, ".x# .k { width: #px }"),
            (depth: 1, ".x# { --a: #px }"), (depth: 100, ".x# { --a: #px }"), (depth: 100, ".x# { width: #px }"),
        ])
    func formerAncestors(depth: Int, rule: String) {
        let engine = StyleEngine()
        // The tables are large enough that a sweep takes several updates.
        engine.cacheAllowance = depth == 1 ? 500 : 3000
        let steps = depth == 1 ? 2000 : 300
        let rules = (0..<steps).map { String(rule.split(separator: "#").joined(separator: "\($0)")) }
        let reader =
            rule.contains("--a")
            ? ".k { --b: var(--a); width: var(--b) }" : rule.contains(".k") ? "" : ".k { width: inherit }"
        engine.add(Stylesheet(rules.joined(separator: "\n") + reader))
        let root = TestNode("UIView")
        var innermost = root
        for _ in 0..<depth {
            let child = TestNode("UIView", classes: ["k"])
            innermost.append(child)
            innermost = child
        }
        let top = engine.insert(root)
        var node = top
        while let child = engine.children(of: node).first { node = child }
        let width = engine.properties["width"]!
        for step in 0..<steps {
            root.classes = ["x\(step)"]
            engine.update(top, .classes)
            engine.restyle()
            #expect(engine.style(of: node)[width]?.cssText == "\(step)px", "step \(step)")
        }
    }

    /// Tables refer to texts and to lists of attributes by numbers, which are used again after a collection.
    @Test(
        "Elements never get the value of a former attribute",
        arguments: [
            ".k { width: attr(size px) }", ".k { --a: attr(size px); width: var(--a) }",
            ".k { width: --f() } @function --f() { result: calc(attr(size px) + 0px) }",
            ".k { --a: attr(size px); width: var(--a) } @property --a { syntax: '*'; inherits: false }",
        ])
    func formerAttributes(rules: String) {
        let engine = StyleEngine()
        engine.cacheAllowance = 200
        engine.add(Stylesheet(rules))
        let root = TestNode("UIView")
        let leaves = (0..<20).map { _ in TestNode("UIView", classes: ["k"]) }
        for leaf in leaves { root.append(leaf) }
        let nodes = engine.children(of: engine.insert(root))
        let width = engine.properties["width"]!
        for step in 0..<2000 {
            let changed = step * 7 % leaves.count
            leaves[changed].attributes["size"] = "\(step * 31 % 700)"
            engine.update(nodes[changed], .attributes)
            engine.restyle()
            #expect(engine.style(of: nodes[changed])[width]?.cssText == "\(step * 31 % 700)px", "step \(step)")
        }
    }

    @Test("Elements never get the inline style of an element that was removed before it was styled")
    func formerInlineStyles() {
        let engine = StyleEngine()
        engine.cacheAllowance = 0
        let top = engine.insert(TestNode("UIView"))
        let width = engine.properties["width"]!
        var nodes: [StyleNode] = []
        for step in 0..<600 {
            let removed = engine.insert(TestNode("UIView", inlineStyle: "height: \((step / 2 + 1) % 40)px"), under: top)
            engine.remove(removed)
            nodes.append(engine.insert(TestNode("UIView", inlineStyle: "width: \(step)px"), under: top))
            if nodes.count > 20 { engine.remove(nodes.removeFirst()) }
            engine.restyle()
            #expect(nodes.last.map { engine.style(of: $0)[width]?.cssText } == "\(step)px", "step \(step)")
        }
    }

    @Test("Queries between a change and the next restyle explain the style of the last restyle")
    func queriesBetweenRestyles() {
        let engine = StyleEngine()
        engine.add(Stylesheet("UIView { top: 1px }"))
        let node = engine.insert(TestNode("UIView", inlineStyle: "left: 2px"))
        engine.restyle()
        for index in 0..<100 { engine.setCustomProperty("--new-\(index)", to: "1px", of: node) }
        var inspector = engine.inspector()
        #expect(inspector.rules(of: node).map(\.selector) == [nil, "UIView"])
        #expect(inspector.computedValues(of: node).map(\.property) == ["top", "left"])
        let names = (0..<100).map { "--other-\($0): 1px" }.joined(separator: ";")
        engine.add(Stylesheet("UIView { \(names) }"))
        engine.prepare()
        #expect(engine.elementStyle(of: node).all.map(\.property) == ["top", "left"])
        engine.restyle()
        #expect(engine.elementStyle(of: node).all.count == 202)
    }
}
