import CSSEngine
import NimbusCSS
import Testing

@testable import NimbusUIKit

/// Registered views whose registered superview goes: they keep their styles and their layout.
@MainActor @Suite struct OrphanTests {
    private static let css = """
        .outer { display: flex } .block { display: block } .grid { display: grid } .none { color: red }
        #inner { display: flex; padding: 10px } #item { width: 50px; height: 20px } .wide { width: 90px !important }
        """
    private let scene = Scene(Self.css)
    private let inner = UIView(frame: CGRect(x: 7, y: 7, width: 200, height: 100))
    private let item = UIView()

    private func addOuter(_ cssClass: String) -> UIView {
        let outer = scene.add(UIView(frame: CGRect(x: 5, y: 5, width: 300, height: 300)), cssClass: cssClass)
        scene.add(inner, id: "inner", in: outer)
        scene.add(item, id: "item", in: inner)
        return outer
    }

    private func expectLayout(width: CGFloat) {
        #expect(item.frame == CGRect(x: 10, y: 10, width: width, height: 20))
        #expect(scene.dom.usedBox(of: item) != nil)
    }

    @Test(
        "A container inside a container that is unregistered is laid out",
        arguments: ["outer", "block", "grid", "none"])
    func unregistered(cssClass: String) {
        let outer = addOuter(cssClass)
        scene.dom.unregister(outer)
        #expect(inner.frame.size == CGSize(width: 200, height: 100))
        expectLayout(width: 50)
        scene.dom.addCssClass("wide", to: item)
        expectLayout(width: 90)
        scene.dom.register(outer, withCSSClass: cssClass)
        scene.dom.removeCssClass("wide", from: item)
        expectLayout(width: 50)
    }

    @Test("A container that leaves a container which is let go is laid out", arguments: ["outer", "block", "grid"])
    func deallocated(cssClass: String) {
        var outer: UIView? = addOuter(cssClass)
        weak let former = outer
        scene.window.addSubview(inner)
        outer?.removeFromSuperview()
        outer = nil
        scene.dom.refresh()
        #expect(former == nil)
        expectLayout(width: 50)
        scene.dom.addCssClass("wide", to: item)
        expectLayout(width: 90)
    }

    @Test("A container loses its role while a container inside it stays")
    func restyled() {
        let outer = addOuter("outer")
        scene.dom.setCssClass(nil, of: outer)
        scene.dom.addCssClass("wide", to: item)
        expectLayout(width: 90)
        scene.dom.setCssClass("grid", of: outer)
        scene.dom.removeCssClass("wide", from: item)
        expectLayout(width: 50)
    }

    /// A view moves from a registered superview, which goes, into a scroll view.
    @Test("A scroll view counts a view whose former superview is unregistered", arguments: [true, false])
    func scrollContent(isBatch: Bool) {
        let scene = Scene(".item { width: 60px }")
        let scroll = UIScrollView(frame: CGRect(x: 40, y: 15, width: 82, height: 44))
        let former = UIView(frame: CGRect(x: 1, y: 1, width: 9, height: 9))
        let item = UIView(frame: CGRect(x: 31, y: 1, width: 152, height: 37))
        scene.window.addSubview(scroll)
        scroll.addSubview(former)
        former.addSubview(item)
        scene.dom.performBatchUpdates {
            scene.dom.register(scroll)
            scene.dom.register(former)
            scene.dom.register(item, withCSSClass: "item")
        }
        let move = {
            scroll.addSubview(item)
            scene.dom.refresh()
            former.removeFromSuperview()
            scene.dom.unregister(former)
            scene.dom.refresh()
        }
        if isBatch { scene.dom.performBatchUpdates(move) } else { move() }
        #expect(scroll.contentSize == CGSize(width: 91, height: 38))
    }
}
