import NimbusCSS
import NimbusUIKit
import Testing

/// `env(safe-area-inset-top)` and the other insets of the safe area.
@MainActor @Suite struct SafeAreaTests {
    @Test("The insets of the safe area are those of the view that the DOM follows, and styles follow them")
    func insets() {
        let scene = Scene(
            """
            .page {
                padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom)
                    env(safe-area-inset-left);
                display: grid;
            }
            """)
        let controller = UIViewController()
        scene.window.rootViewController = controller
        let page = controller.view!
        page.frame = scene.window.bounds
        if page.superview == nil { scene.window.addSubview(page) }
        scene.dom.register(page, withCSSClass: "page")
        let content = scene.add(UIView(), in: page)
        scene.dom.follow(page)
        #expect(content.frame == page.bounds)

        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 1, bottom: 34, right: 2)
        scene.window.layoutIfNeeded()
        #expect(scene.dom.environment.safeAreaInsets == .init(top: 47, right: 2, bottom: 34, left: 1))
        #expect(content.frame == CGRect(x: 1, y: 47, width: 297, height: 319))

        controller.additionalSafeAreaInsets = .zero
        scene.window.layoutIfNeeded()
        #expect(content.frame == page.bounds)
    }
}
