import CSSEngine
import Testing

/// What an update takes depends on what has changed, not on how wide the tree is. Steps are counted, not timed.
@Suite struct WidthTests {
    private static let width = 10_000

    /// Many views with a class, as roots or inside one view, all styled.
    private struct Scene {
        let engine = StyleEngine()
        let views: [TestNode]
        let nodes: [StyleNode]

        init(_ sheet: String, areRoots: Bool, count: Int = WidthTests.width) {
            views = (0..<count).map { _ in TestNode("UIView", classes: ["row"]) }
            engine.add(Stylesheet(sheet))
            if areRoots {
                nodes = views.map { [engine] in engine.insert($0) }
            } else {
                let box = TestNode("UIView")
                for view in views { box.append(view) }
                nodes = engine.children(of: engine.insert(box))
            }
            engine.restyle()
        }

        func toggle(_ name: String, _ place: Int) {
            let view = views[place]
            if view.classes.contains(name) { view.classes.removeAll { $0 == name } } else { view.classes.append(name) }
            engine.update(nodes[place], .classes)
        }
    }

    @Test(arguments: [true, false]) func aClassOfOneOfManyIsFoundAtOnce(areRoots: Bool) {
        let scene = Scene(".row { width: 1px } .on { width: 2px }", areRoots: areRoots)
        for place in [0, Self.width / 2, Self.width - 1] {
            scene.toggle("on", place)
            let update = scene.engine.restyle()
            #expect(update.visitedCount == 1 && update.changes.map(\.node) == [scene.nodes[place]])
            #expect(update.searchCount < 10)
        }
        #expect(scene.engine.restyle().searchCount < 10)
    }
}
