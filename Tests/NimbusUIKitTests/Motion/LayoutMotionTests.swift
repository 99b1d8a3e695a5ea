#if canImport(HeadlessUIKit)
import CSSEngine
import NimbusCSS
import NimbusUIKit
import Testing

/// With the clock of the display, Core Animation moves and resizes the layers of views where the layout changes evenly.
@MainActor @Suite struct LayoutMotionTests {
    private let media = MediaClock()

    private func scene(_ css: String) -> Scene {
        let scene = Scene(css)
        scene.dom.motionClock = MediaClock.$current.withValue(media) { NIDisplayClock() }
        return scene
    }

    private func advance(by seconds: Double) {
        MediaClock.$current.withValue(media) { media.advance(by: seconds) }
    }

    /// The frame of a view in its superview as it is on screen, to the nearest thousandth.
    private func shown(_ view: UIView) -> CGRect {
        let frame = MediaClock.$current.withValue(media) { view.layer.presentation()?.frame ?? view.frame }
        func rounded(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 }
        return CGRect(
            x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width), height: rounded(frame.height))
    }

    @Test("A view with frame rules has its last frame at once, and its layer shows the frames between")
    func frameRules() {
        let scene = scene(
            """
            .a { left: 10px; top: 0px; width: 20px; height: 20px; transition: all 100ms linear }
            .b { left: 110px; width: 40px }
            """)
        let view = scene.add(UIView(), cssClass: "a")
        scene.dom.addCssClass("b", to: view)
        #expect(view.frame == CGRect(x: 110, y: 0, width: 40, height: 20))
        #expect(shown(view) == CGRect(x: 10, y: 0, width: 20, height: 20))
        let setters = scene.setters {
            advance(by: 0.025)
            #expect(shown(view) == CGRect(x: 35, y: 0, width: 25, height: 20))
            advance(by: 0.1)
        }
        #expect(setters == [] && view.layer.animationKeys() == nil && !scene.dom.isInMotion)
    }

    private static let row = """
        .row { display: flex; left: 0px; top: 0px; width: 300px; height: 40px; align-items: stretch }
        .item { width: 50px; transition: all 100ms linear }
        .wide { width: 150px }
        """

    @Test("All views that a transition in a container moves are moved by their layers")
    func siblings() {
        let scene = scene(Self.row)
        let row = scene.add(UIView(), cssClass: "row")
        let items = (0..<3).map { _ in scene.add(UIView(), cssClass: "item", in: row) }
        let label = scene.add(UILabel(), cssClass: "item", in: items[2])
        scene.dom.addCssClass("wide", to: items[0])
        #expect(items.map(\.frame.minX) == [0, 150, 200] && items.map(\.frame.width) == [150, 50, 50])
        #expect(items.map { shown($0).minX } == [0, 50, 100])
        #expect(items[1].layer.animationKeys() == ["NimbusCSS.position"] && label.layer.animationKeys() == nil)
        advance(by: 0.05)
        #expect(items.map { shown($0).minX } == [0, 100, 150] && shown(items[0]).width == 100)
        scene.dom.removeCssClass("wide", from: items[0])
        #expect(items.map(\.frame.minX) == [0, 50, 100])
        #expect(items.map { shown($0).minX } == [0, 100, 150] && shown(items[0]).width == 100)
        advance(by: 0.025)
        #expect(items.map { shown($0).minX } == [0, 75, 125])
        advance(by: 0.1)
        #expect(items.allSatisfy { $0.layer.animationKeys() == nil })
    }

    @Test(
        "Properties that no view has are played with the frames that they change",
        arguments: [
            "column-gap: 41px", "padding-left: 20px", "flex-grow: 1", "margin-left: 30px", "flex-basis: 20px",
            "top: 9px",
        ])
    func properties(_ declaration: String) {
        let css =
            Self.row + ".row { column-gap: 1px; transition: all 100ms linear } .item { flex-basis: 50px }"
            + ".row.b, .item.b { \(declaration) }"
        let scenes = [scene(css), Scene(css)]
        let clock = NIManualClock()
        scenes[1].dom.motionClock = clock
        let views = scenes.map { scene in
            let row = scene.add(UIView(), cssClass: "row")
            let items = (0..<3).map { _ in scene.add(UIView(), cssClass: "item", in: row) }
            scene.dom.addCssClass("b", to: declaration.hasPrefix("flex") ? items[1] : row)
            return [row] + items
        }
        advance(by: 0.0625)
        clock.advance(by: 0.0625)
        for (shown, exact) in zip(views[0].map(shown), views[1].map(\.frame)) {
            #expect(abs(shown.minX - exact.minX) <= 0.6 && abs(shown.width - exact.width) <= 0.6)
            #expect(abs(shown.minY - exact.minY) <= 0.6 && abs(shown.height - exact.height) <= 0.6)
        }
        #expect(views[0].contains { $0.layer.animationKeys() != nil })
    }

    @Test("Where the lines of a text change, the views are laid out at each frame")
    func text() {
        let scene = scene(
            """
            .box { display: block; left: 0px; top: 0px; width: 60px; transition: width 100ms linear }
            .wide { width: 260px }
            .below { height: 10px }
            """)
        let box = scene.add(UIView(), cssClass: "box")
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "A text of several words that needs lines"
        scene.add(label, in: box)
        let below = scene.add(UIView(), cssClass: "below", in: box)
        scene.dom.addCssClass("wide", to: box)
        #expect(box.frame.width == 60 && below.layer.animationKeys() == nil)
        let first = below.frame.minY
        advance(by: 0.05)
        #expect(box.frame.width == 160 && below.frame.minY < first)
        advance(by: 0.1)
        #expect(box.frame.width == 260)
    }

    @Test("A view that joins a moving scene moves with it")
    func insertion() {
        let scene = scene(Self.row)
        let row = scene.add(UIView(), cssClass: "row")
        let item = scene.add(UIView(), cssClass: "item", in: row)
        scene.dom.addCssClass("wide", to: item)
        advance(by: 0.05)
        let other = scene.add(UIView(), cssClass: "item", in: row)
        #expect(other.frame.minX == 150 && shown(other).minX == 100)
        advance(by: 0.025)
        #expect(shown(other).minX == 125 && shown(item).width == 125)
        scene.dom.unregister(other)
        #expect(other.layer.animationKeys() == nil)
        #expect(shown(item).width == 125)
    }

    @Test("A view whose motion a layer cannot show any more has the values of this instant")
    func takenBack() {
        let scene = scene(Self.row + " .row { flex-wrap: wrap }")
        let row = scene.add(UIView(), cssClass: "row")
        let items = (0..<4).map { _ in scene.add(UIView(), cssClass: "item", in: row) }
        scene.dom.addCssClass("wide", to: items[0])
        advance(by: 0.05)
        #expect(items[0].frame.width == 150)
        let text = scene.add(UILabel(), cssClass: "item", in: row)
        text.text = "Text"
        scene.dom.addCssClass("wide", to: text)
        #expect(items[0].frame.width == 100 && items[3].frame.minX == 200 && items[3].layer.animationKeys() == nil)
    }

    @Test(
        "Other views than plain ones are drawn in each size",
        arguments: [
            "", "background: linear-gradient(red, blue)", "border-radius: 50%",
        ])
    func drawing(_ declarations: String) {
        let scene = scene(
            """
            .a { left: 0px; top: 0px; width: 20px; height: 20px; transition: width 100ms linear; \(declarations) }
            .b { width: 40px }
            """)
        for view in declarations.isEmpty ? [UILabel(), UIButton(), UIImageView()] : [UIView()] {
            scene.add(view, cssClass: "a")
            scene.dom.addCssClass("b", to: view)
            #expect(view.frame.width == 20 && view.layer.animationKeys() == nil)
            advance(by: 0.05)
            #expect(view.frame.width == 30)
        }
    }

    @Test("Transitions of a scene with different times are shown by a layout at each frame")
    func times() {
        let scene = scene(Self.row + ".slow { transition-duration: 200ms }")
        let row = scene.add(UIView(), cssClass: "row")
        let items = [
            scene.add(UIView(), cssClass: "item", in: row), scene.add(UIView(), cssClass: "item slow", in: row),
        ]
        for item in items { scene.dom.addCssClass("wide", to: item) }
        advance(by: 0.05)
        #expect(
            items.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 100, height: 40), CGRect(x: 100, y: 0, width: 75, height: 40),
            ])
        #expect(items.allSatisfy { $0.layer.animationKeys() == nil })
        advance(by: 0.1)
        // The rest of the slow one is left to the layers.
        #expect(items[1].frame.width == 150 && shown(items[1]).width == 125)
    }
}
#endif
