import HeadlessUIKit
import Testing

/// Frames, bounds, centres and transforms of views, and conversions between views.
@MainActor @Suite struct GeometryTests {
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    @Test func frameBoundsAndCenterAreConsistent() {
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
        view.bounds.size = CGSize(width: 40, height: 20)
        #expect(view.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
        #expect(view.layer.position == CGPoint(x: 100, y: 100))
    }

    @Test func transformsKeepTheCenter() {
        view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        #expect(view.frame == CGRect(x: -40, y: 32.5, width: 200, height: 25))
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
    }

    @Test func invertedTransformsUndoTransforms() {
        let transform = CGAffineTransform(translationX: 3, y: 4).rotated(by: 1).scaledBy(x: 2, y: 3)
        let point = CGPoint(x: 7, y: -5).applying(transform).applying(transform.inverted())
        #expect(abs(point.x - 7) < 1e-9)
        #expect(abs(point.y + 5) < 1e-9)
        #expect(CGAffineTransform.identity.isIdentity)
    }

    @Test func pointsAndRectanglesAreConverted() {
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        let other = UIView(frame: CGRect(x: 200, y: 100, width: 10, height: 10))
        outer.addSubview(view)
        outer.addSubview(other)
        view.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 16, y: 27))
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: other) == CGPoint(x: -184, y: -73))
        #expect(inner.convert(CGPoint(x: 16, y: 27), from: outer) == CGPoint(x: 1, y: 1))
        view.bounds.origin = CGPoint(x: 0, y: 30)
        #expect(inner.convert(CGRect(x: 0, y: 0, width: 2, height: 2), to: outer).origin == CGPoint(x: 15, y: -4))
    }

    @Test func insetsShrinkRectangles() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let inset = CGRect(x: 0, y: 0, width: 10, height: 20).inset(by: insets)
        #expect(inset == CGRect(x: 2, y: 1, width: 4, height: 16))
    }

    @Test func viewsAreFoundByTag() {
        let leaf = UIView()
        leaf.tag = 7
        let middle = UIView()
        view.addSubview(middle)
        middle.addSubview(leaf)
        #expect(view.viewWithTag(7) === leaf)
        #expect(view.viewWithTag(8) == nil)
        #expect(leaf.isDescendant(of: view))
        #expect(!view.isDescendant(of: leaf))
    }
}
