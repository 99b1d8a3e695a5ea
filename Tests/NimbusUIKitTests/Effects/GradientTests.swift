import CSSEngine
import NimbusCSS
import Testing

@testable import NimbusUIKit

#if canImport(HeadlessUIKit)
/// Gradients behind the content of views.
@MainActor @Suite struct GradientTests {
    private static let frame = CGRect(x: 0, y: 0, width: 40, height: 20)

    /// Returns the red, green, blue and alpha bytes of a styled view at some points.
    private func pixels(_ css: String, at points: [(Int, Int)], view: UIView = UIView()) -> [[UInt8]] {
        let scene = Scene("* { \(css) }")
        view.frame = Self.frame
        scene.add(view)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: Self.frame, format: format).image {
            view.layer.render(in: $0.cgContext)
        }
        guard let context = bitmap(of: image), let data = context.data else { return [] }
        let bytes = data.assumingMemoryBound(to: UInt8.self)
        return points.map { x, y in
            let pixel = bytes + y * context.bytesPerRow + x * 4
            return [pixel[2], pixel[1], pixel[0], pixel[3]]
        }
    }

    private func bitmap(of image: UIImage) -> CGContext? {
        let context = CGContext(
            data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue)
        guard let context else { return nil }
        UIGraphicsPushContext(context)
        context.translateBy(x: 0, y: 20)
        context.scaleBy(x: 1, y: -1)
        image.draw(in: Self.frame)
        UIGraphicsPopContext()
        return context
    }

    private static let red: [UInt8] = [255, 0, 0, 255]
    private static let blue: [UInt8] = [0, 0, 255, 255]

    /// Gradients, with points that are red and points that are blue.
    nonisolated private static let places: [(gradient: String, red: [(Int, Int)], blue: [(Int, Int)])] = [
        ("linear-gradient(to right, red 50%, blue 0)", [(0, 0), (19, 19)], [(20, 0), (39, 19)]),
        ("linear-gradient(to left, red 50%, blue 0)", [(20, 0), (39, 19)], [(0, 0), (19, 19)]),
        ("linear-gradient(0deg, red 10px, blue 0)", [(0, 10), (39, 19)], [(0, 0), (39, 9)]),
        (
            "linear-gradient(to bottom right, red 50%, blue 0)", [(0, 0), (36, 0), (0, 17)],
            [(39, 19), (3, 19), (39, 2)]
        ),
        ("repeating-linear-gradient(90deg, red 0 5px, blue 5px 10px)", [(0, 0), (14, 3)], [(5, 0), (39, 19)]),
        ("radial-gradient(circle 5px, red 100%, blue 0)", [(20, 10), (24, 10)], [(26, 10), (20, 16), (0, 0)]),
        ("radial-gradient(closest-side, red 100%, blue 0)", [(20, 10), (1, 10), (20, 1)], [(0, 0), (39, 19)]),
        ("radial-gradient(5px 2px at 10px 5px, red 100%, blue 0)", [(13, 5), (10, 6)], [(16, 5), (10, 8)]),
        ("radial-gradient(circle 5px at right 10px bottom 5px, red 100%, blue 0)", [(30, 14)], [(10, 5), (0, 0)]),
        ("conic-gradient(red 90deg, blue 0)", [(39, 0), (21, 1)], [(39, 19), (0, 0), (0, 19)]),
        ("conic-gradient(from 180deg, red 25%, blue 0)", [(0, 19)], [(39, 0), (0, 0), (39, 19)]),
        ("repeating-conic-gradient(red 0 25%, blue 0 50%)", [(39, 0), (0, 19)], [(0, 0), (39, 19)]),
        ("linear-gradient(to right, red, 0%, blue)", [], [(1, 0), (39, 19)]),
        ("linear-gradient(red)", [(0, 0), (39, 19)], []),
        ("radial-gradient(circle, blue 10%)", [], [(0, 0), (20, 10)]),
        ("repeating-conic-gradient(from 9deg, red 10deg)", [(0, 0), (39, 19)], []),
        ("repeating-linear-gradient(50% blue)", [], [(0, 0), (39, 19)]),
    ]

    @Test("Colours are at their places", arguments: 0..<GradientTests.places.count)
    func places(index: Int) {
        let (gradient, red, blue) = Self.places[index]
        let pixels = pixels("background-image: \(gradient)", at: red + blue)
        let expected =
            [[UInt8]](repeating: Self.red, count: red.count) + [[UInt8]](repeating: Self.blue, count: blue.count)
        #expect(pixels == expected, "\(gradient)")
    }

    @Test("Colours are mixed premultiplied, and in a colour space")
    func mixing() {
        let middle = [(20, 0)]
        #expect(pixels("background-image: linear-gradient(90deg, black, white)", at: middle)[0][0] - 127 < 5)
        #expect(pixels("background-image: linear-gradient(90deg, transparent, red)", at: middle)[0][0] > 126)
        let hues = pixels("background-image: linear-gradient(90deg in hsl, red, blue)", at: middle)[0]
        #expect(hues[0] > 240 && hues[1] == 0 && hues[2] > 240)
    }

    @Test("A gradient is drawn over the background colour, and goes away with its rule")
    func overColor() {
        let css = "background-color: red; background-image: linear-gradient(90deg, transparent 50%, blue 0)"
        #expect(pixels(css, at: [(0, 0), (39, 0)]) == [Self.red, Self.blue])
        let scene = Scene("UIView { \(css) }")
        let view = scene.add(UIView(frame: Self.frame))
        #expect(view.backgroundColor?.repeatedImage != nil)
        #expect(scene.setters { scene.dom.refresh() } == [])
        scene.load("UIView { background-color: red }")
        #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("A button and a text field have a gradient as their background image")
    func buttons() {
        let scene = Scene("* { background-image: linear-gradient(90deg, red, blue) } .off { background-image: none }")
        let button = UIButton(type: .custom)
        button.frame = Self.frame
        scene.add(button)
        #expect(button.backgroundImage(for: .normal)?.size.width == 40 && button.backgroundColor == nil)
        let field = UITextField(frame: Self.frame)
        scene.add(field)
        #expect(field.background?.assetName == "linear-gradient(90deg, rgb(255, 0, 0), rgb(0, 0, 255))")
        button.frame.size.width = 30
        scene.window.layoutIfNeeded()
        #expect(button.backgroundImage(for: .normal)?.size.width == 30)
    }

    @Test(
        "Huge, tiny and degenerate gradients are drawn",
        arguments: [
            "linear-gradient(red 1e9px, blue -1e9px)", "repeating-linear-gradient(red, blue 0)",
            "repeating-linear-gradient(red, blue 0.0001px)", "radial-gradient(0px, red, blue)",
            "radial-gradient(0px 10px, red, blue)", "repeating-radial-gradient(0px, red, blue)",
            "repeating-conic-gradient(red, blue 0deg)", "conic-gradient(red -90deg, blue 900deg)",
        ])
    func degenerate(gradient: String) {
        #expect(pixels("background-image: \(gradient)", at: [(0, 0)])[0][3] == 255)
        let view = Scene("UIView { background-image: \(gradient) }").add(
            UIView(frame: CGRect(x: 0, y: 0, width: 1e6, height: 0.01)))
        #expect(view.backgroundColor != nil)
    }
}
#endif
