import Foundation

extension UITableView {
    /// The horizontal distance from the cells to the edges of the table, in points.
    var cellInset: CGFloat {
        switch style {
        case .plain, .grouped: 0
        case .insetGrouped: 16
        }
    }

    /// The height of rows with automatic height, in points.
    var estimatedHeight: CGFloat { estimatedRowHeight > 0 ? estimatedRowHeight : 44 }

    /// Returns the cached geometry of the table, or calculates the geometry.
    func currentGeometry() -> TableGeometry {
        if let geometry { return geometry }
        var builder = TableGeometryBuilder(self)
        let new = builder.build()
        geometry = new
        let footer = tableFooterView?.bounds.height ?? 0
        withoutRecording { contentSize = CGSize(width: bounds.width, height: new.end + footer) }
        return new
    }

    func tile() {
        if let width = geometry.map({ _ in contentSize.width }), width != bounds.width { geometry = nil }
        let geometry = currentGeometry()
        backgroundView?.place(bounds)
        tableHeaderView.map { $0.place(CGRect(x: 0, y: 0, width: bounds.width, height: $0.bounds.height)) }
        let end = stackCells(from: geometry.end)
        tableFooterView.map { $0.place(CGRect(x: 0, y: end, width: bounds.width, height: $0.bounds.height)) }
        let wanted = geometry.rows(in: bounds)
        for indexPath in Set(shownCells.keys).subtracting(wanted) { recycle(indexPath) }
        for indexPath in wanted { show(indexPath, geometry) }
        tileHeadersAndFooters(geometry)
    }

    private func show(_ indexPath: IndexPath, _ geometry: TableGeometry) {
        guard let rect = geometry.rect(of: indexPath) else { return }
        let cell = shownCells[indexPath] ?? insertCell(for: indexPath)
        guard let cell else { return }
        configure(cell, row: indexPath.row, of: geometry.sections[indexPath.section].rows.count)
        cell.place(rect)
    }

    /// Configures a cell as a row of a section.
    func configure(_ cell: UITableViewCell, row: Int, of count: Int) {
        cell.tableStyle = style
        cell.separator = CellSeparator(
            line: separatorLine, color: separatorLineColor, inset: cell.ownSeparatorInset ?? separatorInset,
            isFirst: row == 0, isLast: row == count - 1)
        cell.applyGrouping()
    }

    private func insertCell(for indexPath: IndexPath) -> UITableViewCell? {
        guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return nil }
        shownCells[indexPath] = cell
        cell.setSelected(isSelected(indexPath), animated: false)
        addSubview(cell)
        (delegate as? UITableViewDelegate)?.tableView(self, willDisplay: cell, forRowAt: indexPath)
        return cell
    }

    func recycle(_ indexPath: IndexPath) {
        guard let cell = shownCells.removeValue(forKey: indexPath) else { return }
        cell.removeFromSuperview()
        queue.enqueue(cell)
        (delegate as? UITableViewDelegate)?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    }

    func recycleAll() {
        for indexPath in shownCells.keys { recycle(indexPath) }
    }

    /// Creates the headers and footers of the visible sections.
    private func tileHeadersAndFooters(_ geometry: TableGeometry) {
        for view in headersAndFooters { view.removeFromSuperview() }
        headersAndFooters.removeAll()
        for (index, section) in geometry.sections.enumerated() {
            let header = dataSource?.tableView(self, titleForHeaderInSection: index)
            let footer = dataSource?.tableView(self, titleForFooterInSection: index)
            for (title, rect, isHeader) in [(header, section.header, true), (footer, section.footer, false)] {
                guard let title, rect.intersects(bounds) else { continue }
                let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
                view.adopt(title: title, style: style, isHeader: isHeader, inset: cellInset)
                view.place(rect)
                addSubview(view)
                headersAndFooters.append(view)
            }
        }
    }
}
