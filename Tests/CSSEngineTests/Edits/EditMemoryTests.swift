import CSSEngine
import TestSupport
import Testing

/// Caches of former styles are bounded.
@Suite struct EditMemoryTests {
    @Test("The number of cache entries does not grow with the number of edits", arguments: [true, false])
    func cacheEntries(restylesEachTime: Bool) {
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
        // At most 200 entries of former styles, half as many as are in use, and the entries added during a collection.
        // 100 edits add about 900 entries at once.
        #expect(most < (restylesEachTime ? 700 : 2000))
    }

    @Test("Unused names are removed, and only changed views are styled")
    func unusedNames() {
        let scene = NameScene(
            """
            .on { width: 1px } [label^="1"] { top: 1px } [label$="7"] .leaf { left: 2px } #last.on { height: 2px }
            .row:nth-child(odd of [label*="3"]) { right: var(--own, 4px) }
            """)
        let before = scene.engine.nameCount
        var most = 0
        for frame in 0..<3000 {
            let row = frame % scene.rows.count
            scene.rows[row].classes = ["row", "c\(frame)"] + (frame % 3 == 0 ? ["on"] : [])
            scene.rows[row].id = frame == 2999 ? "last" : "i\(frame)"
            scene.rows[row].attributes["label"] = "\(frame * 7919)"
            if frame % 5 == 0 { scene.rows[row].inlineStyle = "--own: \(frame)px; --own\(frame): 1px" }
            scene.engine.update(scene.nodes[row])
            let update = scene.engine.restyle()
            // The row, its leaf, and the rows that `:nth-child(of)` gives another position.
            #expect(update.visitedCount <= scene.rows.count + 1)
            most = max(most, scene.engine.nameCount)
            if frame % 100 == 99 { #expect(scene.differences == []) }
        }
        #expect(scene.engine.nameCount < before + 500)
        #expect(most < before + 500)
    }

    @Test("The id of a name is not used again while a view, a rule or a former style has the name")
    func namesThatComeBack() {
        let scene = NameScene(".c1 { width: 1px } .c2 .leaf { width: 2px } [label=c3] { top: 3px }")
        var random = SeededGenerator(seed: 7)
        for _ in 0..<3000 {
            let row = random.number(below: scene.rows.count)
            // Some names are frequent, others never come back.
            func name() -> String { "c\(random.number(below: random.chance(percent: 50) ? 5 : 100_000))" }
            scene.rows[row].classes = [name(), name()]
            scene.rows[row].attributes["label"] = name()
            scene.engine.update(scene.nodes[row])
            if random.chance(percent: 3) {
                scene.replace(with: ".c1 { width: 1px } .\(name()) .leaf { width: 2px } [label=\(name())] { top: 3px }")
            }
            if random.chance(percent: 70) {
                scene.engine.restyle()
                if random.chance(percent: 10) { #expect(scene.differences == []) }
            }
        }
        #expect(scene.engine.nameCount < 1000)
    }
}

/// A list of 20 rows with a leaf each, in an engine that collects unused entries after every update.
private final class NameScene {
    let engine = StyleEngine()
    let rows = (0..<20).map { _ in TestNode("UIView", classes: ["row"]) }
    let nodes: [StyleNode]
    private let root = TestNode("UIView")
    private var stylesheet: Stylesheet

    init(_ text: String) {
        stylesheet = Stylesheet(text)
        engine.cacheAllowance = 0
        engine.add(stylesheet)
        for row in rows {
            row.append(TestNode("UIView", classes: ["leaf"]))
            root.append(row)
        }
        nodes = engine.children(of: engine.insert(root))
        engine.restyle()
    }

    func replace(with text: String) {
        let new = Stylesheet(text)
        engine.replace(stylesheet, with: new)
        stylesheet = new
    }

    /// The values of views whose style differs from the style in a new engine.
    var differences: [String] {
        let fresh = StyleEngine()
        fresh.add(stylesheet)
        let all = fresh.preorder(fresh.insert(root))
        fresh.restyle()
        return zip(engine.preorder(engine.roots[0]), all).enumerated().compactMap { index, pair in
            let (found, expected) = (values(of: pair.0, in: engine), values(of: pair.1, in: fresh))
            return found == expected ? nil : "view \(index): \(found), in a new engine \(expected)"
        }
    }

    private func values(of node: StyleNode, in engine: StyleEngine) -> String {
        engine.elementStyle(of: node).all.map { "\($0.property): \($0.text)" }.joined(separator: "; ")
    }
}
