import NimbusUIKit
import NimbusViews
import Testing

/// The rows that data gives tables.
@MainActor @Suite struct TableDataTests {
    private static let sections: [Any] = [
        [
            "view": UITableView.self, "id": "list", "frame": [0, 0, 300, 400],
            "sections": [
                [
                    "header": "Today",
                    "rows": [
                        ["view": "UITableViewCell", "id": "one", "text": "One"],
                        ["view": "UITableViewCell", "cssClass": "tall", "state": "selected"],
                    ],
                ],
                [
                    "header": ["view": "UILabel", "cssClass": "band", "text": "Later"], "footer": "End",
                    "rows": [["view": "UITableViewCell", "frame": [0, 0, 0, 70], "subviews": [["view": "UILabel"]]]],
                ],
            ] as [Any],
        ] as [String: Any]
    ]

    private func table(_ screen: BuiltScreen, _ specs: [Any] = sections) throws -> UITableView {
        let (views, problems) = screen.build(specs)
        #expect(problems == [])
        screen.window.layoutIfNeeded()
        return try #require(views.first as? UITableView)
    }

    private func titles(of table: UITableView) -> [String?] {
        let views = table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
        return views.sorted { $0.frame.minY < $1.frame.minY }.map(\.textLabel?.text)
    }

    private func rows(_ count: Int) -> [Any] {
        [
            [
                "view": "UITableView", "frame": [0, 0, 300, 400],
                "rows": (0..<count).map { ["view": "UITableViewCell", "text": "Row \($0)"] },
            ] as [String: Any]
        ]
    }

    @Test func aTableShowsTheRowsOfItsSections() throws {
        let screen = BuiltScreen()
        let table = try table(screen)
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === screen.dom.viewById("one"))
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "<One>")
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
        #expect(cell.contentView.subviews.count == 1 && cell.frame.height == 70)
        #expect(titles(of: table) == ["<Today>", "<End>"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test func rowsHaveTheTableAroundThemAndAnIndex() throws {
        let screen = BuiltScreen(
            """
            UITableView > UITableViewCell { background-color: red } UITableViewCell:nth-child(31) { opacity: .5 }
            UITableViewCell:first-child { opacity: .25 }
            """)
        let table = try table(screen, rows(100))
        let cells = screen.dom.registeredViews.compactMap { $0 as? UITableViewCell }
        #expect(cells.count == 100 && cells.allSatisfy { $0.backgroundColor == .red })
        #expect(cells[99].superview == nil, "the table does not show the last row")
        table.contentOffset.y = 30 * 44
        screen.window.layoutIfNeeded()
        screen.dom.refresh()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 30, section: 0)))
        #expect(cell === cells[30] && cell.alpha == 0.5 && cells[0].superview == nil && cells[0].alpha == 0.25)
    }

    @Test func stylesDecideTheHeights() throws {
        let screen = BuiltScreen(".tall { height: 80px } .band { height: 30px } UITableView { row-height: 50px }")
        let table = try table(screen)
        let paths = [(0, 0), (0, 1), (1, 0)].map { IndexPath(row: $1, section: $0) }
        #expect(paths.map { table.rectForRow(at: $0).height } == [50, 80, 70])
        let header = try #require(screen.dom.views(matching: ".band")?.first as? UILabel)
        #expect(header.superview === table && header.frame == CGRect(x: 0, y: 158, width: 300, height: 30))
        screen.sheet.load(text: ".tall { height: 20px }", name: "a.css")
        screen.dom.refresh()
        screen.window.layoutIfNeeded()
        #expect(paths.map { table.rectForRow(at: $0).height } == [44, 20, 70])
        #expect(table.cellForRow(at: paths[1])?.frame.height == 20)
    }

    @Test func boxesDecideTheHeights() throws {
        let screen = BuiltScreen("UITableViewCell { display: block; padding: 10px } UILabel { height: 41px }")
        let cell: [String: Any] = ["view": "UITableViewCell", "subviews": [["view": "UILabel"]]]
        let table = try table(
            screen, [["view": "UITableView", "frame": [0, 0, 300, 400], "rows": [cell, cell]] as [String: Any]])
        #expect((0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [61, 61])
    }

    @Test func theTableKeepsItsSource() throws {
        let screen = BuiltScreen()
        weak var table: UITableView?
        table = try self.table(screen, rows(3))
        #expect(table?.dataSource != nil)
        table?.reloadData()
        screen.window.layoutIfNeeded()
        #expect(table?.visibleCells.count == 3)
        table?.removeFromSuperview()
        #expect(table == nil, "nothing keeps the table alive")
    }

    @Test func severalRowsCanBeSelected() throws {
        let cell: [String: Any] = ["view": "UITableViewCell", "state": "selected"]
        let screen = BuiltScreen()
        let table = try table(
            screen, [["view": "UITableView", "frame": [0, 0, 300, 400], "rows": [cell, cell]] as [String: Any]])
        #expect(table.visibleCells.map(\.isSelected) == [true, true])
        #expect(table.indexPathsForSelectedRows?.count == 2)
    }

    @Test func titlesFollowTheStrings() throws {
        let screen = BuiltScreen()
        let table = try table(screen)
        screen.dom.resources.strings.resolver = LocalizedStrings()
        screen.window.layoutIfNeeded()
        #expect(titles(of: table) == ["Today", "End"])
    }

    @Test func rowsAreLimited() {
        let (views, problems) = BuiltScreen().build(rows(100_000))
        #expect(views.count == 1001)
        #expect(
            problems == [
                "[0].rows[1000].view: error: the tables have more than 1000 rows; this row and all after it are left out"
            ])
    }

    @Test func tablesInRowsHaveRows() throws {
        var data: [String: Any] = ["view": "UILabel", "text": "deep"]
        for _ in 0..<40 {
            let cell: [String: Any] = ["view": "UITableViewCell", "frame": [0, 0, 300, 300], "subviews": [data]]
            data = ["view": "UITableView", "frame": [0, 0, 300, 300], "rows": [cell]]
        }
        let screen = BuiltScreen()
        let (views, problems) = screen.build([data])
        screen.window.layoutIfNeeded()
        #expect(problems == [] && views.count == 81 && views.last?.isDescendant(of: screen.window) == true)
    }
}
