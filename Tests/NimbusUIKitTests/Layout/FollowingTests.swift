import NimbusCSS
import NimbusUIKit
import Testing

/// Views that follow the size and the traits of what they are in.
@MainActor @Suite struct FollowingTests {
    private let scene = Scene(
        """
        .half { width: 50%; height: 10px } .first { -mobile-relative: .first; margin-top: 1px }
        @media (prefers-color-scheme: dark) { .half { opacity: 0.5 } }
        @media (width >= 500px) { .half { border-width: 2px } }
        """)

    @Test("A container of another size places what is in it")
    func size() {
        let container = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let half = scene.add(UIView(), cssClass: "half", in: container)
        let second = scene.add(UIView(), cssClass: "first", in: container)
        scene.dom.follow(container)
        scene.dom.refresh()
        #expect(second.frame.minY == 11)
        container.frame.size.width = 200
        container.layoutIfNeeded()
        #expect(half.frame.width == 100)
        scene.window.frame.size.width = 600
        container.frame.size.width = 600
        container.layoutIfNeeded()
        #expect(half.frame.width == 300 && half.layer.borderWidth == 2)
    }

    @Test("Light and dark are followed")
    func scheme() {
        let half = scene.add(UIView(), cssClass: "half")
        scene.dom.follow(scene.window)
        #expect(half.alpha == 1)
        scene.window.overrideUserInterfaceStyle = .dark
        #expect(half.alpha == 0.5)
        scene.window.overrideUserInterfaceStyle = .light
        #expect(half.alpha == 1)
    }

    @Test("What follows is no view of the tree")
    func recursively() {
        scene.dom.follow(scene.window)
        #expect(scene.window.styleableSubviews.isEmpty)
    }

    @Test("What follows is nobody's sibling, wherever it lies, and follows once for a DOM")
    func siblings() {
        let scene = Scene("UIView { -mobile-relative: .prev; margin-top: 5px; height: 10px }")
        let other = NIDOM(stylesheet: scene.sheet)
        let a = scene.add(UIView(), id: "a")
        for dom in [scene.dom, scene.dom, other, other] { dom.follow(scene.window) }
        #expect(scene.window.subviews.count == 3 && scene.window.styleableSubviews.count == 1)
        let b = scene.add(UIView(), id: "b")
        #expect(a.frame.minY == 0 && b.frame.minY == 15)
        scene.window.sendSubviewToBack(b)
        scene.dom.refresh()
        #expect(b.frame.minY == 0 && a.frame.minY == 15)
        #expect(scene.window.styleableSubviewCount == 2 && scene.window.styleableSubview(at: 1) === a)
        let button = UIButton()
        other.follow(button)
        button.setTitle("Go", for: .normal)
        #expect(button.styleableSubviews.isEmpty)
    }
}
