/// The outline of a shape in a box: lines and cubic curves, in points from the top left corner of the box.
package struct ShapeOutline: Hashable, Sendable {
    package enum Segment: Hashable, Sendable {
        /// The start of a subpath.
        case move(SIMD2<Double>)
        case line(SIMD2<Double>)
        /// A cubic curve: two control points and the end.
        case curve(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
        /// A line to the start of the subpath.
        case close
    }

    package private(set) var segments: [Segment] = []
    /// The rule that determines which points are inside.
    package let fillRule: BasicShape.FillRule

    package init(_ fillRule: BasicShape.FillRule = .nonzero) { self.fillRule = fillRule }

    package mutating func append(_ segment: Segment) { segments.append(segment) }

    /// The distance of the control points of a quarter of a circle with the radius 1.
    private static let quarter = 0.552_284_749_830_793_4

    /// Adds a rectangle with the radii of its corners, clockwise from the top left.
    mutating func addRect(_ origin: SIMD2<Double>, _ size: SIMD2<Double>, radii: [SIMD2<Double>]) {
        let end = origin + size
        // The corner, and the directions from the edge before it and to the edge after it.
        let corners: [(point: SIMD2<Double>, before: SIMD2<Double>, after: SIMD2<Double>)] = [
            (origin, SIMD2(0, 1), SIMD2(1, 0)), (SIMD2(end.x, origin.y), SIMD2(-1, 0), SIMD2(0, 1)),
            (end, SIMD2(0, -1), SIMD2(-1, 0)), (SIMD2(origin.x, end.y), SIMD2(1, 0), SIMD2(0, -1)),
        ]
        for (index, (corner, before, after)) in corners.enumerated() {
            let radius = radii[index]
            let first = corner + before * radius
            append(index == 0 ? .move(first) : .line(first))
            guard radius.x > 0, radius.y > 0 else { continue }
            let rest = 1 - Self.quarter
            append(.curve(corner + before * radius * rest, corner + after * radius * rest, corner + after * radius))
        }
        append(.close)
    }

    mutating func addEllipse(center: SIMD2<Double>, radii: SIMD2<Double>) {
        addRect(center - radii, radii * 2, radii: [radii, radii, radii, radii])
    }

    /// Adds an elliptical arc from a point (SVG 2, section 9.5 and appendix B.2).
    /// - Parameter rotation: The angle of the first radius, in degrees.
    mutating func addArc(
        from start: SIMD2<Double>, to end: SIMD2<Double>, radii: SIMD2<Double>, rotation: Double, isLarge: Bool,
        isClockwise: Bool
    ) {
        if start == end { return }
        var radii = SIMD2(abs(radii.x), abs(radii.y))
        guard radii.x > 0, radii.y > 0 else { return append(.line(end)) }
        let (sine, cosine) = (Trigonometry.sine(degrees: rotation), Trigonometry.cosine(degrees: rotation))
        func rotated(_ point: SIMD2<Double>, _ sine: Double) -> SIMD2<Double> {
            SIMD2(cosine * point.x - sine * point.y, sine * point.x + cosine * point.y)
        }
        // In the coordinates of the unit circle, half of the chord, and the center.
        let half = rotated((start - end) / 2, -sine)
        let length = (half / radii * (half / radii)).sum()
        if length > 1 { radii *= length.squareRoot() }
        let chord = half / radii
        let square = (chord * chord).sum()
        // An arc of a circle this large is a line.
        guard square > 0 else { return append(.line(end)) }
        let height = (max(0, 1 - square) / square).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let unitCenter = SIMD2(chord.y, -chord.x) * height
        let center = rotated(unitCenter * radii, sine) + (start + end) / 2
        let from = chord - unitCenter
        let to = -chord - unitCenter
        let startAngle = Trigonometry.arcTangent(from.y, from.x)
        var sweep = Trigonometry.arcTangent(to.y, to.x) - startAngle
        if isClockwise, sweep < 0 { sweep += 360 }
        if !isClockwise, sweep > 0 { sweep -= 360 }
        let count = max(1, (abs(sweep) / 90).rounded(.up))
        let step = sweep / count
        let control = 4 / 3 * Trigonometry.tangent(degrees: step / 4)
        func point(_ point: SIMD2<Double>) -> SIMD2<Double> { center + rotated(point * radii, sine) }
        for index in 0..<Int(count) {
            let (first, second) = (
                Self.unit(startAngle + Double(index) * step), Self.unit(startAngle + Double(index + 1) * step)
            )
            append(
                .curve(
                    point(first + SIMD2(-first.y, first.x) * control),
                    point(second - SIMD2(-second.y, second.x) * control),
                    Double(index + 1) == count ? end : point(second)))
        }
    }

    private static func unit(_ degrees: Double) -> SIMD2<Double> {
        SIMD2(Trigonometry.cosine(degrees: degrees), Trigonometry.sine(degrees: degrees))
    }
}

extension BasicShape {
    /// Returns the outline in a box of a size in points. `nil` if a value is not resolved.
    package func outline(width: Double, height: Double) -> ShapeOutline? {
        let size = SIMD2(width, height)
        switch self {
        case .inset(let edges, let radii): return Self.rectangle(edges, radii, in: size)
        case .circle(let radius, let center):
            guard let center = Self.position(center, in: size),
                let radius = Self.radius(
                    radius, sides: [center.x, center.y, width - center.x, height - center.y],
                    base: ((size * size).sum() / 2).squareRoot())
            else { return nil }
            return Self.ellipse(center, SIMD2(radius, radius))
        case .ellipse(let radii, let center):
            guard let center = Self.position(center, in: size),
                let horizontal = Self.radius(radii[0], sides: [center.x, width - center.x], base: width),
                let vertical = Self.radius(radii[1], sides: [center.y, height - center.y], base: height)
            else { return nil }
            return Self.ellipse(center, SIMD2(horizontal, vertical))
        case .polygon(let coordinates, let rule):
            var outline = ShapeOutline(rule)
            for index in stride(from: 0, to: coordinates.count, by: 2) {
                guard let point = Self.position([coordinates[index], coordinates[index + 1]], in: size) else {
                    return nil
                }
                outline.append(index == 0 ? .move(point) : .line(point))
            }
            outline.append(.close)
            return outline
        case .path(let path, let rule): return path.outline(rule)
        }
    }

    private static func ellipse(_ center: SIMD2<Double>, _ radii: SIMD2<Double>) -> ShapeOutline {
        var outline = ShapeOutline()
        outline.addEllipse(center: center, radii: radii)
        return outline
    }

    private static func rectangle(_ edges: [Value], _ radii: [Value], in size: SIMD2<Double>) -> ShapeOutline? {
        let insets = edges.enumerated().compactMap { $1.points(of: $0 % 2 == 0 ? size.y : size.x) }
        guard insets.count == 4 else { return nil }
        let origin = SIMD2(insets[3], insets[0])
        let rect = SIMD2(max(0, size.x - insets[1] - insets[3]), max(0, size.y - insets[0] - insets[2]))
        var corners = Array(repeating: SIMD2<Double>.zero, count: 4)
        for index in 0..<4 where !radii.isEmpty {
            guard let x = radii[index].points(of: size.x), let y = radii[index + 4].points(of: size.y) else {
                return nil
            }
            corners[index] = SIMD2(x, y)
        }
        // Radii that overlap shrink in proportion (CSS Backgrounds 3, section 4.5).
        let sums = [
            (rect.x, corners[0].x + corners[1].x), (rect.x, corners[2].x + corners[3].x),
            (rect.y, corners[0].y + corners[3].y), (rect.y, corners[1].y + corners[2].y),
        ]
        let factor = sums.reduce(1) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
        var outline = ShapeOutline()
        outline.addRect(origin, rect, radii: corners.map { $0 * factor })
        return outline
    }

    /// Returns a position in the box. An empty one is the center.
    private static func position(_ values: [Value], in size: SIMD2<Double>) -> SIMD2<Double>? {
        if values.isEmpty { return size / 2 }
        guard let x = values[0].points(of: size.x), let y = values[1].points(of: size.y) else { return nil }
        return SIMD2(x, y)
    }

    /// Returns a radius.
    /// - Parameters:
    ///   - sides: The distances from the center to the sides, which are negative if the center is outside.
    ///   - base: The length that percentages refer to.
    private static func radius(_ value: Value, sides: [Double], base: Double) -> Double? {
        if value == closestSide { return sides.map(abs).min() }
        if value == farthestSide { return sides.map(abs).max() }
        return value.points(of: base).map { max(0, $0) }
    }
}

extension Value {
    /// Returns a length or percentage in points. `nil` if it is not resolved.
    fileprivate func points(of base: Double) -> Double? {
        if case .length(let points) = resolved(in: ResolutionContext(percentageBase: base)) { points } else { nil }
    }
}

extension ShapePath {
    /// Returns the outline of the path.
    fileprivate func outline(_ rule: BasicShape.FillRule) -> ShapeOutline {
        var outline = ShapeOutline(rule)
        var (current, start) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
        /// The last control point, which a smooth curve continues.
        var control: (point: SIMD2<Double>, isCubic: Bool)?
        var isClosed = false
        for command in commands {
            let numbers = command.arguments
            func point(_ index: Int) -> SIMD2<Double> { SIMD2(numbers[index], numbers[index + 1]) }
            func reflected(isCubic: Bool) -> SIMD2<Double> {
                if let control, control.isCubic == isCubic { current * 2 - control.point } else { current }
            }
            // After the end of a subpath, another one starts at the same point.
            if isClosed, command.kind != .move, command.kind != .close { outline.append(.move(start)) }
            isClosed = false
            var next: (point: SIMD2<Double>, isCubic: Bool)?
            var end = current
            func curve(_ first: SIMD2<Double>, _ second: SIMD2<Double>) {
                outline.append(.curve(first, second, end))
                next = (second, true)
            }
            func quadratic(_ control: SIMD2<Double>) {
                outline.append(.curve((current + control * 2) / 3, (end + control * 2) / 3, end))
                next = (control, false)
            }
            switch command.kind {
            case .move:
                end = point(0)
                start = end
                outline.append(.move(end))
            case .close:
                end = start
                isClosed = true
                outline.append(.close)
            case .line:
                end = point(0)
                outline.append(.line(end))
            case .horizontal:
                end.x = numbers[0]
                outline.append(.line(end))
            case .vertical:
                end.y = numbers[0]
                outline.append(.line(end))
            case .curve:
                end = point(4)
                curve(point(0), point(2))
            case .smoothCurve:
                end = point(2)
                curve(reflected(isCubic: true), point(0))
            case .quadratic:
                end = point(2)
                quadratic(point(0))
            case .smoothQuadratic:
                end = point(0)
                quadratic(reflected(isCubic: false))
            case .arc:
                end = point(5)
                outline.addArc(
                    from: current, to: end, radii: point(0), rotation: numbers[2], isLarge: numbers[3] != 0,
                    isClockwise: numbers[4] != 0)
            }
            (current, control) = (end, next)
        }
        return outline
    }
}
