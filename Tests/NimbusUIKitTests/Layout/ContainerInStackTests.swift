import NimbusCSS
import NimbusUIKit
import Testing

/// Containers in stack views, and stack views in containers.
@MainActor @Suite struct ContainerInStackTests {
    private let scene = Scene(
        """
        .column { display: flex; flex-direction: column; width: 200px; height: auto }
        .row { display: flex; gap: 10px } .row > * { height: 30px } .tall > * { height: 50px }
        .box { display: block; padding: 5px } .box > * { height: 20px } UILabel { line-clamp: none }
        .wide { width: 120px } .line { display: flex; gap: 4px; width: 200px; height: auto } .fill { flex: 1 }
        """)

    private func stack(_ axis: NSLayoutConstraint.Axis, in superview: UIView? = nil) -> UIStackView {
        let stack = UIStackView()
        stack.axis = axis
        return scene.add(stack, in: superview)
    }

    private func add<View: UIView>(_ view: View, cssClass: String? = nil, to stack: UIStackView) -> View {
        stack.addArrangedSubview(view)
        scene.dom.register(view, withCSSClass: cssClass, andId: nil)
        return view
    }

    private func layOut() {
        scene.window.layoutIfNeeded()
        scene.dom.layoutViews()
        scene.window.layoutIfNeeded()
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test("A container in a stack has the height of its content, and the stack in a container that of its views")
    func heights() {
        let column = scene.add(UIView(), cssClass: "column")
        let stack = stack(.vertical, in: column)
        let row = add(UIView(), cssClass: "row", to: stack)
        scene.add(UIView(), cssClass: "fill", in: row)
        let below = add(label("below"), to: stack)
        layOut()
        #expect(row.frame == CGRect(x: 0, y: 0, width: 200, height: 30) && below.frame.minY == 30)
        #expect(stack.frame.height == 30 + below.frame.height && column.frame.height == stack.frame.height)
        scene.dom.addCssClass("tall", to: row)
        layOut()
        #expect(row.frame.height == 50 && below.frame.minY == 50 && column.frame.height == 50 + below.frame.height)
        scene.dom.removeCssClass("row", from: row)
        layOut()
        #expect(row.frame.height == 0 && row.constraints.isEmpty)
    }

    @Test("Text in a container in a stack wraps at the width of the stack")
    func wrappedText() {
        let column = scene.add(UIView(), cssClass: "column")
        let stack = stack(.vertical, in: column)
        let box = add(UIView(), cssClass: "box", to: stack)
        let text = label("A text that needs several lines in a stack of this width.")
        scene.add(text, in: box)
        scene.dom.setStyle("height: auto", of: text)
        let below = add(label("below"), to: stack)
        layOut()
        let height = text.sizeThatFits(CGSize(width: 190, height: 0)).height
        #expect(text.frame.width == 190 && text.frame.height == height && height > 30)
        #expect(box.frame.height == height + 10 && below.frame.minY == box.frame.maxY)
        #expect(column.frame.height == below.frame.maxY)
    }

    @Test("A container in a horizontal stack has the width of its content, or the one it declares")
    func widths() {
        let column = scene.add(UIView(), cssClass: "column")
        let stack = stack(.horizontal, in: column)
        let row = add(UIView(), cssClass: "row", to: stack)
        for _ in 0..<2 { scene.dom.setStyle("width: 20px", of: scene.add(UIView(), in: row)) }
        let rest = add(label("rest"), to: stack)
        rest.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        layOut()
        #expect(row.frame.width == 50 && rest.frame == CGRect(x: 50, y: 0, width: 150, height: 30))
        scene.dom.addCssClass("wide", to: row)
        layOut()
        #expect(row.frame.width == 120 && rest.frame.minX == 120)
    }

    @Test("A stack in a stack has the size of its containers")
    func nestedStacks() {
        let column = scene.add(UIView(), cssClass: "column")
        let outer = stack(.vertical, in: column)
        let inner = UIStackView()
        inner.axis = .vertical
        _ = add(inner, to: outer)
        let row = add(UIView(), cssClass: "row", to: inner)
        scene.add(UIView(), in: row)
        layOut()
        #expect(row.frame.height == 30 && inner.frame.height == 30 && outer.frame.height == 30)
    }

    @Test("A stack in a row can shrink until its words do not fit")
    func narrowStack() {
        let line = scene.add(UIView(), cssClass: "line")
        let stack = stack(.vertical, in: line)
        scene.dom.addCssClass("fill", to: stack)
        let text = add(label("Some words that do not fit into one line"), to: stack)
        let end = scene.add(label("end"), in: line)
        layOut()
        #expect(end.frame.maxX == 200 && stack.frame.width == end.frame.minX - 4)
        #expect(text.frame.height == text.sizeThatFits(CGSize(width: stack.frame.width, height: 0)).height)
        #expect(text.frame.height > end.sizeThatFits(.zero).height)
    }

    @Test("The narrowest width of a horizontal stack is that of all its views")
    func narrowestRow() {
        let line = scene.add(UIView(), cssClass: "line")
        scene.dom.setStyle("width: 10px", of: line)
        let stack = stack(.horizontal, in: line)
        stack.spacing = 6
        let texts = ["two words", "more words"].map { add(label($0), to: stack) }
        layOut()
        let words = ["words", "words"].map { label($0).sizeThatFits(.zero).width }
        #expect(abs(stack.frame.width - words[0] - words[1] - 6) < 1 && texts.count == 2)
    }
}
