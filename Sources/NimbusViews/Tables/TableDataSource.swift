import NimbusCSS
import NimbusUIKit

/// The data source and delegate of a table whose rows are from data. The table owns it.
final class TableDataSource: NSObject, UITableViewDataSource, UITableViewDelegate, TableRowSource {
    /// The text of a header or footer, which changes with the strings of the interface.
    @MainActor final class Title {
        fileprivate(set) weak var source: TableDataSource?
        var text: String? {
            didSet { if text != oldValue { source?.reload() } }
        }
    }

    private struct Section {
        let headerTitle: Title?
        let footerTitle: Title?
        var header: UIView?
        var footer: UIView?
        var cells: [UITableViewCell] = []
    }

    private weak var dom: NIDOM?
    private weak var table: UITableView?
    private var sections: [Section] = []
    /// The heights in points that the data gives views.
    private var dataHeights: [ObjectIdentifier: CGFloat] = [:]
    /// The heights reported to the table. `nil` before its first request.
    private var reportedHeights: [CGFloat?]?
    /// The width of the rows in inset groups. `nil` before the table has shown a row.
    private var insetWidth: CGFloat?
    private var isMeasuring = false

    init(of table: UITableView, _ dom: NIDOM?) {
        self.table = table
        self.dom = dom
    }

    /// Adds a section after the others.
    func addSection(header: Title?, footer: Title?) {
        for title in [header, footer] { title?.source = self }
        sections.append(Section(headerTitle: header, footerTitle: footer))
    }

    /// Adds a row, a header or a footer. The views of a table are added from top to bottom.
    /// - Parameter height: The height in points that the data gives the view. `nil` if it gives none.
    func add(_ view: UIView, as role: ViewData.Role, height: CGFloat?) {
        switch role {
        case .subview, .inputAccessoryView: return
        case .row(let section): if let cell = view as? UITableViewCell { sections[section].cells.append(cell) }
        case .header(let section): sections[section].header = view
        case .footer(let section): sections[section].footer = view
        }
        if let height, height > 0 { dataHeights[ObjectIdentifier(view)] = height }
        table?.appendRow(view)
    }

    /// Becomes the data source and delegate of the table, which then shows the rows.
    func provideCells() {
        guard let table else { return }
        table.dataSource = self
        if table.delegate == nil { table.delegate = self }
        dom?.followRows(of: table)
        selectCells(in: table)
    }

    /// Selects the rows whose cells are selected in the data. A table decides about the selection of its cells.
    private func selectCells(in table: UITableView) {
        let selected = sections.enumerated().flatMap { section, content in
            content.cells.indices.filter { content.cells[$0].isSelected }.map { IndexPath(row: $0, section: section) }
        }
        if selected.count > 1 { table.allowsMultipleSelection = true }
        for indexPath in selected { table.selectRow(at: indexPath, animated: false, scrollPosition: .none) }
    }

    // MARK: Contents

    /// The headers, rows and footers of a section.
    struct Content {
        let headerTitle: String?
        let header: UIView?
        let cells: [UITableViewCell]
        let footerTitle: String?
        let footer: UIView?
    }

    /// The sections from top to bottom.
    var contents: [Content] {
        sections.map {
            Content(
                headerTitle: $0.headerTitle?.text, header: $0.header, cells: $0.cells,
                footerTitle: $0.footerTitle?.text, footer: $0.footer)
        }
    }

    /// Returns the height in points that the data gives a row, a header or a footer. `nil` if it gives none.
    func dataHeight(of view: UIView) -> CGFloat? { dataHeights[ObjectIdentifier(view)] }

    private func reload() {
        reportedHeights = nil
        if table?.dataSource === self { table?.reloadData() }
    }

    // MARK: Data source

