import NimbusUIKit
import Testing

/// `clip-path` and `mask-image`, by the mask of a layer.
@MainActor @Suite struct MaskTests {
    private func mask(_ view: UIView) -> CAShapeLayer? { view.layer.mask as? CAShapeLayer }

    private func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: x, y: y))
        path.addLine(to: CGPoint(x: x + width, y: y))
        path.addLine(to: CGPoint(x: x + width, y: y + height))
        path.addLine(to: CGPoint(x: x, y: y + height))
        path.close()
        return path.cgPath
    }

    @Test("A shape is the mask of the layer, and follows the size of the view")
    func shape() {
        let scene = Scene(".v { clip-path: inset(10% 5px) } .w { clip-path: polygon(evenodd, 0 0, 1px 1px, 100% 0) }")
        let view = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), cssClass: "v")
        #expect(mask(view)?.path == rectangle(5, 5, 90, 40) && mask(view)?.fillRule == .nonZero)
        #expect(mask(view)?.frame == view.bounds)
        view.frame.size = CGSize(width: 60, height: 100)
        view.layoutIfNeeded()
        #expect(mask(view)?.path == rectangle(5, 10, 50, 80))
        #expect(mask(scene.add(UIView(), cssClass: "w"))?.fillRule == .evenOdd)
    }

    @Test("A style that changes nothing sets no new mask")
    func unchanged() {
        let scene = Scene("UIView { clip-path: circle(50%) }")
        let view = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
        let first = view.layer.mask
        scene.load("UIView { clip-path: circle(50%); opacity: 0.5 }")
        scene.dom.refresh()
        #expect(first != nil && view.layer.mask === first)
        scene.load("UIView { clip-path: circle(40%) }")
        #expect(view.layer.mask !== first)
    }

    @Test("A view has its own mask again without a rule")
    func undo() {
        let scene = Scene("")
        let (plain, masked) = (scene.add(UIView(), cssClass: "v"), scene.add(UIView(), cssClass: "v"))
        let own = CALayer()
        masked.layer.mask = own
        for style in ["clip-path: circle()", "mask-image: linear-gradient(black, transparent)", "clip-path: none"] {
            scene.load(".v { \(style) }")
            #expect(masked.layer.mask !== own)
            scene.load("")
            #expect(plain.layer.mask == nil && masked.layer.mask === own)
        }
        scene.load(".v { clip-path: circle() } .v { clip-path: revert }")
        #expect(masked.layer.mask == nil)
    }

    @Test("The border box has the corners of the view")
    func borderBox() {
        let scene = Scene("UIView { clip-path: border-box; border-radius: 8px 8px 0 0 }")
        let view = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
        #expect(view.layer.mask?.cornerRadius == 8 && view.layer.mask?.frame == view.bounds)
        #expect(view.layer.mask?.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        scene.load("UIView { clip-path: border-box; border-radius: 4px }")
        #expect(view.layer.mask?.cornerRadius == 4)
        scene.load("UIView { border-radius: 4px }")
        #expect(view.layer.mask == nil)
    }

    @Test("A gradient is the content of the mask, within the shape")
    func gradient() {
        let scene = Scene("UIView { mask: linear-gradient(to right, black, transparent) }")
        let view = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
        #expect(view.layer.mask?.contents != nil && view.layer.mask?.mask == nil)
        scene.load("UIView { mask-image: linear-gradient(black, transparent); clip-path: inset(0 0 50% 0) }")
        #expect((view.layer.mask?.mask as? CAShapeLayer)?.path == rectangle(0, 0, 100, 25))
        scene.load("UIView { mask-image: none; clip-path: inset(0 0 50% 0) }")
        #expect(view.layer.mask?.contents == nil && mask(view)?.path == rectangle(0, 0, 100, 25))
    }

    @Test("The mask of a scroll view is the app's, because it would scroll")
    func scrollViews() {
        let scene = Scene("UIScrollView { clip-path: circle() }")
        let view = scene.add(UIScrollView())
        #expect(view.layer.mask == nil)
    }

    private nonisolated static let outlines: [(shape: String, inside: [CGPoint], outside: [CGPoint])] = [
        ("circle()", [CGPoint(x: 50, y: 5), CGPoint(x: 30, y: 25)], [CGPoint(x: 20, y: 25), CGPoint(x: 31, y: 3)]),
        ("circle(farthest-side at left)", [CGPoint(x: 95, y: 25)], [CGPoint(x: 99, y: 5)]),
        ("ellipse(50% 20%)", [CGPoint(x: 2, y: 25), CGPoint(x: 50, y: 16)], [CGPoint(x: 50, y: 13)]),
        ("inset(10px round 20px 0)", [CGPoint(x: 88, y: 12)], [CGPoint(x: 12, y: 12), CGPoint(x: 5, y: 25)]),
        ("inset(0 round 50% / 100%)", [CGPoint(x: 50, y: 2)], [CGPoint(x: 3, y: 3), CGPoint(x: 97, y: 47)]),
        ("polygon(0 0, 100% 0, 50% 100%)", [CGPoint(x: 50, y: 40)], [CGPoint(x: 10, y: 40)]),
        ("path('M0 0h40v40h-40zm10 10h20v20h-20z')", [CGPoint(x: 20, y: 20)], [CGPoint(x: 45, y: 20)]),
        (
            "path(evenodd, 'M0 0h40v40h-40zm10 10h20v20h-20z')", [CGPoint(x: 5, y: 5)],
            [CGPoint(x: 20, y: 20), CGPoint(x: 45, y: 20)]
        ),
        ("path('M10 25A20 20 0 0 1 50 25z')", [CGPoint(x: 30, y: 10)], [CGPoint(x: 30, y: 30)]),
        ("path('M10 25A20 20 0 0 0 50 25z')", [CGPoint(x: 30, y: 40)], [CGPoint(x: 30, y: 20)]),
        ("path('M10 25A20 20 0 1 1 30 45z')", [CGPoint(x: 43, y: 12)], [CGPoint(x: 12, y: 43)]),
        ("path('M0 0Q20 50 40 0T80 0V50H0z')", [CGPoint(x: 60, y: 10)], [CGPoint(x: 20, y: 10)]),
        ("path('M0 25C10 0 30 0 40 25S70 50 80 25V0H0z')", [CGPoint(x: 60, y: 30)], [CGPoint(x: 20, y: 20)]),
    ]

    #if canImport(HeadlessUIKit)
    @Test("A view is drawn inside of its shape only", arguments: outlines)
    func drawing(shape: String, inside: [CGPoint], outside: [CGPoint]) {
        let scene = Scene("UIView { clip-path: \(shape); background-color: red }")
        let view = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
        for point in inside { #expect(alpha(of: view, at: point) == 255, "\(point)") }
        for point in outside { #expect(alpha(of: view, at: point) == 0, "\(point)") }
    }

    @Test("A gradient is as opaque as its colours, and its shape has none outside")
    func drawnGradient() {
        let scene = Scene(
            """
            UIView {
                mask-image: linear-gradient(to right, #fff 20px, rgb(9 9 9 / 40%) 20px, transparent); background-color: red;
                clip-path: inset(0 0 10px 0);
            }
            """)
        let view = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
        #expect(alpha(of: view, at: CGPoint(x: 10, y: 20)) == 255)
        #expect((100...102).contains(alpha(of: view, at: CGPoint(x: 20, y: 20))))
        #expect((50...52).contains(alpha(of: view, at: CGPoint(x: 60, y: 20))))
        #expect(alpha(of: view, at: CGPoint(x: 10, y: 45)) == 0)
    }

    /// Returns the opacity of a pixel, from 0 to 255.
    private func alpha(of view: UIView, at point: CGPoint) -> UInt8 {
        let context = CGContext(
            data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue)
        guard let context else { return 0 }
        context.translateBy(x: -point.x, y: -point.y)
        view.layer.render(in: context)
        return context.data?.load(fromByteOffset: 3, as: UInt8.self) ?? 0
    }
    #endif
}
