/// The cells that items occupy, for auto-placement. Rows are in the major axis, columns in the minor axis.
struct GridOccupancy {
    /// An occupied area.
    struct Area {
        var major: Range<Int>
        var minor: Range<Int>
    }

    /// Areas of more rows are kept in a list instead of in each row.
    private static let rowLimit = 64

    /// The areas of a row, ordered by their first column.
    private struct Row {
        private var areas: [Area] = []
        /// For each area, the largest end of the areas up to it.
        private var ends: [Int] = []

        mutating func insert(_ area: Area) {
            var index = areas.count
            while index > 0, areas[index - 1].minor.lowerBound > area.minor.lowerBound { index -= 1 }
            areas.insert(area, at: index)
            ends.insert(0, at: index)
            for index in index..<areas.count {
                ends[index] = max(index > 0 ? ends[index - 1] : .min, areas[index].minor.upperBound)
            }
        }

        /// Returns the last area that overlaps the columns.
        func blocker(of minor: Range<Int>) -> Area? {
            var (low, high) = (0, areas.count)
            while low < high {
                let middle = (low + high) / 2
                if areas[middle].minor.lowerBound < minor.upperBound { low = middle + 1 } else { high = middle }
            }
            var index = low - 1
            while index >= 0, ends[index] > minor.lowerBound {
                if areas[index].minor.overlaps(minor) { return areas[index] }
                index -= 1
            }
            return nil
        }
    }

    private var rows: [Int: Row] = [:]
    private var tall: [Area] = []

    mutating func insert(_ area: Area) {
        guard area.major.count <= Self.rowLimit else { return tall.append(area) }
        for row in area.major {
            rows[row, default: Row()].insert(area)
        }
    }

    /// Returns an area that overlaps the given area, or `nil` if it is free.
    func blocker(of area: Area) -> Area? {
        for candidate in tall where candidate.major.overlaps(area.major) && candidate.minor.overlaps(area.minor) {
            return candidate
        }
        guard !rows.isEmpty else { return nil }
        if area.major.count > rows.count {
            for (number, row) in rows where area.major.contains(number) {
                if let found = row.blocker(of: area.minor) { return found }
            }
            return nil
        }
        for number in area.major {
            if let found = rows[number]?.blocker(of: area.minor) { return found }
        }
        return nil
    }
}
