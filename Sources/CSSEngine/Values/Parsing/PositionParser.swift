/// Parses positions in a box (CSS Values 4, section 9).
enum PositionParser {
    private enum Axis {
        case horizontal, vertical, either
    }

    private struct Part {
        var axis: Axis
        var offset: GradientPosition.Offset
        /// Whether a distance can follow: the part is an edge.
        var isEdge = false
        /// Whether the part is an edge or `center`.
        var isKeyword = false
    }

    /// Parses `at` with a position. Returns `nil` without moving if there is no `at`.
    static func at(_ stream: inout ComponentValueStream) -> GradientPosition? {
        stream.consume(identifier: "at") ? parse(&stream) : nil
    }

    /// Parses one value, two values, or two edges with a distance each.
    static func parse(_ stream: inout ComponentValueStream) -> GradientPosition? {
        guard let first = part(&stream) else { return nil }
        let start = stream.position
        if first.isEdge, let distance = distance(&stream) {
            let afterDistance = stream.position
            if let second = part(&stream), second.isEdge, let otherDistance = self.distance(&stream) {
                return position(measured(first, distance), measured(second, otherDistance))
            }
            // `left 10px` is two values of one position, a side and a height.
            stream.restore(afterDistance)
            guard first.axis == .horizontal else { return nil }
            return GradientPosition(horizontal: first.offset, vertical: GradientPosition.Offset(distance: distance))
        }
        stream.restore(start)
        guard let second = part(&stream) else {
            stream.restore(start)
            return first.axis == .vertical
                ? GradientPosition(vertical: first.offset) : GradientPosition(horizontal: first.offset)
        }
        // Without keywords, the first value is the horizontal one.
        if first.axis == .either, !first.isKeyword, second.axis == .horizontal { return nil }
        if second.axis == .either, !second.isKeyword, first.axis == .vertical { return nil }
        return position(first, second)
    }

    private static func position(_ first: Part, _ second: Part) -> GradientPosition? {
        if first.axis == second.axis, first.axis != .either { return nil }
        let isSwapped = first.axis == .vertical || second.axis == .horizontal
        let (horizontal, vertical) = isSwapped ? (second, first) : (first, second)
        return GradientPosition(horizontal: horizontal.offset, vertical: vertical.offset)
    }

    private static func measured(_ part: Part, _ distance: Value) -> Part {
        let isFromEnd = part.offset.distance == .percentage(100)
        return Part(axis: part.axis, offset: GradientPosition.Offset(distance: distance, isFromEnd: isFromEnd))
    }

    private static func part(_ stream: inout ComponentValueStream) -> Part? {
        guard let keyword = stream.consume([.left, .right, .top, .bottom, .center]) else {
            return distance(&stream).map { Part(axis: .either, offset: GradientPosition.Offset(distance: $0)) }
        }
        if keyword == .center { return Part(axis: .either, offset: .center, isKeyword: true) }
        let isEnd = keyword == .right || keyword == .bottom
        return Part(
            axis: keyword == .left || keyword == .right ? .horizontal : .vertical,
            offset: GradientPosition.Offset(distance: .percentage(isEnd ? 100 : 0)), isEdge: true, isKeyword: true)
    }

    private static func distance(_ stream: inout ComponentValueStream) -> Value? {
        let start = stream.position
        let value = NumericParser.length(&stream, [.percentage, .negative])
        if value == nil { stream.restore(start) }
        return value
    }
}
