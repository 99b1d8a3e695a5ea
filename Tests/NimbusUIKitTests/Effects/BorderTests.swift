import CSSEngine
import NimbusUIKit
import Testing

#if canImport(HeadlessUIKit)
/// Borders of single sides, dashed borders and outlines, which layers draw.
@MainActor @Suite struct BorderTests {
    private static let white: [UInt8] = [255, 255, 255]
    private static let red: [UInt8] = [255, 0, 0]
    private static let blue: [UInt8] = [0, 0, 255]

    private func scene(_ css: String, _ view: UIView = UIView()) -> (Scene, UIView) {
        let scene = Scene(css)
        scene.window.backgroundColor = .white
        view.frame = CGRect(x: 20, y: 20, width: 100, height: 60)
        scene.add(view, cssClass: "v")
        return (scene, view)
    }

    /// The layers of borders in a view.
    private func layers(_ view: UIView) -> [CALayer] { view.layer.sublayers ?? [] }

    @Test("Each side has its width and its colour, and goes away with its rule")
    func sides() {
        let (scene, view) = scene(".v { border-bottom: 4px solid red; border-left: 10px solid blue }")
        let bitmap = Bitmap(scene.window)
        #expect(bitmap.color(70, 77) == Self.red && bitmap.color(22, 50) == Self.blue)
        #expect(bitmap.color(70, 22) == Self.white && bitmap.color(118, 50) == Self.white)
        #expect(view.layer.borderWidth == 0)
        scene.load("")
        #expect(layers(view).isEmpty && view.layer.borderWidth == 0)
    }

    @Test("The layer of the view draws a solid border that is the same on all sides")
    func layerBorder() {
        for css in [
            "border: 2px solid red", "border-style: solid; border-width: 2px; border-color: red",
            "border-block: 2px solid red; border-inline: 2px solid red",
            "border: 5px dashed blue; border-top: 2px solid red; border-right: 2px solid red; "
                + "border-bottom: 2px solid red; border-left: 2px solid red",
        ] {
            let (scene, view) = scene(".v { \(css) }")
            #expect(view.layer.borderWidth == 2 && layers(view).isEmpty, "\(css)")
            #expect(view.layer.borderColor == UIColor.red.cgColor, "\(css)")
            scene.load(".v { border-style: dashed; border-width: 2px; border-color: red }")
            #expect(view.layer.borderWidth == 0 && layers(view).count == 4)
            scene.load(".v { \(css) }")
            #expect(view.layer.borderWidth == 2 && layers(view).isEmpty)
        }
    }

    @Test("The app's own border comes back")
    func ownBorder() {
        let view = UIView()
        view.layer.borderWidth = 7
        let (scene, _) = scene(".v { border-top: 2px dotted red }", view)
        #expect(view.layer.borderWidth == 0 && layers(view).count == 1)
        scene.load("")
        #expect(view.layer.borderWidth == 7 && layers(view).isEmpty)
    }

    @Test("A side without a colour has the colour of the text")
    func currentColor() {
        let (scene, _) = scene(".v { color: red; border-top: 4px solid }")
        #expect(Bitmap(scene.window).color(70, 22) == Self.red)
        scene.load(".v { color: blue; border-top: 4px solid }")
        #expect(Bitmap(scene.window).color(70, 22) == Self.blue)
    }

    @Test("Logical sides follow the direction")
    func direction() {
        let (scene, _) = scene(".v { border-inline-start: 4px solid red }")
        #expect(Bitmap(scene.window).color(22, 50) == Self.red)
        var environment = scene.dom.environment
        environment.layoutDirection = .rightToLeft
        scene.dom.environment = environment
        let bitmap = Bitmap(scene.window)
        #expect(bitmap.color(22, 50) == Self.white && bitmap.color(118, 50) == Self.red)
    }

