import Testing

@testable import HeadlessUIKit

/// The view at a point.
@MainActor @Suite struct HitTestingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    private let front = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))

    init() {
        root.addSubview(back)
        root.addSubview(front)
    }

    private func view(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

    @Test func theFrontmostViewIsHit() {
        #expect(view(15, 15) === back && view(45, 45) === front && view(5, 5) === root && view(100, 5) == nil)
        root.sendSubviewToBack(front)
        #expect(view(45, 45) === back)
    }

    @Test func positionsOfLayersChangeOnlyTheDrawing() {
        back.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        front.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        func pixel() -> String? { Picture(root).color(45, 45) }
        let (red, blue) = ("#ff0000ff", "#0000ffff")
        #expect(pixel() == blue)
        back.layer.zPosition = 1
        #expect(pixel() == red && view(45, 45) === front)
        front.layer.zPosition = 1
        #expect(pixel() == blue)
        (back.layer.zPosition, front.layer.zPosition) = (0, -0.5)
        #expect(pixel() == red && root.subviews == [back, front])
    }

    @Test func viewsWithoutTouchesAreLeftOut() {
        front.isUserInteractionEnabled = false
        #expect(view(45, 45) === back)
        back.isHidden = true
        #expect(view(45, 45) === root)
        (back.isHidden, back.alpha) = (false, 0.001)
        #expect(view(45, 45) === root)
        front.addSubview(UILabel(frame: front.bounds))
        front.isUserInteractionEnabled = true
        #expect(view(45, 45) === front)
    }

    @Test func transformsAndScrollPositionsCount() {
        front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(view(45, 45) === back && view(60, 60) === front)
        let scroll = UIScrollView(frame: root.bounds)
        let row = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 20))
        scroll.addSubview(row)
        scroll.contentOffset = CGPoint(x: 0, y: 490)
        root.addSubview(scroll)
        #expect(view(5, 15) === row && view(5, 5) === scroll)
    }

    @Test func aSubclassDecidesWhatIsInside() {
        final class Large: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -20, dy: -20).contains(point)
            }
        }
        let large = Large(frame: CGRect(x: 70, y: 70, width: 4, height: 4))
        root.addSubview(large)
        #expect(view(55, 55) === large)
    }
}
