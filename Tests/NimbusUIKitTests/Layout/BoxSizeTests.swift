import NimbusCSS
import NimbusUIKit
import Testing

/// The sizes that views with boxes report to UIKit.
@MainActor @Suite struct BoxSizeTests {
    private let scene = Scene(
        """
        .card { display: flex; flex-direction: column; padding: 10px; gap: 5px }
        .row { display: flex } .square { width: 20px; height: 20px }
        """)
    private let long = "A text that needs several lines in a narrow card, because it is long."

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        return label
    }

    @Test("A box view fits its boxes, in any width")
    func fitting() {
        let card = scene.add(NIBoxView(frame: CGRect(x: 0, y: 0, width: 200, height: 90)), cssClass: "card")
        let text = scene.add(label(long), in: card)
        scene.add(UIView(), cssClass: "square", in: card)
        let natural = text.sizeThatFits(.zero)
        #expect(card.sizeThatFits(.zero) == CGSize(width: natural.width + 20, height: natural.height + 45))
        let narrow = text.sizeThatFits(CGSize(width: 130, height: 0)).height
        #expect(card.sizeThatFits(CGSize(width: 150, height: 0)) == CGSize(width: 150, height: narrow + 45))
        #expect(scene.dom.sizeThatFits(card, in: CGSize(width: 150, height: 0)).height == narrow + 45)
        let fitting = card.systemLayoutSizeFitting(
            CGSize(width: 600, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(fitting == CGSize(width: 600, height: natural.height + 45))
        let inner = text.sizeThatFits(CGSize(width: 180, height: 0)).height
        #expect(card.intrinsicContentSize == CGSize(width: natural.width + 20, height: inner + 45))
        #expect(card.frame == CGRect(x: 0, y: 0, width: 200, height: 90))
    }

    @Test("The size of a box view follows its text before the next layout")
    func changes() {
        let card = scene.add(NIBoxView(), cssClass: "card")
        let text = scene.add(label("Short"), in: card)
        let width = text.sizeThatFits(.zero).width
        #expect(card.sizeThatFits(.zero).width == width + 20)
        text.text = "Not so short"
        scene.dom.refreshView(text)
        #expect(card.sizeThatFits(.zero).width == text.sizeThatFits(.zero).width + 20)
    }

    @Test("A plain view has a size for its boxes only through the DOM")
    func plainView() {
        let row = scene.add(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), cssClass: "row")
        for _ in 0..<3 { scene.add(UIView(), cssClass: "square", in: row) }
        #expect(scene.dom.sizeThatFits(row, in: .zero) == CGSize(width: 60, height: 20))
        #expect(row.sizeThatFits(.zero) == CGSize(width: 3, height: 4))
        let other = scene.add(UIActivityIndicatorView(style: .medium))
        #expect(scene.dom.sizeThatFits(other, in: .zero) == other.sizeThatFits(.zero))
    }

    @Test("A cell lays out the views in its content view, and follows its size")
    func cell() {
        let cell = NIBoxTableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        scene.add(cell, cssClass: "row")
        cell.layoutIfNeeded()
        let first = scene.add(UIView(), cssClass: "square", in: cell.contentView)
        let second = scene.add(UIView(), in: cell.contentView)
        scene.dom.setStyle("flex: 1", of: second)
        #expect(first.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(second.frame.minX == 20 && second.frame.maxX == cell.contentView.bounds.width)
        #expect(cell.sizeThatFits(CGSize(width: 200, height: 0)).height == 20)
        cell.frame.size.width = 280
        scene.window.layoutIfNeeded()
        cell.layoutIfNeeded()
        #expect(second.frame.maxX == cell.contentView.bounds.width && second.frame.maxX > 200)
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 280, height: 60))
    }

    @Test("A cell has the size of its boxes while its changes wait for the next pass")
    func waitingChanges() {
        let cell = NIBoxTableViewCell(style: .default, reuseIdentifier: nil)
        let square = UIView()
        cell.contentView.addSubview(square)
        scene.dom.coalescesChanges = true
        scene.dom.register(cell, classes: "row")
        scene.dom.register(square, classes: "square")
        #expect(cell.sizeThatFits(CGSize(width: 200, height: 0)).height == 20)
        scene.dom.setClasses("card", of: cell)
        let fitting = cell.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(fitting == CGSize(width: 200, height: 40))
    }

    @Test("A cell of a collection view has the size of its boxes, in any width")
    func collectionCell() {
        let cell = NIBoxCollectionViewCell(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        scene.add(cell, cssClass: "card")
        let text = scene.add(label(long), in: cell.contentView)
        let natural = text.sizeThatFits(.zero)
        let narrow = text.sizeThatFits(CGSize(width: 100, height: 0)).height
        #expect(cell.sizeThatFits(.zero) == CGSize(width: natural.width + 20, height: natural.height + 20))
        let fitting = cell.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(fitting == CGSize(width: 120, height: narrow + 20))
        #expect(text.frame == CGRect(x: 10, y: 10, width: 100, height: narrow))
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 120, height: 60))
    }

    @Test("A root that Auto Layout places keeps its frame, and its boxes follow its size")
    func autoLayout() {
        let row = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 50))
        row.translatesAutoresizingMaskIntoConstraints = false
        scene.add(row, cssClass: "row")
        let view = scene.add(UIView(), in: row)
        scene.dom.setStyle("flex: 1", of: view)
        #expect(row.frame == CGRect(x: 5, y: 5, width: 100, height: 50) && view.frame.size == row.bounds.size)
        row.frame.size.width = 150
        row.layoutIfNeeded()
        #expect(view.frame.width == 150)
    }

    @Test("A scroll view has the content size of its boxes")
    func scrollView() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        scene.add(scroll, cssClass: "card")
        for _ in 0..<5 {
            let view = scene.add(UIView(), in: scroll)
            scene.dom.setStyle("height: 30px; flex: none", of: view)
        }
        #expect(scroll.contentSize == CGSize(width: 200, height: 190))
        #expect(scroll.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("A view that becomes a container where it is counts for the content size of its scroll view")
    func containerInScrollView() {
        let scroll = scene.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
        let view = scene.add(UIView(frame: CGRect(x: 10, y: 20, width: 250, height: 300)), in: scroll)
        #expect(scroll.contentSize == .zero)
        scene.dom.addCssClass("row", to: view)
        #expect(scroll.contentSize == CGSize(width: 260, height: 320))
        scene.dom.removeCssClass("row", from: view)
        #expect(scroll.contentSize == .zero)
    }
}
