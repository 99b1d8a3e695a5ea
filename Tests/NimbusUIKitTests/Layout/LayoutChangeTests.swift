import NimbusCSS
import NimbusUIKit
import Testing

/// Layout that follows what changes.
@MainActor @Suite struct LayoutChangeTests {
    /// Does not know its size.
    private final class Broken: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: CGFloat.nan, height: .infinity) }
    }

    @Test("Views are placed anew when their container changes its size, and only those that it concerns")
    func containerSize() {
        let scene = Scene(".half { width: 50%; height: 10px } .fixed { width: 20px; top: 5px }")
        let container = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let half = scene.add(UIView(), cssClass: "half", in: container)
        scene.add(UIView(), cssClass: "fixed", in: container)
        container.frame.size.width = 200
        #expect(scene.setters { scene.dom.layoutViews() } == ["frame"])
        #expect(half.frame.width == 100)
    }

    @Test("Views that are not registered are nobody's sibling")
    func unregisteredSiblings() {
        let scene = Scene(
            """
            UIView { height: 10px } .after { -mobile-relative: .prev; margin-top: 1px }
            .top { -mobile-relative: .first; margin-top: 2px } .bottom { -mobile-relative: .last; margin-top: 3px }
            """)
        func addPrivate(at index: Int) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
            scene.window.insertSubview(view, at: index)
            return view
        }
        _ = addPrivate(at: 0)
        scene.add(UIView())
        let between = addPrivate(at: 2)
        let after = scene.add(UIView(), cssClass: "after")
        let top = scene.add(UIView(), cssClass: "top")
        let bottom = scene.add(UIView(), cssClass: "bottom")
        let last = scene.add(UIView())
        last.frame.origin.y = 50
        _ = addPrivate(at: 7)
        scene.dom.refresh()
        #expect(after.frame.minY == 11 && top.frame.minY == 12 && bottom.frame.minY == 63)
        scene.dom.register(between)
        #expect(after.frame.minY == 111)
    }

    @Test("A view that moves inside an unregistered superview follows its new sibling, and so do the others")
    func movesInUnregisteredSuperview() {
        let scene = Scene("UIView { height: 10px } .after { -mobile-relative: .prev; margin-top: 5px }")
        let views = (0..<3).map { scene.add(UIView(), cssClass: $0 == 0 ? nil : "after") }
        #expect(views.map(\.frame.minY) == [0, 15, 30])
        scene.window.bringSubviewToFront(views[1])
        scene.dom.refreshView(views[1])
        #expect(views.map(\.frame.minY) == [0, 30, 15])
        views[2].removeFromSuperview()
        scene.dom.refreshView(views[2])
        #expect(views[1].frame.minY == 15)
    }

    @Test("What moves takes along what rests on it")
    func dependents() {
        let scene = Scene(
            """
            #a { left: 10px; width: 50px; height: 10px } #a.wide { width: 70px }
            #b { -mobile-relative: #a; margin-left: 5px; width: 10px } #c { width: 100% }
            """)
        let b = scene.add(UIView(), id: "b")
        let a = scene.add(UIView(), id: "a")
        let c = scene.add(UIView(), id: "c", in: a)
        let other = scene.add(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        #expect(b.frame.minX == 65 && c.frame.width == 50)
        #expect(scene.setters { scene.dom.addCssClass("wide", to: a) } == ["frame", "frame", "frame"])
        #expect(b.frame.minX == 85 && c.frame.width == 70 && other.frame.minX == 1)
        scene.dom.removeCssClass("wide", from: a)
        #expect(b.frame.minX == 65 && c.frame.width == 50)
    }

    @Test("A size of the content follows the content")
    func content() {
        let scene = Scene("UILabel { width: auto; height: auto; font-size: 10px } .big { font-size: 30px }")
        let label = UILabel()
        label.text = "Harbour"
        scene.add(label)
        let small = label.frame.size
        #expect(small == label.sizeThatFits(.zero) && small.width > 20)
        scene.dom.addCssClass("big", to: label)
        #expect(label.frame.width > small.width * 2)
        #expect(scene.setters { scene.dom.refresh() } == [])
    }

    @Test("A label that is looked at is as large as its text, and costs nothing if it was")
    func text() {
        let scene = Scene("UILabel { width: auto; height: auto }")
        let label = scene.add(UILabel())
        #expect(label.frame.width == 0)
        label.text = "Hello"
        scene.dom.refreshView(label)
        #expect(label.frame.size == label.sizeThatFits(.zero) && label.frame.width > 20)
        label.text = "Hello World"
        scene.dom.setNeedsStyle(label)
        scene.dom.styleIfNeeded()
        #expect(label.frame.size == label.sizeThatFits(.zero))
        #expect(scene.setters { scene.dom.refreshView(label) } == [])
    }

    @Test("Lines that wrap make a label as high as they are")
    func wrapping() {
        let scene = Scene("UILabel { width: 60px; height: auto; -ios-number-of-lines: 0 }")
        let label = UILabel()
        label.text = "Boats on large lakes, and what the water says"
        scene.add(label)
        #expect(label.frame.width == 60 && label.frame.height > 60)
    }

    @Test(
        "A height that fits the text is measured at the limited width",
        arguments: [
            "max-width: 60px", "width: 200px; max-width: 60px", "width: auto; max-width: 60px",
            "width: 100%; max-width: 60px",
            "min-width: 60px; width: 10px",
        ])
    func limitedWidth(_ declarations: String) {
        let scene = Scene("UILabel { height: auto; -ios-number-of-lines: 0; \(declarations) }")
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 0))
        label.text = "Boats on large lakes, and what the water says"
        scene.add(label)
        #expect(label.frame.width <= 60)
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 60, height: 0)).height)
    }

    @Test("A relative view that does not exist and margins without one are reported")
    func problems() {
        let scene = Scene("#a { -mobile-relative: #nosuch; margin-top: 1px }\n#b { left: 0; margin-left: 1px }")
        let (a, b) = (scene.add(UIView(), id: "a"), scene.add(UIView(), id: "b"))
        scene.add(UIView(), id: "c")
        #expect(Set(scene.dom.layoutProblems.map(\.kind)) == [.missingTarget(id: "nosuch"), .marginWithoutTarget])
        #expect(
            Set(scene.dom.layoutProblems.map { $0.location?.description }) == ["a.css:1:6", "a.css:2:15"])
        scene.dom.unregister(b)
        scene.add(UIView(), id: "nosuch")
        #expect(scene.dom.layoutProblems.isEmpty)
        _ = a
    }

    @Test("Percentages of the view's own size follow it")
    func ownSize() {
        let scene = Scene(
            """
            UIView { border-radius: 50%; width: 40px; height: 20px } .large { height: 30px }
            UIImageView { transform: translateX(50%) }
            """)
        let view = scene.add(UIView())
        #expect(view.layer.cornerRadius == 10)
        scene.dom.addCssClass("large", to: view)
        #expect(view.layer.cornerRadius == 15)
        #expect(scene.setters { scene.dom.refresh() } == [])
        let image = scene.add(UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(image.transform.tx == 5)
        image.bounds.size.width = 30
        scene.dom.layoutViews()
        #expect(image.transform.tx == 15)
        scene.load("")
        #expect(view.layer.cornerRadius == 0 && image.transform.isIdentity)
    }

    @Test("Where the app puts a view is where it is without its style")
    func appFrames() {
        let scene = Scene("#a { width: 50px }")
        let view = scene.add(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), id: "a")
        view.frame.origin = CGPoint(x: 30, y: 40)
        scene.dom.layoutViews()
        #expect(view.frame == CGRect(x: 30, y: 40, width: 50, height: 4))
        scene.load("")
        #expect(view.frame == CGRect(x: 30, y: 40, width: 3, height: 4))
    }

    @Test("What the app changes one way leaves the other to the style, and that is undone")
    func appFramesOneWay() {
        let scene = Scene("#a { top: 7px; height: 50px }")
        let view = scene.add(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), id: "a")
        view.frame.origin.x = 10
        view.frame.size.width = 30
        scene.dom.layoutViews()
        #expect(view.frame == CGRect(x: 10, y: 7, width: 30, height: 50))
        scene.load("")
        #expect(view.frame == CGRect(x: 10, y: 2, width: 30, height: 4))
    }

    @Test("A circle that is broken is followed again")
    func circles() {
        let scene = Scene("#a { -mobile-relative: #b; margin-left: 1px } #b { -mobile-relative: #a; margin-left: 1px }")
        let a = scene.add(UIView(frame: CGRect(x: 5, y: 0, width: 10, height: 10)), id: "a")
        let b = scene.add(UIView(frame: CGRect(x: 7, y: 0, width: 10, height: 10)), id: "b")
        #expect(scene.dom.layoutProblems.map(\.kind) == [.cycle])
        #expect(scene.dom.layoutProblems.first?.location?.description.hasPrefix("a.css:1:") == true)
        #expect(scene.setters { scene.dom.refresh() } == [])
        scene.load("#a { -mobile-relative: #b; margin-left: 1px } #b { left: 20px }")
        #expect(scene.dom.layoutProblems.isEmpty)
        #expect(b.frame.minX == 20 && a.frame.minX == 31)
    }

    @Test("What is no number is neither kept nor set again", arguments: ["width: 5px", "height: auto", "top: 50%"])
    func noNumbers(_ declarations: String) {
        let scene = Scene("#a { \(declarations) }")
        let view = scene.add(Broken(frame: CGRect(x: CGFloat.nan, y: 3, width: 4, height: .nan)), id: "a")
        let frame = view.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        #expect(numbers.filter { !$0.isFinite } == [])
        #expect(scene.setters { scene.dom.refresh() } == [])
        #expect(view.frame == frame)
    }

    @Test("A turned device places views for its size", arguments: [100.0, 200.0])
    func viewport(_ width: Double) {
        let scene = Scene("UIView { width: 50vw; height: 1px }")
        let view = scene.add(UIView())
        scene.dom.environment.width = width
        #expect(view.frame.width == CGFloat(width / 2))
    }
}
