import NimbusUIKit
import Testing

#if canImport(HeadlessUIKit)
/// Corners, gradients, borders, clipping and shadows of views of all classes.
@MainActor @Suite struct CornerTests {
    nonisolated private static let kinds: [@MainActor @Sendable () -> UIView] = [
        { UIView() }, { UILabel() }, { NILabel() }, { UIButton() }, { UITextField() }, { NITextField() },
        { UITextView() },
        { UIImageView() }, { UISegmentedControl(items: ["a"]) },
    ]
    private static let frame = CGRect(x: 20, y: 20, width: 100, height: 60)
    private static let white: [UInt8] = [255, 255, 255]

    private func draw(_ view: UIView, _ css: String) -> (bitmap: Bitmap, scene: Scene) {
        let scene = Scene(".v { \(css) }")
        scene.window.backgroundColor = .white
        view.frame = Self.frame
        scene.add(view, cssClass: "v")
        scene.window.layoutIfNeeded()
        return (Bitmap(scene.window), scene)
    }

    @Test(
        "Backgrounds and gradients follow the corners", arguments: 0..<CornerTests.kinds.count,
        [
            "background-color: red", "background-image: linear-gradient(red, red)",
            "background-image: linear-gradient(45deg, red, red)", "background-color: linear-gradient(red, red)",
        ])
    func backgrounds(_ kind: Int, _ background: String) {
        for extra in ["", "; border: 2px solid red", "; overflow: hidden", "; corner-shape: squircle"] {
            let view = Self.kinds[kind]()
            if view is UISegmentedControl, background.hasPrefix("background-color: l") { return }
            let bitmap = draw(view, "border-radius: 24px; \(background)\(extra)").bitmap
            for x in [CGFloat(21), 118] {
                for y in [CGFloat(21), 78] { #expect(bitmap.color(x, y) == Self.white, "\(type(of: view)) \(extra)") }
            }
            #expect(bitmap.color(60, 21)[0] > 200 && bitmap.color(22, 50)[1] < 60, "\(type(of: view)) \(extra)")
        }
    }

    @Test("Only the corners with a radius are round", arguments: 0..<CornerTests.kinds.count)
    func someCorners(_ kind: Int) {
        let view = Self.kinds[kind]()
        let css = "border-radius: 24px 0 24px 0; background-image: linear-gradient(red, red)"
        let bitmap = draw(view, css).bitmap
        #expect(bitmap.color(21, 21) == Self.white && bitmap.color(118, 78) == Self.white)
        #expect(bitmap.color(118, 21) == [255, 0, 0] && bitmap.color(21, 78) == [255, 0, 0])
    }

    @Test(
        "A rounded view has its shadow, or a problem says that clipping removes it",
        arguments: 0..<CornerTests.kinds.count,
        ["background-color: #fff", "background-image: linear-gradient(#fff, #fefefe)"])
    func shadows(_ kind: Int, _ background: String) {
        let view = Self.kinds[kind]()
        let (bitmap, scene) = draw(view, "border-radius: 24px; box-shadow: 0 0 6px red; \(background)")
        let hasShadow = bitmap.color(70, 82)[1] < 240
        let problems = scene.dom.layoutProblems.map(\.kind)
        #expect(hasShadow == !problems.contains(.clippedShadow(property: "box-shadow")), "\(type(of: view))")
        let clips = view is UIImageView || view is UITextView
        if !clips, !(view is UISegmentedControl) { #expect(hasShadow, "\(type(of: view))") }
        // The shadow is around the rounded corner.
        #expect(bitmap.color(19, 19)[1] > 240, "\(type(of: view))")
    }

    @Test("A picture behind a rounded control is clipped at its corners")
    func pictures() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            context.cgContext.setFillColor(UIColor.red.cgColor)
            context.cgContext.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        for view in [UIButton(), UITextField(), UISegmentedControl(items: ["a"])] {
            let scene = Scene(".v { border-radius: 24px; background-image: url(red) }")
            scene.window.backgroundColor = .white
            scene.dom.resources = ViewResources(image: { _ in picture })
            view.frame = Self.frame
            scene.add(view, cssClass: "v")
            scene.window.layoutIfNeeded()
            let bitmap = Bitmap(scene.window)
            #expect(bitmap.color(21, 21) == Self.white && bitmap.color(60, 25) == [255, 0, 0], "\(type(of: view))")
        }
    }

    @Test("A label keeps the corners of its own background, and gets it back")
    func ownBackground() {
        let scene = Scene(".v { border-radius: 8px; box-shadow: 0 0 6px red } .red { background-color: red }")
        let label = UILabel()
        label.backgroundColor = .blue
        scene.add(label, cssClass: "v")
        #expect(label.clipsToBounds && label.backgroundColor == .blue && label.layer.backgroundColor == nil)
        scene.dom.addCssClass("red", to: label)
        #expect(
            !label.clipsToBounds && label.backgroundColor == nil && label.layer.backgroundColor?.components?[0] == 1)
        #expect(scene.setters { scene.dom.refresh() } == [])
        scene.load("")
        #expect(!label.clipsToBounds && label.backgroundColor == .blue && label.layer.backgroundColor == nil)
        #expect(label.layer.cornerRadius == 0 && label.layer.shadowOpacity == 0)
    }

