import NimbusUIKit
import Testing

/// `position: sticky` in scroll views.
@MainActor @Suite struct StickyTests {
    private static let css = """
        UIScrollView { display: block; width: 200px; height: 120px }
        .section { display: block; padding: 5px; height: 200px }
        .header { position: sticky; top: 10px; height: 20px }
        """

    private let scene: Scene
    private let scrollView: UIScrollView
    private let section, header, second: UIView

    init() {
        scene = Scene(Self.css)
        scrollView = scene.add(UIScrollView())
        section = scene.add(UIView(), cssClass: "section", in: scrollView)
        header = scene.add(UIView(), cssClass: "header", in: section)
        second = scene.add(UIView(), cssClass: "section", in: scrollView)
        scene.dom.refresh()
    }

    private func scroll(to y: CGFloat) -> CGFloat {
        scrollView.contentOffset.y = y
        return header.frame.minY
    }

    @Test("A header stays at its inset while its container is visible, without a pass")
    func top() {
        #expect(scrollView.contentSize == CGSize(width: 200, height: 420))
        #expect(header.frame == CGRect(x: 5, y: 10, width: 190, height: 20))
        #expect(scroll(to: 50) == 60 && scroll(to: 100) == 110)
        // It does not leave the container.
        #expect(scroll(to: 180) == 185 && scroll(to: 280) == 185)
        #expect(scroll(to: -30) == 5 && scroll(to: 0) == 10)
        #expect(scene.setters { _ = scroll(to: 40) } == ["contentOffset", "frame"])
    }

    @Test("A pass keeps the place, and a style without sticky returns the view to the flow")
    func undo() {
        #expect(scroll(to: 50) == 60)
        scene.dom.refresh()
        #expect(header.frame.minY == 60)
        scene.load(Self.css + ".header { height: 30px }")
        #expect(header.frame == CGRect(x: 5, y: 60, width: 190, height: 30))
        scene.load(Self.css + ".header { position: static }")
        #expect(header.frame.minY == 5 && scroll(to: 90) == 5)
        scene.load(Self.css)
        #expect(header.frame.minY == 100)
        scene.load("")
        let own = header.frame
        #expect(own.origin == .zero && scroll(to: 20) == own.minY)
    }

    @Test("A frame that the app sets stays")
    func appFrame() {
        header.frame.origin.y = 77
        #expect(scroll(to: 50) == 77)
    }

    @Test("A change of the size of the scroll view moves the box")
    func resizing() {
        scene.load(Self.css + ".header { top: 50% }")
        #expect(header.frame.minY == 60)
        scene.load(Self.css + ".header { top: 50% } UIScrollView { height: 200px }")
        #expect(header.frame.minY == 100)
    }

    @Test("Only a scroll view around a box makes it follow, and a problem says so")
    func problems() {
        #expect(scene.dom.layoutProblems.isEmpty)
        let row = scene.add(UIView(), cssClass: "section")
        let inner = scene.add(UIView(), cssClass: "header", in: row)
        scene.dom.refresh()
        #expect(inner.frame.minY == 5)
        #expect(scene.dom.layoutProblems.map(\.kind) == [.unsupportedInBox(property: "position")])
    }

    /// A style of the header, an offset, and the position of the header in Chromium from left to right and from right to left.
    private nonisolated static let positions: [(style: String, offset: CGFloat, left: CGPoint, right: CGPoint)] = [
        ("top: 10px", 0, CGPoint(x: 5, y: 10), CGPoint(x: 5, y: 10)),
        ("top: 10px", 50, CGPoint(x: 5, y: 60), CGPoint(x: 5, y: 60)),
        ("top: 10px", 175, CGPoint(x: 5, y: 185), CGPoint(x: 5, y: 185)),
        ("top: 10px", 280, CGPoint(x: 5, y: 185), CGPoint(x: 5, y: 185)),
        ("top: -5px", 60, CGPoint(x: 5, y: 55), CGPoint(x: 5, y: 55)),
        ("top: 10%", 60, CGPoint(x: 5, y: 72), CGPoint(x: 5, y: 72)),
        ("top: 0; margin-bottom: 20px", 190, CGPoint(x: 5, y: 165), CGPoint(x: 5, y: 165)),
        ("top: 20px; margin-top: 9px", 0, CGPoint(x: 5, y: 20), CGPoint(x: 5, y: 20)),
        ("bottom: 0", 0, CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)),
        ("bottom: 50px; margin-top: 100px", 0, CGPoint(x: 5, y: 105), CGPoint(x: 5, y: 105)),
        ("bottom: 110px; margin-top: 60px", 0, CGPoint(x: 5, y: 65), CGPoint(x: 5, y: 65)),
        ("top: 0; bottom: 110px; margin-top: 50px", 40, CGPoint(x: 5, y: 55), CGPoint(x: 5, y: 55)),
        ("top: 30px; bottom: 90px; margin-top: 100px", 90, CGPoint(x: 5, y: 120), CGPoint(x: 5, y: 120)),
        ("top: 10px; bottom: 10px; margin-top: 150px", 10, CGPoint(x: 5, y: 155), CGPoint(x: 5, y: 155)),
        ("left: 20px", 0, CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)),
        ("right: 30px; width: 100px; margin-left: 100px", 0, CGPoint(x: 105, y: 5), CGPoint(x: 95, y: 5)),
        ("left: 20px; right: 100px; width: 100px; margin-left: 50px", 0, CGPoint(x: 55, y: 5), CGPoint(x: 55, y: 5)),
        ("top: auto", 80, CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)),
        ("position: relative; top: 5px", 80, CGPoint(x: 5, y: 10), CGPoint(x: 5, y: 10)),
    ]

    @Test("A box has the position that it has in Chromium", arguments: positions)
    func positions(style: String, offset: CGFloat, left: CGPoint, right: CGPoint) {
        for (direction, expected) in [("ltr", left), ("rtl", right)] {
            scene.load(Self.css + "* { direction: \(direction) } .header { top: auto; \(style) }")
            _ = scroll(to: offset)
            #expect(header.frame.origin == expected, "\(direction)")
        }
    }
}
