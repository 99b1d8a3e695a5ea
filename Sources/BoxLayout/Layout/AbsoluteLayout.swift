/// Absolute positioning in a container (CSS Position 3, section 4).
struct AbsoluteLayout {
    let container: Int32
    private let pass: BoxLayoutPass
    private let isRightToLeft: Bool
    private let isScrollContainer: Bool
    /// The padding box of the container, in its border box.
    private let paddingBox: BoxRect

    init(_ pass: BoxLayoutPass, container: Int32, width: Double, height: Double) {
        self.pass = pass
        self.container = container
        let style = pass.style(of: container)
        isRightToLeft = style.pointee.isRightToLeft
        isScrollContainer = style.pointee.isScrollContainer
        let border = style.pointee.border
        paddingBox = BoxRect(
            x: border.left, y: border.top, width: max(0, width - border.horizontal),
            height: max(0, height - border.vertical))
    }

    func place(_ node: Int32) {
        let area = pass.takeGridArea(of: node, in: container) ?? paddingBox
        let origin = originOfParent(of: node)
        let style = pass.style(of: node)
        let position = pass.placements[Int(node)].staticPosition

        var horizontal = AbsoluteAxis(
            pass, start: style.pointee.inset.left, end: style.pointee.inset.right, containing: area.width,
            bounds: bounds(from: paddingBox.x - area.x, size: paddingBox.width, overflowsAtStart: isRightToLeft),
            staticPosition: position.horizontal, staticOffset: origin.x - area.x, startIsEnd: isRightToLeft)
        var vertical = AbsoluteAxis(
            pass, start: style.pointee.inset.top, end: style.pointee.inset.bottom, containing: area.height,
            bounds: bounds(from: paddingBox.y - area.y, size: paddingBox.height, overflowsAtStart: false),
            staticPosition: position.vertical, staticOffset: origin.y - area.y, startIsEnd: false)
        horizontal.align(
            style.pointee.justifySelf, startIsEnd: isRightToLeft, selfStartIsEnd: style.pointee.isRightToLeft)
        vertical.align(style.pointee.alignSelf, startIsEnd: false, selfStartIsEnd: false)

        let containing = ContainingBlock(
            width: area.width, stretchInset: Float(area.height - vertical.available), height: area.height)
        let sizer = BoxSizer(pass, node, in: containing)
        let stretchedHeight = stretchedHeight(sizer, horizontal, vertical)
        let width = usedWidth(sizer, horizontal, vertical)
        // The width that follows from the height may be limited, so that the height follows from it in turn.
        let isFromRatio =
            style.pointee.hasRatio && style.pointee.size.height.isAuto && !vertical.stretchesExplicitly
        let height: HeightConstraint =
            isFromRatio
            ? .fromStyle
            : stretchedHeight.map { .imposed(sizer.stretchedHeight($0, width: width), isDefinite: true) } ?? .fromStyle
        let constraints = BoxConstraints(
            width: width, height: height, containing: containing, isIndependent: true)
        let result = pass.place(node, constraints)

        var margin = sizer.margins
        let x = horizontal.position(
            size: width, startMargin: &margin.left, endMargin: &margin.right,
            isStartAuto: style.pointee.margin.left.isAuto, isEndAuto: style.pointee.margin.right.isAuto,
            startIsEnd: isRightToLeft)
        let y = vertical.position(
            size: result.height, startMargin: &margin.top, endMargin: &margin.bottom,
            isStartAuto: style.pointee.margin.top.isAuto, isEndAuto: style.pointee.margin.bottom.isAuto,
            startIsEnd: nil)
        let frame = BoxRect(
            x: x + area.x - origin.x, y: y + area.y - origin.y, width: width, height: result.height)
        pass.setBox(of: node, frame: frame, margin: margin, containingWidth: area.width, result: result)
    }

    /// The part of an axis in which alignment keeps boxes that overflow. The end of a scroll container can be scrolled to.
    private func bounds(from start: Double, size: Double, overflowsAtStart: Bool) -> (start: Double, end: Double) {
        guard isScrollContainer else { return (start, start + size) }
        return overflowsAtStart ? (-.infinity, start + size) : (start, .infinity)
    }

