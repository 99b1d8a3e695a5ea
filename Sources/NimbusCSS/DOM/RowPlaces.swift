/// Where objects stand in the rows that hold them, as those were read last; every answer is checked.
///
/// So a long row is read once, and not again for each object of it that is registered.
@MainActor package struct RowPlaces {
    /// Places in rows that are not long are remembered up to this number.
    private static let limit = 1 << 16

    private var rows: [ObjectIdentifier: [ObjectIdentifier: Int]] = [:]
    private var count = 0
    /// How many objects were read, all told.
    package private(set) var readCount = 0

    package init() {}

    private init(readCount: Int) { self.readCount = readCount }

    /// The place of an object in the one that holds it; nil where that does not know of it.
    package mutating func place(of object: any NIStyleable, in holder: any NIStyleable) -> Int? {
        let end = holder.styleableSubviewCount
        func isAt(_ place: Int) -> Bool { (0..<end).contains(place) && holder.styleableSubview(at: place) === object }
        // What was just added needs no row, and what was put in beside an object has moved it by one.
        let known = rows[ObjectIdentifier(holder)]?[ObjectIdentifier(object)]
        let near = known ?? 0
        guard let place = [end - 1, 0, near, near + 1, near - 1].first(where: isAt) else {
            return read(holder)[ObjectIdentifier(object)]
        }
        if place != known { remember(place, of: object, in: holder) }
        return place
    }

    private func limit(for length: Int) -> Int { max(Self.limit, 2 * length) }

    private mutating func remember(_ place: Int, of object: any NIStyleable, in holder: any NIStyleable) {
        if count >= limit(for: holder.styleableSubviewCount) { self = RowPlaces(readCount: readCount) }
        let old = rows[ObjectIdentifier(holder), default: [:]].updateValue(place, forKey: ObjectIdentifier(object))
        if old == nil { count += 1 }
    }

    private mutating func read(_ holder: any NIStyleable) -> [ObjectIdentifier: Int] {
        let objects = holder.styleableSubviews
        if count + objects.count > limit(for: objects.count) { self = RowPlaces(readCount: readCount) }
        var row: [ObjectIdentifier: Int] = [:]
        row.reserveCapacity(objects.count)
        for (place, object) in objects.enumerated() { row[ObjectIdentifier(object)] = place }
        readCount += objects.count
        count += row.count - (rows[ObjectIdentifier(holder)]?.count ?? 0)
        rows[ObjectIdentifier(holder)] = row
        return row
    }
}
