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
    let fittings: StackFittings

    /// Returns the size of the views at their natural lengths.
    /// - Parameter width: The width of the stack. `nil` for the natural width.
    func naturalSize(width: CGFloat?) -> CGSize {
        switch axis {
        case .horizontal:
            let items = views.map { horizontal($0) }
            let lengths = width.map { positions(distributed(items, in: $0)).lengths } ?? natural(items)
            let heights = zip(views, lengths).map { vertical($0, width: $1).natural }
            let natural = natural(items).reduce(0, +) + spacings.reduce(0, +)
            return CGSize(width: width ?? natural, height: heights.max() ?? 0)
        case .vertical:
            let widths = views.map { horizontal($0).natural }
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
            let items = views.map { horizontal($0) }
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

    /// Returns the index of the view with the greatest natural height. `nil` if there are no views.
    func highestView(_ frames: [CGRect]) -> Int? {
        let heights = zip(views, frames).map { vertical($0, width: $1.width).natural }
        return heights.indices.max { heights[$0] < heights[$1] }
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
        let (left, top) = (onPixel(frame.minX), onPixel(frame.minY))
        return CGRect(x: left, y: top, width: onPixel(frame.maxX) - left, height: onPixel(frame.maxY) - top)
    }

    private func onPixel(_ edge: CGFloat) -> CGFloat { (edge * scale).rounded() / scale }

    // MARK: Measuring

    private func horizontal(_ view: UIView) -> StackItem { StackItem(view, along: .horizontal, width: nil, fittings) }

    private func vertical(_ view: UIView, width: CGFloat) -> StackItem {
        StackItem(view, along: .vertical, width: width, fittings)
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

    /// Returns the positions and lengths with edges on pixels, so that texts are measured in the width that they get.
    private func positions(_ distributed: StackDistribution) -> (starts: [CGFloat], lengths: [CGFloat]) {
        var start: CGFloat = 0
        var (starts, lengths): ([CGFloat], [CGFloat]) = ([], [])
        for (length, gap) in zip(distributed.lengths, distributed.gaps + [0]) {
            starts.append(onPixel(start))
            lengths.append(onPixel(start + length) - onPixel(start))
            start += length + gap
        }
        return (starts, lengths)
    }

    // MARK: Perpendicular to the axis

    private func rows(in width: CGFloat) -> [StackItem] {
        views.map { vertical($0, width: rowSpan($0, in: width).length) }
    }

    /// Returns the horizontal span of a view in a column, from the leading edge.
    private func rowSpan(_ view: UIView, in width: CGFloat) -> (start: CGFloat, length: CGFloat) {
        if alignment == .fill { return (0, width) }
        return span(min(horizontal(view).natural, width), in: width)
    }

    /// Returns the vertical spans of the views in a row, from the top.
    private func crossSpans(_ widths: [CGFloat], in height: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
        if alignment == .fill { return views.map { _ in (0, height) } }
        let lengths = zip(views, widths).map { min(vertical($0, width: $1).natural, height) }
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