    /// The origin of the border box of the node's parent box, in the border box of the container.
    private func originOfParent(of node: Int32) -> BoxPoint {
        var origin = BoxPoint(x: 0, y: 0)
        var parent = pass.nodes[Int(node)].parent
        while parent != container {
            if pass.style(of: parent).pointee.display != .contents {
                origin.x += pass.placements[Int(parent)].frame.x
                origin.y += pass.placements[Int(parent)].frame.y
            }
            parent = pass.nodes[Int(parent)].parent
        }
        return origin
    }

    /// The height between two insets, if the height of the style is `auto` and alignment lets the box fill the space. An
    /// aspect ratio has priority, unless the alignment is `stretch` or the width follows from the height.
    private func stretchedHeight(
        _ sizer: BoxSizer, _ horizontal: AbsoluteAxis, _ vertical: AbsoluteAxis
    ) -> Double? {
        let length = sizer.style.pointee.size.height
        if case .stretch = length {
            return sizer.clampedHeight(max(sizer.edges.vertical, vertical.available - sizer.margins.vertical))
        }
        guard length.isAuto, vertical.stretches else { return nil }
        if sizer.style.pointee.hasRatio, !vertical.stretchesExplicitly, hasOwnWidth(sizer, horizontal) { return nil }
        return sizer.clampedHeight(max(sizer.edges.vertical, vertical.available - sizer.margins.vertical))
    }

    /// Whether the width is known without the height.
    private func hasOwnWidth(_ sizer: BoxSizer, _ horizontal: AbsoluteAxis) -> Bool {
        let width = sizer.style.pointee.size.width
        return !(width.isAuto || width.isContentKeyword) || (width.isAuto && horizontal.stretches)
    }

    private func usedWidth(_ sizer: BoxSizer, _ horizontal: AbsoluteAxis, _ vertical: AbsoluteAxis) -> Double {
        let auto: AutoWidth =
            horizontal.stretchesExplicitly ? .stretchAligned : horizontal.stretches ? .stretch : .fitContent
        let height = stretchedHeight(sizer, horizontal, vertical)
        let width = sizer.usedWidth(auto, available: horizontal.available, imposedHeight: height)
        let style = sizer.style
        // As in Blink, limits of the height also apply to a width that alignment stretches.
        if auto == .stretchAligned { return style.pointee.size.width.isAuto ? sizer.clampedByRatio(width) : width }
        let isHeightKnown =
            sizer.definiteHeight != nil
            || (style.pointee.size.height.isAuto
                && (vertical.stretchesExplicitly || (vertical.stretches && auto == .fitContent)))
        guard style.pointee.hasRatio, style.pointee.minimumSize.width.isAuto, isHeightKnown,
            auto == .fitContent || !style.pointee.size.width.isAuto, !style.pointee.overflow.width.isScrollable
        else { return width }
        // As in Blink, the content is a minimum of widths in the style, too, if the height is known.
        let known = height ?? sizer.definiteHeight
        let maximum = sizer.maximumWidth(available: horizontal.available, height: known) ?? .infinity
        return max(width, min(sizer.contentWidths(height: known).minimum, maximum))
    }
}

/// One axis of an absolutely positioned box: its inset-modified containing block (CSS Position 3, section 4.1) and its
/// alignment in it. Offsets are relative to the containing block, from the left or from the top.
private struct AbsoluteAxis {
    private enum Alignment {
        case start
        case center
        case end
    }

    private let containing: Double
    /// The padding box of the container, which contains the grid area that is the containing block.
    private let bounds: (start: Double, end: Double)
    private let start: Double
    private let end: Double
    /// Whether both insets are given.
    private let isInset: Bool
    /// The edge at which a box is that is larger than the space around its static position, if the alignment is `safe`.
    private var safeEdge: StaticPosition.Edge?
    private var alignment: Alignment
    private var overflow = OverflowAlignment.unsafe
    /// Whether an `auto` size fills the space.
    private(set) var stretches = false
    private(set) var stretchesExplicitly = false

    /// The size of the inset-modified containing block.
    let available: Double

