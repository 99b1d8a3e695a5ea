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
        let delegate = table.delegate as? UITableViewDelegate
        let height = delegate?.tableView(table, heightForRowAt: indexPath) ?? table.rowHeight
        return height >= 0 ? height : table.estimatedHeight
    }

    private func headerHeight(_ section: Int) -> CGFloat {
        let title = table.dataSource?.tableView(table, titleForHeaderInSection: section)
        switch table.style {
        case .plain: return title == nil ? 0 : 28
        case .grouped, .insetGrouped: return title == nil ? (section == 0 ? 20 : 12) : (section == 0 ? 44 : 36)
        }
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        let title = table.dataSource?.tableView(table, titleForFooterInSection: section)
        switch table.style {
        case .plain: return title == nil ? 0 : 28
        case .grouped, .insetGrouped: return title == nil ? 12 : 36
        }
    }
}
