import CSSEngine
import NimbusCSS
import TestSupport
import Testing

@testable import NimbusUIKit

/// Changes that UIKit does not report: the next pass finds those that rules and layouts depend on.
@MainActor @Suite struct UnreportedChangeTests {
    // MARK: Superviews

    @Test("A view that is registered before it has a superview takes its place when it is laid out")
    func registeredBeforeSuperview() {
        let scene = Scene("#screen .title { color: red }")
        scene.dom.follow(scene.window)
        let screen = scene.add(UIView(frame: scene.window.bounds), id: "screen")
        let label = UILabel()
        scene.dom.register(label, withCSSClass: "title")
        screen.addSubview(label)
        scene.window.layoutIfNeeded()
        #expect(label.textColor == .red)
    }

    @Test(
        "A view that gets its superview after the batch takes its place when it is laid out",
        arguments: [(false, false), (false, true), (true, false), (true, true)])
    func registeredInBatch(coalesces: Bool, isNested: Bool) async throws {
        for follows in [true, false] {
            let scene = Scene("#screen .title { color: red }")
            if follows { scene.dom.follow(scene.window) }
            scene.dom.coalescesChanges = coalesces
            let screen = scene.add(UIView(frame: scene.window.bounds), id: "screen")
            scene.dom.styleIfNeeded()
            let label = UILabel()
            scene.dom.performBatchUpdates {
                let register = { scene.dom.register(label, withCSSClass: "title") }
                isNested ? scene.dom.performBatchUpdates(register) : register()
            }
            screen.addSubview(label)
            if follows {
                scene.window.layoutIfNeeded()
                #expect(label.textColor == .red)
            } else {
                try await eventually("the colour") { label.textColor == .red }
            }
        }
    }

    @Test("A view that is registered while another is styled takes its place when it is laid out")
    func registeredInPass() {
        let scene = Scene("#screen .title { color: red } .a { opacity: 0.5 }")
        scene.dom.follow(scene.window)
        let screen = scene.add(UIView(frame: scene.window.bounds), id: "screen")
        let label = UILabel()
        scene.dom.setStyleHooks(of: screen, didStyle: { _ in scene.dom.register(label, withCSSClass: "title") })
        scene.dom.addCssClass("a", to: screen)
        #expect(scene.dom.ruleset(of: label) != nil)
        screen.addSubview(label)
        scene.window.layoutIfNeeded()
        #expect(label.textColor == .red)
    }

    @Test("A view that moves into another registered view has its traits in the next pass, and their later changes")
    func movedToOtherTraits() {
        let scene = Scene("UIView { border-color: light-dark(red, blue) }")
        scene.dom.follow(scene.window)
        let (view, root) = (scene.add(UIView()), UIView(frame: scene.window.bounds))
        let controller = UIViewController()
        controller.view = root
        root.overrideUserInterfaceStyle = .dark
        scene.window.addSubview(root)
        for isRegistered in [false, true] {
            if isRegistered { scene.dom.register(root) }
            root.overrideUserInterfaceStyle = .dark
            scene.window.addSubview(view)
            scene.dom.refreshView(view)
            #expect(view.layer.borderColor == UIColor.red.cgColor)
            root.addSubview(view)
            scene.dom.styleIfNeeded()
            if !isRegistered {
                // The nearest registered ancestor is the same.
                #expect(view.layer.borderColor == UIColor.red.cgColor)
                scene.dom.refreshView(view)
            }
            #expect(view.layer.borderColor == UIColor.blue.cgColor)
            root.overrideUserInterfaceStyle = .light
            scene.window.layoutIfNeeded()
            #expect(view.layer.borderColor == UIColor.red.cgColor)
        }
    }

