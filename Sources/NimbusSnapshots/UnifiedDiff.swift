/// What has to be changed to make one text another.
struct UnifiedDiff {
    /// A line of either text or of both.
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

    /// How many unchanged lines are shown around a change.
    private static let context = 3
    /// How many lines are shown altogether.
    private static let limit = 200
    /// Finding the shortest way takes time and memory with the square of the changes: past so many lines, it is not
    /// looked for.
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

    /// The diff with a few lines around each change; nil where the texts are the same.
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
        // What is behind the end of the last line is no line.
        return lines.last == "" ? lines.dropLast() : lines
    }

    /// Letters that look alike are not the same.
    private static func isSame(_ left: Substring, _ right: Substring) -> Bool { left.utf8.elementsEqual(right.utf8) }

    private static func changes(from old: ArraySlice<Substring>, to new: ArraySlice<Substring>) -> [Line] {
        if old.count + new.count > searchLimit { return old.map { .removed($0) } + new.map { .added($0) } }
        let (old, new) = (Array(old), Array(new))
        let difference = new.difference(from: old, by: isSame)
        let removed = Set(difference.removals.map(\.offset))
        let added = Set(difference.insertions.map(\.offset))
        var result: [Line] = []
        var (oldPlace, newPlace) = (0, 0)
        while oldPlace < old.count || newPlace < new.count {
            if removed.contains(oldPlace) {
                result.append(.removed(old[oldPlace]))
                oldPlace += 1
            } else if added.contains(newPlace) {
                result.append(.added(new[newPlace]))
                newPlace += 1
            } else {
                result.append(.same(new[newPlace]))
                (oldPlace, newPlace) = (oldPlace + 1, newPlace + 1)
            }
        }
        return result
    }

    // MARK: Hunks

    /// Stretches of lines with what is around them; those that touch are one.
    private var hunks: [Range<Int>] {
        var hunks: [Range<Int>] = []
        for place in lines.indices where !lines[place].isSame {
            let start = max(place - Self.context, 0)
            let end = min(place + Self.context + 1, lines.count)
            if let last = hunks.last, start <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(start..<end)
            }
        }
        return hunks
    }

    /// Where a hunk is in either text, and how long it is there.
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
