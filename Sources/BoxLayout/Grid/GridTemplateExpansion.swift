/// The explicit tracks and line names of one axis, with all repetitions expanded (CSS Grid 2, sections 7.2 and 7.3).
///
/// The grid is limited, as section 6.6, "Clamping Overly Large Grids", allows: to `lineLimit` lines on either side of the
/// first line, and to `patternLimit` tracks in a repetition of more than one track or with line names.
struct ExplicitGrid {
    static let lineLimit = 10_000_000
    static let patternLimit = 10_000

    /// A number of adjacent tracks with the same sizing function.
    struct Run {
        var count: Int
        var size: GridTrackSize
    }

    private(set) var runs: [Run] = []
    /// The number of tracks, which can be larger than in `runs` because of named areas.
    private(set) var trackCount = 0
    /// The tracks that `auto-fit` generates.
    private(set) var autoFitRange: Range<Int>?
    /// The lines of each name in ascending order. The first line is 0.
    private(set) var lines: [String: [Int]] = [:]

    /// - Parameters:
    ///   - areas: The named areas in this axis, as names and 1-based lines.
    ///   - repeatCount: Returns the number of repetitions of an `auto-fill` or `auto-fit` pattern.
    init(
        _ template: GridTemplate, areas: [(name: String, lines: Range<Int>)], areaTrackCount: Int,
        repeatCount: ([GridTrackListItem]) -> Int
    ) {
        for component in template {
            switch component {
            case .item(let item): append(item)
            case .repetition(let count, let items): append(items, count, repeatCount)
            }
        }
        trackCount = max(trackCount, areaTrackCount)
        for (name, range) in areas {
            lines["\(name)-start", default: []].append(range.lowerBound - 1)
            lines["\(name)-end", default: []].append(range.upperBound - 1)
        }
        for name in lines.keys { lines[name]?.sort() }
    }

    private mutating func append(_ item: GridTrackListItem) {
        switch item {
        case .track(let size): append(Run(count: 1, size: size))
        case .lineNames(let names):
            for name in names where lines[name]?.last != trackCount { lines[name, default: []].append(trackCount) }
        }
    }

    private mutating func append(_ run: Run) {
        let count = min(run.count, Self.lineLimit - trackCount)
        guard count > 0 else { return }
        trackCount += count
        if let last = runs.last, last.size == run.size {
            runs[runs.count - 1].count += count
        } else {
            runs.append(Run(count: count, size: run.size))
        }
    }

    private mutating func append(
        _ items: [GridTrackListItem], _ count: GridRepeatCount, _ repeatCount: ([GridTrackListItem]) -> Int
    ) {
        let start = trackCount
        let repetitions =
            switch count {
            case .times(let count): max(0, count)
            case .autoFill, .autoFit: repeatCount(items)
            }
        if items.count == 1, case .track(let size) = items[0] {
            append(Run(count: repetitions, size: size))
        } else {
            let tracks = max(1, Self.trackCount(items))
            for _ in 0..<min(repetitions, max(1, Self.patternLimit / tracks)) {
                for item in items { append(item) }
            }
        }
        if count == .autoFit { autoFitRange = start..<trackCount }
    }

    static func trackCount(_ items: [GridTrackListItem]) -> Int {
        items.reduce(0) { if case .track = $1 { $0 + 1 } else { $0 } }
    }

    // MARK: Lines (CSS Grid 2, section 8.3)

    /// Returns the names of each line in alphabetical order, without those that areas give to their edges. The first line
    /// is 1.
    func lineNames(without areas: [(name: String, lines: Range<Int>)]) -> [Int: [String]] {
        var lines = lines
        for (name, range) in areas {
            lines["\(name)-start"]?.removeFirst(range.lowerBound - 1)
            lines["\(name)-end"]?.removeFirst(range.upperBound - 1)
        }
        var names: [Int: [String]] = [:]
        for (name, lines) in lines.sorted(by: { $0.key < $1.key }) {
            for line in lines { names[line + 1, default: []].append(name) }
        }
        return names
    }

    /// Returns the n-th line of a name. Lines that are missing are counted as implicit lines outside the explicit grid.
    func line(_ number: Int, named name: String) -> Int {
        let named = lines[name] ?? []
        if number > 0 {
            return number <= named.count ? named[number - 1] : trackCount + (number - named.count)
        }
        return -number <= named.count ? named[named.count + number] : -(-number - named.count)
    }

    /// Returns the line that is `count` lines of a name after `line`, or before if `isForward` is false.
    func line(_ count: Int, named name: String, from line: Int, isForward: Bool) -> Int {
        let named = lines[name] ?? []
        if isForward {
            let following = named.filter { $0 > line }
            if count <= following.count { return following[count - 1] }
            return max(trackCount, line) + (count - following.count)
        }
        let preceding = named.filter { $0 < line }
        if count <= preceding.count { return preceding[preceding.count - count] }
        return min(0, line) - (count - preceding.count)
    }
}

extension [Int] {
    /// Removes the first element that is equal to `element`.
    fileprivate mutating func removeFirst(_ element: Int) {
        if let index = firstIndex(of: element) { remove(at: index) }
    }
}
