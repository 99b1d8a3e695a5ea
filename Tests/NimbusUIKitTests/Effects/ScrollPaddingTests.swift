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