    @Test("The border follows the colour scheme, the size and the corners")
    func changes() {
        let (scene, view) = scene(".v { border-top: 4px solid light-dark(red, blue) }")
        #expect(Bitmap(scene.window).color(70, 22) == Self.red)
        view.overrideUserInterfaceStyle = .dark
        scene.dom.styleIfNeeded()
        #expect(Bitmap(scene.window).color(70, 22) == Self.blue)
        view.frame.size.width = 150
        scene.window.layoutIfNeeded()
        #expect(Bitmap(scene.window).color(165, 22) == Self.blue)
        scene.load(".v { border-top: 4px solid red; border-radius: 20px }")
        #expect(Bitmap(scene.window).color(21, 21) == Self.white && Bitmap(scene.window).color(95, 22) == Self.red)
    }

    @Test("Dashes have gaps, and dots are round")
    func dashes() {
        let (scene, _) = scene(".v { border-top: 4px dashed red; border-bottom: 8px dotted blue }")
        let bitmap = Bitmap(scene.window)
        let dashed = (20..<120).map { bitmap.color(CGFloat($0), 22) == Self.red }
        #expect(dashed.first == true && dashed.last == true && dashed.contains(false))
        let dotted = (20..<120).map { bitmap.color(CGFloat($0), 76) == Self.blue }
        #expect(dotted.contains(true) && dotted.contains(false) && bitmap.color(20, 73) == Self.white)
    }

