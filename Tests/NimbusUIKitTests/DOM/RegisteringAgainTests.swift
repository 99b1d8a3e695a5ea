import CSSEngine
import NimbusCSS
import NimbusUIKit
import Testing

/// Views that are unregistered and registered again, by the app or because they leave a subtree and return.
@MainActor @Suite struct RegisteringAgainTests {
    private let scene = Scene(
        """
        .row { opacity: 0.5 } .row:first-child { border-width: 3px } .open { opacity: 0.25; width: 50px }
        #mine { border-radius: 4px }
        """)
    private let root = UIView()
    private let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

    private func registerSubtree() {
        scene.window.addSubview(root)
        scene.dom.registerSubtree(of: root) { _ in ViewNames(classes: ["row"]) }
    }

    private func leave() {
        leaf.removeFromSuperview()
        scene.dom.styleIfNeeded()
    }

    private func come() {
        root.addSubview(leaf)
        scene.dom.styleIfNeeded()
    }

    @Test("A view without its former class gets back what it had before the first registration")
    func registering() {
        scene.add(leaf, cssClass: "open")
        #expect(leaf.alpha == 0.25 && leaf.frame.width == 50)
        scene.dom.unregister(leaf)
        #expect(leaf.alpha == 0.25 && leaf.frame.width == 50)
        scene.dom.register(leaf)
        #expect(leaf.alpha == 1 && leaf.frame.width == 100)
        scene.dom.addCssClass("open", to: leaf)
        scene.dom.unregisterAllViews()
        #expect(leaf.alpha == 0.25)
        scene.dom.register(leaf, withCSSClass: "row")
        #expect(leaf.alpha == 0.5 && leaf.frame.width == 100)
        scene.load("")
        #expect(leaf.alpha == 1)
    }

    @Test("A value that the app sets meanwhile is what the view gets back")
    func appValues() {
        scene.add(leaf, cssClass: "open")
        scene.dom.unregister(leaf)
        leaf.alpha = 0.75
        scene.dom.register(leaf)
        #expect(leaf.alpha == 0.75)
        scene.dom.addCssClass("row", to: leaf)
        #expect(leaf.alpha == 0.5)
        scene.dom.removeCssClass("row", from: leaf)
        #expect(leaf.alpha == 0.75)
    }

    @Test("A view with the same style as before is not set again")
    func sameStyle() {
        scene.add(leaf, cssClass: "open")
        scene.dom.unregister(leaf)
        #expect(scene.setters { scene.dom.register(leaf, withCSSClass: "open") } == [])
    }

    @Test("A value that equals the view's own is not set when the view returns with a new style")
    func valueOfTheView() {
        let scene = Scene("UIButton { opacity: 0.5 }")
        let button = scene.add(UIButton(type: .custom))
        scene.dom.coalescesChanges = true
        scene.dom.unregister(button)
        let setters = scene.setters {
            scene.sheet.load(text: "UIButton { color: none }", name: "a.css")
            scene.dom.register(button)
            scene.dom.refresh()
        }
        #expect(setters == ["alpha"])
    }

    @Test(
        "Effects of the app are undone, also if the app has replaced its effects meanwhile", arguments: [true, false])
    func appEffects(replaced: Bool) {
        let stylesheet = NIStylesheet(properties: PropertyTable(viewEffects: DialView.effects))
        stylesheet.load(text: ".row { ring-width: 4; opacity: 0.5 }", name: "a.css")
        let dom = NIDOM(stylesheet: stylesheet)
        dom.viewEffects = DialView.effects
        let dial = DialView()
        dom.register(dial, withCSSClass: "row")
        #expect(dial.ringWidth == 4)
        dom.unregister(dial)
        if replaced { dom.viewEffects = Array(DialView.effects.prefix(1)) }
        dom.register(dial)
        #expect(dial.ringWidth == 1 && dial.alpha == 1)
    }

