import CSSEngine
import InterfaCSS
import NimbusCSS
import Testing

@testable import NimbusUIKit

/// `layout`, whose rules refer to the superview, the layout guides and views with an id.
@MainActor @Suite struct LayoutRuleTests {
    nonisolated private static let size = CGSize(width: 400, height: 400)

    /// A root of 400 × 400 points with a view for each id.
    private func scene(_ css: String, ids: [String]) -> (scene: Scene, views: [String: UIView]) {
        let scene = Scene(css)
        let root = UIView(frame: CGRect(origin: .zero, size: Self.size))
        scene.window.addSubview(root)
        var views: [String: UIView] = [:]
        scene.dom.performBatchUpdates {
            for id in ids { views[id] = scene.add(UIView(), id: id, in: root) }
        }
        return (scene, views)
    }

    nonisolated private static let frames: [(layout: String, frame: CGRect)] = [
        (
            "width(50px) height(60px) left(parent left + 5px) top(parent top + 7px)",
            CGRect(x: 5, y: 7, width: 50, height: 60)
        ),
        ("width(40px) height(40px) left(#a right) top(#a bottom)", CGRect(x: 50, y: 60, width: 40, height: 40)),
        (
            "left(parent left + 30px) right(parent right - 40px) top(10px) bottom(parent bottom - 20px)",
            CGRect(x: 30, y: 10, width: 330, height: 370)
        ),
        (
            "width(100px) height(50px) center-x(parent center-x) center-y(parent center-y - 20px)",
            CGRect(x: 150, y: 155, width: 100, height: 50)
        ),
        (
            "width(#a width * 2) height(#a height + 15px) bottom(parent bottom) right(parent right)",
            CGRect(x: 300, y: 325, width: 100, height: 75)
        ),
        ("width(50%) height(calc(10% + 5px))", CGRect(x: 0, y: 0, width: 200, height: 45)),
        ("width(parent width * 0.5) height(10px) width(#a width)", CGRect(x: 0, y: 0, width: 50, height: 10)),
        ("left(10px)", CGRect(x: 10, y: 0, width: 390, height: 400)),
        ("right(100px) height(5px)", CGRect(x: 0, y: 0, width: 100, height: 5)),
        (
            "left-margin(parent left-margin) right-margin(parent right-margin) top(#a top-margin) height(1px)",
            CGRect(x: 0, y: 8, width: 400, height: 1)
        ),
        ("width(10px) height(10px) left(#a right*2 -6)", CGRect(x: 94, y: 0, width: 10, height: 10)),
    ]

    @Test("The frames of layouts", arguments: LayoutRuleTests.frames)
    func frame(_ layout: String, _ frame: CGRect) {
        let css = "#a { left: 0; top: 0; width: 50px; height: 60px } #b { layout: \(layout) }"
        for ids in [["a", "b"], ["b", "a"]] {
            let (scene, views) = scene(css, ids: ids)
            #expect(views["b"]?.frame == frame, "\(layout)")
            #expect(scene.dom.layoutProblems.isEmpty)
        }
    }

    @Test("Layouts in the InterfaCSS format")
    func interfaCSS() {
        let sheet = NIStylesheet(dialect: .interfaCSS)
        sheet.load(
            text: """
                #a { layout: size(50, 60), left(parent + 5), top(parent + 7); }
                #b { layout: size(40, 40), left(a), top(a); }
                #g { layout: size(2 * a.width, a + 15), bottomRight(parent, parent); }
                """, name: "a.iss")
        let dom = NIDOM(stylesheet: sheet)
        let root = UIView(frame: CGRect(origin: .zero, size: Self.size))
        let views = ["g", "b", "a"].map { id in
            let view = UIView()
            root.addSubview(view)
            dom.register(view, andId: id)
            return view
        }
        #expect(views[2].frame == CGRect(x: 5, y: 7, width: 50, height: 60))
        #expect(views[1].frame == CGRect(x: 55, y: 67, width: 40, height: 40))
        #expect(views[0].frame == CGRect(x: 300, y: 325, width: 100, height: 75))
    }

