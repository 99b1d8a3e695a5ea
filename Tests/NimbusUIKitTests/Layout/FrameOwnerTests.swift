import NimbusCSS
import Testing

@testable import NimbusUIKit

/// Each event gives the frame of a view to one owner, and the frame of the app comes back when no style owns it.
@MainActor @Suite struct FrameOwnerTests {
    private let own = CGRect(x: 1, y: 2, width: 30, height: 40)

    private func makeScene() -> Scene {
        Scene(
            """
            .sized { width: 50px } .row { display: flex; width: 200px; height: 100px }
            .tall { height: 60px } .column { display: flex; flex-direction: column }
            """)
    }

    private func owner(of view: UIView, in scene: Scene) -> String? {
        scene.dom.registry.record(of: view)?.owner.name
    }

    @Test("Styles with frame rules and without them")
    func styled() {
        let scene = makeScene()
        let view = scene.add(UIView(frame: own))
        #expect(owner(of: view, in: scene) == "app" && view.frame == own)
        scene.dom.addCssClass("sized", to: view)
        #expect(owner(of: view, in: scene) == "rules" && view.frame.width == 50)
        view.frame.size.width = 70
        scene.dom.addCssClass("tall", to: view)
        #expect(owner(of: view, in: scene) == "rules" && view.frame.size == CGSize(width: 50, height: 60))
        scene.dom.setCssClass(nil, of: view)
        // The app has set the width last, and the style has set the height.
        #expect(owner(of: view, in: scene) == "app" && view.frame == CGRect(x: 1, y: 2, width: 70, height: 40))
    }

    @Test("Auto Layout takes the frame and gives it back")
    func constrained() {
        let scene = makeScene()
        let view = scene.add(UIView(frame: own), cssClass: "sized")
        #expect(owner(of: view, in: scene) == "rules" && view.sizeConstraints.isEmpty)
        view.translatesAutoresizingMaskIntoConstraints = false
        scene.dom.refreshView(view)
        #expect(owner(of: view, in: scene) == "constraints")
        #expect(view.sizeConstraints.map(\.constraint.constant) == [50])
        view.translatesAutoresizingMaskIntoConstraints = true
        scene.dom.refreshView(view)
        #expect(owner(of: view, in: scene) == "rules" && view.sizeConstraints.isEmpty && view.frame.width == 50)
        view.translatesAutoresizingMaskIntoConstraints = false
        scene.dom.refreshView(view)
        scene.dom.removeCssClass("sized", from: view)
        #expect(owner(of: view, in: scene) == "app" && view.sizeConstraints.isEmpty)
    }

    @Test("A view becomes a container, and stops being one")
    func container() {
        let scene = makeScene()
        let view = scene.add(UIView(frame: own))
        scene.dom.addCssClass("row", to: view)
        #expect(owner(of: view, in: scene) == "box" && view.frame.size == CGSize(width: 200, height: 100))
        scene.dom.setCssClass("sized", of: view)
        #expect(owner(of: view, in: scene) == "rules" && view.frame == CGRect(x: 1, y: 2, width: 50, height: 40))
        scene.dom.setCssClass("sized row", of: view)
        #expect(owner(of: view, in: scene) == "box")
        scene.dom.setCssClass(nil, of: view)
        #expect(owner(of: view, in: scene) == "app" && view.frame == own)
    }

    @Test("A container adopts a view, and the view leaves it", arguments: ["", "sized"])
    func adopted(cssClass: String) {
        let scene = makeScene()
        let former = cssClass.isEmpty ? "app" : "rules"
        let width: CGFloat = cssClass.isEmpty ? 30 : 50
        let row = scene.add(UIView(), cssClass: "row")
        let view = scene.add(UIView(frame: own), cssClass: cssClass)
        #expect(owner(of: view, in: scene) == former)
        row.addSubview(view)
        scene.dom.refreshView(view)
        #expect(owner(of: view, in: scene) == "box")
        #expect(view.frame == CGRect(x: 0, y: 0, width: width, height: 100))
        scene.window.addSubview(view)
        scene.dom.refreshView(view)
        #expect(owner(of: view, in: scene) == former && view.frame == CGRect(x: 1, y: 2, width: width, height: 40))
    }

    @Test("A view moves from one container to another, and keeps its own frame")
    func movedBetweenContainers() {
        let scene = makeScene()
        let (row, column) = (scene.add(UIView(), cssClass: "row"), scene.add(UIView(), cssClass: "column"))
        let view = scene.add(UIView(frame: own), in: row)
        let box = scene.dom.registry.record(of: view)?.owner.box
        column.addSubview(view)
        scene.dom.refreshView(view)
        #expect(owner(of: view, in: scene) == "box")
        #expect(scene.dom.registry.record(of: view)?.owner.box === box)
        scene.window.addSubview(view)
        scene.dom.refreshView(view)
        #expect(owner(of: view, in: scene) == "app" && view.frame == own)
    }

    @Test("The container is unregistered or restyled", arguments: [false, true])
    func removedContainer(isUnregistered: Bool) {
        let scene = makeScene()
        let row = scene.add(UIView(), cssClass: "row")
        let (plain, sized) = (
            scene.add(UIView(frame: own), in: row), scene.add(UIView(frame: own), cssClass: "sized", in: row)
        )
        #expect(owner(of: plain, in: scene) == "box" && owner(of: sized, in: scene) == "box")
        if isUnregistered { scene.dom.unregister(row) } else { scene.dom.removeCssClass("row", from: row) }
        #expect(owner(of: plain, in: scene) == "app" && plain.frame == own)
        #expect(owner(of: sized, in: scene) == "rules")
        #expect(sized.frame == CGRect(x: 1, y: 2, width: 50, height: 40))
        #expect(owner(of: row, in: scene) == (isUnregistered ? nil : "app"))
    }

