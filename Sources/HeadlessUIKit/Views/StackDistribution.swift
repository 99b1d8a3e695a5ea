import Foundation

/// The lengths of arranged views along the axis of a stack, and the distances between them, in points.
@MainActor struct StackDistribution {
    private(set) var lengths: [CGFloat]
    private(set) var gaps: [CGFloat]

    init(
        _ items: [StackItem], _ spacings: [CGFloat], _ distribution: UIStackView.Distribution, in space: CGFloat
    ) {
        gaps = spacings
        lengths = items.map(\.natural)
        let available = max(0, space - spacings.reduce(0, +))
        // With any distribution, a single view extends from edge to edge.
        switch items.count < 2 ? .fill : distribution {
        case .fill: lengths = Self.fitted(items, to: available)
        case .fillEqually: lengths = lengths.map { _ in available / CGFloat(items.count) }
        case .fillProportionally:
            let total = lengths.reduce(0, +)
            lengths = lengths.map { total > 0 ? available * $0 / total : available / CGFloat(items.count) }
        case .equalSpacing:
            if lengths.reduce(0, +) > available { lengths = Self.fitted(items, to: available) }
            spreadEvenly(in: space)
        case .equalCentering:
            if lengths.reduce(0, +) > available { lengths = Self.fitted(items, to: available) }
            spreadCenters(in: space)
        }
    }

    private static func fitted(_ items: [StackItem], to available: CGFloat) -> [CGFloat] {
        let rest = available - items.reduce(0) { $0 + $1.natural }
        return rest > 0 ? stretched(items, by: rest) : compressed(items, by: -rest)
    }

    /// Returns the lengths after stretching the views that hug their content least, the view with the lower index first.
    private static func stretched(_ items: [StackItem], by length: CGFloat) -> [CGFloat] {
        var lengths = items.map(\.natural)
        var rest = length
        let order = items.indices.sorted { (items[$0].hugging.rawValue, $0) < (items[$1].hugging.rawValue, $1) }
        for index in order where rest > 0.001 {
            let stretched = min(lengths[index] + rest, items[index].maximum)
            rest -= stretched - lengths[index]
            lengths[index] = stretched
        }
        return lengths
    }

    /// Returns the lengths after compressing the views with the least resistance, the view with the higher index first.
    /// Texts that wrap are compressed together.
    private static func compressed(_ items: [StackItem], by length: CGFloat) -> [CGFloat] {
        var lengths = items.map(\.natural)
        var excess = length
        func rank(_ index: Int) -> (Float, Int) {
            (items[index].compressionResistance.rawValue, items[index].resistance.rawValue)
        }
        var order = items.indices.sorted { rank($0) == rank($1) ? $0 > $1 : rank($0) < rank($1) }[...]
        while excess > 0.001, let first = order.first {
            let sharesSpace = items[first].resistance == .wrappingText
            let group = order.prefix(sharesSpace ? order.prefix { rank($0) == rank(first) }.count : 1)
            order = order.dropFirst(group.count)
            var space = group.reduce(-excess) { $0 + lengths[$1] }
            excess = -space
            // From the shortest text, so that only texts that are longer than an equal share give way.
            for (offset, index) in group.sorted(by: { lengths[$0] < lengths[$1] }).enumerated() {
                lengths[index] = max(min(lengths[index], space / CGFloat(group.count - offset)), items[index].minimum)
                space -= lengths[index]
                excess += lengths[index]
            }
        }
        return lengths
    }

    /// Makes all gaps equal, but no gap smaller than its spacing.
    private mutating func spreadEvenly(in space: CGFloat) {
        let rest = space - lengths.reduce(0, +)
        setGaps([CGFloat](repeating: rest / CGFloat(gaps.count), count: gaps.count), total: rest)
    }

    /// Makes the distances between the centres of adjacent views equal, but no gap smaller than its spacing.
    private mutating func spreadCenters(in space: CGFloat) {
        let distance = (space - (lengths[0] + lengths[lengths.count - 1]) / 2) / CGFloat(gaps.count)
        let wanted = gaps.indices.map { distance - (lengths[$0] + lengths[$0 + 1]) / 2 }
        setGaps(wanted, total: space - lengths.reduce(0, +))
    }

    /// Sets the gaps to their wanted lengths, but at least to their spacings. To keep the total, larger gaps shrink in
    /// proportion to their excess.
    private mutating func setGaps(_ wanted: [CGFloat], total: CGFloat) {
        let minimum = gaps
        gaps = zip(wanted, minimum).map { max($0, $1) }
        let excess = gaps.reduce(0, +) - total
        let slack = zip(gaps, minimum).map { $0 - $1 }
        let available = slack.reduce(0, +)
        guard excess > 0.001, available > 0 else { return }
        let share = min(1, excess / available)
        gaps = zip(gaps, slack).map { $0 - $1 * share }
    }
}
