import NimbusUIKit
import Testing

/// The properties of CSS for scroll views.
@MainActor @Suite struct ScrollPaddingTests {
    private nonisolated static let insets: [(style: String, left: UIEdgeInsets, right: UIEdgeInsets)] = [
        (
            "scroll-padding: 1px 2px 3px 4px", UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2),
            UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2)
        ),
        (
            "scroll-padding: 10% 5%", UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10),
            UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        ),
        (
            "scroll-padding: auto; scroll-padding-top: 8px", UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0),
            UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
        ),
        (
            "scroll-padding-inline: 1px 2px", UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2),
            UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1)
        ),
        (
            "scroll-padding-block: 3px; scroll-padding-left: 7px", UIEdgeInsets(top: 3, left: 7, bottom: 3, right: 0),
            UIEdgeInsets(top: 3, left: 7, bottom: 3, right: 0)
        ),
        (
            "scroll-padding-left: 7px; scroll-padding-inline-start: 9px",
            UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0), UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
        ),
        (
            "content-inset: 4px; scroll-padding: 9px", UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4),
            UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
        ),
    ]

    @Test("The padding of scrolling is the content inset", arguments: insets)
    func padding(style: String, left: UIEdgeInsets, right: UIEdgeInsets) {
        for (direction, expected) in [("ltr", left), ("rtl", right)] {
            let scene = Scene("UIScrollView { \(style); direction: \(direction) }")
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
            view.contentInset.top = 77
            scene.add(view)
            #expect(view.contentInset == expected, "\(direction)")
            scene.load("UIScrollView { direction: \(direction) }")
            #expect(view.contentInset == UIEdgeInsets(top: 77, left: 0, bottom: 0, right: 0))
        }
    }

    @Test("The padding of scrolling does not extend the area that boxes can be scrolled in")
    func range() {
        let scene = Scene(".s { display: block; width: 200px; height: 50px; scroll-padding: 8px 20px 0 10% }")
        let scroll = scene.add(UIScrollView(), cssClass: "s")
        let child = scene.add(UIView(), in: scroll)
        scene.dom.setStyle("height: 100px", of: child)
        #expect(scroll.contentInset == UIEdgeInsets(top: 8, left: 20, bottom: 0, right: 20))
        #expect(child.frame == CGRect(x: -20, y: -8, width: 200, height: 100))
        #expect(scroll.contentSize == CGSize(width: 160, height: 92))
        #expect(scroll.contentOffset == CGPoint(x: -20, y: -8))
        scroll.contentOffset.y = 30
        scene.load(".s { display: block; width: 200px; height: 50px }")
        #expect(child.frame.origin == .zero && scroll.contentInset == .zero)
        #expect(scroll.contentSize == CGSize(width: 200, height: 100))
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 38))
        scroll.contentOffset.y = 0
        scene.load(".s { display: block; width: 200px; height: 50px; scroll-padding: 5px }")
        #expect(scroll.contentOffset == CGPoint(x: -5, y: -5))
        scene.load(".s { display: block; width: 200px; height: 50px; scroll-padding: 5px; content-inset: 2px }")
        #expect(child.frame.origin == .zero && scroll.contentSize == CGSize(width: 200, height: 100))
        #expect(scroll.contentOffset == CGPoint(x: -2, y: -2))
    }

    @Test("From right to left, a row with padding of scrolling begins at its right end")
    func rightToLeft() {
        let scene = Scene(
            """
            .s { display: flex; width: 200px; height: 50px; scroll-padding-inline: 10px 20px }
            .s > * { flex: none; width: 100px }
            """)
        scene.dom.environment.layoutDirection = .rightToLeft
        let scroll = scene.add(UIScrollView(), cssClass: "s")
        let views = (0..<4).map { _ in scene.add(UIView(), in: scroll) }
        scene.dom.refresh()
        #expect(scroll.contentInset == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10))
        #expect(views.map(\.frame.minX) == [280, 180, 80, -20])
        #expect(scroll.contentSize.width == 370 && scroll.contentOffset.x == 180)
        // The last offset that UIKit allows is that of the start.
        #expect(scroll.contentSize.width + scroll.contentInset.right - scroll.bounds.width == 180)
    }

    @Test("A view that is made visible keeps the padding of scrolling, and a sticky box does not")
    func visibleRegion() {
        let scene = Scene(
            """
            .s { display: block; width: 200px; height: 50px; scroll-padding-top: 8px }
            .head { position: sticky; top: 0; height: 10px } .row { height: 100px }
            """)
        let scroll = scene.add(UIScrollView(), cssClass: "s")
        let head = scene.add(UIView(), cssClass: "head", in: scroll)
        let rows = (0..<2).map { _ in scene.add(UIView(), cssClass: "row", in: scroll) }
        #expect(head.frame.minY == scroll.bounds.minY)
        scroll.contentOffset.y = 60
        #expect(head.frame.minY == 60)
        scroll.contentOffset.y = 150
        scroll.scrollRectToVisible(rows[1].frame, animated: false)
        #expect(scroll.bounds.minY == rows[1].frame.minY - 8)
    }

    @Test("Mandatory snapping is paging")
    func snapping() {
        let scene = Scene("")
        let view = scene.add(UIScrollView())
        for axis in ["x", "y", "both", "inline", "block"] {
            scene.load("UIScrollView { scroll-snap-type: \(axis) mandatory }")
            #expect(view.isPagingEnabled)
            scene.load("")
            #expect(!view.isPagingEnabled)
        }
        scene.load("UIScrollView { scroll-snap-type: x mandatory; paging-enabled: false }")
        #expect(!view.isPagingEnabled)
        view.isPagingEnabled = true
        scene.load("UIScrollView { scroll-snap-type: none }")
        #expect(!view.isPagingEnabled)
        scene.load("")
        #expect(view.isPagingEnabled)
    }

    @Test("A view that only clips is a problem where it should scroll")
    func overflow() {
        let scene = Scene("UIView { overflow: auto scroll } UIScrollView { overflow: auto }")
        let view = scene.add(UIView())
        scene.add(UIScrollView())
        #expect(view.clipsToBounds)
        #expect(scene.dom.layoutProblems.map(\.kind) == [.scrollingOutsideScrollView(property: "overflow")])
    }
}
