import Foundation

extension UITableView {
    /// The horizontal distance from the cells to the edges of the table, in points.
    var cellInset: CGFloat {
        switch style {
        case .plain, .grouped: 0
        case .insetGrouped: 16
        }
    }

    /// Returns the height that the delegate or the table gives a row, in points. `nil` if the height is automatic.
    func givenHeight(of indexPath: IndexPath) -> CGFloat? {
        let height = (delegate as? UITableViewDelegate)?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
        return height >= 0 ? height : nil
    }

    /// The height of rows with automatic height whose cells are not measured or have no size of their own, in points.
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
        if contentSize.width != bounds.width {
            geometry = nil
            measuredHeights = [:]
        }
        var geometry = showRows()
        // The measured heights move the rows below, so that others can be visible. Each row is measured once.
        while measureRows(geometry) { geometry = showRows() }
        backgroundView?.place(bounds)
        tableHeaderView.map { $0.place(CGRect(x: 0, y: 0, width: bounds.width, height: $0.bounds.height)) }
        let end = stackCells(from: geometry.end)
        tableFooterView.map { $0.place(CGRect(x: 0, y: end, width: bounds.width, height: $0.bounds.height)) }
        tileHeadersAndFooters(geometry)
    }

    /// Shows the visible rows, and returns the geometry of the table.
    private func showRows() -> TableGeometry {
        let geometry = currentGeometry()
        let wanted = geometry.rows(in: bounds)
        for indexPath in Set(shownCells.keys).subtracting(wanted) { recycle(indexPath) }
        for indexPath in wanted { show(indexPath, geometry) }
        return geometry
    }

    /// Measures the visible cells of rows with automatic height.
    /// - Returns: Whether a row has another height than before.
    private func measureRows(_ former: TableGeometry) -> Bool {
        var hasChanged = false
        for (indexPath, cell) in shownCells where measuredHeights[indexPath] == nil {
            guard givenHeight(of: indexPath) == nil, let rect = former.rect(of: indexPath) else { continue }
            let fitting = cell.systemLayoutSizeFitting(
                CGSize(width: rect.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            let height = fitting.height > 0 ? fitting.height : estimatedHeight
            measuredHeights[indexPath] = height
            if height != rect.height { hasChanged = true }
        }
        if hasChanged { geometry = nil }
        return hasChanged
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
        let delegate = delegate as? UITableViewDelegate
        var shown: [UIView] = []
        for (index, section) in geometry.sections.enumerated() {
            if section.header.intersects(bounds) {
                let role = HeaderFooterRole(of: self, isHeader: true, section: index)
                let view =
                    delegate?.tableView(self, viewForHeaderInSection: index)
                    ?? dataSource?.tableView(self, titleForHeaderInSection: index).map {
                        UITableViewHeaderFooterView($0, as: role)
                    }
                if let view {
                    show(view, in: section.header, role) {
                        delegate?.tableView(self, willDisplayHeaderView: view, forSection: index)
                    }
                    shown.append(view)
                }
            }
            if section.footer.intersects(bounds) {
                let role = HeaderFooterRole(of: self, isHeader: false, section: index)
                let view =
                    delegate?.tableView(self, viewForFooterInSection: index)
                    ?? dataSource?.tableView(self, titleForFooterInSection: index).map {
                        UITableViewHeaderFooterView($0, as: role)
                    }
                if let view {
                    show(view, in: section.footer, role) {
                        delegate?.tableView(self, willDisplayFooterView: view, forSection: index)
                    }
                    shown.append(view)
                }
            }
        }
        for view in headersAndFooters where !shown.contains(where: { $0 === view }) { view.removeFromSuperview() }
        headersAndFooters = shown
    }

    /// - Parameter willDisplay: Notifies the delegate. Called only if the table does not show the view yet.
    private func show(_ view: UIView, in rect: CGRect, _ role: HeaderFooterRole, _ willDisplay: () -> Void) {
        (view as? UITableViewHeaderFooterView)?.assign(role)
        if view.superview !== self {
            addSubview(view)
            willDisplay()
        }
        view.place(rect)
    }
}
