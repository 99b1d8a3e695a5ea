import Testing

@testable import HeadlessUIKit

/// The masks of layers.
@MainActor @Suite struct MaskTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

    init() { view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }

    private func picture() -> Picture { Picture(view, margin: 10, scale: 1) }

    @Test func aShapeMasksAViewWithItsShadowAndSubviews() {
        let subview = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        subview.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(subview)
        view.layer.shadowOpacity = 1
        #expect(picture().color(5, 25) == "#0000ffff" && picture().alpha(-3, 5) > 0)
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
        view.layer.mask = mask
        #expect(picture().color(10, 10) == "#0000ffff")
        for (x, y) in [(5, 25), (-3, 5), (30, 10), (1, 1)] { #expect(picture().alpha(CGFloat(x), CGFloat(y)) == 0) }
        view.layer.mask = nil
        #expect(picture().color(5, 25) == "#0000ffff")
    }

    @Test func aMaskHasOnlyItsOpacity() {
        let mask = CALayer()
        mask.frame = CGRect(x: 10, y: 0, width: 20, height: 20)
        mask.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
        view.layer.mask = mask
        #expect(picture().alpha(5, 5) == 0 && abs(picture().alpha(15, 5) - 0.5) < 0.01)
        mask.opacity = 0.5
        #expect(abs(picture().alpha(15, 5) - 0.25) < 0.01)
        view.alpha = 0.5
        #expect(abs(picture().alpha(15, 5) - 0.125) < 0.01)
        mask.isHidden = true
        #expect(picture().alpha(15, 5) == 0)
    }

    @Test func aMaskCanHaveContentsAndAMask() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image {
            $0.cgContext.setFillColor(CGColor(gray: 0, alpha: 1))
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let (mask, inner) = (CALayer(), CAShapeLayer())
        mask.frame = view.bounds
        mask.contents = image.cgImage
        inner.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 10)).cgPath
        view.layer.mask = mask
        #expect(picture().alpha(5, 15) == 1 && picture().alpha(35, 15) == 0)
        mask.mask = inner
        #expect(picture().alpha(5, 15) == 0 && picture().alpha(5, 5) == 1)
    }

    @Test func touchesReachMaskedPoints() {
        view.layer.mask = CALayer()
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    }
}