    @Test("The content of a view is inside each side of its border")
    func insets() {
        let scene = Scene(".v { border-left: 5px solid red; border-top: 2px dashed red; padding: 1px }")
        let label = scene.add(NILabel(), cssClass: "v")
        #expect(label.textInsets == UIEdgeInsets(top: 3, left: 6, bottom: 1, right: 1))
        let button = scene.add(UIButton(), cssClass: "v")
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 3, left: 6, bottom: 1, right: 1))
        scene.load("")
        #expect(label.textInsets == .zero)
    }

    @Test("Other styles are drawn as solid lines, and reported")
    func otherStyles() {
        let (scene, view) = scene(".v { border: 4px ridge red }")
        #expect(view.layer.borderWidth == 4)
        #expect(scene.dom.layoutProblems.map(\.kind) == [.unsupportedLineStyle(property: "border-style")])
    }

    @Test("Boxes have the widths of their sides")
    func boxes() {
        let scene = Scene(
            """
            .v { display: block; width: 50px; height: 10px; border-left: 5px solid; border-style: solid; border-bottom: 2px none }
            .w { height: 10px }
            """)
        let view = scene.add(UIView(), cssClass: "v")
        let child = scene.add(UIView(), cssClass: "w", in: view)
        #expect(child.frame == CGRect(x: 5, y: 3, width: 50, height: 10))
        #expect(view.frame.size == CGSize(width: 58, height: 13))
    }

    @Test("An outline is around the view, and in front of its subviews")
    func outline() {
        let (scene, view) = scene(".v { outline: 4px solid red; outline-offset: 2px }")
        scene.add(UIView(frame: CGRect(x: -10, y: -10, width: 30, height: 30)), in: view).backgroundColor = .blue
        let bitmap = Bitmap(scene.window)
        #expect(bitmap.color(70, 16) == Self.red && bitmap.color(70, 19) == Self.white)
        #expect(bitmap.color(16, 16) == Self.red && view.frame.size == CGSize(width: 100, height: 60))
        scene.load(".v { outline: 4px solid red; outline-offset: 2px; border-radius: 10px }")
        #expect(Bitmap(scene.window).color(125, 85) == Self.white)
        scene.load(".v { outline: none }")
        #expect(layers(view).isEmpty)
        scene.load(".v { outline: solid red; overflow: hidden }")
        #expect(scene.dom.layoutProblems.map(\.kind) == [.clippedOutline(property: "outline-style")])
    }

    @Test("A focused field has an outline")
    func focus() {
        let field = UITextField()
        let (scene, _) = scene(".v:focus { outline: 2px solid blue }", field)
        #expect(layers(field).isEmpty)
        field.becomeFirstResponder()
        scene.dom.styleIfNeeded()
        #expect(layers(field).count == 1)
        field.resignFirstResponder()
        scene.dom.styleIfNeeded()
        #expect(layers(field).isEmpty)
    }

    @Test("The border and the outline of a scroll view stay at its edges while it scrolls")
    func scrolling() {
        for make in [{ UIScrollView() }, { UITextView() }] as [@MainActor () -> UIScrollView] {
            let scroll = make()
            let (scene, _) = scene(
                ".v { border-left: 8px dashed red; outline: 4px solid blue; outline-offset: -4px }", scroll)
            scroll.contentSize = CGSize(width: 400, height: 400)
            let start = layers(scroll)
            for offset in [CGPoint(x: 0, y: 35), CGPoint(x: 50, y: 0), .zero] {
                scroll.contentOffset = offset
                let bitmap = Bitmap(scene.window)
                #expect(bitmap.color(22, 50) == Self.blue && bitmap.color(25, 25) == Self.red, "\(offset)")
                #expect(bitmap.color(118, 50) == Self.blue && bitmap.color(70, 78) == Self.blue, "\(offset)")
            }
            scroll.contentOffset.y = 20
            scene.load(".v { border-left: 8px dashed red; outline: 4px solid blue; outline-offset: -4px; opacity: 1 }")
            #expect(zip(start, layers(scroll)).allSatisfy { $0 === $1 } && layers(scroll).count == start.count)
            scene.load(".v { border-top: 4px solid red }")
            #expect(Bitmap(scene.window).color(70, 22) == Self.red)
            scene.load("")
            #expect(layers(scroll).isEmpty && scroll.interactions.allSatisfy { !"\($0)".contains("Shapes") })
        }
    }

    @Test("The border of a scroll view follows an offset that a change of the insets causes")
    func insetScrolling() {
        let scroll = UIScrollView()
        let (scene, _) = scene(".v { border-top: 4px solid red }", scroll)
        scroll.contentInset.top = 30
        #expect(scroll.contentOffset.y == -30 && Bitmap(scene.window).color(70, 22) == Self.red)
    }

    @Test("Images behind a view have positions, sizes and repetition")
    func backgrounds() {
        func bitmap(_ css: String, _ view: UIView = UIView()) -> Bitmap {
            Bitmap(scene(".v { \(css) }", view).0.window)
        }
        let image = "linear-gradient(red, red)"
        for view in [{ UIView() }, { UILabel() }] as [@MainActor () -> UIView] {
            let sized = bitmap("background: \(image) right bottom / 20px 10px no-repeat blue", view())
            #expect(sized.color(110, 75) == Self.red && sized.color(90, 75) == Self.blue)
            let repeated = bitmap(
                "background-image: \(image); background-size: 10px 10px; background-repeat: space no-repeat", view())
            #expect(repeated.color(25, 25) == Self.red && repeated.color(25, 40) == Self.white)
            let several = bitmap(
                "background-image: \(image), linear-gradient(blue, blue); background-size: 50%; background-repeat: no-repeat, repeat",
                view())
            #expect(several.color(30, 30) == Self.red && several.color(100, 30) == Self.blue)
        }
        let inside = bitmap("border: 10px dotted transparent; background: \(image) padding-box")
        #expect(inside.color(22, 40) == Self.white && inside.color(32, 40) == Self.red)
    }

    @Test("A background inside of a border has the corners of the inside")
    func roundedInside() {
        let image = "linear-gradient(red, red)"
        for css in ["\(image) padding-box", "\(image) 0 0 / 5px 5px no-repeat padding-box blue"] {
            let (scene, _) = scene(".v { border: 10px solid transparent; border-radius: 20px; background: \(css) }")
            let bitmap = Bitmap(scene.window)
            #expect(bitmap.color(31, 31) == Self.white && bitmap.color(108, 68) == Self.white, "\(css)")
            #expect(bitmap.color(70, 31) != Self.white && bitmap.color(70, 28) == Self.white, "\(css)")
        }
        let (square, _) = scene(
            ".v { border: 20px solid transparent; border-radius: 10px; background: \(image) padding-box }")
        #expect(Bitmap(square.window).color(41, 41) == Self.red)
    }

    @Test("Translucent dashes and dots of two sides do not overlap in a corner")
    func translucentCorners() {
        for style in ["dashed", "dotted"] {
            let (scene, _) = scene(
                ".v { border: 10px \(style) rgb(255 0 0 / 50%); border-top: 10px \(style) rgb(255 0 0 / 50%) }")
            let bitmap = Bitmap(scene.window)
            #expect(bitmap.color(26, 23)[1] >= 126 && bitmap.color(23, 26)[1] >= 126, "\(style)")
            #expect(bitmap.color(26, 23)[1] < 200 && bitmap.color(23, 26)[1] < 200, "\(style)")
        }
    }

    @Test("Very small images fill the view")
    func manyCopies() {
        for size in ["0.5px", "0.001px", "1px 0.4px"] {
            let (scene, _) = scene(".v { background: linear-gradient(red, red) 0 0 / \(size) }")
            let bitmap = Bitmap(scene.window)
            #expect(bitmap.color(70, 50) == Self.red && bitmap.color(119, 79) == Self.red, "\(size)")
        }
        let (wide, view) = scene(".v { background: linear-gradient(red, red) 0 0 / 1px 1px }")
        view.frame.size = CGSize(width: 20_000, height: 3_000)
        wide.window.layoutIfNeeded()
        #expect(Bitmap(wide.window).color(290, 390) == Self.red)
    }

    @Test("The border of a view whose background or content is in subviews is in front of them")
    func upperBorder() {
        let button = UIButton()
        button.configuration = .filled()
        let views: [UIView] = [button, UITableViewCell(style: .default, reuseIdentifier: nil), UIScrollView()]
        for view in views {
            let (scene, _) = scene(".v { border-left: 8px solid red; outline: 2px solid blue }", view)
            scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60)), in: view).backgroundColor = .blue
            #expect(Bitmap(scene.window).color(25, 50) == Self.red)
            #expect(layers(view).map(\.zPosition).max() == layers(view).last { $0.name == "outline" }?.zPosition)
        }
    }

    @Test("Immense outlines are drawn, and too many images are reported")
    func limits() {
        let (scene, _) = scene(".v { outline: 1e30px dashed red; border-radius: 20px }")
        #expect(Bitmap(scene.window).color(10, 50) == Self.red)
        let images = Array(repeating: "linear-gradient(blue, blue)", count: 257).joined(separator: ", ")
        scene.load(".v { background: \(images) 0 0 / 1px }")
        #expect(scene.dom.layoutProblems.map(\.kind) == [.unsupportedBackground(property: "background-image")])
        #expect(Bitmap(scene.window).color(70, 50) == Self.blue)
    }

    @Test("Values of backgrounds that cannot be drawn are reported")
    func backgroundProblems() {
        let fixed = scene(".v { background: linear-gradient(red, red) fixed content-box }").0
        #expect(
            fixed.dom.layoutProblems.map(\.kind) == [
                .unsupportedBackground(property: "background-attachment"),
                .unsupportedBackground(property: "background-clip"),
                .unsupportedBackground(property: "background-origin"),
            ])
        let alone = scene(".v { background-size: cover }").0
        #expect(alone.dom.layoutProblems.map(\.kind) == [.withoutBackgroundImage(property: "background-size")])
        let button = scene(".v { background-size: cover; background-image: linear-gradient(red, red) }", UIButton()).0
        #expect(button.dom.layoutProblems.map(\.kind) == [.unsupportedByClass(property: "background-size")])
    }
}
#endif
