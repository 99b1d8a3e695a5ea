/// The tracks of one axis of the implicit grid.
struct GridAxis {
    let tracks: GridTracksBuffer
    /// The line before each run of tracks, in ascending order, and the last line.
    private let lines: UnsafeMutableBufferPointer<Int>
    let gap: Double

    /// Creates the tracks between the lines of `range`, split where items start or end.
    ///
    /// - Parameters:
    ///   - basis: The size that percentages refer to. `nil` makes them `auto`.
    init(
        _ grid: ExplicitGrid, autoSizes: [GridTrackSize], range: Range<Int>, itemLines: [Range<Int>], gap: Double,
        basis: Double?, pass: BoxLayoutPass
    ) {
        let runs = Self.runs(grid, autoSizes: autoSizes, range: range)
        let edges = Self.edges(grid, range: range, itemLines: itemLines, pass)
        let lines = pass.allocate(Int.self, count: edges.count + runs.count + 1)
        let tracks = pass.allocate(GridTrack.self, count: edges.count + runs.count)
        var count = 0
        var line = range.lowerBound
        var edge = 0
        for run in runs {
            let end = line + run.count
            while line < end {
                while edge < edges.count, edges[edge] <= line { edge += 1 }
                let next = edge < edges.count ? min(edges[edge], end) : end
                lines.initializeElement(at: count, to: line)
                tracks.initializeElement(
                    at: count, to: Self.track(run.size, count: Double(next - line), basis: basis, pass))
                count += 1
                line = next
            }
        }
        lines.initializeElement(at: count, to: line)
        self.lines = UnsafeMutableBufferPointer(rebasing: lines[...count])
        self.tracks = GridTracksBuffer(rebasing: tracks[..<count])
        self.gap = gap
        if let autoFit = grid.autoFitRange { collapse(autoFit, itemLines) }
    }

    /// Returns the lines at which items or `auto-fit` tracks start or end, in ascending order.
    private static func edges(
        _ grid: ExplicitGrid, range: Range<Int>, itemLines: [Range<Int>], _ pass: BoxLayoutPass
    ) -> UnsafeMutableBufferPointer<Int> {
        let capacity = itemLines.count * 2 + 2
        let edges = pass.allocate(Int.self, count: capacity)
        var count = 0
        func add(_ line: Int) {
            edges.initializeElement(at: count, to: line)
            count += 1
        }
        if range.count < capacity * 2 {
            // Marking lines is linear, unlike sorting them.
            let marks = pass.allocate(Bool.self, count: range.count + 1)
            marks.initialize(repeating: false)
            func mark(_ lines: Range<Int>) {
                marks[lines.lowerBound - range.lowerBound] = true
                marks[lines.upperBound - range.lowerBound] = true
            }
            for lines in itemLines { mark(lines) }
            if let autoFit = grid.autoFitRange { mark(autoFit) }
            for index in marks.indices where marks[index] { add(range.lowerBound + index) }
            return UnsafeMutableBufferPointer(rebasing: edges[..<count])
        }
        func add(_ lines: Range<Int>) {
            add(lines.lowerBound)
            add(lines.upperBound)
        }
        for lines in itemLines { add(lines) }
        if let autoFit = grid.autoFitRange { add(autoFit) }
        var used = UnsafeMutableBufferPointer(rebasing: edges[..<count])
        used.sort()
        return used
    }

    private static let automaticSizes: [GridTrackSize] = [.auto]

    /// The sizing functions between two lines: explicit tracks, and implicit tracks on both sides (CSS Grid 2, section 7.6).
    private static func runs(
        _ grid: ExplicitGrid, autoSizes: [GridTrackSize], range: Range<Int>
    ) -> [ExplicitGrid.Run] {
        let sizes = autoSizes.isEmpty ? automaticSizes : autoSizes
        var runs: [ExplicitGrid.Run] = []
        let leading = max(0, min(0, range.upperBound) - range.lowerBound)
        // Backwards, the pattern ends with its last size before the first explicit track.
        appendImplicit(leading, sizes, offset: (sizes.count - -range.lowerBound % sizes.count) % sizes.count, to: &runs)
        runs += grid.runs
        let explicit = grid.runs.reduce(0) { $0 + $1.count }
        appendImplicit(range.upperBound - explicit, sizes, offset: 0, to: &runs)
        return runs
    }

