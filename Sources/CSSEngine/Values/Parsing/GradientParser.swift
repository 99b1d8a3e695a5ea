/// Parses gradients (CSS Images 4, section 3).
enum GradientParser {
    /// Parses a gradient function. Returns `nil` without moving for other functions.
    static func parse(_ stream: inout ComponentValueStream) -> Value? {
        guard stream.kind == .function, let (kind, isRepeating) = kind(stream) else { return nil }
        var arguments = stream.arguments
        guard let gradient = gradient(&arguments, kind, isRepeating) else { return nil }
        stream.advance()
        return .gradient(gradient)
    }

    private static func kind(_ stream: ComponentValueStream) -> (GradientShape.Kind, isRepeating: Bool)? {
        let (tokens, index) = (stream.tokens, stream.position)
        if tokens.isName(index, "linear-gradient") { return (.linear, false) }
        if tokens.isName(index, "radial-gradient") { return (.radial, false) }
        if tokens.isName(index, "conic-gradient") { return (.conic, false) }
        if tokens.isName(index, "repeating-linear-gradient") { return (.linear, true) }
        if tokens.isName(index, "repeating-radial-gradient") { return (.radial, true) }
        if tokens.isName(index, "repeating-conic-gradient") { return (.conic, true) }
        return nil
    }

    private static func gradient(
        _ stream: inout ComponentValueStream, _ kind: GradientShape.Kind, _ isRepeating: Bool
    ) -> GradientValue? {
        let start = stream.position
        // The shape and the colour space can be in any order.
        var method = interpolation(&stream)
        var shape: GradientShape?
        if !stream.isAtEnd, stream.kind != .comma {
            let position = stream.position
            shape = self.shape(&stream, kind)
            if shape == nil { stream.restore(position) }
        }
        if method == nil { method = interpolation(&stream) }
        if shape == nil && method == nil || !stream.consume(.comma) {
            // A length can be the position of the first stop.
            (shape, method) = (nil, nil)
            stream.restore(start)
        }
        guard let stops = stops(&stream, inAngles: kind == .conic), stream.isAtEnd else { return nil }
        return GradientValue(
            shape: shape ?? initialShape(kind), isRepeating: isRepeating, stops: stops, interpolation: method)
    }

    private static func interpolation(_ stream: inout ComponentValueStream) -> GradientValue.Interpolation? {
        let start = stream.position
        guard stream.consume(identifier: "in"), let (space, hue) = ColorParser.interpolationMethod(&stream) else {
            stream.restore(start)
            return nil
        }
        return GradientValue.Interpolation(space: space, hue: hue)
    }

    // MARK: Stops

    /// Parses one or more stops, with a hint between two of them (CSS Images 4, section 3.4). A stop with two positions
    /// becomes two stops.
    private static func stops(
        _ stream: inout ComponentValueStream, inAngles: Bool
    ) -> [GradientValue.Stop]? {
        var stops: [GradientValue.Stop] = []
        repeat {
            // The positions are on one side of the colour.
            var positions = positions(&stream, inAngles)
            let start = stream.position
            if let color = ColorParser.parse(&stream)?.value {
                if positions.isEmpty { positions = self.positions(&stream, inAngles) }
                stops.append(GradientValue.Stop(color: color, position: positions.first))
                if positions.count > 1 { stops.append(GradientValue.Stop(color: color, position: positions[1])) }
            } else {
                stream.restore(start)
                guard positions.count == 1, stops.last?.color != nil else { return nil }
                stops.append(GradientValue.Stop(color: nil, position: positions[0]))
            }
        } while stream.consume(.comma)
        return stops.last?.color == nil ? nil : stops
    }

    /// Parses up to two positions.
    private static func positions(_ stream: inout ComponentValueStream, _ inAngles: Bool) -> [Value] {
        guard let first = position(&stream, inAngles) else { return [] }
        return [first] + [position(&stream, inAngles)].compactMap { $0 }
    }

    private static func position(_ stream: inout ComponentValueStream, _ inAngles: Bool) -> Value? {
        let start = stream.position
        let value =
            inAngles ? anglePosition(&stream) : NumericParser.length(&stream, [.percentage, .negative])
        if value == nil { stream.restore(start) }
        return value
    }

    private static func anglePosition(_ stream: inout ComponentValueStream) -> Value? {
        guard stream.kind != .percentage else { return NumericParser.length(&stream, [.percentage, .negative]) }
        return NumericParser.angle(&stream)
    }

    // MARK: Shapes

    private static func initialShape(_ kind: GradientShape.Kind) -> GradientShape {
        switch kind {
        case .linear: .toward(horizontal: 0, vertical: 1)
        case .radial: .radial(.extent(.farthestCorner, isCircle: false), at: GradientPosition())
        case .conic: .conic(from: .angle(0), at: GradientPosition())
        }
    }

    private static func shape(_ stream: inout ComponentValueStream, _ kind: GradientShape.Kind) -> GradientShape? {
        switch kind {
        case .linear: return line(&stream)
        case .radial:
            let start = stream.position
            let radius = GradientRadiusParser.parse(&stream)
            if radius == nil { stream.restore(start) }
            guard let position = PositionParser.at(&stream) ?? radius.map({ _ in GradientPosition() }) else {
                return nil
            }
            return .radial(radius ?? .extent(.farthestCorner, isCircle: false), at: position)
        case .conic:
            var angle: Value?
            if stream.consume(identifier: "from") {
                angle = NumericParser.angle(&stream)
                if angle == nil { return nil }
            }
            guard let position = PositionParser.at(&stream) ?? angle.map({ _ in GradientPosition() }) else {
                return nil
            }
            return .conic(from: angle ?? .angle(0), at: position)
        }
    }

    /// Parses an angle, or `to` with one or two sides.
    private static func line(_ stream: inout ComponentValueStream) -> GradientShape? {
        guard stream.consume(identifier: "to") else { return NumericParser.angle(&stream).map { .linear($0) } }
        var (horizontal, vertical) = (0, 0)
        for _ in 0..<2 {
            if horizontal == 0, let side = stream.consume([.left, .right]) {
                horizontal = side == .left ? -1 : 1
            } else if vertical == 0, let side = stream.consume([.top, .bottom]) {
                vertical = side == .top ? -1 : 1
            }
        }
        return horizontal == 0 && vertical == 0 ? nil : .toward(horizontal: horizontal, vertical: vertical)
    }
}
