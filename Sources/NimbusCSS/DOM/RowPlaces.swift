/// Where objects stand in the rows that hold them, as those were read last; every answer is checked.
///
/// So a long row is read once, and not again for each object of it that is registered.
@MainActor struct RowPlaces {
    /// More places than this are not remembered.
    private static let limit = 1 << 16

    private var rows: [ObjectIdentifier: [ObjectIdentifier: Int]] = [:]
    private var count = 0

    /// The place of an object in the one that holds it; nil where that does not know of it.
    mutating func place(of object: any NIStyleable, in holder: any NIStyleable) -> Int? {
        let end = holder.styleableSubviewCount
        func isAt(_ place: Int) -> Bool { (0..<end).contains(place) && holder.styleableSubview(at: place) === object }
        // What was just added needs no row.
        if isAt(end - 1) { return end - 1 }
        if isAt(0) { return 0 }
        if let place = rows[ObjectIdentifier(holder)]?[ObjectIdentifier(object)], isAt(place) { return place }
        return read(holder)[ObjectIdentifier(object)]
    }

    private mutating func read(_ holder: any NIStyleable) -> [ObjectIdentifier: Int] {
        let objects = holder.styleableSubviews
        if count + objects.count > Self.limit { self = RowPlaces() }
        var row: [ObjectIdentifier: Int] = [:]
        row.reserveCapacity(objects.count)
        for (place, object) in objects.enumerated() { row[ObjectIdentifier(object)] = place }
        count += row.count - (rows[ObjectIdentifier(holder)]?.count ?? 0)
        rows[ObjectIdentifier(holder)] = row
        return row
    }
}
