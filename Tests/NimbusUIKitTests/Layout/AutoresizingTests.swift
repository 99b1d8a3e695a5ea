import NimbusCSS
import NimbusUIKit
import NimbusViews
import Testing

/// Autoresizing masks from stylesheets in superviews whose size is from a stylesheet too.
@MainActor @Suite struct AutoresizingTests {
    private static let css = """
        #box { width: 100px; height: 100px } #box.wide { width: 200px }
        #in { width: 20px; height: 20px; -ios-autoresizing: left right top bottom }
        """

    /// How the two views are registered.
    enum Order: CaseIterable, Sendable {
        case outerFirst, innerFirst, batch, data
    }

    private func scene(_ css: String, _ order: Order) -> (scene: Scene, box: UIView, inner: UIView) {
        let scene = Scene(css)
        guard order != .data else {
            let views = scene.window.buildSubviews([UIView.self, "#box", [UIView.self, "#in"]], in: scene.dom)
            return (scene, views[0], views[1])
        }
        let (box, inner) = (UIView(), UIView())
        scene.window.addSubview(box)
        box.addSubview(inner)
        let register = {
            for (view, id) in order == .innerFirst ? [(inner, "in"), (box, "box")] : [(box, "box"), (inner, "in")] {
                scene.dom.register(view, andId: id)
            }
        }
        if order == .batch { scene.dom.performBatchUpdates(register) } else { register() }
        return (scene, box, inner)
    }

    @Test(
        "The first size of a superview does not resize its subviews, in whatever order they are registered",
        arguments: Order.allCases)
    func firstSize(_ order: Order) {
        let (scene, _, inner) = scene(Self.css, order)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(inner.autoresizingMask.rawValue.nonzeroBitCount == 4)
        #expect(scene.setters { scene.dom.refresh() } == [])
    }

    @Test("A flexible width of 100% starts at the left edge", arguments: Order.allCases)
    func flexibleWidth(_ order: Order) {
        let css = "#box { width: 100px; height: 9px } #in { width: 100%; -ios-autoresizing: left right width }"
        let (scene, _, inner) = scene(css, order)
        #expect(inner.frame.minX == 0 && inner.frame.width == 100)
        scene.dom.refresh()
        #expect(inner.frame.minX == 0 && inner.frame.width == 100)
    }

    @Test(
        "A later size from a stylesheet resizes the subviews, and the undone size does not", arguments: Order.allCases)
    func laterSizes(_ order: Order) {
        let css = Self.css.replacing("left right top bottom", with: "left")
        let (scene, box, inner) = scene(css, order)
        scene.load("")
        #expect(box.frame == .zero && inner.frame == .zero && inner.autoresizingMask == [])
        scene.load(css)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        scene.dom.addCssClass("wide", to: box)
        #expect(inner.frame == CGRect(x: 100, y: 0, width: 20, height: 20))
        box.frame.size.width = 240
        #expect(inner.frame.minX == 140)
    }
}
