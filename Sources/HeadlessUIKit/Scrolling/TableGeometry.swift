import Foundation

/// The frames of the rows, headers and footers of a table, in the coordinates of its content.
struct TableGeometry {
    struct Section {
        var header: CGRect
        var rows: [CGRect]
        var footer: CGRect
    }

    var sections: [Section] = []
    /// The bottom of the last section, in points.
    var end: CGFloat = 0

    func rect(of indexPath: IndexPath) -> CGRect? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].rows.indices.contains(indexPath.row)
        else { return nil }
        return sections[indexPath.section].rows[indexPath.row]
    }

    /// Returns the rows that intersect a rectangle.
    func rows(in rect: CGRect) -> [IndexPath] {
        sections.indices.flatMap { section -> [IndexPath] in
            let rows = sections[section].rows
            guard let last = rows.last, rows[0].minY < rect.maxY, last.maxY > rect.minY else { return [] }
            let first = rows.firstIndex { $0.maxY > rect.minY } ?? 0
            return rows[first...].prefix { $0.minY < rect.maxY }.indices.map { IndexPath(row: $0, section: section) }
        }
    }
}
