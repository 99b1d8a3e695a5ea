import Testing

@testable import HeadlessUIKit

/// Pictures of views during animations.
@MainActor @Suite(.ownClock) struct AnimationDrawingTests {
    private let clock = MediaClock.current
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    private let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    init() {
        view.backgroundColor = red
        root.addSubview(view)
    }

    private func animate(_ keyPath: String, of layer: CALayer? = nil, from: Any? = nil, to: Any) {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        (layer ?? view.layer).add(animation, forKey: keyPath)
    }

    /// The picture in the middle of the animations.
    private func middle() -> Picture {
        clock.advance(by: 0.5)
        return Picture(root, scale: 1)
    }

    @Test func opacity() {
        animate("opacity", to: 0)
        #expect(abs(middle().alpha(20, 20) - 0.5) < 0.01 && view.alpha == 1)
        clock.advance(by: 0.5)
        #expect(Picture(root, scale: 1).alpha(20, 20) == 1)
        view.alpha = 0
        animate("opacity", from: 1, to: 1)
        #expect(middle().color(20, 20) == "#ff0000ff")
    }

    @Test func theBackgroundOfAView() {
        animate("backgroundColor", to: blue.cgColor)
        #expect(middle().color(20, 20) == "#800080ff" && view.backgroundColor == red)
        clock.advance(by: 0.5)
        #expect(Picture(root, scale: 1).color(20, 20) == "#ff0000ff")
        view.backgroundColor = nil
        animate("backgroundColor", from: blue.cgColor, to: blue.cgColor)
        #expect(middle().color(20, 20) == "#0000ffff")
    }

    @Test func theTransformWithSubviews() {
        let subview = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        subview.backgroundColor = blue
        view.addSubview(subview)
        animate("transform", to: CATransform3DMakeAffineTransform(CGAffineTransform(translationX: 40, y: 0)))
        let picture = middle()
        #expect(
            picture.alpha(12, 12) == 0 && picture.color(32, 12) == "#0000ffff" && picture.color(45, 25) == "#ff0000ff")
        #expect(root.hitTest(CGPoint(x: 12, y: 12), with: nil) === subview && view.frame.minX == 10)
        #expect(root.hitTest(CGPoint(x: 45, y: 25), with: nil) === root)
    }

    @Test func thePositionAndTheBounds() {
        animate("position", to: CGPoint(x: 50, y: 20))
        animate("bounds", to: CGRect(x: 0, y: 0, width: 10, height: 10))
        let picture = middle()
        // The position is 35, and the width is 15.
        #expect(picture.alpha(26, 20) == 0 && picture.alpha(29, 20) == 1 && picture.alpha(41, 20) == 1)
        #expect(picture.alpha(44, 20) == 0 && picture.alpha(35, 11) == 0)
    }

    @Test func theCornersAndTheBorder() {
        animate("cornerRadius", to: 20)
        animate("borderWidth", to: 8)
        animate("borderColor", from: blue.cgColor, to: blue.cgColor)
        let picture = middle()
        #expect(
            picture.alpha(10, 10) == 0 && picture.color(12, 20) == "#0000ffff" && picture.color(20, 20) == "#ff0000ff")
    }

    @Test func theShadow() {
        view.layer.shadowRadius = 0
        animate("shadowOpacity", from: 1, to: 1)
        animate("shadowColor", from: blue.cgColor, to: blue.cgColor)
        animate("shadowOffset", from: CGSize.zero, to: CGSize(width: 40, height: 0))
        #expect(middle().color(40, 20) == "#0000ffff")
    }

    @Test func theOrderOfViewsAndLayers() {
        let other = UIView(frame: view.frame)
        other.backgroundColor = blue
        root.addSubview(other)
        animate("zPosition", to: 2)
        #expect(middle().color(20, 20) == "#ff0000ff")
        clock.advance(by: 1)
        let layer = CALayer()
        layer.frame = view.frame
        layer.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
        root.layer.addSublayer(layer)
        animate("zPosition", of: layer, to: 2)
        #expect(middle().color(20, 20) == "#00ff00ff")
    }

    @Test func sublayersAndMasks() {
        let (shape, mask) = (CAShapeLayer(), CALayer())
        shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).cgPath
        shape.fillColor = blue.cgColor
        view.layer.addSublayer(shape)
        animate("transform", of: shape, to: CATransform3DMakeAffineTransform(CGAffineTransform(translationX: 40, y: 0)))
        var picture = middle()
        #expect(picture.color(12, 20) == "#ff0000ff" && picture.color(35, 20) == "#0000ffff")
        mask.frame = view.bounds
        mask.backgroundColor = blue.cgColor
        view.layer.mask = mask
        animate("position", of: mask, to: CGPoint(x: 30, y: 10))
        picture = middle()
        #expect(picture.alpha(15, 20) == 0 && picture.alpha(25, 20) == 1)
    }

    @Test func aPictureOfTheLayerShowsNoAnimations() {
        animate("opacity", from: 0, to: 0)
        clock.advance(by: 0.5)
        let image = UIGraphicsImageRenderer(bounds: root.bounds).image { root.layer.render(in: $0.cgContext) }
        #expect(image.pixels.color(x: Int(20 * image.scale), y: Int(20 * image.scale))?.hex == "#ff0000ff")
        #expect(Picture(root).alpha(20, 20) == 0)
    }

    @Test func aLabelWithAnAnimatedBackground() {
        let label = UILabel(frame: view.frame)
        root.addSubview(label)
        animate("backgroundColor", of: label.layer, from: blue.cgColor, to: blue.cgColor)
        #expect(middle().color(20, 20) == "#0000ffff")
    }
}
