/// The edge of the content box at which a sole item would be, by a content alignment.
struct StaticEdge {
    /// The edge in the flow-relative axis: `start` is the inline or block start.
    let edge: StaticPosition.Edge

    init(distribution alignment: ContentAlignment, isReversed: Bool, isRightToLeft: Bool?) {
        let flexStart: StaticPosition.Edge = isReversed ? .end : .start
        let flexEnd: StaticPosition.Edge = isReversed ? .start : .end
        edge =
            switch alignment.keyword {
            case .normal, .stretch, .spaceBetween, .flexStart: flexStart
            case .flexEnd: flexEnd
            case .spaceAround, .spaceEvenly, .center: .center
            case .start, .firstBaseline: .start
            case .end, .lastBaseline: .end
            case .left: isRightToLeft == true ? .end : .start
            case .right: isRightToLeft == false ? .end : .start
            }
    }
}

extension ContentBox {
    /// Returns the static position at edges of the content box. `height`: The used height of the content box.
    func staticPosition(
        inline: StaticPosition.Edge, block: StaticPosition.Edge, height: Double
    ) -> StaticPosition {
        var horizontal = inline
        if style.pointee.isRightToLeft {
            horizontal = inline == .start ? .end : inline == .end ? .start : .center
        }
        func position(_ edge: StaticPosition.Edge, in size: Double) -> Double {
            edge == .start ? 0 : edge == .end ? size : size / 2
        }
        return StaticPosition(
            x: edges.left + position(horizontal, in: width), y: edges.top + position(block, in: height),
            horizontal: horizontal, vertical: block)
    }
}