    init(
        _ pass: BoxLayoutPass, start startInset: Length, end endInset: Length, containing: Double,
        bounds: (start: Double, end: Double), staticPosition: StaticPosition.Axis, staticOffset: Double,
        startIsEnd: Bool
    ) {
        self.containing = containing
        self.bounds = bounds
        let startValue = pass.resolve(startInset, basis: containing)
        let endValue = pass.resolve(endInset, basis: containing)
        isInset = startValue != nil && endValue != nil
        switch (startValue, endValue) {
        case (let startValue?, let endValue?):
            // Insets that overlap leave no space at the start inset (CSS Position 3, section 4.1).
            let overlap = max(0, startValue + endValue - containing)
            start = startIsEnd ? startValue - overlap : startValue
            end = startIsEnd ? endValue : endValue - overlap
            alignment = .start
        case (let startValue?, nil): (start, end, alignment) = (startValue, 0, .start)
        case (nil, let endValue?): (start, end, alignment) = (0, endValue, .end)
        case (nil, nil):
            let low = staticPosition.origin + staticOffset
            let high = low + staticPosition.size
            switch staticPosition.edge {
            case .start: (start, end, alignment) = (low, 0, .start)
            case .end: (start, end, alignment) = (0, containing - high, .end)
            case .center:
                let center = (low + high) / 2
                let half = min(center, containing - center)
                (start, end, alignment) = (center - half, containing - center - half, .center)
            }
            if staticPosition.overflowEdge != staticPosition.edge { safeEdge = staticPosition.overflowEdge }
        }
        available = max(0, containing - start - end)
    }

    /// Applies the self-alignment of a box with both insets (CSS Position 3, section 4.3).
    ///
    /// - Parameters:
    ///   - startIsEnd: Whether `start` of the containing block is the right edge.
    ///   - selfStartIsEnd: Whether `self-start` of the box is the right edge.
    mutating func align(_ value: SelfAlignment, startIsEnd: Bool, selfStartIsEnd: Bool) {
        guard isInset else { return }
        overflow = value.overflow
        switch value.keyword {
        case .auto, .normal:
            stretches = true
            overflow = .unsafe
            alignment = startIsEnd ? .end : .start
        case .stretch:
            stretches = true
            stretchesExplicitly = true
            alignment = startIsEnd ? .end : .start
        case .center: alignment = .center
        case .start, .flexStart, .firstBaseline: alignment = startIsEnd ? .end : .start
        case .end, .flexEnd, .lastBaseline: alignment = startIsEnd ? .start : .end
        case .selfStart: alignment = selfStartIsEnd ? .end : .start
        case .selfEnd: alignment = selfStartIsEnd ? .start : .end
        case .left: alignment = .start
        case .right: alignment = .end
        }
    }

    /// Returns the offset of the border box, and resolves `auto` margins (CSS Position 3, section 4.4).
    ///
    /// - Parameter startIsEnd: Whether the inline start is the right edge. `nil` in the block axis.
    func position(
        size: Double, startMargin: inout Double, endMargin: inout Double, isStartAuto: Bool, isEndAuto: Bool,
        startIsEnd: Bool?
    ) -> Double {
        let free = containing - start - end - size - startMargin - endMargin
        if isInset, isStartAuto || isEndAuto {
            if isStartAuto, isEndAuto {
                // Negative space is not shared in the inline axis, so that the start edge stays visible.
                let share = free < 0 && startIsEnd != nil ? (startIsEnd == true ? free : 0) : free / 2
                (startMargin, endMargin) = (share, free - share)
            } else if isStartAuto {
                startMargin = free
            } else {
                endMargin = free
            }
            return start + startMargin
        }
        let outer = size + startMargin + endMargin
        if let safeEdge, free < 0 { return (safeEdge == .start ? start : containing - end - outer) + startMargin }
        var offset = start
        switch alignment {
        case .start: break
        case .center: offset += free / 2
        case .end: offset += free
        }
        return limited(offset, outer: outer, startIsEnd: startIsEnd == true) + startMargin
    }

    /// Keeps an overflowing box inside the container if it fits there (CSS Box Alignment 3, section 4.4).
    private func limited(_ offset: Double, outer: Double, startIsEnd: Bool) -> Double {
        let isOverflowing = outer > containing - start - end
        guard isInset, isOverflowing else { return offset }
        switch overflow {
        case .unsafe: return offset
        case .safe: return startIsEnd ? containing - end - outer : start
        case .automatic:
            let (low, high) = (min(start, bounds.start), max(containing - end, bounds.end) - outer)
            if high < low { return startIsEnd ? high : low }
            return max(low, min(offset, high))
        }
    }
}
