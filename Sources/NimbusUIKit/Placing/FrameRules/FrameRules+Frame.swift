/// The inputs of a view's frame other than its style.
struct FrameSurroundings {
    /// The frame without layout declarations, except `frame` and `bounds`.
    var base: CGRect
    /// The size of the superview's bounds. Zero if there is no superview.
    var container: CGSize
    /// The size of the superview's untransformed frame, for negative sizes. Zero if there is no superview.
    var containerFrame: CGSize
    /// The frame of the target in the same coordinates. `nil` if there is no target.
    var relative: CGRect?
    /// The centre of the view. `nil` if the style does not set it.
    var center: CGPoint?
}

extension FrameRules {
    /// Returns the frame of the view. Applies the size, limits, edges, alignment and target in this order. Later steps
    /// override earlier steps.
    /// - Parameter content: Measures the content of the view.
    func frame(in surroundings: FrameSurroundings, measuring content: inout ContentMeter) -> CGRect {
        var frame = CGRect(origin: surroundings.base.origin, size: size(in: surroundings, &content))
        let room = surroundings.container
        if let x = x(of: frame.width, in: room.width) { frame.origin.x = x }
        if let y = y(of: frame.height, in: room.height) { frame.origin.y = y }
        if let center = surroundings.center {
            frame.origin = CGPoint(x: center.x - frame.width / 2, y: center.y - frame.height / 2)
        }
        guard let anchor = surroundings.relative else { return frame }
        if let x = Self.relative(marginLeft, marginRight, frame.width, anchor.minX, anchor.maxX) { frame.origin.x = x }
        if let y = Self.relative(marginTop, marginBottom, frame.height, anchor.minY, anchor.maxY) { frame.origin.y = y }
        return frame
    }

    // MARK: Size

    private func size(in surroundings: FrameSurroundings, _ content: inout ContentMeter) -> CGSize {
        if let fixedSize { return fixedSize }
        let (base, container, outer) = (surroundings.base.size, surroundings.container, surroundings.containerFrame)
        var size = base
        var space = base
        if let width {
            if case .points = maximumWidth, let points = maximumWidth?.points(of: base.width) { space.width = points }
            size.width =
                Self.extent(width, of: container.width, less: outer.width)
                ?? content.width(width, available: container.width) ?? content.width(in: space)
        }
        let horizontal = width == nil ? 0 : horizontalPadding?.points(of: size.width) ?? 0
        size.width += horizontal
        let limitedWidth = Self.limit(
            size.width, Self.widthLimit(minimumWidth, in: container.width, &content),
            Self.widthLimit(maximumWidth, in: container.width, &content))
        func contentHeight() -> CGFloat {
            if width != .auto || limitedWidth != size.width { space.width = limitedWidth - horizontal }
            return content.height(in: space)
        }
        if let height {
            // Text is measured at the final width of the view. An automatic width within its limits is the width of the
            // content in `space`. In this case, the measurement for the width is also valid for the height.
            size.height = Self.extent(height, of: container.height, less: outer.height) ?? contentHeight()
            if case .fitContent(let limit?) = height, let points = limit.points(of: container.height) {
                size.height = min(size.height, points)
            }
            size.height += verticalPadding?.points(of: size.height) ?? 0
        }
        func heightLimit(_ extent: Extent?) -> Extent? {
            guard let extent else { return nil }
            return extent == .stretch
                ? .points(container.height) : extent.fitsContent ? .points(contentHeight()) : extent
        }
        let heights = (heightLimit(minimumHeight), heightLimit(maximumHeight))
        size.width = limitedWidth
        size.height = Self.limit(size.height, heights.0, heights.1)
        return size
    }

    /// Returns a limit of the width with a size of the content measured.
    private static func widthLimit(_ extent: Extent?, in room: CGFloat, _ content: inout ContentMeter) -> Extent? {
        guard let extent, extent != .auto else { return extent }
        return extent == .stretch ? .points(room) : content.width(extent, available: room).map(Extent.points) ?? extent
    }

    /// Returns a width or height. `nil` for `auto`. A negative length is added to the size of the superview's frame.
    private static func extent(_ extent: Extent, of room: CGFloat, less outer: CGFloat) -> CGFloat? {
        if case .points(let points) = extent, points < 0 { return outer + points }
        return extent.points(of: room)
    }

    /// Returns a length within its limits. The minimum overrides the maximum. Percentages refer to the length before
    /// each limit, which is at least 0.
    private static func limit(_ wish: CGFloat, _ minimum: Extent?, _ maximum: Extent?) -> CGFloat {
        let length = max(wish, 0)
        let short = max(maximum?.points(of: length).map { min(length, $0) } ?? length, 0)
        return minimum?.points(of: short).map { max(short, $0) } ?? short
    }

    // MARK: Position

    /// Returns the horizontal origin, or `nil` if the style does not set it.
    private func x(of width: CGFloat, in room: CGFloat) -> CGFloat? {
        switch horizontalAlignment {
        case .left: 0
        case .right: room - width
        case .center: (room - width) / 2
        default:
            Self.farEdge(right, room, isInset: logicalInsets.contains(.right)).map { $0 - width }
                ?? left?.points(of: room)
        }
    }

    /// Returns the vertical origin, or `nil` if the style does not set it.
    private func y(of height: CGFloat, in room: CGFloat) -> CGFloat? {
        switch verticalAlignment {
        case .top: 0
        case .bottom: room - height
        case .middle: (room - height) / 2
        default:
            Self.farEdge(bottom, room, isInset: logicalInsets.contains(.bottom)).map { $0 - height }
                ?? top?.points(of: room)
        }
    }

    /// Returns the position of the right or bottom edge. Points are a distance from the far edge of the superview.
    /// Percentages and calculations are a distance from the near edge, as in Nimbus CSS.
    /// - Parameter isInset: Whether percentages are a distance from the far edge, as in CSS.
    private static func farEdge(_ extent: Extent?, _ room: CGFloat, isInset: Bool) -> CGFloat? {
        guard let extent, let points = extent.points(of: room) else { return nil }
        return switch extent {
        case .share, .calculation: isInset ? room - points : points
        case .auto, .points, .minContent, .maxContent, .fitContent, .stretch: room - points
        }
    }

    /// Returns the left or top edge of a view relative to its target. `nil` if there is no margin.
    ///
    /// A margin of `auto` centres the view on the target.
    /// - Parameters:
    ///   - behind: The left or top margin, which places the view after the target.
    ///   - before: The right or bottom margin, which places the view before the target.
    ///   - length: The width or height of the view.
    ///   - start: The left or top edge of the target.
    ///   - end: The right or bottom edge of the target.
    private static func relative(
        _ behind: Extent?, _ before: Extent?, _ length: CGFloat, _ start: CGFloat, _ end: CGFloat
    ) -> CGFloat? {
        guard let margin = behind ?? before else { return nil }
        guard let distance = margin.points(of: end - start) else { return (start + end - length) / 2 }
        return behind == nil ? start - distance - length : end + distance
    }
}
