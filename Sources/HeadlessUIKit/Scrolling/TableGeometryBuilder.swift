import Foundation

/// Calculates the geometry of a table by stacking its headers, rows and footers.
@MainActor struct TableGeometryBuilder {
    let table: UITableView
    private var top: CGFloat = 0

    init(_ table: UITableView) {
        self.table = table
    }

    mutating func build() -> TableGeometry {
        top = table.tableHeaderView?.bounds.height ?? 0
        let sections = (0..<table.numberOfSections).map { section($0) }
        return TableGeometry(sections: sections, end: top)
    }

    private mutating func section(_ index: Int) -> TableGeometry.Section {
        let header = strip(height: headerHeight(index))
        let rows = (0..<table.numberOfRows(inSection: index)).map { row in
            strip(height: rowHeight(IndexPath(row: row, section: index)), inset: table.cellInset)
        }
        let footer = strip(height: footerHeight(index))
        return TableGeometry.Section(header: header, rows: rows, footer: footer)
    }

    private mutating func strip(height: CGFloat, inset: CGFloat = 0) -> CGRect {
        let rect = CGRect(x: inset, y: top, width: max(0, table.bounds.width - inset * 2), height: height)
        top += height
        return rect
    }

    private func rowHeight(_ indexPath: IndexPath) -> CGFloat {
        table.givenHeight(of: indexPath) ?? table.measuredHeights[indexPath] ?? table.estimatedHeight
    }

    private var delegate: UITableViewDelegate? { table.delegate as? UITableViewDelegate }

    private func headerHeight(_ section: Int) -> CGFloat {
        let role = HeaderFooterRole(of: table, isHeader: true, section: section)
        let title = table.dataSource?.tableView(table, titleForHeaderInSection: section)
        let view = delegate?.tableView(table, viewForHeaderInSection: section)
        let height = delegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
        return self.height(role, title, view, given: height)
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        let role = HeaderFooterRole(of: table, isHeader: false, section: section)
        let title = table.dataSource?.tableView(table, titleForFooterInSection: section)
        let view = delegate?.tableView(table, viewForFooterInSection: section)
        let height = delegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
        return self.height(role, title, view, given: height)
    }

    /// Returns the height of a header or footer, in points.
    /// - Parameter height: The height that the delegate or the table gives it. Negative for the height of the content.
    private func height(_ role: HeaderFooterRole, _ title: String?, _ view: UIView?, given height: CGFloat) -> CGFloat {
        guard title != nil || view != nil else { return role.emptyHeight }
        if height >= 0 { return height }
        if let view, !(view is UITableViewHeaderFooterView) { return role.standardHeight }
        let titled = view as? UITableViewHeaderFooterView ?? UITableViewHeaderFooterView(title ?? "", as: role)
        titled.assign(role)
        let fitting = titled.systemLayoutSizeFitting(
            CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return max(role.standardHeight, fitting.height)
    }
}
