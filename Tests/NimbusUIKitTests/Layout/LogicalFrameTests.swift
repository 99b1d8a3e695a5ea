import CSSEngine
import NimbusCSS
import NimbusUIKit
import Testing

/// Logical properties and sizes of the content outside containers.
@MainActor @Suite struct LogicalFrameTests {
    private func frame(_ css: String, isRightToLeft: Bool = false, of view: UIView = UIView()) -> CGRect {
        let scene = Scene(".a { \(css) }")
        if isRightToLeft { scene.dom.environment.layoutDirection = .rightToLeft }
        return scene.add(view, cssClass: "a").frame
    }

    private nonisolated static let frames: [(css: String, leftToRight: [CGFloat], rightToLeft: [CGFloat])] = [
        ("inset-inline-start: 20px; inline-size: 100px; block-size: 20px", [20, 0, 100, 20], [180, 0, 100, 20]),
        ("inset-inline-end: 20px; inset-block-start: 7px; width: 100px", [180, 7, 100, 0], [20, 7, 100, 0]),
        (
            "inset-inline-start: 25%; inset-block-end: 10%; width: 40px; height: 40px", [75, 320, 40, 40],
            [185, 320, 40, 40]
        ),
        ("inset: auto auto auto 5px; inset-inline-start: 9px; width: 10px", [9, 0, 10, 0], [281, 0, 10, 0]),
        ("inset-inline: 9px auto; left: 5px; width: 10px", [5, 0, 10, 0], [281, 0, 10, 0]),
        ("width: 10px; inline-size: 50px", [0, 0, 50, 0], [0, 0, 50, 0]),
        ("inline-size: 50px; width: 10px", [0, 0, 10, 0], [0, 0, 10, 0]),
        (
            "width: 10px; min-inline-size: 30px; block-size: 90px; max-block-size: 40px", [0, 0, 30, 40],
            [0, 0, 30, 40]
        ),
        ("width: stretch; block-size: stretch", [0, 0, 300, 400], [0, 0, 300, 400]),
        ("direction: rtl; inset-inline-start: 20px; width: 100px", [180, 0, 100, 0], [180, 0, 100, 0]),
    ]

    @Test("Logical properties act in both directions", arguments: frames)
    func logical(_ css: String, _ leftToRight: [CGFloat], _ rightToLeft: [CGFloat]) {
        func rect(_ numbers: [CGFloat]) -> CGRect {
            CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        #expect(frame(css) == rect(leftToRight))
        #expect(frame(css, isRightToLeft: true) == rect(rightToLeft))
    }

    private func label(_ lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = "two words"
        label.numberOfLines = lines
        return label
    }

    @Test("Sizes of the content are those of the text")
    func content() {
        let natural = label().sizeThatFits(.zero)
        let word = UILabel()
        word.text = "words"
        let narrow = word.sizeThatFits(.zero).width
        #expect(frame("width: max-content; height: auto", of: label()).size == natural)
        #expect(frame("inline-size: max-content; height: min-content", of: label()).size == natural)
        #expect(frame("width: fit-content; height: fit-content", of: label()).size == natural)
        #expect(frame("width: min-content; height: max-content", of: label(0)).width == narrow)
        #expect(frame("width: min-content; height: auto", of: label(0)).height > natural.height)
        #expect(frame("width: fit-content(60px); height: auto", of: label(0)).width == 60)
        #expect(frame("width: 5px; min-width: max-content; height: 10px", of: label()).width == natural.width)
        #expect(frame("width: 250px; max-width: max-content; height: 10px", of: label()).width == natural.width)
        #expect(frame("width: 90px; height: 1px; min-height: min-content", of: label()).height == natural.height)
    }

    @Test("A width of the content follows the text")
    func changedText() {
        let scene = Scene(".a { width: max-content; height: auto }")
        let label = scene.add(label(), cssClass: "a")
        label.text = "many more words"
        scene.dom.refresh()
        #expect(label.frame.size == label.sizeThatFits(.zero))
        scene.load(".a { width: min-content; height: auto }")
        label.numberOfLines = 0
        let narrow = label.frame.width
        label.text = "incomprehensibilities"
        scene.dom.refresh()
        #expect(label.frame.width > narrow)
    }

    @Test("A change of the direction mirrors logical positions")
    func changedDirection() {
        let scene = Scene(".a { inset-inline-start: 20px; width: 100px; height: 10px }")
        let view = scene.add(UIView(), cssClass: "a")
        scene.dom.environment.layoutDirection = .rightToLeft
        scene.dom.refresh()
        #expect(view.frame.minX == 180)
        scene.load(".a { width: 100px; height: 10px }")
        #expect(view.frame.minX == 0)
    }

    @Test("A class that only changes the direction mirrors logical positions")
    func changedClass() {
        let scene = Scene(
            ".a { inset-inline-start: 20px; width: 100px; height: 10px } .mirrored { direction: rtl }")
        let view = scene.add(UIView(), cssClass: "a")
        scene.dom.addCssClass("mirrored", to: view)
        #expect(view.frame.minX == 180)
        scene.dom.removeCssClass("mirrored", from: view)
        #expect(view.frame.minX == 20)
    }

    @Test("Logical margins are distances from the target")
    func margins() {
        let scene = Scene(".a { -mobile-relative: '#target'; margin-inline-start: 5px; width: 10px; height: 10px }")
        scene.add(UIView(frame: CGRect(x: 50, y: 0, width: 40, height: 10)), id: "target")
        let view = scene.add(UIView(), cssClass: "a")
        #expect(view.frame.minX == 95)
        scene.dom.environment.layoutDirection = .rightToLeft
        scene.dom.refresh()
        #expect(view.frame.minX == 35)
    }

    @Test("Auto Layout gives a logical size a constraint")
    func constraints() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        let scene = Scene(".a { inline-size: 70px; max-block-size: 30px; inset-inline-start: 4px }")
        scene.add(view, cssClass: "a")
        #expect(view.constraints.map(\.constant).sorted() == [30, 70])
        #expect(scene.dom.layoutProblems.map(\.kind) == [.constrained(property: "inset-inline-start")])
    }
}
