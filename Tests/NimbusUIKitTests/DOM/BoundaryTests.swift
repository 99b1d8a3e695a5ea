import CSSEngine
import NimbusCSS
import Testing

@testable import NimbusUIKit

// Stand for the classes of other frameworks with these names.
private class UIHostingController: UIViewController {}
private class WKWebView: UIView {}

/// A DOM stays out of views that are not the app's.
@MainActor @Suite struct BoundaryTests {
    private final class ProfileController: UIHostingController {}
    private final class ReaderView: WKWebView {}
    private final class PlainController: UIViewController {}

    private func makeIsland(in scene: Scene) -> (island: UIView, inner: UILabel) {
        let (island, inner) = (ReaderView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UILabel())
        let container = UIView()
        island.addSubview(container)
        container.addSubview(inner)
        scene.window.addSubview(island)
        return (island, inner)
    }

    @Test("Content that the DOM stays out of can read the colours of variables, for light and dark mode")
    func colors() throws {
        let scene = Scene(":root { --ink: light-dark(#ff0000, var(--blue)); --blue: #0000ff; --gap: 4px }")
        scene.dom.register(scene.window)
        let ink = try #require(scene.dom.color(ofVariable: "ink"))
        let shown = [UIUserInterfaceStyle.light, .dark].map {
            ink.resolvedColor(with: UITraitCollection(userInterfaceStyle: $0))
        }
        #expect(shown == [.red, .blue])
        #expect(scene.dom.color(ofVariable: "blue") == .blue)
        #expect(scene.dom.color(ofVariable: "gap") == nil && scene.dom.color(ofVariable: "none") == nil)
    }

    @Test("A subtree has web views and maps, but not the views inside them")
    func webView() {
        let scene = Scene("UIView, UILabel { opacity: 0.5 } UILabel { color: red }")
        let (island, inner) = makeIsland(in: scene)
        let label = UILabel()
        scene.window.addSubview(label)
        scene.dom.registerSubtree(of: scene.window)
        #expect(scene.dom.registeredViews.contains { $0 === island } && island.alpha == 0.5)
        #expect(!scene.dom.registeredViews.contains { $0 === inner } && inner.alpha == 1 && inner.textColor != .red)
        #expect(label.textColor == .red)
        island.addSubview(UILabel())
        scene.dom.styleIfNeeded()
        #expect(island.subviews.allSatisfy { $0.alpha == 1 })
    }

    @Test("A subtree does not have the root view of a hosting controller, nor the views inside it")
    func hostingController() {
        let scene = Scene("UIView, UILabel { opacity: 0.5 }")
        let controller = ProfileController()
        let inner = UILabel()
        controller.view.addSubview(inner)
        scene.window.addSubview(controller.view)
        scene.dom.registerSubtree(of: scene.window)
        #expect(controller.view.alpha == 1 && inner.alpha == 1)
        #expect(controller.view.subviews == [inner])
    }

    @Test("Nothing is inserted into views of other frameworks")
    func hiddenSubviews() {
        let scene = Scene(
            ".a { background-image: linear-gradient(red, blue); border-radius: 50% } .b { width: 50%; height: 50% }")
        let controller = ProfileController()
        let (root, inner) = (controller.view!, UIView())
        scene.window.addSubview(root)
        root.addSubview(inner)
        root.translatesAutoresizingMaskIntoConstraints = false
        scene.dom.register(root, withCSSClass: "a")
        scene.dom.register(inner, withCSSClass: "b")
        root.overrideUserInterfaceStyle = .dark
        scene.dom.follow(root)
        scene.dom.styleIfNeeded()
        #expect(root.subviews == [inner])
        #expect(scene.window.subviews.count == 2)
        scene.window.frame.size.width = 500
        scene.window.layoutIfNeeded()
        #expect(scene.dom.environment.width == 500)
    }

    @Test("The root view of an unregistered controller gets no subview of the DOM")
    func unregisteredController() {
        let scene = Scene("UILabel { color: light-dark(red, blue); border: 1px solid light-dark(red, blue) }")
        let (parent, controller) = (PlainController(), PlainController())
        let (root, label, other) = (controller.view!, UILabel(), UILabel())
        scene.window.addSubview(parent.view)
        parent.addChild(controller)
        parent.view.addSubview(root)
        root.addSubview(label)
        root.addSubview(other)
        scene.dom.register(label)
        scene.dom.register(other)
        #expect(root.subviews == [label, other] && parent.view.subviews == [root])
        // One view inside reports the changes of the traits for all.
        #expect(label.subviews.count + other.subviews.count == 1)
        scene.dom.follow(scene.window)
        scene.window.layoutIfNeeded()
        parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: controller)
        scene.window.layoutIfNeeded()
        #expect([label, other].map { $0.layer.borderColor } == [UIColor.blue.cgColor, UIColor.blue.cgColor])
        scene.dom.unregister(label)
        scene.window.layoutIfNeeded()
        parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .light), forChild: controller)
        scene.window.layoutIfNeeded()
        #expect(other.layer.borderColor == UIColor.red.cgColor)
    }
}
