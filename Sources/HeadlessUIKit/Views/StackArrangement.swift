import Foundation

/// The arrangement of the views of a stack.
@MainActor struct StackArrangement {
    let views: [UIView]
    /// The distances between the views, in points.
    let spacings: [CGFloat]
    let axis: NSLayoutConstraint.Axis
    let distribution: UIStackView.Distribution
    let alignment: UIStackView.Alignment
    /// Whether the leading edge is on the right.
    let isMirrored: Bool
    /// Pixels per point.
    let scale: CGFloat

    /// Returns the size of the views at their natural lengths.
    /// - Parameter width: The width of the stack. `nil` for the natural width.
    func naturalSize(width: CGFloat?) -> CGSize {
        switch axis {
        case .horizontal:
            let items = views.map { StackItem($0, along: .horizontal, width: nil) }
            let lengths = width.map { distributed(items, in: $0).lengths } ?? natural(items)
            let heights = zip(views, lengths).map { StackItem($0, along: .vertical, width: $1).natural }
            let natural = natural(items).reduce(0, +) + spacings.reduce(0, +)
            return CGSize(width: width ?? natural, height: heights.max() ?? 0)
        case .vertical:
            let widths = views.map { StackItem($0, along: .horizontal, width: nil).natural }
            let natural = widths.max() ?? 0
            let items = rows(in: width ?? natural)
            return CGSize(
                width: width ?? natural, height: self.natural(items).reduce(0, +) + spacings.reduce(0, +))
        }
    }

    /// Returns the frames of the views in an area, with edges on pixels.
    func frames(in area: CGRect) -> [CGRect] {
        switch axis {
        case .horizontal:
            let items = views.map { StackItem($0, along: .horizontal, width: nil) }
            let (starts, lengths) = positions(distributed(items, in: area.width))
            let crosses = crossSpans(lengths, in: area.height)
            return views.indices.map { index in
                let x = isMirrored ? area.width - starts[index] - lengths[index] : starts[index]
                return frame(
                    of: views[index],
                    in: CGRect(
                        x: area.minX + x, y: area.minY + crosses[index].start, width: lengths[index],
                        height: crosses[index].length))
            }
        case .vertical:
            let (starts, lengths) = positions(distributed(rows(in: area.width), in: area.height))
            return views.indices.map { index in
                let span = rowSpan(views[index], in: area.width)
                let x = isMirrored ? area.width - span.start - span.length : span.start
                return frame(
                    of: views[index],
                    in: CGRect(
                        x: area.minX + x, y: area.minY + starts[index], width: span.length, height: lengths[index]))
            }
        }
    }

    /// Returns the frame of a view in its space, with edges on pixels. A view with a fixed size is at the leading edge.
    private func frame(of view: UIView, in space: CGRect) -> CGRect {
        var frame = space
        if let size = view.constantSize {
            if isMirrored { frame.origin.x = space.maxX - size.width }
            frame.size = size
        }
        return onPixels(frame)
    }

    private func onPixels(_ frame: CGRect) -> CGRect {
        func edge(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (left, top) = (edge(frame.minX), edge(frame.minY))
        return CGRect(x: left, y: top, width: edge(frame.maxX) - left, height: edge(frame.maxY) - top)
    }

    // MARK: Along the axis

    /// Returns the natural lengths, or the longest natural length for each view if the distribution makes all lengths
    /// equal.
    private func natural(_ items: [StackItem]) -> [CGFloat] {
        let lengths = items.map(\.natural)
        return distribution == .fillEqually ? lengths.map { _ in lengths.max() ?? 0 } : lengths
    }

    private func distributed(_ items: [StackItem], in space: CGFloat) -> StackDistribution {
        StackDistribution(items, spacings, distribution, in: space)
    }

    private func positions(_ distributed: StackDistribution) -> (starts: [CGFloat], lengths: [CGFloat]) {
        var start: CGFloat = 0
        var starts: [CGFloat] = []
        for (index, length) in distributed.lengths.enumerated() {
            starts.append(start)
            start += length + (index < distributed.gaps.count ? distributed.gaps[index] : 0)
        }
        return (starts, distributed.lengths)
    }

    // MARK: Perpendicular to the axis

    private func rows(in width: CGFloat) -> [StackItem] {
        views.map { StackItem($0, along: .vertical, width: rowSpan($0, in: width).length) }
    }

    /// Returns the horizontal span of a view in a column, from the leading edge.
    private func rowSpan(_ view: UIView, in width: CGFloat) -> (start: CGFloat, length: CGFloat) {
        if alignment == .fill { return (0, width) }
        return span(min(StackItem(view, along: .horizontal, width: nil).natural, width), in: width)
    }

    /// Returns the vertical spans of the views in a row, from the top.
    private func crossSpans(_ widths: [CGFloat], in height: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
        if alignment == .fill { return views.map { _ in (0, height) } }
        let lengths = zip(views, widths).map { min(StackItem($0, along: .vertical, width: $1).natural, height) }
        let isFirst = alignment == .firstBaseline
        guard isFirst || alignment == .lastBaseline else { return lengths.map { span($0, in: height) } }
        let baselines = views.indices.map { index in
            let baselines = views[index].drawnBaselines(in: CGSize(width: widths[index], height: lengths[index]))
            return (isFirst ? baselines?.first : baselines?.last) ?? lengths[index]
        }
        let common = baselines.max() ?? 0
        return zip(baselines, lengths).map { (common - $0, $1) }
    }

    private func span(_ length: CGFloat, in space: CGFloat) -> (start: CGFloat, length: CGFloat) {
        switch alignment {
        case .fill: (0, space)
        case .leading, .firstBaseline, .lastBaseline: (0, length)
        case .center: ((space - length) / 2, length)
        case .trailing: (space - length, length)
        }
    }
}
