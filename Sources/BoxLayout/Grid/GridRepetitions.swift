/// Counts the repetitions of `auto-fill` and `auto-fit` (CSS Grid 2, section 7.2.3.2).
struct GridRepetitions {
    let content: ContentBox
    let grid: GridStyle
    let rowGap: Double
    let columnGap: Double

    private var pass: BoxLayoutPass { content.pass }

    /// Returns the number of repetitions of a pattern in `grid-template-columns`.
    func columnCount(_ items: [GridTrackListItem]) -> Int {
        // As in Blink, percentages of an indefinite size refer to its minimum.
        let basis = content.containing.width ?? content.minimumWidth
        return count(items, in: grid.templateColumns, space: columnSpace, basis: basis, gap: columnGap)
    }

    /// Returns the number of repetitions of a pattern in `grid-template-rows`.
    func rowCount(_ items: [GridTrackListItem]) -> Int {
        let basis = content.height ?? content.minimumHeight
        return count(items, in: grid.templateRows, space: rowSpace, basis: basis, gap: rowGap)
    }

    /// The space that repetitions must not exceed, or must fill if it is a minimum.
    private struct RepeatSpace {
        var size: Double
        var isMinimum = false
    }

    private var columnSpace: RepeatSpace? {
        if let width = content.containing.width { return RepeatSpace(size: width) }
        return repeatSpace(minimum: content.minimumWidth, maximum: content.maximumWidth)
    }

    private var rowSpace: RepeatSpace? {
        if let height = content.percentageHeight { return RepeatSpace(size: height) }
        return repeatSpace(minimum: content.minimumHeight, maximum: content.maximumHeight)
    }

    private func repeatSpace(minimum: Double, maximum: Double) -> RepeatSpace? {
        if maximum < .infinity { return RepeatSpace(size: max(minimum, maximum)) }
        return minimum > 0 ? RepeatSpace(size: minimum, isMinimum: true) : nil
    }

    private func count(
        _ items: [GridTrackListItem], in template: GridTemplate, space: RepeatSpace?, basis: Double, gap: Double
    ) -> Int {
        guard let space else { return 1 }
        var fixed = 0.0
        var repeated = 0.0
        for component in template {
            switch component {
            case .item(let item): fixed += definiteSize(item, basis, gap)
            case .repetition(.times(let count), let items):
                fixed += Double(max(0, count)) * items.reduce(0) { $0 + definiteSize($1, basis, gap) }
            case .repetition: repeated = items.reduce(0) { $0 + definiteSize($1, basis, gap) }
            }
        }
        // Each track brings a gap, except for the last one.
        let count = (space.size + gap - fixed) / max(repeated, 1)
        let rounded = space.isMinimum ? (count - 1e-6).rounded(.up) : (count + 1e-6).rounded(.down)
        return Int(min(max(1, rounded), Double(ExplicitGrid.lineLimit)))
    }

    /// The size of a track for counting repetitions, with a gap. At least 1 px, to bound the number of repetitions.
    private func definiteSize(_ item: GridTrackListItem, _ basis: Double, _ gap: Double) -> Double {
        guard case .track(let size) = item else { return 0 }
        func resolve(_ breadth: GridTrackBreadth) -> Double? {
            if case .fixed(let length) = breadth { pass.resolve(length, basis: basis) } else { nil }
        }
        let definite: Double? =
            switch size {
            case .breadth(let breadth): resolve(breadth)
            case .minmax(let low, let high):
                resolve(high).map { high in max(high, resolve(low) ?? 0) } ?? resolve(low)
            case .fitContent: nil
            }
        return max(1, definite ?? 0) + gap
    }
}
