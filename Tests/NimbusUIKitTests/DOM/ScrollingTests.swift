import NimbusCSS
import NimbusUIKit
import Testing

/// A table of ten thousand rows, whose few cells are styled anew for each row that they show.
@MainActor struct ScrollingTests {
    /// Rows of three kinds.
    @MainActor private final class Entries: UITableViewDataSource, UITableViewDelegate {
        static let kinds = ["entry", "entry unread", "entry flagged unread"]

        let count = 10_000
        private let dom: NIDOM
        /// The kinds that cells were of when they were used last.
        private var kinds: [ObjectIdentifier: Int] = [:]
        /// How many cells became of a kind, from which.
        private(set) var changes: [Change: Int] = [:]

        struct Change: Hashable {
            let old, new: Int
        }

        init(_ dom: NIDOM) { self.dom = dom }

        var cellCount: Int { kinds.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
            let kind = Self.kind(of: indexPath.row)
            if let old = kinds.updateValue(kind, forKey: ObjectIdentifier(cell)) {
                if old != kind { changes[Change(old: old, new: kind), default: 0] += 1 }
                dom.setCssClass(Self.kinds[kind], of: cell)
            } else {
                dom.register(cell, withCSSClass: Self.kinds[kind])
                if let label = cell.textLabel { dom.register(label, withCSSClass: "title") }
            }
            cell.textLabel?.text = "Entry \(indexPath.row)"
            return cell
        }

        func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            dom.refreshView(cell)
        }

        /// No regular sequence: cells come from each kind to each other one.
        static func kind(of row: Int) -> Int { row * row / 7 % kinds.count }
    }

    private let scene = Scene(
        """
        UITableView > .entry { background-color: white; opacity: .75 } .title { color: gray; font-size: 15px }
        .unread > .title { color: black; font-weight: bold } .entry.flagged { background-color: cornsilk; border-width: 2px }
        .entry:selected { opacity: 1 }
        """)
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let entries: Entries

    init() {
        entries = Entries(scene.dom)
        table.rowHeight = 40
        table.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
        table.dataSource = entries
        table.delegate = entries
        scene.add(table)
        scene.dom.coalescesChanges = true
        show()
    }

    /// What happens before a frame is drawn.
    private func show() {
        table.layoutIfNeeded()
        scene.dom.styleIfNeeded()
    }

    private func scroll(to row: Int) {
        table.contentOffset.y = CGFloat(row) * table.rowHeight
        show()
    }

    /// Checks the calls of setters, except those of the app.
    private func expectStyleSetters(_ counts: [String: Int]) {
        scene.expectSetters(counts, ignoring: ["text", "contentOffset"])
    }

    private func isRightlyStyled(_ cell: UITableViewCell, _ row: Int) -> Bool {
        let kind = Entries.kind(of: row)
        let label = cell.textLabel
        return label?.text == "Entry \(row)"
            && label?.textColor
                == (kind == 0 ? UIColor(red: 128 / 255, green: 128 / 255, blue: 128 / 255, alpha: 1) : .black)
            && label?.font == .systemFont(ofSize: 15, weight: kind == 0 ? .regular : .bold)
            && cell.layer.borderWidth == (kind == 2 ? 2 : 0)
            && cell.alpha == (cell.isSelected ? 1 : 0.75)
    }

    @Test("Every row looks as its kind says, and only what cells of another kind had otherwise is set")
    func scrollsThroughAllRows() {
        scene.resetSetters()
        let shown = Int(table.bounds.height / table.rowHeight)
        for first in stride(from: shown, through: entries.count - shown, by: shown) {
            scroll(to: first)
            for row in first..<first + shown {
                guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)), isRightlyStyled(cell, row)
                else {
                    Issue.record("row \(row)")
                    return
                }
            }
        }
        #expect(entries.cellCount <= shown + 2)
        let reads = entries.changes.filter { ($0.key.old == 0) != ($0.key.new == 0) }.values.reduce(0, +)
        let flags = entries.changes.filter { ($0.key.old == 2) != ($0.key.new == 2) }.values.reduce(0, +)
        #expect(reads > 1_000 && flags > 1_000)
        expectStyleSetters([
            "textColor": reads, "font": reads, "backgroundColor": flags, "layer.borderWidth": flags,
        ])
    }

    @Test("Scrolling within rows of one kind, and over those that are seen, calls no setter")
    func callsNoSetterForMore() {
        // One cell more than fit is needed while rows stand between two places.
        table.contentOffset.y += 1
        show()
        scene.resetSetters()
        table.contentOffset.y += 1
        show()
        table.contentOffset.y -= 1
        show()
        expectStyleSetters([:])
    }

    @Test("A row that is chosen is styled so wherever it is scrolled, and its cell is not for other rows")
    func choosing() {
        let chosen = IndexPath(row: 3, section: 0)
        table.selectRow(at: chosen, animated: false, scrollPosition: .none)
        show()
        #expect(table.cellForRow(at: chosen)?.alpha == 1)
        scroll(to: 200)
        #expect(table.visibleCells.allSatisfy { $0.alpha == 0.75 })
        scroll(to: 0)
        #expect(table.cellForRow(at: chosen)?.alpha == 1)
        #expect(table.visibleCells.count { $0.alpha == 1 } == 1)
        table.deselectRow(at: chosen, animated: false)
        show()
        #expect(table.visibleCells.allSatisfy { $0.alpha == 0.75 })
    }
}
