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

    /// Returns the lengths after stretching or compressing the views with the lowest priorities. If priorities are equal,
    /// the view with the lower index is stretched, and the view with the higher index is compressed, but text that wraps
    /// before other views.
    private static func fitted(_ items: [StackItem], to available: CGFloat) -> [CGFloat] {
        var lengths = items.map(\.natural)
        var rest = available - lengths.reduce(0, +)
        let isStretched = rest > 0
        let order = items.indices.sorted { left, right in
            let priorities = [left, right].map { index in
                (isStretched ? items[index].hugging : items[index].compressionResistance).rawValue
            }
            if priorities[0] != priorities[1] { return priorities[0] < priorities[1] }
            if !isStretched, items[left].wraps != items[right].wraps { return items[left].wraps }
            return isStretched ? left < right : left > right
        }
        for index in order where abs(rest) > 0.001 {
            let length = min(max(lengths[index] + rest, items[index].minimum), items[index].maximum)
            rest -= length - lengths[index]
            lengths[index] = length
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
