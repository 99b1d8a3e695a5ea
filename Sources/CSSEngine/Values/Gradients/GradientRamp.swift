/// A gradient for a box of a size: the geometry, and the colours on the line.
package struct GradientRamp: Sendable {
    /// A colour at a place on the line. 0 is the start of the line, 1 its end.
    private struct Stop {
        var place: Double
        var color: ColorComponents
    }

    /// The geometry of the box.
    package let geometry: GradientGeometry
    /// The places of the first and the last stop.
    package let range: ClosedRange<Double>
    /// Whether the colours of the range are repeated on the whole line.
    package let isRepeating: Bool
    /// The length of the range in points, or in degrees for a conic gradient.
    package let length: Double
    private var stops: [Stop] = []
    /// The places of the even mixture after each stop, as a part of the distance to the next one.
    private var middles: [Double] = []
    private let space: ColorSpace
    private let hue: HueInterpolation

    /// Creates a gradient. Fails for an empty box, and if a value is not resolved.
    package init?(_ gradient: GradientValue, width: Double, height: Double) {
        guard width > 0, height > 0, width.isFinite, height.isFinite,
            let (geometry, length) = GradientGeometry.make(gradient.shape, width: width, height: height)
        else { return nil }
        let isAngular = if case .conic = geometry { true } else { false }
        var places: [Double?] = []
        for stop in gradient.stops {
            guard let position = stop.position else {
                places.append(nil)
                continue
            }
            guard let place = Self.place(position, on: length, isAngular: isAngular) else { return nil }
            places.append(place)
        }
        let fixed = Self.fixed(places)
        var colors: [CSS.Color] = []
        for (index, stop) in gradient.stops.enumerated() {
            guard let value = stop.color else { continue }
            guard case .color(let color) = value else { return nil }
            colors.append(color)
            stops.append(Stop(place: fixed[index], color: ColorComponents(color)))
            let isBeforeHint = index + 1 < fixed.count && gradient.stops[index + 1].color == nil
            let distance = isBeforeHint ? fixed[index + 2] - fixed[index] : 0
            middles.append(distance > 0 ? (fixed[index + 1] - fixed[index]) / distance : 0.5)
        }
        guard let first = stops.first?.place, let last = stops.last?.place else { return nil }
        let isModern = colors.contains { !$0.space.isLegacy }
        space = gradient.interpolation?.space ?? (isModern ? .oklab : .srgb)
        hue = gradient.interpolation?.hue ?? .shorter
        range = first...last
        isRepeating = gradient.isRepeating
        self.length = (last - first) * length
        self.geometry = geometry
    }

    private static func place(_ position: Value, on length: Double, isAngular: Bool) -> Double? {
        if case .percentage(let percentage) = position { return percentage / 100 }
        guard let points = position.gradientPoints(of: length) else { return nil }
        return length > 0 ? points / length : 0
    }

    /// Returns the places of all stops and hints: none is before its predecessor, and those without a place are spread
    /// evenly (CSS Images 3, section 3.4.3).
    private static func fixed(_ places: [Double?]) -> [Double] {
        var places = places
        places[0] = places[0] ?? 0
        places[places.count - 1] = places[places.count - 1] ?? 1
        var largest = -Double.infinity
        for (index, place) in places.enumerated() {
            guard let place else { continue }
            largest = max(largest, place)
            places[index] = largest
        }
        var result: [Double] = []
        var previous = 0
        for (index, place) in places.enumerated() {
            guard let place else { continue }
            let start = result.last ?? place
            for between in previous + 1..<max(index, previous + 1) {
                result.append(start + (place - start) * Double(between - previous) / Double(index - previous))
            }
            result.append(place)
            previous = index
        }
        return result
    }

    // MARK: Colours

    /// Returns the colours in the middles of equal parts of the range, in sRGB and premultiplied by alpha.
    package func colors(count: Int) -> [SIMD4<Float>] {
        let width = range.upperBound - range.lowerBound
        var segment = 0
        return (0..<count).map { index in
            let place = range.lowerBound + width * (Double(index) + 0.5) / Double(count)
            while segment + 2 < stops.count, stops[segment + 1].place <= place { segment += 1 }
            return color(at: place, in: segment)
        }
    }

    /// The colours before and after the range.
    package var ends: (first: SIMD4<Float>, last: SIMD4<Float>) {
        (Self.premultiplied(stops[0].color), Self.premultiplied(stops[stops.count - 1].color))
    }

    /// The average of the stops, for a repeated gradient without a length (CSS Images 3, section 3.5.1).
    package var average: SIMD4<Float> {
        stops.reduce(SIMD4()) { $0 + Self.premultiplied($1.color) } / Float(stops.count)
    }

    private func color(at place: Double, in segment: Int) -> SIMD4<Float> {
        guard segment + 1 < stops.count else { return ends.last }
        let (start, end) = (stops[segment], stops[segment + 1])
        let distance = end.place - start.place
        let part = distance > 0 ? min(max((place - start.place) / distance, 0), 1) : 1
        let progress = Self.progress(part, middle: middles[segment])
        return Self.premultiplied(start.color.interpolated(to: end.color, in: space, hue, progress: progress))
    }

    /// Returns the progress of the colour at a part of a segment, with the even mixture at `middle` (CSS Images 3, section
    /// 3.4.4).
    private static func progress(_ part: Double, middle: Double) -> Double {
        if middle == 0.5 { return part }
        if middle <= 0 { return 1 }
        if middle >= 1 { return part < 1 ? 0 : 1 }
        return power(part, logarithm(0.5) / logarithm(middle))
    }

    private static func premultiplied(_ color: ColorComponents) -> SIMD4<Float> {
        let converted = color.converted(to: .srgb)
        let values = converted.values.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
        let alpha = min(max(converted.alpha, 0), 1)
        let channels = SIMD3<Float>(values * alpha)
        return SIMD4(channels, Float(alpha))
    }
}