    @Test(
        "A view inside an unregistered container takes its place when the container gets one", arguments: [true, false])
    func registeredInContainer(isBatch: Bool) {
        let scene = Scene("#screen .title { color: red } .title { width: 50%; height: 10px }")
        let screen = scene.add(UIView(frame: scene.window.bounds), id: "screen")
        let (label, container) = (UILabel(), UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40)))
        container.addSubview(label)
        if isBatch {
            scene.dom.performBatchUpdates { scene.dom.register(label, withCSSClass: "title") }
        } else {
            scene.dom.register(label, withCSSClass: "title")
        }
        screen.addSubview(container)
        scene.dom.styleIfNeeded()
        #expect(label.textColor == .red && label.frame.width == 40)
        container.removeFromSuperview()
        scene.dom.styleIfNeeded()
        #expect(label.textColor != .red)
    }

    @Test("A view that the app moves matches by its new ancestors in the next pass")
    func moved() {
        let scene = Scene(
            ".dark UILabel { color: white } .light UILabel { color: red } .light > UILabel { opacity: 0.5 }")
        let (dark, light) = (scene.add(UIView(), cssClass: "dark"), scene.add(UIView(), cssClass: "light"))
        let label = scene.add(UILabel(), in: dark)
        let group = scene.add(UIView(), in: dark)
        let inner = scene.add(UILabel(), in: group)
        light.addSubview(label)
        light.addSubview(group)
        scene.dom.styleIfNeeded()
        #expect(label.textColor == .red && label.alpha == 0.5 && inner.textColor == .red && inner.alpha == 1)
        // Into each other: the former ancestor moves into its descendant.
        scene.window.addSubview(inner)
        inner.addSubview(light)
        scene.dom.styleIfNeeded()
        #expect(inner.textColor != .red && label.textColor == .red)
    }

    // MARK: Order

    @Test("Selectors of siblings see a new order in the next pass")
    func siblingOrder() {
        let scene = Scene("UILabel:first-child { color: red } UILabel + UIView { opacity: 0.5 }")
        let group = scene.add(UIView())
        let (first, second, view) = (
            scene.add(UILabel(), in: group), scene.add(UILabel(), in: group), scene.add(UIView(), in: group)
        )
        #expect(first.textColor == .red && second.textColor != .red && view.alpha == 0.5)
        group.insertSubview(second, at: 0)
        group.sendSubviewToBack(view)
        scene.dom.styleIfNeeded()
        #expect(first.textColor != .red && second.textColor != .red && view.alpha == 1)
        group.bringSubviewToFront(view)
        scene.dom.styleIfNeeded()
        #expect(first.textColor != .red && second.textColor == .red && view.alpha == 0.5)
    }

    @Test("Boxes follow a new order of the subviews")
    func boxOrder() {
        let scene = Scene(".row { display: flex } .row > UIView { width: 20px; height: 10px }")
        let row = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20)), cssClass: "row")
        let (first, second) = (scene.add(UIView(), in: row), scene.add(UIView(), in: row))
        row.insertSubview(second, at: 0)
        scene.dom.styleIfNeeded()
        #expect(first.frame.minX == 20 && second.frame.minX == 0)
        let other = scene.add(UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 20)), cssClass: "row")
        other.addSubview(second)
        scene.dom.styleIfNeeded()
        #expect(first.frame.minX == 0 && second.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test("A box view reports subviews that are added and removed by itself")
    func boxView() {
        let scene = Scene(".row { display: flex } .row > UIView { width: 20px; height: 10px }")
        scene.dom.follow(scene.window)
        let row = scene.add(NIBoxView(frame: CGRect(x: 0, y: 0, width: 100, height: 20)), cssClass: "row")
        let (first, second) = (scene.add(UIView(), in: row), scene.add(UIView()))
        scene.window.layoutIfNeeded()
        row.insertSubview(second, at: 0)
        scene.window.layoutIfNeeded()
        #expect(first.frame.minX == 20 && second.frame.minX == 0)
        second.removeFromSuperview()
        scene.window.layoutIfNeeded()
        #expect(first.frame.minX == 0)
    }

    // MARK: Content

    @Test("New texts have new boxes and frames in the next pass")
    func textInLayout() {
        let scene = Scene(
            ".row { display: flex; align-items: start } .row > * { flex: none } .alone { width: auto; height: auto }")
        let row = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 40)), cssClass: "row")
        let (label, button) = (UILabel(), UIButton())
        label.text = "a"
        button.setTitle("b", for: .normal)
        scene.add(label, in: row)
        scene.add(button, in: row)
        let alone = UILabel()
        alone.text = "a"
        scene.add(alone, cssClass: "alone")
        let (narrow, start, width) = (label.frame.width, button.frame.minX, button.frame.width)
        label.text = "a longer text"
        button.setTitle("longer", for: .normal)
        alone.text = "a longer text"
        scene.dom.styleIfNeeded()
        #expect(label.frame.width > narrow && button.frame.minX > start && button.frame.width > width)
        #expect(button.frame.minX == label.frame.maxX)
        #expect(alone.frame.width > narrow)
    }

    @Test("Other content that changes the intrinsic size has new boxes and frames in the next pass")
    func contentInLayout() {
        func image(_ width: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
        }
        let scene = Scene(
            ".row { display: flex; align-items: start } .row > * { flex: none } .alone { width: auto; height: auto }")
        let row = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 40)), cssClass: "row")
        let (picture, alone) = (UIImageView(image: image(10)), UIImageView(image: image(10)))
        let (button, segments, field) = (
            UIButton(configuration: .plain()), UISegmentedControl(items: ["a"]), UITextField()
        )
        button.configuration?.title = "a"
        field.placeholder = "a"
        let views = [picture, button, segments, field]
        for view in views { scene.add(view, in: row) }
        scene.add(alone, cssClass: "alone")
        let widths = views.map(\.frame.width)
        #expect(scene.setters { scene.dom.styleIfNeeded() } == [])
        (picture.image, alone.image) = (image(20), image(20))
        button.configuration?.title = "a longer title"
        segments.setTitle("a longer title", forSegmentAt: 0)
        field.placeholder = "a longer text"
        scene.dom.styleIfNeeded()
        #expect(zip(views, widths).allSatisfy { $0.frame.width > $1 } && picture.frame.width == 20)
        #expect(zip(views, views.dropFirst()).allSatisfy { $0.frame.maxX == $1.frame.minX })
        #expect(alone.frame.width == 20)
        #expect(scene.setters { scene.dom.styleIfNeeded() } == [])
    }

    @Test("Rules that test texts see new texts in the next pass")
    func textInSelectors() {
        let scene = Scene(
            """
            UILabel:empty { background-color: gray } UILabel[text="New"] { color: red }
            UITextField:placeholder-shown { background-color: yellow } UIButton[title~=on] { opacity: 0.5 }
            """)
        let (label, field, button) = (scene.add(UILabel()), UITextField(), scene.add(UIButton()))
        field.placeholder = "Name"
        scene.add(field)
        #expect(label.backgroundColor != nil && field.backgroundColor == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
        label.text = "New"
        field.text = "abc"
        button.setTitle("on", for: .normal)
        scene.dom.styleIfNeeded()
        #expect(label.backgroundColor == nil && label.textColor == .red)
        #expect(field.backgroundColor == nil && button.alpha == 0.5)
        (label.text, field.text) = (nil, "")
        scene.dom.styleIfNeeded()
        #expect(label.backgroundColor != nil && field.backgroundColor != nil && label.textColor != .red)
    }

    @Test("A field restyles itself while the user types")
    func typing() {
        let scene = Scene("UITextField:placeholder-shown { opacity: 0.5 }")
        scene.dom.follow(scene.window)
        let field = UITextField()
        field.placeholder = "Name"
        scene.add(field)
        scene.window.layoutIfNeeded()
        #expect(field.alpha == 0.5)
        field.text = "a"
        field.sendActions(for: .editingChanged)
        scene.window.layoutIfNeeded()
        #expect(field.alpha == 1)
    }

    @Test("A view that is deallocated leaves its superview empty", arguments: [":empty", ":not(:has(*))"])
    func deallocatedSubview(selector: String) {
        let scene = Scene(".card\(selector) { opacity: 0.5 }")
        let card = scene.add(UIView(), cssClass: "card")
        do {
            let subview = scene.add(UIView(), in: card)
            #expect(card.alpha == 1)
            subview.removeFromSuperview()
        }
        scene.dom.styleIfNeeded()
        #expect(card.alpha == 0.5)
    }

    @Test("A pass after no change calls no setter")
    func unchanged() {
        let scene = Scene(".row { display: flex } UILabel:empty { color: red } UILabel:first-child { opacity: 0.5 }")
        let row = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 40)), cssClass: "row")
        for text in ["a", "b"] {
            let label = UILabel()
            label.text = text
            scene.add(label, in: row)
        }
        let setters = scene.setters { scene.dom.styleIfNeeded() }
        #expect(setters == [] && !scene.dom.needsStyle)
    }
}
