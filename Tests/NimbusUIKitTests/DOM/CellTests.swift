import NimbusUIKit
import Testing

/// Cells, which are made before they are in a tree, and used again and again.
@MainActor @Suite struct CellTests {
    private let scene = Scene(
        """
        .entry { opacity: .5 } .entry > UILabel { color: red } UITableView > .entry { border-width: 1px }
        .entry.unread > UILabel { color: blue }
        """)
    private let cell = UIView()
    private let label = UILabel()

    init() {
        cell.addSubview(label)
        scene.dom.register(cell, withCSSClass: "entry")
        scene.dom.register(label)
    }

    @Test("A cell is styled before it is in a tree, and for its place once it is there")
    func beforeATree() {
        #expect(cell.alpha == 0.5 && label.textColor == .red && cell.layer.borderWidth == 0)
        let table = scene.add(UITableView())
        table.addSubview(cell)
        scene.dom.refreshView(cell)
        #expect(cell.layer.borderWidth == 1)
        cell.removeFromSuperview()
        scene.dom.refreshView(cell)
        #expect(cell.layer.borderWidth == 0 && cell.alpha == 0.5)
    }

    @Test("A cell that is used again takes on what it shows now, and nothing of what it showed before")
    func usedAgain() {
        let table = scene.add(UITableView())
        table.addSubview(cell)
        scene.dom.refresh()
        for _ in 0..<3 {
            scene.dom.addCssClass("unread", to: cell)
            #expect(label.textColor == .blue)
            #expect(scene.setters { scene.dom.removeCssClass("unread", from: cell) } == ["textColor"])
            #expect(label.textColor == .red)
        }
    }
}
