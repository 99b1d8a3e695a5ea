/// The inputs of a view's frame other than its style.
struct FrameSurroundings {
    /// The frame without frame rules, except `frame` and `bounds`.
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
        if let x = horizontal.origin(of: frame.width, in: room.width) { frame.origin.x = x }
        if let y = vertical.origin(of: frame.height, in: room.height) { frame.origin.y = y }
        if let center = surroundings.center {
            frame.origin = CGPoint(x: center.x - frame.width / 2, y: center.y - frame.height / 2)
        }
        guard let anchor = surroundings.relative else { return frame }
        if let x = horizontal.origin(of: frame.width, from: anchor.minX, to: anchor.maxX) { frame.origin.x = x }
        if let y = vertical.origin(of: frame.height, from: anchor.minY, to: anchor.maxY) { frame.origin.y = y }
        return frame
    }

    private func size(in surroundings: FrameSurroundings, _ content: inout ContentMeter) -> CGSize {
        if let fixedSize { return fixedSize }
        let (base, container, outer) = (surroundings.base.size, surroundings.container, surroundings.containerFrame)
        var size = base
        var space = base
        if let width = horizontal.length {
            if case .points(let points) = horizontal.maximum { space.width = points }
            size.width =
                width.length(of: container.width, less: outer.width)
                ?? content.width(width, available: container.width) ?? content.width(in: space)
        }
        let padding = horizontal.length == nil ? 0 : horizontal.padding?.points(of: size.width) ?? 0
        size.width += padding
        let limitedWidth = Self.limit(
            size.width, Self.widthLimit(horizontal.minimum, in: container.width, &content),
            Self.widthLimit(horizontal.maximum, in: container.width, &content))
        func contentHeight() -> CGFloat {
            if horizontal.length != .auto || limitedWidth != size.width { space.width = limitedWidth - padding }
            return content.height(in: space)
        }
        if let height = vertical.length {
            // Text is measured at the final width of the view. An automatic width within its limits is the width of the
            // content in `space`. In this case, the measurement for the width is also valid for the height.
            size.height = height.length(of: container.height, less: outer.height) ?? contentHeight()
            if case .fitContent(let limit?) = height, let points = limit.points(of: container.height) {
                size.height = min(size.height, points)
            }
            size.height += vertical.padding?.points(of: size.height) ?? 0
        }
        func heightLimit(_ extent: Extent?) -> Extent? {
            guard let extent else { return nil }
            return extent == .stretch
                ? .points(container.height) : extent.fitsContent ? .points(contentHeight()) : extent
        }
        let heights = (heightLimit(vertical.minimum), heightLimit(vertical.maximum))
        size.width = limitedWidth
        size.height = Self.limit(size.height, heights.0, heights.1)
        return size
    }

    /// Returns a limit of the width with a size of the content measured.
    private static func widthLimit(_ extent: Extent?, in room: CGFloat, _ content: inout ContentMeter) -> Extent? {
        guard let extent, extent != .auto else { return extent }
        return extent == .stretch ? .points(room) : content.width(extent, available: room).map(Extent.points) ?? extent
    }

    /// Returns a length within its limits. The minimum overrides the maximum. Percentages refer to the length before
    /// each limit, which is at least 0.
    private static func limit(_ wish: CGFloat, _ minimum: Extent?, _ maximum: Extent?) -> CGFloat {
        let length = max(wish, 0)
        var short = length
        if let maximum = maximum?.points(of: length) { short = max(min(length, maximum), 0) }
        if let minimum = minimum?.points(of: short) { return max(short, minimum) }
        return short
    }
}

extension Extent {
    /// Returns a width or height. `nil` for `auto`. A negative length is added to the size of the superview's frame.
    fileprivate func length(of room: CGFloat, less outer: CGFloat) -> CGFloat? {
        if case .points(let points) = self, points < 0 { return outer + points }
        return points(of: room)
    }
}

extension AxisRules {
    /// Returns the position of the near edge in the superview, or `nil` if the style does not set it.
    fileprivate func origin(of length: CGFloat, in room: CGFloat) -> CGFloat? {
        switch alignment {
        case .left, .top: 0
        case .right, .bottom: room - length
        case .center, .middle: (room - length) / 2
        default: farEdge(in: room).map { $0 - length } ?? near?.points(of: room)
        }
    }

    /// Returns the position of the far edge. Points are a distance from the far edge of the superview. Percentages and
    /// calculations are a distance from the near edge, as in Nimbus CSS, unless they are insets as in CSS.
    private func farEdge(in room: CGFloat) -> CGFloat? {
        guard let far, let points = far.points(of: room) else { return nil }
        return switch far {
        case .share, .calculation: isFarInset ? room - points : points
        case .auto, .points, .minContent, .maxContent, .fitContent, .stretch: room - points
        }
    }

    /// Returns the position of the near edge relative to a target. `nil` if there is no margin. The near margin places the
    /// view after the target, and the far margin places it before the target. A margin of `auto` centres the view on the
    /// target.
    /// - Parameters:
    ///   - start: The near edge of the target.
    ///   - end: The far edge of the target.
    fileprivate func origin(of length: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat? {
        guard let margin = nearMargin ?? farMargin else { return nil }
        guard let distance = margin.points(of: end - start) else { return (start + end - length) / 2 }
        return nearMargin == nil ? start - distance - length : end + distance
    }
}
