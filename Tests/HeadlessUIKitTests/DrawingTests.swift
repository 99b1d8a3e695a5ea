import Testing

@testable import HeadlessUIKit

/// The pixels of views: backgrounds, corners, borders, clips, shadows, opacity and transforms.
@MainActor @Suite struct DrawingTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    init() {
        view.backgroundColor = .red
    }

    @Test func backgroundsFillTheBounds() {
        let picture = Picture(view, margin: 10)
        #expect(picture.color(0.5, 0.5) == "#ff0000ff")
        #expect(picture.alpha(-1, 20) == 0)
        #expect(picture.image.size == CGSize(width: 60, height: 60))
    }

    @Test func cornersAreRounded() {
        view.layer.cornerRadius = 12
        let picture = Picture(view)
        #expect(picture.alpha(1, 1) == 0)
        #expect(picture.color(20, 20) == "#ff0000ff")
        #expect(picture.color(20, 0.5) == "#ff0000ff")
        view.layer.maskedCorners = .layerMaxXMaxYCorner
        #expect(Picture(view).color(1, 1) == "#ff0000ff")
        #expect(Picture(view).alpha(39, 39) == 0)
    }

    @Test func aLabelRoundsItsBackgroundIfItIsClipped() {
        let label = UILabel(frame: view.bounds)
        label.backgroundColor = .red
        label.layer.cornerRadius = 12
        #expect(Picture(label).color(1, 1) == "#ff0000ff")
        label.layer.masksToBounds = true
        #expect(Picture(label).alpha(1, 1) == 0)
    }

    @Test func bordersAreInsideTheBounds() {
        view.layer.borderWidth = 4
        view.layer.borderColor = UIColor.blue.cgColor
        let picture = Picture(view)
        #expect(picture.color(2, 20) == "#0000ffff")
        #expect(picture.color(3.4, 20) == "#0000ffff")
        #expect(picture.color(5, 20) == "#ff0000ff")
        view.layer.borderWidth = 100
        #expect(Picture(view).color(20, 20) == "#0000ffff")
    }

    @Test func bordersAreAboveSubviews() {
        let inner = UIView(frame: view.bounds)
        inner.backgroundColor = .green
        view.addSubview(inner)
        view.layer.borderWidth = 4
        #expect(Picture(view).color(2, 20) == "#000000ff")
        #expect(Picture(view).color(20, 20) == "#00ff00ff")
    }

    @Test func subviewsAreClipped() {
        let inner = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        inner.backgroundColor = .green
        view.addSubview(inner)
        #expect(Picture(view, margin: 20).color(50, 50) == "#00ff00ff")
        view.clipsToBounds = true
        #expect(Picture(view, margin: 20).alpha(50, 50) == 0)
        #expect(view.layer.masksToBounds)
        view.layer.cornerRadius = 20
        #expect(Picture(view).alpha(38, 38) == 0)
    }

    @Test func shadowsAreBlurredAndOffset() {
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = 4
        view.layer.shadowOffset = CGSize(width: 0, height: 10)
        let picture = Picture(view, margin: 30)
        #expect(picture.color(20, 20) == "#ff0000ff")
        #expect(picture.alpha(20, 45) > 0.6)
        #expect(picture.alpha(20, -8) < 0.05)
        #expect(picture.alpha(20, 69) < 0.05)
        // The shadow fades with the distance.
        #expect(picture.alpha(20, 48) > picture.alpha(20, 52))
        view.clipsToBounds = true
        #expect(Picture(view, margin: 30).alpha(20, 45) == 0)
    }

    @Test func contentWithoutABackgroundCastsAShadow() {
        let outer = UIView(frame: view.frame)
        view.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        outer.addSubview(view)
        outer.layer.shadowOpacity = 1
        outer.layer.shadowRadius = 0
        outer.layer.shadowOffset = CGSize(width: 15, height: 0)
        let picture = Picture(outer)
        #expect(picture.color(15, 15) == "#ff0000ff")
        #expect(picture.color(30, 15) == "#000000ff")
        #expect(picture.alpha(5, 15) == 0)
    }

    @Test func opacityAppliesToTheViewAsAWhole() {
        let inner = UIView(frame: view.bounds)
        inner.backgroundColor = .green
        view.addSubview(inner)
        view.alpha = 0.5
        // The view is blended as a whole, so the red view below the green one is not visible.
        #expect(Picture(view).color(20, 20) == "#00ff0080")
        view.alpha = 0
        #expect(Picture(view).alpha(20, 20) == 0)
        view.alpha = 1
        view.isHidden = true
        let outer = UIView(frame: view.bounds)
        outer.addSubview(view)
        #expect(Picture(outer).alpha(20, 20) == 0)
    }

    @Test func transformedViewsAreDrawn() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.center = CGPoint(x: 50, y: 50)
        view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        outer.addSubview(view)
        let picture = Picture(outer)
        #expect(picture.color(15, 50) == "#ff0000ff")
        #expect(picture.alpha(50, 35) == 0)
    }

    @Test func dynamicColorsAreDrawnForTheTraits() {
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let window = UIWindow(frame: view.frame)
        window.addSubview(view)
        #expect(Picture(window).color(20, 20) == "#000000ff")
        window.overrideUserInterfaceStyle = .dark
        #expect(Picture(window).color(20, 20) == "#ffffffff")
        view.overrideUserInterfaceStyle = .light
        #expect(Picture(window).color(20, 20) == "#000000ff")
    }

    @Test func drawRectDrawsToTheCurrentContext() {
        final class Dot: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.blue.setFill()
                UIBezierPath(ovalIn: rect).fill()
                UIColor.green.setStroke()
                let line = UIBezierPath()
                line.lineWidth = 4
                line.move(to: CGPoint(x: 0, y: 20))
                line.addLine(to: CGPoint(x: 40, y: 20))
                line.stroke()
            }
        }
        let picture = Picture(Dot(frame: view.frame))
        #expect(picture.color(20, 10) == "#0000ffff")
        #expect(picture.color(20, 20) == "#00ff00ff")
        #expect(picture.alpha(1, 1) == 0)
    }

    @Test func layersRenderInContexts() {
        let image = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
        #expect(image.pixels.color(x: 40, y: 40)?.hex == "#ff0000ff")
    }

    @Test func contextsSaveAndRestoreTheirState() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { renderer in
            let context = renderer.cgContext
            context.setFillColor(UIColor.red.cgColor)
            context.saveGState()
            context.setFillColor(UIColor.blue.cgColor)
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.restoreGState()
            context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
        }
        #expect(image.pixels.color(x: 4, y: 4)?.hex == "#0000ffff")
        #expect(image.pixels.color(x: 16, y: 16)?.hex == "#ff0000ff")
        #expect(image.pixels.color(x: 16, y: 4)?.alpha == 0)
    }
}