    @Test("A rounded label follows the colour scheme")
    func colorScheme() {
        let scene = Scene(
            "UILabel { border-radius: 8px; box-shadow: 0 0 6px red; background-color: light-dark(white, black) }")
        let label = scene.add(UILabel())
        #expect(label.layer.backgroundColor?.components?[0] == 1)
        label.overrideUserInterfaceStyle = .dark
        scene.dom.environment.colorScheme = .dark
        scene.dom.refresh()
        #expect(label.layer.backgroundColor?.components?[0] == 0)
    }

    @Test("What a layer cannot show of a shadow is a problem with its place")
    func unsupported() {
        for (value, isUnsupported) in [
            ("0 0 6px red", false), ("inset 0 0 6px red", true), ("0 0 6px 2px red", true),
            ("0 0 6px red, 0 0 9px blue", true), ("none", false), ("1px 1px 2px 0 red", false),
        ] {
            let scene = Scene("UIView { box-shadow: \(value) }")
            scene.add(UIView())
            let problems = scene.dom.layoutProblems
            let expected: [LayoutProblem.Kind] = isUnsupported ? [.unsupportedShadow(property: "box-shadow")] : []
            #expect(problems.map(\.kind) == expected, "\(value)")
            #expect(problems.allSatisfy { $0.location?.line == 1 && $0.location?.column == 10 })
        }
    }

    @Test("A radius as a percentage follows a size that the app sets")
    func percentage() {
        let scene = Scene(".v { border-radius: 50%; transform: translateX(50%) }")
        for view in [UIView(), UILabel(), UIButton()] {
            view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            scene.add(view, cssClass: "v")
            #expect(view.layer.cornerRadius == 20)
            view.bounds.size = CGSize(width: 80, height: 80)
            scene.dom.styleIfNeeded()
            #expect(view.layer.cornerRadius == 40 && view.transform.tx == 40)
        }
    }

    @Test("The gradient of a button follows its corners and its size")
    func changes() {
        let scene = Scene(".a { background-image: linear-gradient(red, blue) } .round { border-radius: 10px }")
        let button = UIButton()
        button.frame = Self.frame
        scene.add(button, cssClass: "a")
        let square = button.backgroundImage(for: .normal)
        scene.dom.addCssClass("round", to: button)
        let round = button.backgroundImage(for: .normal)
        #expect(square !== round && round?.size == Self.frame.size)
        #expect(scene.setters { scene.dom.refresh() } == [])
        scene.dom.removeCssClass("round", from: button)
        #expect(button.backgroundImage(for: .normal) === square)
        scene.load("")
        #expect(button.backgroundImage(for: .normal) == nil)
    }
}
#endif
