import NimbusCSS
import Testing

@testable import NimbusUIKit

/// What placing long rows of views costs, in things that are done.
@MainActor @Suite struct LayoutCostTests {
    /// How views are named, and where the last of a row ends up.
    struct Row: Sendable, CustomTestStringConvertible {
        let target: String
        let margin: String
        var testDescription: String { target }
        /// Whether each depends on another, and not all on one.
        var isChain: Bool { target == ".prev" || target == ".next" }
    }

    nonisolated static let rows = [
        Row(target: ".prev", margin: "margin-top"), Row(target: ".next", margin: "margin-bottom"),
        Row(target: ".first", margin: "margin-top"), Row(target: ".last", margin: "margin-bottom"),
        Row(target: "#anchor", margin: "margin-top"),
    ]

    private func css(_ row: Row) -> String {
        "UIView { -mobile-relative: \(row.target); \(row.margin): 0; height: 1px }"
    }

    /// The effort of `body`, in views placed, names looked up and siblings read.
    private func effort(_ scene: Scene, _ body: () -> Void) -> (placed: Int, searched: Int, read: Int) {
        let layout = scene.dom.viewStyler.placer.rules
        let before = (layout.placementCount, layout.relations.searchCount, layout.relations.readCount)
        body()
        return (
            layout.placementCount - before.0, layout.relations.searchCount - before.1,
            layout.relations.readCount - before.2
        )
    }

    /// A step of the stack for each view of a chain would be too many.
    @Test("A row takes as many steps as it is long, and no stack", arguments: rows, [false, true])
    func longRows(_ row: Row, isReversed: Bool) {
        let count = row.isChain ? 10_000 : 2000
        let scene = Scene(css(row))
        let views = (0..<count).map { _ in UIView() }
        for view in views { scene.window.addSubview(view) }
        let effort = effort(scene) {
            scene.dom.performBatchUpdates {
                for (place, view) in (isReversed ? views.reversed() : views).enumerated() {
                    scene.dom.register(view, andId: place == 0 ? "anchor" : nil)
                }
            }
        }
        #expect(effort.placed == count && effort.searched <= 2 * count && effort.read <= 2 * count)
        switch row.target {
        case ".prev": #expect(views[count - 1].frame.minY == CGFloat(count - 1))
        case ".next": #expect(views[0].frame.minY == CGFloat(1 - count))
        case ".first": #expect(views[count - 1].frame.minY == 1)
        case ".last": #expect(views[0].frame.minY == -1)
        default: #expect(views[count / 2].frame.minY == 1)
        }
    }

    /// What comes behind the others moves none of them.
    @Test("Registered one by one, each is placed once", arguments: rows.filter { $0.margin == "margin-top" })
    func oneByOne(_ row: Row) {
        let count = 2000
        let scene = Scene(css(row))
        let effort = effort(scene) {
            for place in 0..<count { scene.add(UIView(), id: place == 0 ? "anchor" : nil) }
        }
        #expect(effort.placed == count && effort.searched < 8 * count && effort.read < 8 * count)
    }

    @Test("Put in front of others, a view places nobody whose target is the same")
    func inFront() {
        let count = 2000
        let scene = Scene("UIView { -mobile-relative: .next; margin-bottom: 0; height: 1px }")
        let effort = effort(scene) {
            for _ in 0..<count {
                let view = UIView()
                scene.window.insertSubview(view, at: 0)
                scene.dom.register(view)
            }
        }
        #expect(effort.placed == count && effort.searched < 8 * count && effort.read < 8 * count)
        #expect(scene.window.subviews[0].frame.minY == CGFloat(1 - count))
    }

    @Test("A class on one view of a long row looks at nobody whom it does not move")
    func onePlace() {
        let count = 2000
        let scene = Scene(css(Self.rows[0]) + ".low { width: 7px }")
        var views: [UIView] = []
        scene.dom.performBatchUpdates { views = (0..<count).map { _ in scene.add(UIView()) } }
        let effort = effort(scene) { scene.dom.addCssClass("low", to: views[count / 2]) }
        #expect(effort.placed == 2 && effort.searched == 2 && effort.read == 0)
    }

    @Test("Views that are gone are forgotten, whoever followed them")
    func forgetting() {
        let scene = Scene("UIView { -mobile-relative: .prev; margin-top: 0 } .lost { -mobile-relative: #nobody }")
        let relations = scene.dom.viewStyler.placer.rules.relations
        for _ in 0..<5 {
            let container = scene.add(UIView())
            for place in 0..<300 { scene.add(UIView(), cssClass: place % 3 == 0 ? "lost" : nil, in: container) }
            container.removeFromSuperview()
        }
        scene.dom.refresh()
        #expect(relations.count == 0)
        scene.add(UIView())
        scene.add(UIView())
        #expect(relations.count > 0)
        scene.dom.unregisterAllViews()
        scene.dom.refresh()
        #expect(relations.count == 0)
    }

    @Test("A follower finds the sibling that came between, and the one behind that when it has left")
    func neighbours() {
        let scene = Scene("#b { -mobile-relative: .prev; margin-top: 0 } #x { height: 7px } #a { height: 3px }")
        let a = scene.add(UIView(), id: "a")
        let b = scene.add(UIView(), id: "b")
        #expect(b.frame.minY == 3)
        let x = UIView()
        scene.window.insertSubview(x, aboveSubview: a)
        scene.dom.register(x, andId: "x")
        #expect(b.frame.minY == 7)
        x.removeFromSuperview()
        scene.dom.unregister(x)
        #expect(b.frame.minY == 3)
    }

    @Test("An id that comes, goes and is given to another moves those who name it")
    func ids() {
        let scene = Scene("#b { -mobile-relative: #a; margin-top: 0 } .three { height: 3px } .five { height: 5px }")
        let b = scene.add(UIView(), id: "b")
        #expect(b.frame.minY == 0)
        scene.add(UIView(), cssClass: "three", id: "a")
        #expect(b.frame.minY == 3)
        let other = scene.add(UIView(), cssClass: "five", id: "a")
        #expect(b.frame.minY == 5)
        scene.dom.register(other, andId: "c")
        #expect(b.frame.minY == 3)
        scene.dom.register(other, andId: "a")
        scene.dom.unregister(other)
        #expect(b.frame.minY == 3)
    }
}
