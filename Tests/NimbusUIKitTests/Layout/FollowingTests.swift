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
}
