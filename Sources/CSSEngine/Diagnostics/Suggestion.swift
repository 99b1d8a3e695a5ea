/// Finds the name that a misspelt one was meant to be.
package enum Suggestion {
    /// How many letters of a word may be wrong: about a third.
    static func limit(for written: String) -> Int { max(1, min(3, written.count / 3)) }

    /// The nearest of `names`, or nil where none is near.
    package static func nearest(to written: String, among names: [String], limit: Int? = nil) -> String? {
        near(written, among: names, limit: limit).first
    }

    /// All of `names` that are near, the nearest first.
    static func near(_ written: String, among names: [String], limit: Int? = nil) -> [String] {
        guard written.utf8.count <= 64 else { return [] }
        let limit = limit ?? self.limit(for: written)
        let parts = written.split(separator: "-")
        var near: [(name: String, distance: Int)] = []
        for name in names where abs(name.utf8.count - written.utf8.count) <= max(limit, parts.count) {
            if let distance = distance(written, parts, name, limit: limit) { near.append((name, distance)) }
        }
        // The earlier one of two that are equally near, whatever the order that sorting leaves them in.
        return near.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
            .map(\.element.name)
    }

    /// How far apart two names are; nil where they are not near. Of names with as many parts between hyphens, each part
    /// must be near the other's: `line-height` is no `min-height`.
    private static func distance(_ written: String, _ parts: [Substring], _ name: String, limit: Int) -> Int? {
        let others = name.split(separator: "-")
        guard parts.count > 1, parts.count == others.count else {
            return distance(Array(written.utf8), Array(name.utf8), limit: limit)
        }
        var sum = 0
        for (part, other) in zip(parts, others) where part != other {
            let limit = self.limit(for: String(part))
            guard let distance = distance(Array(part.utf8), Array(other.utf8), limit: limit) else { return nil }
            sum += distance
        }
        return sum
    }

    /// Edits between two words: letters put in, left out, changed, or two neighbours swapped; nil for more than `limit`.
    private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        var twoAbove: [Int] = []
        var above = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let change = left[row] == right[column] ? 0 : 1
                var best = min(above[column] + change, above[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, twoAbove[column - 1] + 1)
                }
                current.append(best)
            }
            // Rows never go down by more than what swapping saves.
            guard current.contains(where: { $0 <= limit }) || above.contains(where: { $0 < limit }) else { return nil }
            twoAbove = above
            above = current
        }
        return above[right.count] <= limit ? above[right.count] : nil
    }
}
