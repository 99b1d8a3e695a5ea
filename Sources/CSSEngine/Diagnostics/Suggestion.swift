/// Finds the names that are similar to a misspelt one.
package enum Suggestion {
    /// Returns the maximum number of wrong letters in a name: about a third.
    static func limit(for written: String) -> Int { max(1, min(3, written.count / 3)) }

    /// Returns the most similar of `names`. `nil` if none is similar.
    package static func nearest(to written: String, among names: [String], limit: Int? = nil) -> String? {
        closestMatches(written, among: names, limit: limit).first
    }

    /// Returns all similar names, the most similar first.
    package static func closestMatches(_ written: String, among names: [String], limit: Int? = nil) -> [String] {
        guard written.utf8.count <= 64 else { return [] }
        let limit = limit ?? self.limit(for: written)
        let parts = written.split(separator: "-")
        var matches: [(name: String, distance: Int)] = []
        for name in names where abs(name.utf8.count - written.utf8.count) <= max(limit, parts.count) {
            if let distance = distance(written, parts, name, limit: limit) { matches.append((name, distance)) }
        }
        // Sorting is not stable: names with the same distance keep their order by their index.
        return matches.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
            .map(\.element.name)
    }

    /// Returns the distance of two names. `nil` if they are not similar. If both have the same number of parts between
    /// hyphens, each part must be similar: `line-height` is not similar to `min-height`.
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

    /// Returns the number of insertions, deletions, substitutions and swaps of neighbours between two words (optimal string
    /// alignment distance). `nil` if it is more than `limit`.
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
            // A swap refers to two rows above, so both rows must exceed the limit.
            guard current.contains(where: { $0 <= limit }) || above.contains(where: { $0 < limit }) else { return nil }
            twoAbove = above
            above = current
        }
        return above[right.count] <= limit ? above[right.count] : nil
    }
}
