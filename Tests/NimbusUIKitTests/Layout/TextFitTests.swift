import NimbusUIKit
import Testing

/// Texts in boxes whose exact widths are not on pixels.
@MainActor @Suite struct TextFitTests {
    private static let text = "a b c d e f g h i j k l m n o p q r s t u v w x y z 1"

    @Test(
        "A text has all of its lines, wherever the edges of its box are", arguments: ["grid", "flex"], [false, true])
    func lines(_ display: String, isMirrored: Bool) {
        for width in stride(from: CGFloat(150), to: 240, by: 3.7) {
            let scene = Scene(
                """
                #box { display: \(display); width: \(width)px; gap: 7px; align-items: start }
                #box { grid-template-columns: 1fr 1fr 1fr } #box > * { line-clamp: none; flex: 1; padding: 0 3.3px }
                """)
            if isMirrored { scene.dom.environment.layoutDirection = .rightToLeft }
            let box = scene.add(UIView(), id: "box")
            for label in [UILabel(), NILabel(), NILabel()] {
                label.text = Self.text
                scene.add(label, in: box)
                let space = CGSize(width: label.frame.width, height: 10_000)
                #expect(label.sizeThatFits(space).height <= label.frame.height, "\(width)")
            }
        }
    }

    @Test("The pixel that a text needs is at its end, also after the direction has changed")
    func changedDirection() {
        func labels(_ width: CGFloat, startsMirrored: Bool) -> [UIView] {
            // The boxes stay where they are, because the container has a direction of its own.
            let scene = Scene(
                "#box { display: flex; direction: rtl; width: \(width)px; align-items: start } #box > * { flex: 1 }")
            if startsMirrored { scene.dom.environment.layoutDirection = .rightToLeft }
            let box = scene.add(UIView(), id: "box")
            let labels = [UILabel(), UILabel(), UILabel()]
            for label in labels {
                label.numberOfLines = 0
                label.text = Self.text
                scene.add(label, in: box)
            }
            scene.dom.environment.layoutDirection = .rightToLeft
            return labels
        }
        for width in stride(from: CGFloat(150), to: 240, by: 3.7) {
            let frames = labels(width, startsMirrored: false).map(\.frame)
            #expect(frames == labels(width, startsMirrored: true).map(\.frame), "\(width)")
        }
    }

    @Test("A single line is not shortened by the rounding of its box")
    func singleLines() {
        for width in stride(from: CGFloat(100), to: 130, by: 0.3) {
            let scene = Scene("#box { display: flex; width: \(width)px } #box > * { flex: none }")
            let box = scene.add(UIView(), id: "box")
            let label = UILabel()
            label.text = "Harbour"
            let natural = label.sizeThatFits(.zero).width
            scene.dom.register(label)
            scene.add(label, in: box)
            scene.dom.setStyle("width: \(natural - 0.05)px; margin-left: \(width - 100)px", of: label)
            #expect(label.frame.width >= natural - 0.05, "\(width)")
        }
    }

    @Test("A new text has the pixel that it needs although its box is the same", arguments: [1.0, 2, 3])
    func newText(_ scale: Double) {
        func frame(_ text: String, before: String, _ width: CGFloat) -> CGRect {
            let scene = Scene("#box { display: flex; flex-direction: column; width: \(width)px; padding: 0 1px }")
            scene.dom.environment.scale = scale
            let box = scene.add(UIView(), id: "box")
            let label = UILabel()
            label.numberOfLines = 2
            label.text = before
            scene.add(label, in: box)
            label.text = text
            scene.dom.refreshView(label)
            return label.frame
        }
        let (long, short) = ("Some text that needs more than one line", "Two words")
        for width in stride(from: CGFloat(40), to: 60, by: 0.3) {
            #expect(frame(short, before: long, width) == frame(short, before: short, width), "\(width)")
            #expect(frame(long, before: short, width) == frame(long, before: long, width), "\(width)")
        }
    }

    @Test("Boxes without text, and texts that fit, have their edges on the nearest pixels")
    func others() {
        let scene = Scene("#box { display: flex; width: 100px } #box > * { flex: 1 }")
        let box = scene.add(UIView(), id: "box")
        let label = UILabel()
        label.text = "a"
        let views = [UIView(), label, UIView()]
        for view in views { scene.add(view, in: box) }
        #expect(views.map(\.frame.minX) == [0, 33.5, 66.5] && label.frame.width == 33)
    }
}
