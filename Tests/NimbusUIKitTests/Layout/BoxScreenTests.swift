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
        let text = scene.add(
            label("A text that needs several lines in a card of this width, or so.", lines: 0), in: card)
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

    @Test("A contents view that moves covers its new container")
    func movedContents() {
        let scene = Scene(
            "#row { display: flex } .group { display: contents } #side { display: block; width: 50px; height: 20px }")
        let row = scene.add(UIView(frame: frame(0, 0, 200, 100)), id: "row")
        let side = scene.add(UIView(), id: "side", in: row)
        let group = scene.add(UIView(), cssClass: "group", in: side)
        #expect(group.frame == frame(0, 0, 50, 20))
        row.addSubview(group)
        scene.dom.refresh()
        #expect(group.frame == frame(0, 0, 200, 100))
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

    @Test("Declarations without a meaning in a box are problems, and count as initial")
    func problems() {
        let scene = Scene(
            """
            .row { display: flex; align-items: start }
            #a { width: -20px; height: 10px }
            #b { position: sticky; -mobile-halign: right; height: 10px; width: 5px }
            UILabel { padding-left: 5px }
            """)
        let row = scene.add(UIView(frame: frame(0, 0, 100, 50)), cssClass: "row")
        let first = scene.add(UIView(frame: frame(0, 0, 7, 7)), id: "a", in: row)
        let second = scene.add(UIView(), id: "b", in: row)
        scene.add(label("Text"), in: row)
        #expect(first.frame == frame(0, 0, 7, 10) && second.frame == frame(7, 0, 5, 10))
        let problems = scene.dom.layoutProblems
        #expect(
            Set(problems.map(\.kind)) == [
                .nonstandardInBox(property: "width"), .unsupportedInBox(property: "position"),
                .nonstandardInBox(property: "-mobile-halign"), .paddingOverContent(property: "padding-left"),
            ])
        #expect(problems.compactMap(\.location?.line).sorted() == [2, 3, 3, 4])
    }

    @Test("A box in a view of Nimbus CSS in a box: each has its meaning of a percentage")
    func mixed() {
        let scene = Scene(
            """
            .row { display: flex } .plain { flex: 1 } .half { left: 50%; right: 25%; width: 40px }
            .inner { display: flex; top: 10px; right: 0 }
            """)
        let row = scene.add(UIView(frame: frame(0, 0, 200, 50)), cssClass: "row")
        let plain = scene.add(UIView(), cssClass: "plain", in: row)
        // `right: 25%` is a distance from the left in Nimbus CSS.
        let half = scene.add(UIView(frame: frame(0, 0, 10, 20)), cssClass: "half", in: plain)
        let inner = scene.add(UIView(frame: frame(3, 4, 30, 20)), cssClass: "inner", in: plain)
        let leaf = scene.add(UIView(), in: inner)
        scene.dom.setStyle("flex: 1", of: leaf)
        #expect(plain.frame == frame(0, 0, 200, 50) && half.frame == frame(10, 0, 40, 20))
        #expect(inner.frame == frame(170, 10, 30, 20) && leaf.frame == frame(0, 0, 30, 20))
        row.frame.size.width = 300
        scene.dom.layoutViews()
        #expect(plain.frame.width == 300 && half.frame.minX == 35 && inner.frame.minX == 270)
    }

    @Test("Edges are on device pixels, and adjacent views stay adjacent")
    func snapping() {
        let scene = Scene(".row { display: flex } .row > * { flex: 1; display: flex } .row > * > * { flex: 1 }")
        scene.dom.environment.scale = 2
        let row = scene.add(UIView(frame: frame(0, 0, 100, 50)), cssClass: "row")
        let views = (0..<3).map { _ in scene.add(UIView(), in: row) }
        let leaves = views.map { scene.add(UIView(), in: $0) }
        #expect(views.map(\.frame.minX) == [0, 33.5, 66.5] && views[2].frame.maxX == 100)
        #expect(leaves.map(\.frame.width) == views.map(\.frame.width))
        scene.dom.environment.scale = 1
        scene.dom.layoutViews()
        #expect(views.map(\.frame.minX) == [0, 33, 67])
    }

    @Test("Only the frames that change are set")
    func setters() {
        let scene = Scene(".list { display: flex; flex-direction: column; align-items: start }")
        let list = scene.add(UIView(frame: frame(0, 0, 200, 300)), cssClass: "list")
        let labels = (0..<10).map { scene.add(label("Row \($0)"), in: list) }
        labels[3].text = "Row 33333"
        #expect(scene.setters { scene.dom.refreshView(labels[3]) } == ["frame"])
        #expect(scene.setters { scene.dom.refresh() } == [])
        #expect(labels[3].frame.width == labels[3].sizeThatFits(.zero).width)
    }

    @Test("A transform stays apart from the box")
    func transforms() {
        let scene = Scene(".row { display: flex } .turned { width: 40px; transform: rotate(90deg) }")
        let row = scene.add(UIView(frame: frame(0, 0, 100, 20)), cssClass: "row")
        let view = scene.add(UIView(), cssClass: "turned", in: row)
        #expect(view.bounds.size == CGSize(width: 40, height: 20) && view.center == CGPoint(x: 20, y: 10))
    }

    @Test("A row follows the layout direction")
    func direction() {
        let scene = Scene(".row { display: flex } .row > * { width: 20px; margin-inline-start: 5px }")
        let row = scene.add(UIView(frame: frame(0, 0, 100, 20)), cssClass: "row")
        let view = scene.add(UIView(), in: row)
        #expect(view.frame == frame(5, 0, 20, 20))
        scene.dom.environment.layoutDirection = .rightToLeft
        #expect(view.frame == frame(75, 0, 20, 20))
    }

    @Test("An image keeps its ratio, and controls their natural width in a block")
    func replaced() {
        let scene = Scene(".block { display: block } UIImageView { width: 40px }")
        let block = scene.add(UIView(frame: frame(0, 0, 200, 100)), cssClass: "block")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 15)).image { _ in }
        let picture = scene.add(UIImageView(image: image), in: block)
        let control = scene.add(UIActivityIndicatorView(style: .medium), in: block)
        let text = scene.add(label("Text"), in: block)
        #expect(picture.frame == frame(0, 0, 40, 20))
        #expect(control.frame == CGRect(origin: CGPoint(x: 0, y: 20), size: control.sizeThatFits(.zero)))
        #expect(text.frame.width == 200 && text.frame.minY == control.frame.maxY)
    }

    @Test("A view that is registered again knows its own frame, with a box and without")
    func registeredAgain() {
        let scene = Scene(".row { display: flex } .row > * { width: 20px }")
        let row = scene.add(UIView(frame: frame(0, 0, 100, 50)), cssClass: "row")
        let views = (0..<2).map { _ in scene.add(UIView(frame: frame(1, 2, 3, 4)), in: row) }
        scene.dom.unregister(views[0])
        #expect(views.map(\.frame.minX) == [0, 0])
        scene.dom.register(views[0])
        #expect(views.map(\.frame.minX) == [0, 20])
        scene.dom.unregisterAllViews()
        #expect(views.map(\.frame.minX) == [0, 20])
        scene.dom.register(row)
        for view in views { scene.dom.register(view) }
        #expect(views.map(\.frame) == [frame(1, 2, 3, 4), frame(1, 2, 3, 4)])
    }

    @Test("A frame that the app sets counts until the next layout, and as the view's own frame")
    func appFrames() {
        let scene = Scene(".row { display: flex } .row > * { width: 20px }")
        let row = scene.add(UIView(frame: frame(0, 0, 100, 50)), cssClass: "row")
        let view = scene.add(UIView(frame: frame(1, 2, 3, 4)), in: row)
        view.frame = frame(7, 8, 20, 10)
        #expect(view.frame == frame(7, 8, 20, 10))
        scene.dom.layoutViews()
        #expect(view.frame == frame(0, 0, 20, 50))
        scene.load("")
        // The width was not the app's: it is that of the box.
        #expect(view.frame == frame(7, 8, 3, 10))
    }

    @Test("Views that go away leave their boxes")
    func deallocated() {
        let scene = Scene(".row { display: flex } .row > * { width: 20px }")
        let row = scene.add(UIView(frame: frame(0, 0, 100, 50)), cssClass: "row")
        let last = UIView()
        do {
            let first = scene.add(UIView(), in: row)
            scene.add(last, in: row)
            #expect(last.frame.minX == 20)
            first.removeFromSuperview()
        }
        scene.dom.refresh()
        #expect(last.frame.minX == 0)
    }

    @Test("A child of a container whose constraints decide its frame is a problem")
    func constrainedChild() {
        let scene = Scene(".row { display: flex } .row > * { flex: 1 }")
        let row = scene.add(UIView(frame: frame(0, 0, 100, 50)), cssClass: "row")
        let view = UIView(frame: frame(3, 4, 20, 10))
        view.translatesAutoresizingMaskIntoConstraints = false
        scene.add(view, in: row)
        #expect(scene.dom.layoutProblems.map(\.kind) == [.constrainedInBox])
        #expect(view.frame == frame(3, 4, 20, 10))
        view.translatesAutoresizingMaskIntoConstraints = true
        scene.dom.refresh()
        #expect(scene.dom.layoutProblems == [] && view.frame == row.bounds)
    }

    @Test("A view in too many containers is a problem, and its subviews have no boxes")
    func depth() throws {
        let scene = Scene("UIView { display: flex }")
        var views: [UIView] = []
        scene.dom.performBatchUpdates {
            for level in 0..<140 {
                views.append(scene.add(UIView(frame: frame(0, 0, 10, 10)), id: "v\(level)", in: views.last))
            }
        }
        let problem = try #require(scene.dom.layoutProblems.first)
        #expect(scene.dom.layoutProblems.count == 1 && problem.kind == .tooDeepInBoxes)
        let level = try #require(problem.id.flatMap { Int($0.dropFirst()) })
        #expect((100..<139).contains(level))
        scene.load("UIView { display: grid } #v100 { display: flex; width: 4px }")
        scene.load("")
        #expect(scene.dom.layoutProblems == [] && views.allSatisfy { $0.frame == frame(0, 0, 10, 10) })
    }
}
