/// The cells that items occupy, for auto-placement. Rows are in the major axis, columns in the minor axis.
struct GridOccupancy {
    /// An occupied area.
    struct Area {
        var major: Range<Int>
        var minor: Range<Int>
    }

    /// Areas of more rows are kept in a list instead of in each row.
    private static let rowLimit = 64

    /// The areas of each row, ordered by their first column.
    private var rows: [Int: [Area]] = [:]
    private var tall: [Area] = []

    mutating func insert(_ area: Area) {
        guard area.major.count <= Self.rowLimit else { return tall.append(area) }
        for row in area.major {
            var areas = rows.removeValue(forKey: row) ?? []
            var index = areas.count
            while index > 0, areas[index - 1].minor.lowerBound > area.minor.lowerBound { index -= 1 }
            areas.insert(area, at: index)
            rows[row] = areas
        }
    }

    /// Returns an area that overlaps the given area, or `nil` if it is free.
    func blocker(of area: Area) -> Area? {
        for candidate in tall where candidate.major.overlaps(area.major) && candidate.minor.overlaps(area.minor) {
            return candidate
        }
        guard !rows.isEmpty else { return nil }
        if area.major.count > rows.count {
            for (row, areas) in rows where area.major.contains(row) {
                if let found = Self.blocker(of: area.minor, in: areas) { return found }
            }
            return nil
        }
        for row in area.major {
            if let areas = rows[row], let found = Self.blocker(of: area.minor, in: areas) { return found }
        }
        return nil
    }

    private static func blocker(of minor: Range<Int>, in areas: [Area]) -> Area? {
        areas.last { $0.minor.overlaps(minor) }
    }
}