    func numberOfSections(in tableView: UITableView) -> Int {
        reportedHeights = heights(in: tableView)
        return sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].cells.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections[indexPath.section].cells[indexPath.row]
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].headerTitle?.text
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footerTitle?.text
    }

    // MARK: Delegate

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        sections[section].header
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        sections[section].footer
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height(of: sections[indexPath.section].cells[indexPath.row], in: tableView) ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        let content = sections[section]
        return bandHeight(content.header, content.headerTitle, tableView.sectionHeaderHeight, in: tableView)
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        let content = sections[section]
        return bandHeight(content.footer, content.footerTitle, tableView.sectionFooterHeight, in: tableView)
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        didPrepare(view)
    }

    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        didPrepare(view)
    }

    /// Restores the style of a header or footer. UIKit gives its label the font and the colour of the table before it displays
    /// the view.
    private func didPrepare(_ view: UIView) {
        if view is UITableViewHeaderFooterView { dom?.reapplyStyle(of: view) }
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        // A view around the table can override the traits.
        if let dom, cell.styleEnvironment(in: dom.environment) != nil { dom.refreshView(cell) }
    }

    // MARK: Heights

    /// Makes the table request the heights again if a style has changed one of them.
    func stylesDidChange() {
        guard !isMeasuring, let table, table.dataSource === self, let reportedHeights else { return }
        insetWidth = sections.lazy.flatMap(\.cells).first { $0.superview === table }?.bounds.width ?? insetWidth
        let new = heights(in: table)
        // The label of a header has the standard font and colour of the table again if a style was undone.
        for case let band? in sections.flatMap({ [$0.header, $0.footer] }) where band is UITableViewHeaderFooterView {
            band.setNeedsLayout()
        }
        if new == reportedHeights { return }
        self.reportedHeights = new
        table.performBatchUpdates(nil)
    }

    private func heights(in table: UITableView) -> [CGFloat?] {
        sections.flatMap { section in
            [section.header.map { bandHeight($0, in: table) ?? fittingHeight(of: $0, in: table) }]
                + section.cells.map { height(of: $0, in: table) }
                + [section.footer.map { bandHeight($0, in: table) ?? fittingHeight(of: $0, in: table) }]
        }
    }

    /// Returns the height that the style, the boxes or the data give a view. `nil` if the table decides.
    private func height(of view: UIView, in table: UITableView) -> CGFloat? {
        if let dom {
            if dom.isRemovedByDisplay(view) { return 0 }
            let styled = dom.rowHeight(of: view) {
                rowWidth(of: view, in: table).map { contentWidth(of: view, inWidth: $0) }
            }
            if let styled { return styled }
        }
        return dataHeights[ObjectIdentifier(view)]
    }

    /// Returns the width of a row, a header or a footer. `nil` for the rows of inset groups that the table has not shown
    /// yet, because UIKit does not tell their width.
    private func rowWidth(of view: UIView, in table: UITableView) -> CGFloat? {
        guard ![.plain, .grouped].contains(table.style), view is UITableViewCell else { return table.bounds.width }
        return insetWidth
    }

    /// Returns the width of the content view beside the accessory or the editing controls of a cell.
    private func contentWidth(of view: UIView, inWidth width: CGFloat) -> CGFloat {
        guard let cell = view as? UITableViewCell,
            cell.accessoryType != .none || cell.accessoryView != nil || cell.isEditing
        else { return width }
        // The layout of the content can change styles.
        let wasMeasuring = isMeasuring
        isMeasuring = true
        defer { isMeasuring = wasMeasuring }
        if view.bounds.width != width { view.frame.size.width = width }
        cell.layoutIfNeeded()
        return cell.contentView.bounds.width
    }

    private func bandHeight(
        _ view: UIView?, _ title: Title?, _ standard: CGFloat, in table: UITableView
    ) -> CGFloat {
        view.flatMap { bandHeight($0, in: table) }
            ?? (view == nil && title?.text == nil && table.style == .plain ? 0 : standard)
    }

    /// Returns the height of the view of a header or footer. `nil` if the table decides.
    private func bandHeight(_ view: UIView, in table: UITableView) -> CGFloat? {
        // Grouped tables replace 0 by a standard height.
        if dom?.isRemovedByDisplay(view) == true { return .leastNormalMagnitude }
        if let height = height(of: view, in: table) { return height }
        // The table measures its own class, with the font that it gives the label.
        if view is UITableViewHeaderFooterView { return nil }
        let height = fittingHeight(of: view, in: table)
        return height > 0 ? height : nil
    }

    private func fittingHeight(of view: UIView, in table: UITableView) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
