import BoxLayout

/// Reads the scroll areas of containers after a layout, from the positions of boxes in the coordinates of the container's
/// border box.
@MainActor struct ScrollAreaReader {
    private struct Bounds {
        var (minX, minY) = (Double.infinity, Double.infinity)
        var (maxX, maxY) = (-Double.infinity, -Double.infinity)
    }

    let tree: BoxTree
    /// The number of pixels per point.
    let scale: Double

    /// Returns the area of a container.
    func area(of container: ViewBox) -> ScrollArea {
        let own = tree.box(of: container.node)
        let style = container.mapped?.style ?? BoxStyle()
        let (scrollsLeft, scrollsUp) = (style.scrollsLeft, style.scrollsUp)
        var (start, end) = (BoxPoint(x: 0, y: 0), BoxPoint(x: own.frame.width, y: own.frame.height))
        // The boxes in the flow are reachable at both ends, with the padding next to them.
        if let flow = flow(of: container) {
            if scrollsLeft || flow.minX < own.border.left {
                start.x = min(0, flow.minX - own.padding.left - own.border.left)
            }
            if scrollsUp || flow.minY < own.border.top {
                start.y = min(0, flow.minY - own.padding.top - own.border.top)
            }
            end.x = max(end.x, flow.maxX + own.padding.right + own.border.right)
            end.y = max(end.y, flow.maxY + own.padding.bottom + own.border.bottom)
        }
        // All other boxes are reachable in the direction of scrolling only.
        if scrollsLeft || scrollsUp {
            let first = self.start(of: container)
            if scrollsLeft { start.x = min(start.x, first.x - own.border.left) }
            if scrollsUp { start.y = min(start.y, first.y - own.border.top) }
        }
        if !scrollsLeft || !scrollsUp {
            let area = tree.scrollableSize(of: container.node)
            if !scrollsLeft { end.x = max(end.x, area.width + own.border.left + own.border.right) }
            if !scrollsUp { end.y = max(end.y, area.height + own.border.top + own.border.bottom) }
        }
        func distance(_ start: Double) -> CGFloat { CGFloat((-start * scale).rounded(.up) / scale) }
        let origin = CGPoint(x: distance(start.x), y: distance(start.y))
        return ScrollArea(
            origin: origin, size: CGSize(width: origin.x + CGFloat(end.x), height: origin.y + CGFloat(end.y)),
            scrollPadding: scrollPadding(of: container, own.frame))
    }

    private func scrollPadding(of container: ViewBox, _ frame: BoxRect) -> UIEdgeInsets {
        guard let sides = container.mapped?.scrollPadding else { return .zero }
        let (width, height) = (CGFloat(frame.width), CGFloat(frame.height))
        return UIEdgeInsets(
            top: sides.top.points(of: height), left: sides.left.points(of: width),
            bottom: sides.bottom.points(of: height), right: sides.right.points(of: width))
    }

    /// Returns the rectangle around the margin boxes of the children in the flow. `nil` if there are none.
    private func flow(of container: ViewBox) -> Bounds? {
        var bounds = Bounds()
        add(container, to: &bounds)
        return bounds.minX <= bounds.maxX ? bounds : nil
    }

    private func add(_ container: ViewBox, to bounds: inout Bounds) {
        for child in container.children {
            guard let style = child.mapped?.style, style.display != .none, style.position != .absolute,
                style.position != .fixed
            else { continue }
            if child.isContents {
                add(child, to: &bounds)
                continue
            }
            let box = tree.box(of: child.node)
            bounds.maxX = max(bounds.maxX, box.frame.x + box.frame.width + box.margin.right)
            bounds.maxY = max(bounds.maxY, box.frame.y + box.frame.height + box.margin.bottom)
            // The start of a box that is moved by relative positioning is not the start of the flow.
            let isMoved = style.position == .relative
            let (isMovedX, isMovedY) = (
                isMoved && (style.inset.left != .auto || style.inset.right != .auto),
                isMoved && (style.inset.top != .auto || style.inset.bottom != .auto)
            )
            if !isMovedX { bounds.minX = min(bounds.minX, box.frame.x - box.margin.left) }
            if !isMovedY { bounds.minY = min(bounds.minY, box.frame.y - box.margin.top) }
        }
    }

    /// Returns the left and top end of the descendants' boxes that are visible in a container, at most zero. Recursive.
    /// The layout limits the depth.
    private func start(of container: ViewBox) -> BoxPoint {
        var start = BoxPoint(x: 0, y: 0)
        if container.isTooDeep { return start }
        for child in container.children {
            guard let style = child.mapped?.style, style.display != .none else { continue }
            let origin = child.isContents ? BoxPoint(x: 0, y: 0) : tree.box(of: child.node).origin
            let clips = child.view is UIScrollView || style.overflow.width.clips || style.overflow.height.clips
            let inner = child.role == .leaf || clips ? BoxPoint(x: 0, y: 0) : self.start(of: child)
            start.x = min(start.x, origin.x + inner.x)
            start.y = min(start.y, origin.y + inner.y)
        }
        return start
    }
}

extension Box {
    fileprivate var origin: BoxPoint { BoxPoint(x: frame.x, y: frame.y) }
}

extension BoxOverflow {
    /// Whether boxes outside the padding box are invisible.
    fileprivate var clips: Bool { self != .visible }
}

extension BoxStyle {
    /// Whether the content of a scroll container begins at the right, as it does in a browser.
    fileprivate var scrollsLeft: Bool {
        let isRightToLeft = direction == .rightToLeft
        guard display == .flex else { return isRightToLeft }
        let isReversed =
            switch flexDirection {
            case .row: false
            case .rowReverse: true
            case .column, .columnReverse: flexWrap == .wrapReverse
            }
        return isRightToLeft != isReversed
    }

    /// Whether the content of a scroll container begins at the bottom, as it does in a browser.
    fileprivate var scrollsUp: Bool {
        guard display == .flex else { return false }
        return switch flexDirection {
        case .row, .rowReverse: flexWrap == .wrapReverse
        case .column: false
        case .columnReverse: true
        }
    }
}
