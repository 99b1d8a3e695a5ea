/// The place of each point of a box on a gradient line, in numbers. Points are relative to the top left of the box.
package enum GradientGeometry: Hashable, Sendable {
    /// The place is `x * horizontal + y * vertical + start`.
    case linear(horizontal: Double, vertical: Double, start: Double)
    /// The place is the distance from the centre, in the two radii.
    case radial(x: Double, y: Double, horizontalRadius: Double, verticalRadius: Double)
    /// The place is the angle in turns, clockwise from an angle that is also in turns, from upwards.
    case conic(x: Double, y: Double, start: Double)

    /// Creates the geometry of a shape in a box.
    /// - Returns: The geometry and the length of the line in points: 360 for angles. `nil` if the shape is not resolved.
    static func make(
        _ shape: GradientShape, width: Double, height: Double
    ) -> (geometry: GradientGeometry, length: Double)? {
        switch shape {
        case .linear(let angle):
            guard let degrees = angle.gradientPoints(of: 0) else { return nil }
            return line(Trigonometry.sine(degrees: degrees), -Trigonometry.cosine(degrees: degrees), width, height)
        case .toward(let horizontal, let vertical):
            // The line to a corner is perpendicular to the diagonal between its neighbours (CSS Images 3, section 3.1.1).
            guard horizontal != 0, vertical != 0 else {
                return line(Double(horizontal), Double(vertical), width, height)
            }
            let diagonal = (width * width + height * height).squareRoot()
            return line(Double(horizontal) * height / diagonal, Double(vertical) * width / diagonal, width, height)
        case .radial(let radius, let position):
            guard let (x, y) = position.point(width: width, height: height),
                let (horizontal, vertical) = radius.radii(x: x, y: y, width: width, height: height)
            else { return nil }
            return (
                .radial(x: x, y: y, horizontalRadius: horizontal, verticalRadius: vertical),
                min(horizontal, vertical) > 0 ? horizontal : 0
            )
        case .conic(let angle, let position):
            guard let (x, y) = position.point(width: width, height: height),
                let degrees = angle.gradientPoints(of: 0)
            else { return nil }
            return (.conic(x: x, y: y, start: degrees / 360), 360)
        }
    }

    /// Returns the line through the centre with a direction, a unit vector (CSS Images 3, section 3.1).
    private static func line(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double
    ) -> (geometry: GradientGeometry, length: Double) {
        let length = abs(width * x) + abs(height * y)
        let start = 0.5 - (width * x + height * y) / 2 / length
        return (.linear(horizontal: x / length, vertical: y / length, start: start), length)
    }
}

extension GradientPosition {
    /// Returns the point in a box. `nil` if it is not resolved.
    fileprivate func point(width: Double, height: Double) -> (x: Double, y: Double)? {
        guard let x = horizontal.points(of: width), let y = vertical.points(of: height) else { return nil }
        return (x, y)
    }
}

extension GradientPosition.Offset {
    fileprivate func points(of length: Double) -> Double? {
        distance.gradientPoints(of: length).map { isFromEnd ? length - $0 : $0 }
    }
}

extension GradientRadius {
    /// Returns the radii around a point in a box (CSS Images 3, section 3.2.1). `nil` if they are not resolved.
    fileprivate func radii(x: Double, y: Double, width: Double, height: Double) -> (Double, Double)? {
        switch self {
        case .circle(let radius): return radius.gradientPoints(of: width).map { ($0, $0) }
        case .ellipse(let horizontal, let vertical):
            guard let first = horizontal.gradientPoints(of: width), let second = vertical.gradientPoints(of: height)
            else { return nil }
            return (first, second)
        case .extent(let extent, let isCircle):
            let (horizontal, vertical) = ([abs(x), abs(width - x)], [abs(y), abs(height - y)])
            return isCircle
                ? Self.circle(extent, horizontal, vertical) : Self.ellipse(extent, horizontal, vertical)
        }
    }

    /// - Parameters:
    ///   - horizontal: The distances of the left and the right side.
    ///   - vertical: The distances of the top and the bottom side.
    private static func circle(
        _ extent: Extent, _ horizontal: [Double], _ vertical: [Double]
    ) -> (Double, Double) {
        let sides = horizontal + vertical
        let corners = horizontal.flatMap { x in vertical.map { y in (x * x + y * y).squareRoot() } }
        let radius =
            switch extent {
            case .closestSide: sides.min()
            case .farthestSide: sides.max()
            case .closestCorner: corners.min()
            case .farthestCorner: corners.max()
            }
        return (radius ?? 0, radius ?? 0)
    }

    /// Returns the radii of an ellipse. One through a corner has the proportions of the one to the sides.
    private static func ellipse(
        _ extent: Extent, _ horizontal: [Double], _ vertical: [Double]
    ) -> (Double, Double) {
        let isClosest = extent == .closestSide || extent == .closestCorner
        let sides = (
            (isClosest ? horizontal.min() : horizontal.max()) ?? 0, (isClosest ? vertical.min() : vertical.max()) ?? 0
        )
        switch extent {
        case .closestSide, .farthestSide: return sides
        case .closestCorner, .farthestCorner:
            // The distances of a corner are those of the sides that meet there.
            return (sides.0 * 2.0.squareRoot(), sides.1 * 2.0.squareRoot())
        }
    }
}

extension Value {
    /// Returns the points of a length or percentage, or the degrees of an angle. `nil` if it is not resolved.
    func gradientPoints(of base: Double) -> Double? {
        switch resolved(in: ResolutionContext(percentageBase: base)) {
        case .length(let points): points
        case .angle(let degrees): degrees
        default: nil
        }
    }
}
