/// The difference between two texts in the unified diff format.
struct UnifiedDiff {
    /// A line of one of the texts or of both.
    private enum Line {
        case same(Substring)
        case removed(Substring)
        case added(Substring)

        var isSame: Bool { if case .same = self { true } else { false } }
        var isInOld: Bool { if case .added = self { false } else { true } }
        var isInNew: Bool { if case .removed = self { false } else { true } }

        var text: String {
            switch self {
            case .same(let line): " \(line)"
            case .removed(let line): "-\(line)"
            case .added(let line): "+\(line)"
            }
        }
    }

    /// The number of unchanged lines before and after a change.
    private static let context = 3
    /// The maximum number of lines in the output.
    private static let limit = 200
    /// The maximum number of lines for which the shortest diff is computed. The time and memory of the search grow with
    /// the square of the number of changes.
    private static let searchLimit = 6000

    private let lines: [Line]

    init(from old: String, to new: String) {
        let (old, new) = (Self.lines(old), Self.lines(new))
        let start = zip(old, new).prefix { Self.isSame($0, $1) }.count
        let (oldRest, newRest) = (old[start...], new[start...])
        let end = zip(oldRest.reversed(), newRest.reversed()).prefix { Self.isSame($0, $1) }.count
        lines =
            old[..<start].map { .same($0) } + Self.changes(from: oldRest.dropLast(end), to: newRest.dropLast(end))
            + oldRest.suffix(end).map { .same($0) }
    }

    /// The diff with context lines around each change. `nil` if the texts are equal.
    var text: String? {
        let hunks = hunks
        if hunks.isEmpty { return nil }
        let shown = hunks.flatMap { [heading($0)] + lines[$0].map(\.text) }
        let rest = shown.count - Self.limit
        return (shown.prefix(Self.limit) + (rest > 0 ? ["… and \(rest) more lines"] : [])).joined(separator: "\n")
    }

    // MARK: Lines

    private static func lines(_ text: String) -> [Substring] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        // The end of the last line does not start another one.
        return lines.last == "" ? lines.dropLast() : lines
    }

    /// Compares bytes, because canonically equivalent characters are different contents.
    private static func isSame(_ left: Substring, _ right: Substring) -> Bool { left.utf8.elementsEqual(right.utf8) }

    private static func changes(from old: ArraySlice<Substring>, to new: ArraySlice<Substring>) -> [Line] {
        if old.count + new.count > searchLimit { return old.map { .removed($0) } + new.map { .added($0) } }
        let (old, new) = (Array(old), Array(new))
        let difference = new.difference(from: old, by: isSame)
        let removed = Set(difference.removals.map(\.offset))
        let added = Set(difference.insertions.map(\.offset))
        var result: [Line] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                result.append(.removed(old[oldIndex]))
                oldIndex += 1
            } else if added.contains(newIndex) {
                result.append(.added(new[newIndex]))
                newIndex += 1
            } else {
                result.append(.same(new[newIndex]))
                (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
            }
        }
        return result
    }

    // MARK: Hunks

    /// The ranges of changed lines with their context. Ranges that touch are merged.
    private var hunks: [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in lines.indices where !lines[index].isSame {
            let start = max(index - Self.context, 0)
            let end = min(index + Self.context + 1, lines.count)
            if let last = hunks.last, start <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(start..<end)
            }
        }
        return hunks
    }

    /// Returns the heading of a hunk: its first line and line count in both texts.
    private func heading(_ hunk: Range<Int>) -> String {
        func span(_ isIncluded: (Line) -> Bool) -> String {
            let count = lines[hunk].count(where: isIncluded)
            let before = lines[..<hunk.lowerBound].count(where: isIncluded)
            return "\(count > 0 ? before + 1 : before),\(count)"
        }
        return "@@ -\(span(\.isInOld)) +\(span(\.isInNew)) @@"
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
