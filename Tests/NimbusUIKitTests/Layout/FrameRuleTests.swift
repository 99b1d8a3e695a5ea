import CSSEngine
import NimbusCSS
import Testing

@testable import NimbusUIKit

/// `frame`, `bounds` and `center`.
@MainActor @Suite struct FrameRuleTests {
    /// A view with a content of 80 × 20 points.
    private final class FittingView: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 80, height: 20) }
    }

    nonisolated private static let frames: [(declarations: String, frame: CGRect)] = [
        ("frame: rect(1px, 2px, 3px, 4px)", CGRect(x: 1, y: 2, width: 3, height: 4)),
        ("frame: superview()", CGRect(x: 0, y: 0, width: 300, height: 200)),
        ("frame: superview(10px, 20px)", CGRect(x: 10, y: 20, width: 280, height: 160)),
        ("frame: superview(5px, 10px, 15px, 20px)", CGRect(x: 10, y: 5, width: 270, height: 180)),
        ("frame: window()", CGRect(x: 0, y: 0, width: 300, height: 400)),
        ("frame: size(20%, 25%) left(12px) top(8px)", CGRect(x: 12, y: 8, width: 60, height: 50)),
        ("frame: size(10%, 50%) right(30px) bottom(20px)", CGRect(x: 240, y: 80, width: 30, height: 100)),
        ("frame: size(auto, auto) left(10%) top(25%)", CGRect(x: 30, y: 50, width: 270, height: 150)),
        ("frame: left(50%) right(10px) top(0)", CGRect(x: 150, y: 0, width: 140, height: 200)),
        ("frame: size(auto, auto) insets(10%, 20%, 30%, 40%)", CGRect(x: 60, y: 20, width: 120, height: 120)),
        ("frame: size(100px, 50px) insets(auto, auto, auto, auto)", CGRect(x: 100, y: 75, width: 100, height: 50)),
        ("frame: insets(auto, auto, auto, auto)", CGRect(x: 100, y: 66.5, width: 100, height: 66.5)),
        ("frame: size(auto, auto) left(auto) right(60px)", CGRect(x: 120, y: 0, width: 120, height: 200)),
        ("frame: size-to-fit() top(10px) left(20px)", CGRect(x: 20, y: 10, width: 80, height: 20)),
        ("frame: size-to-fit(100%, 100%) bottom(10px) right(20px)", CGRect(x: 200, y: 170, width: 80, height: 20)),
        ("frame: size-to-fit(5px, 5px)", CGRect(x: 0, y: 0, width: 5, height: 5)),
        (
            "frame: rect(10px, 10px, 20px, 20px); bounds: rect(0, 0, 10px, 30px)",
            CGRect(x: 15, y: 5, width: 10, height: 30)
        ),
        (
            "bounds: rect(0, 0, 10px, 10px); center: superview(20px, -30px)",
            CGRect(x: 165, y: 65, width: 10, height: 10)
        ),
        ("bounds: rect(0, 0, 10px, 10px); center: window(-10px, 5px)", CGRect(x: 135, y: 200, width: 10, height: 10)),
        ("frame: rect(1px, 1px, 4px, 4px); center: 8px 9px; width: 6px", CGRect(x: 5, y: 7, width: 6, height: 4)),
    ]

    @Test("The frames of a view in a superview of 300 × 200 points", arguments: FrameRuleTests.frames)
    func frame(_ declarations: String, _ frame: CGRect) {
        let scene = Scene("#a { \(declarations) }")
        scene.window.screen = UIScreen(
            bounds: scene.window.bounds, traitCollection: UITraitCollection(displayScale: 2))
        let root = UIView(frame: CGRect(x: 0, y: 50, width: 300, height: 200))
        scene.window.addSubview(root)
        let view = scene.add(FittingView(), id: "a", in: root)
        #expect(view.frame == frame, "\(declarations)")
        scene.load("")
        #expect(view.frame == .zero)
    }

    @Test("A frame follows the size of the superview")
    func resizing() {
        let scene = Scene("#a { frame: superview(10px, 20px) }")
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        scene.window.addSubview(root)
        let view = scene.add(UIView(), id: "a", in: root)
        root.frame.size = CGSize(width: 100, height: 100)
        scene.dom.layoutViews()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 80, height: 60))
    }
}
