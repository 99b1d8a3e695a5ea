import CSSEngine
import NimbusCSS
import Testing

@testable import NimbusUIKit

/// Images for the resolution of the screen.
@MainActor @Suite struct ImageSetTests {
    private static let picture = UIGraphicsImageRenderer(
        bounds: CGRect(x: 0, y: 0, width: 12, height: 6), format: UIGraphicsImageRendererFormat()
    ).image { _ in }

    private func scene(_ css: String) -> Scene {
        let scene = Scene("UIImageView { -mobile-image: \(css) }")
        scene.dom.resources.image = { name in
            guard let pixels = Self.picture.cgImage, name != "missing" else { return nil }
            let image = UIImage(cgImage: pixels)
            image.assetName = name
            return image
        }
        return scene
    }

    @Test(
        "The candidate of the lowest sufficient resolution is shown",
        arguments: [(1.0, "one", 1.0), (1.5, "two", 2), (2, "two", 2), (3, "three", 3), (4, "three", 3)])
    func choice(resolution: Double, name: String, scale: Double) throws {
        let scene = scene("image-set('three' 3x, 'one' 1x, 'two' 2x, 'other' 2x)")
        scene.dom.environment.scale = resolution
        let view = scene.add(UIImageView())
        let image = try #require(view.image)
        #expect(image.assetName == name && image.scale == scale)
        let pixels = try #require(image.cgImage?.width)
        #expect(abs(Double(image.size.width) - Double(pixels) / scale) < 0.01)
    }

    @Test("A change of the resolution changes the image")
    func change() {
        let scene = scene("image-set('one' 1x, 'two' 2x)")
        scene.dom.environment.scale = 1
        let view = scene.add(UIImageView())
        #expect(view.image?.assetName == "one")
        scene.dom.environment.scale = 2
        #expect(view.image?.assetName == "two")
        scene.load("")
        #expect(view.image == nil)
    }

    @Test("A missing image of the resolution is reported")
    func missing() {
        let scene = scene("image-set('one' 1x, 'missing' 2x)")
        scene.dom.environment.scale = 2
        let view = scene.add(UIImageView())
        #expect(view.image == nil && scene.dom.missingImages.map(\.name) == ["missing"])
    }

    @Test("A set can have a colour and a gradient")
    func drawn() {
        #expect(scene("image-set(image(red) 1x)").add(UIImageView()).image?.drawnColor?.cssText == "rgb(255, 0, 0)")
        let scene = Scene("UIView { background-image: image-set(linear-gradient(red, blue) 2x) }")
        let view = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
        #expect(view.backgroundColor != nil && view.backgroundColor != .clear)
    }
}
