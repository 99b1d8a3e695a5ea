import CSSEngine
import Testing

/// The cost of an update depends on the changes, not on the width of the tree. The tests count steps, not time.
@Suite struct WidthTests {
    private static let width = 10_000

    /// Many styled views with a class, as roots or as children of one view.
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

    @Test("A class of one of many siblings visits one view", arguments: [true, false])
    func classOfOneSibling(areRoots: Bool) {
        let scene = Scene(".row { width: 1px } .on { width: 2px }", areRoots: areRoots)
        for place in [0, Self.width / 2, Self.width - 1] {
            scene.toggle("on", place)
            let update = scene.engine.restyle()
            #expect(update.visitedCount == 1 && update.changes.map(\.node) == [scene.nodes[place]])
            #expect(update.searchCount < 10)
        }
        #expect(scene.engine.restyle().searchCount < 10)
    }

    private static let sheets = [
        ".row:nth-child(2n) ~ .q", ".row:nth-last-child(2n)", ".row:nth-last-child(odd) ~ .q .icon",
        ".row:nth-child(2 of .on)", ".row:nth-last-child(2 of .on) ~ .q", ".row:has(~ .on)", ".row:has(~ .on) .icon",
        ".box:has(.on) .icon", ".on ~ .q", ".on + .q .icon", ".box:has(.on ~ .q)", ":is(.on ~ .q, .row) ~ .icon",
        // Many different steps.
        (0..<70).map { ".on:nth-child(2n) ~ .q\($0)" }.joined(separator: ", ")
            + (0..<70).map { ", .c\($0) ~ .q" }.joined(),
    ]

    private enum Batch: CaseIterable {
        case toggleForward, toggleBackward, prepend, append, insertInside, remove, moveToEnd

        /// Changes every view of a scene once.
        func run(_ scene: Scene) {
            let places = Array(scene.nodes.indices)
            let parent = scene.engine.parent(of: scene.nodes[0])
            func insert(before sibling: StyleNode?) {
                scene.engine.insert(TestNode("UIView", classes: ["row", "on"]), under: parent, before: sibling)
            }
            switch self {
            case .toggleForward: for place in places { scene.toggle(place % 3 == 0 ? "on" : "c\(place % 70)", place) }
            case .toggleBackward: for place in places.reversed() { scene.toggle("on", place) }
            case .prepend: for _ in places { insert(before: parent.flatMap { scene.engine.children(of: $0).first }) }
            case .append: for _ in places { insert(before: nil) }
            case .insertInside: for _ in places { insert(before: scene.nodes[places.count / 2]) }
            case .remove: for node in scene.nodes { scene.engine.remove(node) }
            case .moveToEnd: for node in scene.nodes { scene.engine.move(node, under: parent) }
            }
        }
    }

    @Test(
        "The search is linear in the number of changes of siblings", arguments: WidthTests.sheets, Batch.allCases)
    private func linearSearch(_ selector: String, _ batch: Batch) {
        func search(_ count: Int) -> Int {
            let scene = Scene("\(selector) { width: 1px }", areRoots: false, count: count)
            batch.run(scene)
            return scene.engine.restyle().searchCount
        }
        let (once, twice) = (search(400), search(800))
        #expect(Double(twice) <= 2.2 * Double(once), "\(once) and \(twice)")
    }
}
