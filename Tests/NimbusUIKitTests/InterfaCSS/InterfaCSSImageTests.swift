import CSSEngine
import NimbusCSS
import NimbusDescribing
import Testing

@testable import NimbusUIKit

/// Images and gradients of InterfaCSS: the cases I1, I2 and K5 of its description, and what becomes of them later.
@MainActor @Suite struct InterfaCSSImageTests {
    @Test(
        "I1: every spelling of a name is the same image",
        arguments: [
            "pic.png", "\"pic.png\"", "image(pic.png)", "image('pic.png')", "@pic", "image(@pic)", "@image",
        ])
    func names(value: String) throws {
        let screen = try InterfaCSSScreen("@pic: pic.png;\n@image: image(pic.png);\n.a { image: \(value); }")
        #expect(screen.add(UIImageView()).image === InterfaCSSScreen.picture)
        #expect(screen.dom.missingImages.isEmpty)
    }

    @Test("I1: caps")
    func caps() throws {
        let screen = try InterfaCSSScreen(
            ".a { image: image(pic.png, 1, 2, 3, 4); } .b { image: image(pic.png, 2, 3); } .c { image: image(x.png, 1, 1); }"
        )
        let image = try #require(screen.add(UIImageView()).image)
        #expect(image.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) && image.resizingMode == .tile)
        let stretchable = try #require(screen.add(UIImageView(), cssClass: "b").image)
        #expect(stretchable.capInsets == UIEdgeInsets(top: 3, left: 2, bottom: 3, right: 6))
        #expect(stretchable.resizingMode == .stretch)
        let missing = screen.add(UIImageView(), cssClass: "c")
        #expect(missing.image == nil && screen.dom.missingImages.map(\.name) == ["x.png"])
    }

    @Test(
        "I2: a colour is an image of one point",
        arguments: [
            ("#369", "rgb(51, 102, 153)"), ("lighten(#369, 10%)", "rgb(56, 112, 168)"), ("red", "rgb(255, 0, 0)"),
            ("image(blue)", "rgb(0, 0, 255)"), ("@c", "rgb(0, 0, 255)"), ("@d", "rgb(0, 255, 0)"),
            ("rgba(1, 2, 3, 0.5)", "rgba(1, 2, 3, 0.5)"),
        ])
    func colors(value: String, color: String) throws {
        let screen = try InterfaCSSScreen("@c: image(blue);\n@d: greenColor;\n.a { image: \(value); }")
        let view = screen.add(UIImageView())
        let image = try #require(view.image)
        #expect(image.size == CGSize(width: 1, height: 1) && image.drawnColor?.cssText == color)
        // Another pass sets nothing.
        screen.dom.refresh()
        #expect(view.image === image)
        try screen.load("")
        #expect(view.image == nil)
    }

    @Test("The name of a colour can be the name of an image")
    func imagesFirst() throws {
        let screen = try InterfaCSSScreen(".a { image: red; }")
        let red = InterfaCSSScreen.picture
        screen.dom.resources.image = { $0 == "red" ? red : nil }
        #expect(screen.add(UIImageView()).image === red)
    }

    @Test("An image of a dynamic colour follows the colour scheme")
    func colorScheme() {
        let scene = Scene("UIImageView { -mobile-image: image(light-dark(red, blue)) }")
        let view = scene.add(UIImageView())
        #expect(view.image?.drawnColor?.cssText == "rgb(255, 0, 0)")
        scene.window.overrideUserInterfaceStyle = .dark
        scene.dom.environment.colorScheme = .dark
        #expect(view.image?.drawnColor?.cssText == "rgb(0, 0, 255)")
    }

    @Test("A stylesheet can give each state of a button an image")
    func states() throws {
        let screen = try InterfaCSSScreen(".a { image: red; image(highlighted): #369; backgroundImage: pic.png; }")
        let button = screen.add(UIButton(type: .custom))
        #expect(button.image(for: .normal)?.drawnColor?.cssText == "rgb(255, 0, 0)")
        #expect(button.image(for: .highlighted)?.drawnColor?.cssText == "rgb(51, 102, 153)")
        #expect(button.backgroundImage(for: .normal) === InterfaCSSScreen.picture)
    }

    @Test("An image is described as Swift")
    func description() throws {
        let screen = try InterfaCSSScreen(".a { image: #336699; }")
        let text = screen.dom.descriptionForView(screen.add(UIImageView()), withName: "icon")
        #expect(text.contains("icon.image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {"))
        #expect(text.contains(".setFill()"))
    }

    // MARK: Patterns and gradients

    @Test(
        "A name is a pattern as a colour", arguments: ["pic.png", "\"pic.png\"", "image(pic.png)", "image('pic.png')"])
    func patterns(value: String) throws {
        let screen = try InterfaCSSScreen(".a { backgroundColor: \(value); }")
        let view = screen.add(UIView())
        #if canImport(HeadlessUIKit)
        #expect(view.backgroundColor?.repeatedImage === InterfaCSSScreen.picture)
        #endif
    }

    #if canImport(HeadlessUIKit)
    private func height(_ view: UIView) -> CGFloat? { view.backgroundColor?.repeatedImage?.size.height }

    @Test("K5: a gradient is as high as the view, and clear without a height")
    func gradient() throws {
        let screen = try InterfaCSSScreen(".a { backgroundColor: gradient(red, #00f); }")
        let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100)))
        #expect(height(view) == 100)
        #expect(view.backgroundColor?.repeatedImage?.assetName == "linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255))")
        let empty = screen.add(UIView())
        #expect(empty.backgroundColor == .clear)
        try screen.load("")
        #expect(view.backgroundColor == nil && empty.backgroundColor == nil)
    }

    @Test("A gradient follows the size that the app or a layout gives the view")
    func gradientSize() throws {
        let screen = try InterfaCSSScreen(
            ".a { backgroundColor: gradient(red, #00f); } .b { backgroundColor: gradient(red, #00f); frame: parent(0, 10); }"
        )
        let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100)))
        view.frame.size.height = 60
        screen.window.layoutIfNeeded()
        #expect(height(view) == 60)
        let color = view.backgroundColor
        view.frame.size.width = 10
        screen.window.layoutIfNeeded()
        #expect(view.backgroundColor === color)
        let placed = screen.add(UIView(), cssClass: "b")
        #expect(height(placed) == 180)
        screen.root.frame.size.height = 120
        screen.dom.layoutViews()
        #expect(height(placed) == 100)
    }

    @Test("A gradient follows the colour scheme")
    func gradientColorScheme() {
        let scene = Scene("UIView { background-color: linear-gradient(light-dark(red, blue), white) }")
        let view = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
        #expect(view.backgroundColor?.repeatedImage?.assetName == "linear-gradient(rgb(255, 0, 0), rgb(255, 255, 255))")
        scene.window.overrideUserInterfaceStyle = .dark
        scene.dom.environment.colorScheme = .dark
        #expect(view.backgroundColor?.repeatedImage?.assetName == "linear-gradient(rgb(0, 0, 255), rgb(255, 255, 255))")
        #expect(scene.setters { scene.dom.refresh() } == [])
    }
    #endif
}
