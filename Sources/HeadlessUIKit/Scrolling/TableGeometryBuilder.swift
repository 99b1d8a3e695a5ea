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
        let hasContent =
            table.dataSource?.tableView(table, titleForHeaderInSection: section) != nil
            || delegate?.tableView(table, viewForHeaderInSection: section) != nil
        let height = delegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
        if hasContent, height >= 0 { return height }
        switch table.style {
        case .plain: return hasContent ? 28 : 0
        case .grouped, .insetGrouped: return hasContent ? (section == 0 ? 44 : 36) : (section == 0 ? 20 : 12)
        }
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        let hasContent =
            table.dataSource?.tableView(table, titleForFooterInSection: section) != nil
            || delegate?.tableView(table, viewForFooterInSection: section) != nil
        let height = delegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
        if hasContent, height >= 0 { return height }
        switch table.style {
        case .plain: return hasContent ? 28 : 0
        case .grouped, .insetGrouped: return hasContent ? 36 : 12
        }
    }
}
