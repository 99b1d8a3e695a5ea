extension StaticPosition.Edge {
    /// The edge on the other side.
    var opposite: StaticPosition.Edge {
        switch self {
        case .start: .end
        case .center: .center
        case .end: .start
        }
    }

    /// Creates the edge at which `justify-content` puts a sole flex item. `start` is the inline or block start.
    ///
    /// - Parameter isRightToLeft: `nil` in the block axis.
    init(ofSoleItem alignment: ContentAlignment, isReversed: Bool, isRightToLeft: Bool?) {
        let flexStart: StaticPosition.Edge = isReversed ? .end : .start
        self =
            switch alignment.keyword {
            case .normal, .stretch, .spaceBetween, .flexStart: flexStart
            case .flexEnd: flexStart.opposite
            case .spaceAround, .spaceEvenly, .center: .center
            case .start, .firstBaseline: .start
            case .end, .lastBaseline: .end
            case .left: isRightToLeft == true ? .end : .start
            case .right: isRightToLeft == false ? .end : .start
            }
    }
}

extension StaticPosition.Edge {
    /// Creates the edge of a self-alignment in an area. `start` is the inline or block start.
    ///
    /// - Parameters:
    ///   - isSelfReversed: Whether the item has another direction than the container.
    ///   - isRightToLeft: The direction of the container. `nil` in the block axis.
    init(_ keyword: SelfAlignment.Keyword, isSelfReversed: Bool, isRightToLeft: Bool?) {
        self =
            switch keyword {
            case .auto, .normal, .stretch, .start, .flexStart, .firstBaseline: .start
            case .end, .flexEnd, .lastBaseline: .end
            case .center: .center
            case .selfStart: isSelfReversed ? .end : .start
            case .selfEnd: isSelfReversed ? .start : .end
            case .left: isRightToLeft == true ? .end : .start
            case .right: isRightToLeft == false ? .end : .start
            }
    }
}

extension ContentBox {
    /// Returns the static position of a child whose static-position rectangle is the content box.
    ///
    /// - Parameters:
    ///   - inline: The edge in the inline axis: `start` is the inline start.
    ///   - block: The edge in the block axis.
    ///   - height: The used height of the content box.
    ///   - isInlineSafe: Whether a box that overflows is at the inline start.
    ///   - isBlockSafe: Whether a box that overflows is at the block start.
    func staticPosition(
        inline: StaticPosition.Edge, block: StaticPosition.Edge, height: Double, isInlineSafe: Bool = false,
        isBlockSafe: Bool = false
    ) -> StaticPosition {
        let isRightToLeft = style.pointee.isRightToLeft
        let horizontal = isRightToLeft ? inline.opposite : inline
        return StaticPosition(
            horizontal: StaticPosition.Axis(
                origin: edges.left, size: width, edge: horizontal,
                overflowEdge: isInlineSafe ? (isRightToLeft ? .end : .start) : horizontal),
            vertical: StaticPosition.Axis(
                origin: edges.top, size: height, edge: block, overflowEdge: isBlockSafe ? .start : block))
    }
}