    private static func appendImplicit(
        _ count: Int, _ sizes: [GridTrackSize], offset: Int, to runs: inout [ExplicitGrid.Run]
    ) {
        guard count > 0 else { return }
        let patterned = sizes.count == 1 ? 0 : min(count, ExplicitGrid.patternLimit)
        for index in 0..<patterned {
            runs.append(ExplicitGrid.Run(count: 1, size: sizes[(index + offset) % sizes.count]))
        }
        if count > patterned { runs.append(ExplicitGrid.Run(count: count - patterned, size: sizes[0])) }
    }

    /// Collapses the tracks of `auto-fit` without items (CSS Grid 2, section 7.2.3.2).
    private func collapse(_ range: Range<Int>, _ itemLines: [Range<Int>]) {
        for index in tracks.indices where range.contains(lines[index]) { tracks[index].isCollapsed = true }
        for item in itemLines {
            for index in index(ofLine: item.lowerBound)..<index(ofLine: item.upperBound) {
                tracks[index].isCollapsed = false
            }
        }
        for index in tracks.indices where tracks[index].isCollapsed {
            tracks[index].minimum = .fixed(0)
            tracks[index].maximum = .fixed(0)
        }
    }

    private static func track(_ size: GridTrackSize, count: Double, basis: Double?, _ pass: BoxLayoutPass) -> GridTrack
    {
        func resolve(_ length: LengthPercentage) -> Double? {
            pass.resolve(length, basis: basis).map { max(0, $0) }
        }
        func minimum(_ breadth: GridTrackBreadth) -> GridTrack.Minimum {
            switch breadth {
            case .fixed(let length): resolve(length).map { .fixed($0) } ?? .auto
            case .flex, .auto: .auto
            case .minContent: .minContent
            case .maxContent: .maxContent
            }
        }
        func maximum(_ breadth: GridTrackBreadth) -> GridTrack.Maximum {
            switch breadth {
            case .fixed(let length): resolve(length).map { .fixed($0) } ?? .auto
            case .flex(let factor): .flex(max(0, StyleTable.finite(factor)))
            case .auto: .auto
            case .minContent: .minContent
            case .maxContent: .maxContent
            }
        }
        return switch size {
        case .breadth(let breadth): GridTrack(count: count, minimum: minimum(breadth), maximum: maximum(breadth))
        case .minmax(let low, let high): GridTrack(count: count, minimum: minimum(low), maximum: maximum(high))
        case .fitContent(let limit):
            GridTrack(
                count: count, minimum: .auto, maximum: resolve(limit).map { .fitContent($0) } ?? .maxContent)
        }
    }

    // MARK: Lines

