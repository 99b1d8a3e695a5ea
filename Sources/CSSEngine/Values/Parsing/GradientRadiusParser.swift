/// Parses the ending shapes of radial gradients (CSS Images 3, section 3.2.1).
enum GradientRadiusParser {
    /// Parses a shape and a size in any order, at least one of them.
    static func parse(_ stream: inout ComponentValueStream) -> GradientRadius? {
        var isCircle = isCircle(&stream)
        let extent = extent(&stream)
        let lengths = extent == nil ? lengths(&stream) : []
        if isCircle == nil { isCircle = self.isCircle(&stream) }
        if let extent { return .extent(extent, isCircle: isCircle ?? false) }
        switch lengths.count {
        case 0: return isCircle.map { .extent(.farthestCorner, isCircle: $0) }
        case 1:
            guard isCircle != false, isAbsolute(lengths[0]) else { return nil }
            return .circle(lengths[0])
        default: return isCircle == true ? nil : .ellipse(lengths[0], lengths[1])
        }
    }

    /// Whether a radius is not a percentage, which a circle cannot have.
    private static func isAbsolute(_ value: Value) -> Bool {
        value.resolved(in: ResolutionContext(percentageBase: 0))
            == value.resolved(
                in: ResolutionContext(percentageBase: 100))
    }

    private static func isCircle(_ stream: inout ComponentValueStream) -> Bool? {
        if stream.consume(identifier: "circle") { return true }
        return stream.consume(identifier: "ellipse") ? false : nil
    }

    private static func extent(_ stream: inout ComponentValueStream) -> GradientRadius.Extent? {
        if stream.consume(identifier: "closest-side") { return .closestSide }
        if stream.consume(identifier: "closest-corner") { return .closestCorner }
        if stream.consume(identifier: "farthest-side") { return .farthestSide }
        return stream.consume(identifier: "farthest-corner") ? .farthestCorner : nil
    }

    private static func lengths(_ stream: inout ComponentValueStream) -> [Value] {
        var lengths: [Value] = []
        while lengths.count < 2 {
            let start = stream.position
            guard let length = NumericParser.length(&stream, .percentage) else {
                stream.restore(start)
                break
            }
            lengths.append(length)
        }
        return lengths
    }
}
