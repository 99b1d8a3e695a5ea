import NimbusCSS
import NimbusUIKit
import NimbusViews
import Testing

/// The traits and the heights of rows that data gives tables.
@MainActor @Suite struct TableRowTests {
    private static let text = "The quick brown fox jumps over the lazy dog while the band plays"

    private func rows(_ classes: [String]) -> [Any] {
        [
            [
                "view": "UITableView", "id": "table", "frame": [0, 0, 300, 400],
                "sections": [
                    [
                        "header": ["view": "UILabel", "cssClass": "band", "text": "Header"],
                        "rows": classes.map {
                            [
                                "view": "UITableViewCell", "cssClass": $0,
                                "subviews": [["view": "UILabel", "text": Self.text] as [String: Any]],
                            ] as [String: Any]
                        },
                    ] as [String: Any]
                ],
            ] as [String: Any]
        ]
    }

    private static let css = """
        UITableViewCell { display: block; padding: 10px } UITableViewCell > UILabel { line-clamp: none }
        .gone { display: none } .mark { accessory-type: checkmark } .detail { accessory-type: detail-button }
        .both { accessory-type: detail-disclosure-button } .more { accessory-type: disclosure-indicator }
        """

    private func table(_ screen: BuiltScreen, _ classes: [String]) throws -> UITableView {
        let table = try #require(screen.build(rows(classes)).views.first as? UITableView)
        layOut(screen)
        return table
    }

    private func layOut(_ screen: BuiltScreen) {
        screen.window.layoutIfNeeded()
        screen.dom.layoutViews()
        screen.window.layoutIfNeeded()
    }

    private func label(_ cell: UITableViewCell) throws -> UILabel {
        try #require(cell.contentView.subviews.lazy.compactMap { $0 as? UILabel }.first)
    }

    private func cells(_ screen: BuiltScreen) -> [UITableViewCell] {
        screen.dom.registeredViews.compactMap { $0 as? UITableViewCell }
    }

    @Test("The label of a cell that a rule for parts creates has no box")
    func parts() throws {
        let tables = try [Self.css, Self.css + "UITableViewCell::part(text-label) { color: red }"].map { css in
            try table(BuiltScreen(css), ["text"])
        }
        let heights = tables.map { $0.rectForRow(at: IndexPath(row: 0, section: 0)).height }
        #expect(heights[0] > 40 && heights[0] == heights[1])
    }

    #if canImport(HeadlessUIKit)
    @Test("All rows have the text size of the table, whether it shows them or not")
    func textSize() throws {
        let screen = BuiltScreen(
            Self.css + ".text > UILabel { font-size: body } .band { font-size: body; height: auto }")
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        screen.window.screen = UIScreen(bounds: screen.window.bounds, traitCollection: traits)
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: screen.window.traitCollection).pointSize
        #expect(size > 17)
        let table = try table(screen, Array(repeating: "text", count: 60))
        let cells = cells(screen)
        #expect(cells.count == 60 && cells[59].superview == nil)
        for cell in cells { #expect(try label(cell).font.pointSize == size) }
        let heights = (0..<60).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        let height = try label(cells[0]).frame.height + 20
        #expect(Set(heights) == [height])
        #expect((screen.dom.views(matching: ".band")?.first as? UILabel)?.font.pointSize == size)
    }

    #endif

    @Test("All rows have the direction and the style of the table")
    func directionAndStyle() throws {
        let screen = BuiltScreen(
            Self.css + "@media (layout-direction: rtl) { .text { accessory-type: checkmark } } "
                + "@media (prefers-color-scheme: dark) { .text { opacity: .5 } } "
                + ".text { border-color: light-dark(red, lime); border-width: 1px }")
        let (views, _) = screen.build(rows(Array(repeating: "text", count: 60)))
        let table = try #require(views.first as? UITableView)
        table.overrideUserInterfaceStyle = .dark
        screen.dom.refresh()
        layOut(screen)
        let cells = cells(screen)
        #expect(cells[59].superview == nil && cells.allSatisfy { $0.alpha == 0.5 })
        #expect(Set(cells.map { UIColor(cgColor: $0.layer.borderColor ?? UIColor.black.cgColor) }).count == 1)
    }

    private nonisolated static let accessories: [String] = ["more", "mark", "detail", "both"]

    @Test("The height of a row counts its accessory", arguments: accessories)
    func accessoryHeights(_ accessory: String) throws {
        let screen = BuiltScreen(Self.css)
        let table = try table(screen, ["", accessory])
        let cells = cells(screen)
        let width = cells[1].contentView.bounds.width
        #expect(width < 300 && cells[0].contentView.bounds.width == 300)
        let fitting = try label(cells[1]).sizeThatFits(CGSize(width: width - 20, height: 0)).height
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == fitting + 20)
        #expect(try label(cells[1]).frame == CGRect(x: 10, y: 10, width: width - 20, height: fitting))
    }

    @Test("A view as accessory counts, and a change of the accessory changes the height")
    func accessoryView() throws {
        let screen = BuiltScreen(Self.css)
        let table = try table(screen, ["", ""])
        let cell = cells(screen)[1]
        let height = table.rectForRow(at: IndexPath(row: 1, section: 0)).height
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 20))
        screen.dom.refresh()
        layOut(screen)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height > height)
        cell.accessoryView = nil
        screen.dom.refresh()
        layOut(screen)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == height)
    }

    @Test("A row or header with display: none has no height, also when a class changes")
    func hiddenRows() throws {
        let screen = BuiltScreen(Self.css + ".band.gone { display: none } .high { height: 70px }")
        let table = try table(screen, ["", "gone", "gone high", ""])
        func heights() -> [CGFloat] { (0..<4).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } }
        let full = heights()[0]
        #expect(heights() == [full, 0, 0, full] && full > 20)
        let cells = cells(screen)
        #expect(cells[3].frame.minY == cells[0].frame.maxY)
        screen.dom.removeCssClass("gone", from: cells[1])
        screen.dom.addCssClass("gone", to: cells[0])
        layOut(screen)
        #expect(heights() == [0, full, 0, full])
        let band = try #require(screen.dom.views(matching: ".band")?.first as? UILabel)
        screen.dom.addCssClass("gone", to: band)
        layOut(screen)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY < 0.1)
    }

    @Test("The rows of inset groups have the height of their boxes")
    func insetGroups() throws {
        let screen = BuiltScreen(Self.css)
        let classes = ViewClasses().adding("UITableView") { UITableView(frame: .zero, style: .insetGrouped) }
        let table = try #require(screen.build(rows(["", "both"]), classes: classes).views.first as? UITableView)
        layOut(screen)
        layOut(screen)
        for (row, cell) in cells(screen).enumerated() {
            let width = cell.contentView.bounds.width
            let height = try label(cell).sizeThatFits(CGSize(width: width - 20, height: 0)).height
            #expect(table.rectForRow(at: IndexPath(row: row, section: 0)).height == height + 20)
        }
    }
}
