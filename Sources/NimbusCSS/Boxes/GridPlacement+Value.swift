import BoxLayout
import CSSEngine

extension GridTemplateAreas {
    /// Creates areas from `none` or a string for each row. `nil` for all other values.
    init?(_ value: Value) {
        self = .none
        if value == .keyword(.none) { return }
        guard case .list(let rows) = value else { return nil }
        var indexes: [BytewiseString: Int] = [:]
        for (row, value) in rows.enumerated() {
            guard case .string(let text) = value else { return nil }
            let cells = text.split(separator: " ")
            columnCount = cells.count
            for (column, cell) in cells.enumerated() where cell != "." {
                let name = BytewiseString(String(cell))
                if let index = indexes[name] {
                    areas[index].rows = areas[index].rows.lowerBound..<row + 2
                    areas[index].columns =
                        areas[index].columns
                        .lowerBound..<max(
                            areas[index].columns.upperBound, column + 2)
                } else {
                    indexes[name] = areas.count
                    areas.append(Area(name.string, rows: row + 1..<row + 2, columns: column + 1..<column + 2))
                }
            }
        }
        rowCount = rows.count
    }
}

extension GridLine {
    /// Creates a line or a span from a computed value. `nil` for all other values.
    init?(_ value: Value) {
        switch value {
        case .keyword(.auto): self = .auto
        case .identifier(let name): self = .named(name)
        case .number(let number): self = .line(Int(number))
        case .list(let values):
            var number: Int?
            var name: String?
            for value in values {
                if case .number(let found) = value { number = Int(found) }
                if case .identifier(let found) = value { name = found }
            }
            if values.first == .keyword(.span) {
                self = .span(number ?? 1, name: name)
            } else {
                guard let number else { return nil }
                self = .line(number, name: name)
            }
        default: return nil
        }
    }
}

extension GridAutoFlow {
    /// Creates a flow from a computed value. `nil` for all other values.
    init?(_ value: Value) {
        switch value {
        case .keyword(.row): self.init()
        case .keyword(.column): self.init(isColumn: true)
        case .keyword(.dense): self.init(isDense: true)
        case .list([.keyword(.column), .keyword(.dense)]): self.init(isColumn: true, isDense: true)
        default: return nil
        }
    }
}