    @Test("A view that returns to a subtree as another child loses the style of the first")
    func returning() {
        root.addSubview(leaf)
        root.addSubview(UIView())
        registerSubtree()
        #expect(leaf.layer.borderWidth == 3)
        leave()
        #expect(leaf.layer.borderWidth == 3 && leaf.alpha == 0.5)
        come()
        #expect(leaf.layer.borderWidth == 0 && leaf.alpha == 0.5)
        scene.load("")
        #expect(leaf.alpha == 1)
    }

    @Test("A class that the app has added is there when the view returns")
    func addedClass() {
        root.addSubview(leaf)
        registerSubtree()
        scene.dom.addCssClass("open", to: leaf)
        leave()
        come()
        #expect(scene.dom.hasCssClass("open", on: leaf) && leaf.alpha == 0.25)
        scene.dom.removeCssClass("open", from: leaf)
        #expect(leaf.alpha == 0.5)
    }

    @Test("A view of a subtree that the app registers stays registered with all its names")
    func registeredLater() {
        root.addSubview(leaf)
        registerSubtree()
        scene.dom.register(leaf, withCSSClass: "open", andId: "mine")
        leave()
        #expect(scene.dom.viewById("mine") === leaf)
        come()
        #expect(scene.dom.viewById("mine") === leaf)
        scene.dom.unregisterSubtree(of: root)
        #expect(scene.dom.registeredViews.count == 1 && scene.dom.hasCssClass("open", on: leaf))
    }

    @Test("An inline style that the app has set is there when the view returns")
    func inlineStyle() {
        root.addSubview(leaf)
        registerSubtree()
        scene.dom.setStyle("opacity: 0.75", of: leaf)
        leave()
        come()
        #expect(leaf.alpha == 0.75)
    }

    @Test("A new rule replaces the names of the former rule, and keeps those of the app")
    func newRule() {
        root.addSubview(leaf)
        registerSubtree()
        scene.dom.addCssClass("open", to: leaf)
        scene.dom.registerSubtree(of: leaf) { _ in ViewNames(id: "mine") }
        #expect(scene.dom.hasCssClass("open", on: leaf) && !scene.dom.hasCssClass("row", on: leaf))
        #expect(leaf.layer.cornerRadius == 4)
        scene.dom.register(leaf, andId: "own")
        scene.dom.unregisterSubtree(of: leaf)
        #expect(scene.dom.hasCssClass("row", on: leaf) && scene.dom.viewById("own") === leaf)
    }

    @Test("A view that the app unregisters is forgotten until it returns")
    func unregistering() {
        root.addSubview(leaf)
        registerSubtree()
        scene.dom.addCssClass("open", to: leaf)
        scene.dom.unregister(leaf)
        scene.dom.styleIfNeeded()
        #expect(scene.dom.registeredViews.count == 1)
        leave()
        come()
        #expect(scene.dom.registeredViews.count == 2 && !scene.dom.hasCssClass("open", on: leaf) && leaf.alpha == 0.5)
    }
    @Test("A view that has left its superview is not held after the pass")
    func deallocating() {
        weak var former: UIView?
        do {
            let view = scene.add(UIView(), cssClass: "open")
            former = view
            view.removeFromSuperview()
            scene.dom.refreshView(view)
        }
        #expect(former == nil)
    }

    @Test("Views inside a view that is moved and unregistered in one batch are at their new position")
    func movedAndUnregistered() {
        let scene = Scene(":has(.inside) { opacity: 0.5 }")
        let (former, container) = (scene.add(UIView()), UIView())
        scene.add(container, in: former)
        scene.add(UIView(), cssClass: "inside", in: container)
        #expect(former.alpha == 0.5)
        scene.dom.performBatchUpdates {
            scene.window.addSubview(container)
            scene.dom.refreshView(container)
            scene.dom.unregister(container)
        }
        #expect(former.alpha == 1)
    }
}
