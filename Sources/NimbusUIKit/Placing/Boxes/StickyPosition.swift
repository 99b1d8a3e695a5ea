import BoxLayout
import NimbusCSS

/// A sticky box in its surroundings, in the coordinates of its superview.
struct StickyPosition {
    /// The frame in the flow.
    let flow: CGRect
    /// The containing block without the margins of the box, which the box does not leave.
    let limits: CGRect
    /// The padding and the border of the scroll view.
    private let padding: UIEdgeInsets
    /// The content insets by `scroll-padding`, which do not change the visible part for sticky boxes.
    private let scrollPadding: UIEdgeInsets
    /// The distances from the edges of the visible part. `nil` for `auto`.
    private let inset: BoxEdges<LengthPercentage?>
    private let isRightToLeft: Bool

    @MainActor init(_ box: ViewBox, _ container: ViewBox, flow: CGRect, in scrollView: UIScrollView, _ tree: BoxTree) {
        self.flow = flow
        let outer = tree.box(of: container.node)
        let origin = container.originOfContent
        var block = CGRect(x: -origin.x, y: -origin.y, width: outer.frame.width, height: outer.frame.height)
        // A scroll view contains all of its content.
        if let area = container.position.scrollArea { block = area.frame }
        block = block.inset(by: UIEdgeInsets(outer.padding, outer.border))
        limits = block.inset(by: UIEdgeInsets(tree.box(of: box.node).margin, BoxEdges(0)))
        padding = container.view === scrollView ? UIEdgeInsets(outer.padding, outer.border) : .zero
        let scrolling = sequence(first: container, next: \.parent).first { $0.view === scrollView }
        scrollPadding = scrolling?.position.scrollArea?.scrollPadding ?? .zero
        let style = box.mapped?.style ?? BoxStyle()
        func length(_ edge: EdgeLength) -> LengthPercentage? {
            if case .fixed(let length) = edge { length } else { nil }
        }
        inset = BoxEdges(
            top: length(style.inset.top), right: length(style.inset.right), bottom: length(style.inset.bottom),
            left: length(style.inset.left))
        isRightToLeft = container.mapped?.style.direction == .rightToLeft
    }

    /// Returns the part of a scroll view in which the box stays visible.
    @MainActor func visiblePart(of scrollView: UIScrollView) -> CGRect {
        let insets = scrollView.adjustedContentInset
        let ownInsets = UIEdgeInsets(
            top: insets.top - scrollPadding.top, left: insets.left - scrollPadding.left,
            bottom: insets.bottom - scrollPadding.bottom, right: insets.right - scrollPadding.right)
        return scrollView.bounds.inset(by: ownInsets).inset(by: padding)
    }

    /// Returns the distance from the flow for a visible part of the superview.
    func shift(in visible: CGRect) -> CGPoint {
        CGPoint(
            x: Self.shift(
                (flow.minX, flow.maxX), (limits.minX, limits.maxX), (visible.minX, visible.maxX),
                inset.left?.points(of: visible.width), inset.right?.points(of: visible.width), isEndFirst: isRightToLeft
            ),
            y: Self.shift(
                (flow.minY, flow.maxY), (limits.minY, limits.maxY), (visible.minY, visible.maxY),
                inset.top?.points(of: visible.height), inset.bottom?.points(of: visible.height), isEndFirst: false))
    }

    /// Returns the distance along an axis. If the box does not fit between both insets, the one at the start applies.
    private static func shift(
        _ flow: (start: CGFloat, end: CGFloat), _ limits: (start: CGFloat, end: CGFloat),
        _ visible: (start: CGFloat, end: CGFloat), _ start: CGFloat?, _ end: CGFloat?, isEndFirst: Bool
    ) -> CGFloat {
        var (start, end) = (start, end)
        if let first = start, let second = end {
            let excess = flow.end - flow.start - (visible.end - visible.start - first - second)
            if excess > 0, isEndFirst { start = first - excess }
            if excess > 0, !isEndFirst { end = second - excess }
        }
        var shift: CGFloat = 0
        if let end { shift += max(min(0, visible.end - end - flow.end), min(0, limits.start - flow.start)) }
        if let start { shift += min(max(0, visible.start + start - flow.start), max(0, limits.end - flow.end)) }
        return shift
    }
}

extension UIEdgeInsets {
    fileprivate init(_ first: BoxEdges<Double>, _ second: BoxEdges<Double>) {
        self.init(
            top: first.top + second.top, left: first.left + second.left, bottom: first.bottom + second.bottom,
            right: first.right + second.right)
    }
}

extension LengthPercentage {
    /// Returns the length in points. Percentages are of `base`.
    func points(of base: CGFloat) -> CGFloat {
        switch self {
        case .length(let length): CGFloat(length)
        case .percentage(let fraction): CGFloat(fraction) * base
        case .calculation(let calculation): CGFloat(calculation.value(basis: Double(base)))
        }
    }
}