    @Test("Views in a cycle and views that refer to them keep their frames, and one problem is reported")
    func cycle() {
        let (scene, views) = scene(
            """
            #c { layout: left(#d right) width(10px) height(10px) }
            #d { layout: left(#c right) width(10px) height(10px) }
            #e { layout: left(#c right) width(10px) height(10px) }
            """, ids: ["c", "d", "e"])
        #expect(views.values.allSatisfy { $0.frame == .zero })
        let problems = scene.dom.layoutProblems
        #expect(problems.map(\.kind) == [.cycle] && problems.first?.location?.line == 2)
        scene.load(
            """
            #c { layout: left(#d right) width(10px) height(10px) }
            #d { layout: left(5px) width(10px) height(10px) }
            #e { layout: left(#c right) width(10px) height(10px) }
            """)
        #expect(views["e"]?.frame == CGRect(x: 25, y: 0, width: 10, height: 10))
        #expect(scene.dom.layoutProblems.isEmpty)
    }

    @Test("A view with an unknown id keeps its frame until a view gets the id")
    func unknownID() {
        let (scene, views) = scene(
            "#b { layout:\n left(#x right + 1px) top(#a top) width(10px) height(10px) }", ids: ["a", "b"])
        #expect(views["b"]?.frame == .zero)
        #expect(scene.dom.layoutProblems.map(\.kind) == [.missingTarget(id: "x")])
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 1))
        scene.add(other, id: "x", in: views["a"]?.superview)
        #expect(views["b"]?.frame == CGRect(x: 31, y: 0, width: 10, height: 10))
        #expect(scene.dom.layoutProblems.isEmpty)
    }

    @Test("A change of a target moves the views that follow it, and nothing else is placed")
    func incremental() {
        let (scene, views) = scene(
            """
            #a { width: 50px; height: 60px } #a.wide { width: 70px }
            #b { layout: left(#a right) top(#c bottom) width(10px) height(10px) }
            #c { layout: left(parent left) top(3px) width(#b width) height(4px) }
            #d { layout: left(1px) top(1px) width(1px) height(1px) }
            """.replacingOccurrences(of: "width(#b width)", with: "width(20px)"), ids: ["b", "c", "a", "d"])
        #expect(views["b"]?.frame == CGRect(x: 50, y: 7, width: 10, height: 10))
        let count = scene.dom.viewStyler.placer.rules.placementCount
        scene.dom.addCssClass("wide", to: views["a"]!)
        #expect(views["b"]?.frame == CGRect(x: 70, y: 7, width: 10, height: 10))
        #expect(scene.dom.viewStyler.placer.rules.placementCount - count == 2)
    }

    @Test("Undoing a layout restores the frame, and a new size of the superview moves the view")
    func undo() {
        let (scene, views) = scene(
            "#a { layout: right(parent right) bottom(50%) width(10px) height(10px) }", ids: ["a"])
        let view = views["a"]!
        #expect(view.frame == CGRect(x: 390, y: 190, width: 10, height: 10))
        view.superview?.frame.size = CGSize(width: 100, height: 100)
        scene.dom.layoutViews()
        #expect(view.frame == CGRect(x: 90, y: 40, width: 10, height: 10))
        scene.load("")
        #expect(view.frame == .zero)
    }

    @Test("A label is as large as its text, a size to fit is a maximum")
    func content() {
        let scene = Scene(
            """
            #a { layout: left(10px) top(10px) } #b { layout: size-to-fit() width(1000px) height(5px) right(parent right) }
            """)
        let root = UIView(frame: CGRect(origin: .zero, size: Self.size))
        scene.window.addSubview(root)
        let (first, second) = (UILabel(), UILabel())
        (first.text, second.text) = ("Hello", "Hello")
        scene.add(first, id: "a", in: root)
        scene.add(second, id: "b", in: root)
        let size = first.sizeThatFits(Self.size)
        #expect(first.frame == CGRect(origin: CGPoint(x: 10, y: 10), size: size))
        #expect(second.frame == CGRect(x: 400 - size.width, y: 0, width: size.width, height: 5))
        first.text = "Hello, hello"
        scene.dom.refresh()
        #expect(first.frame.size == first.sizeThatFits(Self.size) && first.frame.width > size.width)
    }

    @Test("The guides are the safe area of the controller's view")
    func guides() {
        let scene = Scene("#a { layout: top(guide top + 1px) bottom(guide bottom) left(0px) width(10px) }")
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        scene.window.rootViewController = controller
        scene.window.layoutIfNeeded()
        let inner = UIView(frame: CGRect(x: 0, y: 5, width: 100, height: 300))
        controller.view.addSubview(inner)
        let view = scene.add(UIView(), id: "a", in: inner)
        let area = controller.view.bounds.inset(by: controller.view.safeAreaInsets)
        #expect(area.minY >= 20)
        #expect(view.frame == CGRect(x: 0, y: area.minY - 4, width: 10, height: area.height - 1))
    }
}
