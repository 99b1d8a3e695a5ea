import NimbusUIKit
import Testing

/// The sizes of views that the box layout measures.
@MainActor @Suite struct LeafSizeTests {
    private func picture(_ size: CGSize) -> UIImage { UIGraphicsImageRenderer(size: size).image { _ in } }

    @Test("A picture keeps its proportions if it is narrower than natural", arguments: ["block", "flex", "grid"])
    func pictures(_ display: String) {
        let scene = Scene(
            ".box { display: \(display); width: 300px; align-items: start } UIImageView { width: 100px }")
        let box = scene.add(UIView(), cssClass: "box")
        let view = UIImageView(image: picture(CGSize(width: 200, height: 400)))
        scene.add(view, in: box)
        #expect(view.frame.size == CGSize(width: 100, height: 200))
    }

    @Test("What a user types in a field does not push its neighbours out")
    func fields() {
        let scene = Scene(
            ".box { display: flex; width: 200px } .box > * { flex: 1 1 auto } .box > UIButton { flex: none; width: 40px }"
        )
        let box = scene.add(UIView(), cssClass: "box")
        let (field, view, button) = (UITextField(), UITextView(), UIButton())
        field.text = String(repeating: "long text ", count: 20)
        view.text = field.text
        for part in [field, view, button] { scene.add(part, in: box) }
        #expect(button.frame.maxX == 200 && button.frame.width == 40)
    }

    @Test(
        "Lines of ideographs can break between characters, but not before punctuation",
        arguments: [
            ("港で待つ", "港"), ("待っ", "待っ"), ("港。港", "港。"), ("「港」", "「港」"), ("abc港def", "abc"), ("a\u{A0}b c", "a\u{A0}b"),
        ])
    func ideographs(_ text: String, _ longest: String) {
        let scene = Scene(".box { display: flex } UILabel { width: min-content; number-of-lines: 0; font-size: 20px }")
        let box = scene.add(UIView(), cssClass: "box")
        let (label, word) = (UILabel(), UILabel())
        (label.text, word.text) = (text, longest)
        for part in [label, word] { scene.add(part, in: box) }
        #expect(label.frame.width == word.frame.width)
    }

    @Test("The boxes of a cell are beside its accessory in a right-to-left layout")
    func mirroredCell() {
        let scene = Scene(
            ".box { display: block; width: 300px } UITableViewCell { display: flex; height: 50px } UILabel { width: 80px }"
        )
        scene.window.semanticContentAttribute = .forceRightToLeft
        scene.dom.environment.layoutDirection = .rightToLeft
        let box = scene.add(UIView(), cssClass: "box")
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .disclosureIndicator
        scene.add(cell, in: box)
        let label = UILabel()
        cell.contentView.addSubview(label)
        scene.dom.register(label)
        scene.dom.refresh()
        #expect(label.convert(label.bounds, to: cell).maxX == 300)
    }
}
