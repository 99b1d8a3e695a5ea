/// Finds the name that a misspelt one was meant to be.
enum Suggestion {
    /// The nearest of `names`, or nil where none is near: about a third of the letters may be wrong.
    static func nearest(to written: String, among names: [String]) -> String? {
        let limit = max(1, min(3, written.count / 3))
        guard written.count <= 64 else { return nil }
        var best: (name: String, distance: Int)?
        for name in names where abs(name.count - written.count) <= limit {
            let distance = distance(Array(written.utf8), Array(name.utf8))
            if distance <= limit, distance < best?.distance ?? Int.max { best = (name, distance) }
        }
        return best?.name
    }

    /// Edits between two words: letters put in, left out, changed, or two neighbours swapped.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
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
            twoAbove = above
            above = current
        }
        return above[right.count]
    }
}