    /// Returns the index of the first run at or after a line.
    func index(ofLine line: Int) -> Int {
        var (low, high) = (0, lines.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle] < line { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The lines of the implicit grid.
    var range: ClosedRange<Int> { lines[0]...lines[lines.count - 1] }

    /// Returns the offset of a line, at the side of the track after it or before it. `nil` outside the implicit grid.
    ///
    /// - Parameter offsetWithoutTracks: The offset of the sole line of a grid without tracks.
    func offset(ofLine line: Int, isStart: Bool, offsetWithoutTracks: Double) -> Double? {
        guard range.contains(line) else { return nil }
        if tracks.isEmpty { return offsetWithoutTracks }
        let index = index(ofLine: line)
        if lines[index] == line {
            if index == 0 || (isStart && index < tracks.count) { return tracks[index].start }
            return tracks[index - 1].end
        }
        // A line between equal tracks.
        let track = tracks[index - 1]
        if track.isCollapsed { return isStart ? track.start : track.end }
        let before = Double(line - lines[index - 1])
        let pitch = track.count > 1 ? (track.end - track.start - track.baseSize) / (track.count - 1) : 0
        return track.start + before * pitch - (isStart ? 0 : pitch - track.baseSize)
    }

    // MARK: Spans

    private func tracks(of span: GridSpan) -> GridTracksBuffer {
        GridTracksBuffer(rebasing: tracks[span.start..<span.end])
    }

    /// Returns the item's span, with the properties of its tracks.
    func span(_ lines: Range<Int>) -> GridSpan {
        var span = GridSpan(start: index(ofLine: lines.lowerBound), end: index(ofLine: lines.upperBound))
        span.trackCount = Double(lines.count)
        for track in tracks(of: span) {
            if track.isFlexible { span.crossesFlexible = true }
            if track.hasIntrinsicMinimum || track.hasIntrinsicMaximum { span.crossesIntrinsic = true }
        }
        return span
    }

    /// Returns the sum of the tracks if all have a fixed size, or `nil`.
    func fixedSize(of span: GridSpan) -> Double? {
        var size = gap * (tracks(of: span).reduce(-1) { $0 + ($1.isCollapsed ? 0 : $1.count) })
        for track in tracks(of: span) {
            guard case .fixed(let minimum) = track.minimum, case .fixed(let maximum) = track.maximum else { return nil }
            size += max(minimum, maximum) * track.count
        }
        return max(0, size)
    }

    /// Returns the size of the spanned tracks and gaps, before alignment.
    func size(of span: GridSpan) -> Double {
        let count = tracks(of: span).reduce(-1) { $0 + ($1.isCollapsed ? 0 : $1.count) }
        return tracks(of: span).reduce(gap * max(0, count)) { $0 + $1.baseSize * $1.count }
    }

    /// Returns the width of the grid area of a span, after alignment.
    func width(of span: GridSpan) -> Double {
        let area = area(of: span)
        return area.end - area.start
    }

    /// Returns the height of the grid area of a span, after alignment.
    func height(of span: GridSpan) -> Double { width(of: span) }

    /// Returns the start and end of the spanned tracks, after alignment.
    func area(of span: GridSpan) -> (start: Double, end: Double) {
        guard span.start < span.end else { return (0, 0) }
        return (tracks[span.start].start, tracks[span.end - 1].end)
    }

    // MARK: Positions

    /// The sum of all tracks and gaps, before alignment.
    var totalSize: Double { tracks.reduce(gap * max(0, trackCount - 1)) { $0 + $1.baseSize * $1.count } }

    /// The number of tracks that are not collapsed.
    var trackCount: Double { tracks.reduce(0) { $0 + ($1.isCollapsed ? 0 : $1.count) } }

    /// Positions the tracks in the container (CSS Grid 2, section 11.3).
    func align(_ alignment: ContentAlignment, in size: Double, isRightToLeft: Bool?) {
        let count = trackCount
        let distribution = ContentDistribution(
            alignment, free: size - totalSize, count: Int(count), isRightToLeft: isRightToLeft)
        let gap = gap + distribution.spacing
        var cursor = distribution.offset
        var isFirst = true
        for index in tracks.indices {
            if tracks[index].isCollapsed {
                // The gutters on both sides coincide: the track is after the gutter as a start, and before it as an end.
                (tracks[index].start, tracks[index].end) = (isFirst ? cursor : cursor + gap, cursor)
                continue
            }
            if !isFirst { cursor += gap }
            isFirst = false
            tracks[index].start = cursor
            cursor += tracks[index].baseSize * tracks[index].count + gap * (tracks[index].count - 1)
            tracks[index].end = cursor
        }
    }

    /// Returns the used tracks. `offset`: The distance from the border edge to the content box.
    func used(offset: Double, lineNames: [Int: [String]]) -> GridTracks {
        var runs: [GridTracks.Run] = []
        for index in tracks.indices {
            let next = index + 1 < tracks.count ? tracks[index + 1].start : tracks[index].end
            let inner = tracks[index].count > 1 ? self.gap(within: tracks[index]) : max(0, next - tracks[index].end)
            runs.append(GridTracks.Run(count: Int(tracks[index].count), size: tracks[index].baseSize, gap: inner))
        }
        return GridTracks(
            start: offset + (tracks.first?.start ?? 0), leadingImplicitCount: max(0, -range.lowerBound), runs: runs,
            lineNames: lineNames)
    }

    /// The gap between the tracks of a run, after alignment.
    private func gap(within track: GridTrack) -> Double {
        (track.end - track.start - track.baseSize * track.count) / (track.count - 1)
    }
}
