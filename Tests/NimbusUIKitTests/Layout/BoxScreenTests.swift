import NimbusCSS
import NimbusUIKit
import Testing

/// Screens laid out by flex, grid and block containers.
@MainActor @Suite struct BoxScreenTests {
    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test("A row has an image, a label that takes the free space, and a button, centred in the row")
    func row() {
        let scene = Scene(
            """
            .row { display: flex; align-items: center; gap: 10px; padding: 10px }
            .row > UILabel { flex: 1 } .icon { width: 40px; height: 40px }
            """)
        let row = scene.add(UIView(frame: frame(0, 20, 300, 60)), cssClass: "row")
        let icon = scene.add(UIImageView(), cssClass: "icon", in: row)
        let title = scene.add(label("Title"), in: row)
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        scene.add(button, in: row)
        let size = button.sizeThatFits(.zero)
        #expect(row.frame == frame(0, 20, 300, 60))
        #expect(icon.frame == frame(10, 10, 40, 40))
        #expect(button.frame.width == size.width && button.frame.maxX == 290)
        #expect(abs(button.frame.midY - 30) <= 0.5)
        #expect(title.frame.minX == 60 && title.frame.maxX == button.frame.minX - 10)
        #expect(abs(title.frame.midY - 30) <= 0.5)
    }

    @Test("A card is as high as its texts, and follows them")
    func card() {
        let scene = Scene(
            """
            .card { display: flex; flex-direction: column; height: auto; padding: 8px; gap: 4px; left: 10px; right: 10px }
            """)
        let card = scene.add(UIView(frame: frame(0, 30, 10, 10)), cssClass: "card")
        let title = scene.add(label("Title"), in: card)
        let text = scene.add(label("A text that needs several lines in a card of this width, or so.", lines: 0), in: card)
        let line = title.sizeThatFits(.zero).height
        #expect(card.frame.minX == 10 && card.frame.maxX == 290 && card.frame.minY == 30)
        #expect(title.frame == frame(8, 8, 264, line))
        #expect(text.frame.minY == 8 + line + 4 && text.frame.width == 264)
        #expect(text.frame.height == text.sizeThatFits(CGSize(width: 264, height: 0)).height)
        #expect(text.frame.height > line)
        #expect(card.frame.height == text.frame.maxY + 8)
        text.text = "Short"
        scene.dom.refreshView(text)
        #expect(card.frame.height == 8 + line + 4 + line + 8)
    }

    @Test("A view that loses its display gives its subviews their own frames back")
    func undo() {
        let scene = Scene(".row { display: flex; gap: 5px } .row > * { width: 20px; height: 10px }")
        let row = scene.add(UIView(frame: frame(0, 0, 100, 50)), cssClass: "row")
        let views = (0..<3).map { scene.add(UIView(frame: frame(CGFloat($0), 7, 9, 9)), in: row) }
        #expect(views.map(\.frame.minX) == [0, 25, 50])
        scene.dom.removeCssClass("row", from: row)
        #expect(views.map(\.frame) == (0..<3).map { frame(CGFloat($0), 7, 9, 9) })
    }

    @Test("A view with display: none is hidden and takes no space")
    func none() {
        let scene = Scene(".row { display: flex } .row > * { width: 20px } .off { display: none }")
        let row = scene.add(UIView(frame: frame(0, 0, 100, 50)), cssClass: "row")
        let views = (0..<3).map { _ in scene.add(UIView(), in: row) }
        scene.dom.addCssClass("off", to: views[1])
        #expect(views[1].isHidden && views[2].frame == frame(20, 0, 20, 50))
        scene.dom.removeCssClass("off", from: views[1])
        #expect(!views[1].isHidden && views[1].frame == frame(20, 0, 20, 50) && views[2].frame.minX == 40)
    }

    @Test("Views of a contents view are laid out by the container around it")
    func contents() {
        let scene = Scene(
            ".row { display: flex; gap: 1px } .group { display: contents } .box { width: 20px; height: 10px }")
        let row = scene.add(UIView(frame: frame(5, 5, 100, 50)), cssClass: "row")
        let first = scene.add(UIView(), cssClass: "box", in: row)
        let group = scene.add(UIView(), cssClass: "group", in: row)
        let second = scene.add(UIView(), cssClass: "box", in: group)
        let third = scene.add(UIView(), cssClass: "box", in: group)
        #expect(group.frame == frame(0, 0, 100, 50))
        #expect([first, second, third].map(\.frame.minX) == [0, 21, 42])
    }
}
