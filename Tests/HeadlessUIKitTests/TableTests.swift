import Testing

@testable import HeadlessUIKit

/// Tables: visible cells, reuse, layout and selection.
@MainActor @Suite struct TableTests {
    @Test func aCellUpdatesItsConfigurationBeforeItsLayout() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        cell.layoutIfNeeded()
        cell.setSelected(true, animated: true)
        cell.setHighlighted(true, animated: true)
        #expect(states == [false])
        cell.layoutIfNeeded()
        cell.layoutIfNeeded()
        #expect(states == [false, true])
    }

    private final class Source: NSObject, UITableViewDataSource {
        var sections = [1_000]
        var titles: [String?] = [nil]
        var asked = 0

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section] }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private final class Cell: UITableViewCell {
        var reuses = 0

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func prepareForReuse() { reuses += 1 }
    }

    private let source = Source()

    private func table(_ style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
        table.register(Cell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.layoutIfNeeded()
        return table
    }

    /// A cell that is as high as its row: 30, 40, 50 or 60 points.
    private final class SizedCell: UITableViewCell {
        var height: CGFloat = 0

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize { CGSize(width: targetSize.width, height: height) }
    }

    private final class SizedSource: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            (cell as? SizedCell)?.height = CGFloat(30 + indexPath.row % 4 * 10)
            return cell
        }
    }

    @Test func rowsWithAutomaticHeightAreAsHighAsTheirCells() throws {
        let source = SizedSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
        table.register(SizedCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.minY) == [0, 30, 70, 120, 180])
        #expect(table.visibleCells.map(\.frame.height) == [30, 40, 50, 60, 30])
        table.contentOffset.y = 180
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.minY) == [180, 210, 250, 300, 360])
        // A cell that changes its size moves the rows below.
        let first = try #require(table.visibleCells.first as? SizedCell)
        first.height = 80
        first.invalidateIntrinsicContentSize()
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.minY) == [180, 260, 300, 350])
        // A given height takes precedence.
        table.rowHeight = 100
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.height) == [100, 100, 100])
        withExtendedLifetime(source) {}
    }

    @Test func onlyVisibleCellsAreCreated() {
        let table = table()
        #expect(table.contentSize == CGSize(width: 320, height: 44_000))
        #expect(table.visibleCells.count == 10)
        #expect(source.asked == 10)
        #expect(table.visibleCells[3].frame == CGRect(x: 0, y: 132, width: 320, height: 44))
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.textLabel?.text == "Row 3")
        #expect(table.cellForRow(at: IndexPath(row: 30, section: 0)) == nil)
        #expect(table.indexPath(for: table.visibleCells[5]) == IndexPath(row: 5, section: 0))
    }

    @Test func cellsAreReused() {
        let table = table()
        let first = table.visibleCells[0]
        table.contentOffset.y = 440
        table.layoutIfNeeded()
        let cells = table.visibleCells.compactMap { $0 as? Cell }
        #expect(cells.contains { $0 === first })
        #expect(cells.allSatisfy { $0.reuses == 1 })
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 10, section: 0))
        table.contentOffset.y = 450
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 11)
        #expect(cells.allSatisfy { $0.superview === table })
    }

    @Test func sectionsAreStacked() {
        source.sections = [2, 3]
        source.titles = ["One", nil]
        let table = table()
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 28))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 28)
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 1)).minY == 204.0)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 117)) == IndexPath(row: 0, section: 1))
        table.rowHeight = 60
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 328.0)
    }

    /// Views and heights of headers and footers.
    private final class Bands: NSObject, UITableViewDelegate {
        let header = UIView()
        var height: CGFloat = 50

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            section == 1 ? header : nil
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            section == 1 ? height : tableView.sectionHeaderHeight
        }
    }

    @Test func theDelegateHasViewsAndHeightsOfHeaders() {
        source.sections = [2, 200]
        source.titles = ["One", "Two"]
        let bands = Bands()
        let table = table()
        table.delegate = bands
        table.reloadData()
        table.layoutIfNeeded()
        #expect(bands.header.superview === table && bands.header.frame == CGRect(x: 0, y: 116, width: 320, height: 50))
        #expect(table.subviews.filter { $0 is UITableViewHeaderFooterView }.count == 1, "the view replaces the title")
        bands.height = 70
        table.performBatchUpdates(nil)
        table.layoutIfNeeded()
        #expect(bands.header.frame.height == 70 && table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 186)
        table.sectionHeaderHeight = 10
        table.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).height == 10 && bands.header.frame.minY == 98)
        table.contentOffset.y = 4_000
        table.layoutIfNeeded()
        #expect(bands.header.superview == nil, "only visible headers are in the table")
    }

    @Test func titlesHaveSeveralLines() throws {
        source.sections = [1, 1]
        source.titles = ["Short", "A title that does not fit into a single line of a table that is 320 points wide"]
        let grouped = table(.grouped)
        #expect(grouped.rectForHeader(inSection: 0).height == 44)
        let height = grouped.rectForHeader(inSection: 1).height
        #expect(height > 36 && height < 80)
        let views = grouped.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
        let long = try #require(views.first { $0.frame.height == height }?.textLabel)
        #expect(long.frame.height > 30 && long.text == source.titles[1]?.uppercased())
    }

    @Test func headersHaveTheTitleStyleOfTheirTableUnlessTheyHaveTheirOwn() throws {
        source.sections = [1, 1]
        source.titles = [nil, nil]
        let bands = LabelledBands()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .grouped)
        table.register(Cell.self, forCellReuseIdentifier: "row")
        bands.views[1].textLabel?.font = .systemFont(ofSize: 40)
        bands.views[1].textLabel?.textColor = .red
        (table.dataSource, table.delegate) = (source, bands)
        table.layoutIfNeeded()
        let labels = bands.views.compactMap(\.textLabel)
        #expect(labels[0].font == .systemFont(ofSize: 13) && labels[0].textColor == .secondaryLabel)
        #expect(labels[1].font == .systemFont(ofSize: 40) && labels[1].textColor == .red)
        #expect(table.rectForHeader(inSection: 0).height == 44 && table.rectForHeader(inSection: 1).height > 60)
        #expect(bands.displayed == [0, 1])
    }

    /// Headers with labels.
    private final class LabelledBands: NSObject, UITableViewDelegate {
        let views = (0..<2).map { index in
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            view.textLabel?.text = "Header \(index)"
            return view
        }
        private(set) var displayed: [Int] = []

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { views[section] }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            displayed.append(section)
        }
    }

    @Test func reloadingRequestsTheDataAgain() {
        let table = table()
        source.sections = [3]
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 3)
        #expect(table.subviews.filter { $0 is UITableViewCell }.count == 3)
    }

    @Test func theSelectionIsKeptWhileScrolling() {
        let table = table()
        let path = IndexPath(row: 1, section: 0)
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        #expect(table.cellForRow(at: path)?.isSelected == true)
        table.contentOffset.y = 880
        table.layoutIfNeeded()
        #expect(table.visibleCells.allSatisfy { !$0.isSelected })
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: path)?.isSelected == true)
        #expect(table.indexPathForSelectedRow == path)
    }

    @Test func separatorsAreDrawnBetweenRows() {
        let table = table()
        table.separatorColor = .red
        let picture = Picture(table)
        #expect(picture.color(100, 43.6) == "#ff0000ff")
        #expect(picture.color(5, 43.6) == "#ffffffff")
        table.separatorStyle = .none
        #expect(Picture(table).color(100, 43.6) == "#ffffffff")
    }

    /// Returns a table without a data source that contains cells.
    private func table(of cells: [UITableViewCell]) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        for cell in cells { table.addSubview(cell) }
        table.layoutIfNeeded()
        return table
    }

    private func cells(_ count: Int) -> [UITableViewCell] {
        (0..<count).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    }

    @Test func addedCellsAreStacked() {
        let cells = cells(3)
        let table = table(of: cells)
        #expect(cells.map(\.frame.minY) == [0, 44, 88])
        #expect(cells.allSatisfy { $0.frame.width == 390 })
        #expect(table.contentSize == CGSize(width: 390, height: 132))
        cells[0].frame.size.height = 60
        table.layoutIfNeeded()
        #expect(cells.map(\.frame.minY) == [0, 60, 104])
        table.frame.size.width = 844
        table.rowHeight = 50
        table.layoutIfNeeded()
        #expect(cells.map(\.frame.height) == [60, 50, 50])
        #expect(cells.allSatisfy { $0.frame.width == 844 })
        cells[1].removeFromSuperview()
        table.layoutIfNeeded()
        #expect(cells[2].frame.minY == 60)
    }

    @Test func addedCellsKeepTheFramesSetByTheApp() {
        let cells = cells(3)
        cells[1].frame = CGRect(x: 20, y: 100, width: 200, height: 30)
        let table = table(of: cells)
        #expect(cells[1].frame == CGRect(x: 20, y: 100, width: 200, height: 30))
        #expect(cells[2].frame == CGRect(x: 0, y: 130, width: 390, height: 44))
        cells[1].frame.origin = .zero
        table.layoutIfNeeded()
        #expect(cells[1].frame.origin == CGPoint(x: 0, y: 44))
    }

    @Test func addedCellsAreBetweenHeaderAndFooter() {
        let table = table(of: cells(2))
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        table.layoutIfNeeded()
        #expect(table.subviews.compactMap { $0 as? UITableViewCell }.map(\.frame.minY) == [30, 74])
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 118, width: 390, height: 20))
        #expect(table.contentSize.height == 138)
    }

    @Test func addedCellsHaveSeparators() {
        let cells = cells(2)
        for (row, cell) in cells.enumerated() { cell.frame = CGRect(x: 0, y: row * 50, width: 390, height: 50) }
        let table = table(of: cells)
        table.separatorColor = .red
        #expect(Picture(table).color(100, 49.6) == "#ff0000ff")
        #expect(Picture(table).color(5, 49.6) == "#ffffffff")
        table.separatorStyle = .none
        #expect(Picture(table).color(100, 49.6) == "#ffffffff")
    }

    @Test func insetGroupsHaveRoundedCorners() {
        source.sections = [3]
        let table = table(.insetGrouped)
        let cells = table.visibleCells
        #expect(cells[0].frame.minX == 16)
        #expect(cells[0].frame.width == 288)
        let picture = Picture(table)
        #expect(picture.color(16.5, cells[0].frame.minY + 0.5) == picture.color(5, cells[0].frame.midY))
        #expect(picture.color(16.5, cells[1].frame.minY + 0.5) == "#ffffffff")
    }
}
