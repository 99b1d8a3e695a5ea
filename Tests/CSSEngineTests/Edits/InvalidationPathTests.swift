import CSSEngine
import Testing

/// Changes restyle exactly the elements that they can affect, also through lists in `:has()` and `:nth-child(of)`.
@Suite struct InvalidationPathTests {
    /// A root with the children `x` and `h.h.b`; `h` has the child `y.c`.
    private final class Scene {
        let engine = StyleEngine()
        let root = TestNode("UIView")
        let x = TestNode("UIView", id: "x")
        let h = TestNode("UIView", id: "h", classes: ["h", "b"])
        let y = TestNode("UIView", id: "y", classes: ["c"])
        private var nodes: [StyleNode] = []

        init(_ selector: String) {
            engine.add(Stylesheet("\(selector) { opacity: 0.5 }"))
            h.append(y)
            root.append(x)
            root.append(h)
            nodes = engine.preorder(engine.insert(root))
            engine.restyle()
        }

        func node(_ element: TestNode) -> StyleNode {
            nodes[root.preorder.firstIndex { $0 === element }!]
        }

        /// Changes whether the element has the class `a`, and restyles.
        func toggle(_ element: TestNode) -> StyleUpdate {
            if element.classes.contains("a") {
                element.classes.removeAll { $0 == "a" }
            } else {
                element.classes.append("a")
            }
            engine.update(node(element), .classes)
            return engine.restyle()
        }
    }

    @Test(
        "A change of the anchor's sibling restyles the anchor",
        arguments: [
            ".h:has(:is(.a + .b .c))", ".h:has(:is(.a ~ .b .c))", ".h:has(:where(.a + .b .c))",
            ".h:has(:is(.a + .b > .c))",
            ".h:has(:is(.a + * .c))", ".h:has(> :is(.a ~ .b > .c))", ".h:has(:is(:is(.a + .b) .c))",
            ".h:has(:nth-child(1 of .a + .b .c))", ".h:has(:not(:not(.a + .b .c)))",
        ])
    func siblingOfAnchor(_ selector: String) {
        let scene = Scene(selector)
        for _ in 0..<2 {
            let update = scene.toggle(scene.x)
            #expect(update.changes.map(\.node) == [scene.node(scene.h)])
            #expect(update.visitedCount == 1)
        }
    }

    @Test(
        "A change of the anchor's sibling restyles the anchor of a negated list",
        arguments: [".h:has(:not(.a + .b .c))", ".h:has(:not(.a ~ .b > .c))"])
    func negatedList(_ selector: String) {
        let scene = Scene(selector)
        for _ in 0..<2 { #expect(scene.toggle(scene.x).changes.map(\.node) == [scene.node(scene.h)]) }
    }

    @Test(
        "A move of the anchor's sibling restyles the anchor",
        arguments: [".h:has(:is(.x + .b .c))", ".h:has(:is(.x ~ .b > .c))"])
    func movedSibling(_ selector: String) {
        let scene = Scene(selector.replacing(".x", with: "#x"))
        let (root, x, h) = (scene.node(scene.root), scene.node(scene.x), scene.node(scene.h))
        scene.engine.move(x, under: root)
        #expect(scene.engine.restyle().changes.map(\.node) == [h])
        scene.engine.move(x, under: root, before: h)
        #expect(scene.engine.restyle().changes.map(\.node) == [h])
        scene.engine.move(x, under: h)
        #expect(scene.engine.restyle().changes.map(\.node) == [h])
    }

    // MARK: :has() inside :has()

    @Test(
        "`:has()` inside of `:has()` matches no element",
        arguments: [
            (".card:has(.z) { #a:has(~ &) { left: 1px } }", 0), (".card:has(.z) { #a:has(~ :is(&)) { left: 1px } }", 0),
            (".card:has(.z), .other { #a:has(~ &) { left: 1px } }", 0), (".card { #a:has(~ &) { left: 1px } }", 1),
            (".card:not(:has(.z)) { #a:has(~ &) { left: 1px } }", 1),
            (".card:has(.z), #b { #a:has(~ &) { left: 1px } }", 1),
            (".card:has(.z) { & { #a:has(~ &) { left: 1px } } }", 0),
            (".card:has(.z) { & .z { #a:has(~ * &) { left: 1px } } }", 0),
            (".card:has(.z) { :root &, #a:has(~ .card) { left: 1px } }", 1),
        ])
    func nestedHas(sheet: String, changed: Int) {
        let engine = StyleEngine()
        engine.add(Stylesheet(sheet))
        let root = TestNode("UIView")
        let card = TestNode("UIView", id: "b", classes: ["card"])
        card.append(TestNode("UIView", classes: ["z"]))
        root.append(TestNode("UIView", id: "a"))
        root.append(card)
        engine.insert(root)
        #expect(engine.restyle().changes.count == changed)
    }

    // MARK: Anchors

    @Test(
        "A class inside one of many cells visits at most one view",
        arguments: [
            (".cell:has(.on) .label", 1), (".cell:has(> .on) > .label", 1), (".cell:has(.on) > .label", 1),
            (".cell:is(:has(.on)) .label", 1), (".cell:has(.on)", 1), (".title:has(+ .on) + .label", 0),
            (".label:has(+ .on)", 0), (".cell:has(.on, .off) .none", 0), ("#x:has(.on) .label", 0),
            (".cell:not(:has(.on)) .label", 1),
        ])
    func classInCell(selector: String, visited: Int) {
        let engine = StyleEngine()
        engine.add(Stylesheet("\(selector) { width: 1px }"))
        let grid = TestNode("UIView", classes: ["grid"])
        for _ in 0..<1000 {
            let cell = TestNode("UIView", classes: ["cell"])
            cell.append(TestNode("UILabel", classes: ["title"]))
            cell.append(TestNode("UILabel", classes: ["label"]))
            grid.append(cell)
        }
        let nodes = engine.preorder(engine.insert(grid))
        engine.restyle()
        let title = grid.children[500].children[0]
        for _ in 0..<2 {
            title.classes = title.classes.contains("on") ? ["title"] : ["title", "on"]
            engine.update(nodes[1 + 500 * 3 + 1], .classes)
            let update = engine.restyle()
            #expect(update.visitedCount == visited)
            #expect(update.searchCount < 40)
        }
    }

    // MARK: The map

    @Test(
        "The size of the invalidation map is linear in the number of rules",
        arguments: [
            { (rule: Int) in ".dark .c\(rule)" }, { ".a + .c\($0)" }, { ".c\($0):has(.dark)" },
            { ".cell:has(.dark) .c\($0)" },
            { ".c\($0) .dark" }, { ".c\($0):nth-child(2 of .dark)" }, { ".c\($0) { & .dark {} }" },
            { ".dark { .c\($0) & + & {} }" },
        ] as [@Sendable (Int) -> String])
    func mapSize(_ selector: @Sendable (Int) -> String) {
        func size(_ count: Int) -> Int {
            let engine = StyleEngine()
            engine.add(
                Stylesheet((0..<count).map { rule in "\(selector(rule)) { width: 1px }" }.joined(separator: "\n")))
            let view = TestNode("UIView", classes: ["a"])
            let node = engine.insert(view)
            engine.restyle()
            view.classes = ["dark"]
            engine.update(node, .classes)
            return engine.invalidationMapSize
        }
        let (once, twice) = (size(500), size(1000))
        #expect(once > 0 && Double(twice) <= 2.2 * Double(once), "\(once) and \(twice)")
    }
}