    @Test("An unregistered view keeps the frame of its box, until it is registered again")
    func unregistered() {
        let scene = makeScene()
        let row = scene.add(UIView(), cssClass: "row")
        let view = scene.add(UIView(frame: own), in: row)
        let inRow = view.frame
        scene.dom.unregister(view)
        #expect(owner(of: view, in: scene) == nil && view.frame == inRow && inRow != own)
        scene.dom.register(view)
        #expect(owner(of: view, in: scene) == "box" && view.frame == inRow)
        scene.dom.unregister(view)
        scene.add(view)
        #expect(owner(of: view, in: scene) == "app" && view.frame == own)
        scene.dom.unregister(view)
        scene.add(view, cssClass: "sized")
        #expect(owner(of: view, in: scene) == "rules" && view.frame.width == 50)
        scene.dom.unregister(view)
        #expect(view.frame.width == 50)
        scene.dom.register(view, withCSSClass: "sized")
        #expect(owner(of: view, in: scene) == "rules")
        scene.dom.unregister(view)
        view.frame.size.height = 33
        scene.dom.setCssClass(nil, of: view)
        scene.dom.register(view, withCSSClass: "tall")
        #expect(owner(of: view, in: scene) == "rules" && view.frame.size == CGSize(width: 30, height: 60))
        scene.dom.removeCssClass("tall", from: view)
        #expect(owner(of: view, in: scene) == "app" && view.frame == CGRect(x: 1, y: 2, width: 30, height: 33))
    }

    @Test("All views are unregistered and registered again")
    func allUnregistered() {
        let scene = makeScene()
        let row = scene.add(UIView(frame: own), cssClass: "row")
        let view = scene.add(UIView(frame: own), in: row)
        scene.dom.unregisterAllViews()
        scene.dom.register(row)
        scene.dom.register(view)
        #expect(owner(of: row, in: scene) == "app" && row.frame == own)
        #expect(owner(of: view, in: scene) == "app" && view.frame == own)
    }

    @Test("Several events in a batch leave the last owner")
    func batch() {
        let scene = makeScene()
        let row = scene.add(UIView(), cssClass: "row")
        let view = scene.add(UIView(frame: own), cssClass: "sized", in: row)
        scene.dom.performBatchUpdates {
            scene.dom.unregister(row)
            scene.window.addSubview(view)
            scene.dom.refreshView(view)
            scene.dom.removeCssClass("sized", from: view)
        }
        #expect(owner(of: view, in: scene) == "app" && view.frame == own)
        scene.dom.performBatchUpdates {
            scene.dom.register(row)
            row.addSubview(view)
            scene.dom.refreshView(view)
            scene.dom.addCssClass("sized", to: view)
            scene.dom.addCssClass("column", to: row)
        }
        #expect(owner(of: view, in: scene) == "box" && owner(of: row, in: scene) == "box" && view.frame.width == 50)
    }

    @Test("In a container, Auto Layout keeps the frame of a view that has a box")
    func constrainedInContainer() {
        let scene = makeScene()
        let row = scene.add(UIView(), cssClass: "row")
        let view = UIView(frame: own)
        view.translatesAutoresizingMaskIntoConstraints = false
        scene.add(view, cssClass: "sized", in: row)
        #expect(owner(of: view, in: scene) == "box" && view.frame == own && view.sizeConstraints.isEmpty)
        #expect(scene.dom.layoutProblems.map(\.kind) == [.constrainedInBox])
    }
}

/// Views that keep moving each other do not stop an app.
@MainActor @Suite struct UnsettledFrameTests {
    /// A view that makes its superview wider whenever it gets another frame.
    private final class PushingView: UIView {
        var remaining = 0
        override var frame: CGRect {
            didSet {
                guard remaining > 0, frame != oldValue, let superview else { return }
                remaining -= 1
                superview.frame.size.width += 2
                superview.layoutIfNeeded()
            }
        }
    }

    @Test("Views that do not settle in 32 rounds are a problem, and the next pass goes on", arguments: [10, 50])
    func limit(count: Int) {
        let scene = Scene(
            ".card { background-image: linear-gradient(red, blue) } .half { width: 50%; height: 10px }")
        let card = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), cssClass: "card")
        let view = PushingView()
        view.remaining = count
        scene.add(view, cssClass: "half", in: card)
        if count < FramePlacer.maximumRounds {
            #expect(scene.dom.problems.isEmpty && view.remaining == 0)
        } else {
            #expect(scene.dom.problems.map(\.kind) == [.unsettledFrames] && view.remaining > 0)
            #expect(scene.dom.problems[0].description.contains("32 rounds"))
            scene.dom.layoutViews()
            #expect(scene.dom.problems.count == 1 && view.remaining == 0)
        }
        #expect(view.frame.width == card.frame.width / 2 && card.frame.width == 100 + CGFloat(2 * count))
    }
}

extension FrameOwner {
    fileprivate var name: String {
        switch self {
        case .app: "app"
        case .rules: "rules"
        case .constraints: "constraints"
        case .box: "box"
        case .formerBox: "former box"
        }
    }
}
