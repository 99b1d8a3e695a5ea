/// The named areas of a grid template: rows of cells, of which each has a name or none (CSS Grid 2, section 7.3).
struct GridAreas {
    /// The names of the cells of each row. `nil` for a cell without a name.
    private(set) var rows: [[BytewiseString?]] = []

    /// Adds a row. Returns false if the text is invalid or has another number of cells than the rows before.
    mutating func append(_ text: String) -> Bool {
        guard let cells = Self.cells(text), !cells.isEmpty, rows.first.map({ $0.count == cells.count }) ?? true
        else { return false }
        rows.append(cells)
        return true
    }

    /// Whether the cells of each name form a rectangle.
    var areRectangles: Bool {
        var areas: [BytewiseString: (top: Int, left: Int, bottom: Int, right: Int, count: Int)] = [:]
        for (row, cells) in rows.enumerated() {
            for (column, name) in cells.enumerated() {
                guard let name else { continue }
                var area = areas[name] ?? (row, column, row, column, 0)
                area.left = min(area.left, column)
                area.right = max(area.right, column)
                area.bottom = row
                area.count += 1
                areas[name] = area
            }
        }
        return areas.values.allSatisfy { ($0.bottom - $0.top + 1) * ($0.right - $0.left + 1) == $0.count }
    }

    /// The rows as strings in which one space separates two cells, and a dot is a cell without a name.
    var value: Value {
        .list(rows.map { cells in .string(cells.map { $0?.string ?? "." }.joined(separator: " ")) })
    }

    /// Returns the cells of a row: names, and sequences of dots. `nil` if the text has any other character.
    private static func cells(_ text: String) -> [BytewiseString?]? {
        var cells: [BytewiseString?] = []
        var name = ""
        var isNull = false
        func finish() {
            if !name.isEmpty { cells.append(BytewiseString(name)) }
            name = ""
        }
        for scalar in text.unicodeScalars {
            if scalar == "." {
                finish()
                if !isNull { cells.append(nil) }
                isNull = true
                continue
            }
            isNull = false
            switch scalar {
            case " ", "\t", "\n", "\r", "\u{C}": finish()
            case "-", "_", "0"..."9", "a"..."z", "A"..."Z", "\u{80}"...: name.unicodeScalars.append(scalar)
            default: return nil
            }
        }
        finish()
        return cells
    }
}
