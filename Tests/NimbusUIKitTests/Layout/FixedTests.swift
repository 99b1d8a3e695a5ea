import NimbusUIKit
import Testing

/// `position: fixed` in screens.
@MainActor @Suite struct FixedTests {
    private static let css = """
        .screen { display: block; width: 300px; height: 400px }
        UIScrollView { display: block; width: 300px; height: 200px; margin-top: 20px; position: relative }
        .content { display: block; height: 1000px; margin: 10px; position: relative }
        .bar { position: fixed; left: 10%; right: 30px; bottom: 5px; height: 20px }
        """

    private let scene: Scene
    private let screen, content, bar: UIView
    private let scrollView: UIScrollView

    init() {
        scene = Scene(Self.css)
        screen = scene.add(UIView(), cssClass: "screen")
        scrollView = scene.add(UIScrollView(), in: screen)
        content = scene.add(UIView(), cssClass: "content", in: scrollView)
        bar = scene.add(UIView(), cssClass: "bar", in: content)
        scene.dom.refresh()
    }

    private var frameInWindow: CGRect { bar.convert(bar.bounds, to: scene.window) }

    @Test("A box is placed in the window, and stays there while content scrolls")
    func window() {
        let frame = CGRect(x: 30, y: 375, width: 240, height: 20)
        #expect(frameInWindow == frame && bar.superview === content)
        scrollView.contentOffset.y = 130
        #expect(frameInWindow == frame)
        scene.dom.refresh()
        #expect(frameInWindow == frame && scrollView.contentSize.height == 1020)
        #expect(scene.dom.layoutProblems.isEmpty)
    }

    @Test("Another position returns the box to its container, and a removed container takes its boxes along")
    func changes() {
        scene.load(Self.css + ".bar { position: absolute }")
        #expect(bar.frame == CGRect(x: 28, y: 975, width: 222, height: 20))
        scrollView.contentOffset.y = 50
        #expect(bar.frame.minY == 975)
        scene.load(Self.css + ".bar { position: static }")
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 280, height: 20))
        scene.load(Self.css)
        #expect(frameInWindow.minY == 375)
        content.removeFromSuperview()
        scene.dom.refresh()
        screen.addSubview(content)
        scene.dom.refresh()
        #expect(frameInWindow == CGRect(x: 30, y: 375, width: 240, height: 20))
        scene.load("")
        #expect(bar.frame == .zero)
    }

    @Test("In a container that is no screen, a box is absolute, and a problem says so")
    func problems() {
        let outer = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        scene.window.addSubview(outer)
        outer.addSubview(screen)
        scene.load(Self.css + ".screen { width: 100px; height: 100px }")
        #expect(bar.frame.maxY == 995)
        #expect(scene.dom.layoutProblems.map(\.kind) == [.unsupportedInBox(property: "position")])
    }
}
