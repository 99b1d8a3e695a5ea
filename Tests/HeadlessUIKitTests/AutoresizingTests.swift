import HeadlessUIKit
import Testing

/// Autoresizing masks. A view of 50 by 40 points at (20, 10) is in a superview that grows from 100 by 100 to 200 by
/// 300.
@MainActor @Suite struct AutoresizingTests {
    nonisolated static let cases: [(UIView.AutoresizingMask, CGRect)] = [
        ([], CGRect(x: 20, y: 10, width: 50, height: 40)),
        ([.flexibleWidth, .flexibleHeight], CGRect(x: 20, y: 10, width: 150, height: 240)),
        ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 120, y: 210, width: 50, height: 40)),
        ([.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 20, y: 10, width: 50, height: 40)),
        // The margins of 20 and 30 points become 60 and 90: they share the change in proportion.
        ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 60, y: 10, width: 50, height: 40)),
        // The margin of 20 points and the width of 50 points share the change in proportion.
        (
            [.flexibleLeftMargin, .flexibleWidth],
            CGRect(x: 20.0 + 100 * 20 / 70, y: 10, width: 50.0 + 100 * 50 / 70, height: 40)
        ),
        ([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], CGRect(x: 20, y: 30, width: 50, height: 120)),
    ]

    @Test(arguments: cases)
    func masksDetermineTheNewFrame(mask: UIView.AutoresizingMask, expected: CGRect) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 20, y: 10, width: 50, height: 40))
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 200, height: 300)
        #expect(abs(inner.frame.minX - expected.minX) < 1e-9)
        #expect(abs(inner.frame.minY - expected.minY) < 1e-9)
        #expect(abs(inner.frame.width - expected.width) < 1e-9)
        #expect(abs(inner.frame.height - expected.height) < 1e-9)
    }

    @Test func partsOfSizeZeroShareTheChangeEvenly() {
        let outer = UIView(frame: .zero)
        let inner = UIView(frame: .zero)
        inner.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
        outer.addSubview(inner)
        outer.frame.size.width = 100
        #expect(inner.frame == CGRect(x: 50, y: 0, width: 50, height: 0))
    }

    @Test func viewsWithoutAMaskAreNotResized() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: outer.bounds)
        inner.autoresizingMask = .flexibleWidth
        outer.addSubview(inner)
        outer.autoresizesSubviews = false
        outer.frame.size.width = 200
        #expect(inner.frame.width == 100)
    }
}
