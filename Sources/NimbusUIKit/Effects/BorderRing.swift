import CSSEngine
import Foundation

/// The ring between the outline of a border and its inside, cut into the lines of the sides (CSS Backgrounds 3, section 3).
@MainActor struct BorderRing {
    /// The styles that are drawn. Other visible styles are drawn as solid lines.
    enum Style: Equatable {
        case solid, dashed, dotted

        init(_ value: Value?) {
            self = value == .keyword(.dashed) ? .dashed : value == .keyword(.dotted) ? .dotted : .solid
        }
    }

    /// The line of one side.
    struct Line: Equatable {
        /// In points.
        var width: CGFloat
        let style: Style
        let color: CGColor
    }

    /// A corner of the outline. A quarter of an ellipse leads from its first side to its second one.
    private struct Corner {
        let point: CGPoint
        /// The directions from the inside of the corner to its first and its second side.
        let first, second: CGVector
        let radius: CGFloat
        /// The widths of the lines of the two sides.
        let widths: (first: CGFloat, second: CGFloat)

        /// The part of the corner that belongs to the first side, from 0 to 1.
        var share: CGFloat {
            let sum = widths.first + widths.second
            return sum > 0 ? widths.first / sum : 0.5
        }

        /// Returns the arc at a depth in the border: 0 at the outline, 1 at its inside.
        func arc(_ depth: CGFloat) -> CornerArc {
            let (across, down) = (widths.first * depth, widths.second * depth)
            var radii = (first: radius - across, second: radius - down)
            if radii.first <= 0 || radii.second <= 0 { radii = (0, 0) }
            let inset = (first: radii.first + across, second: radii.second + down)
            let center = CGPoint(
                x: point.x - first.dx * inset.first - second.dx * inset.second,
                y: point.y - first.dy * inset.first - second.dy * inset.second)
            return CornerArc(center: center, first: first * radii.first, second: second * radii.second)
        }
    }

    /// The maximum width of a line, in points. Wider lines look the same on any screen, and take long to draw.
    static let maximumWidth: CGFloat = 16_384

    private let corners: [Corner]
    /// Clockwise from the top.
    private let lines: [Line?]

    /// - Parameters:
    ///   - rect: The rectangle around the border.
    ///   - rounding: The corners of the rectangle. `nil` for square ones.
    ///   - lines: The lines of the sides, clockwise from the top. `nil` for a side without a border.
    init(_ rect: CGRect, _ rounding: DrawnCorners?, _ lines: [Line?]) {
        let widths = lines.map { $0?.width ?? 0 }
        let fit = min(
            1, rect.width / max(widths[1] + widths[3], 0.001), rect.height / max(widths[0] + widths[2], 0.001))
        func width(_ side: Int) -> CGFloat { min(widths[side % 4] * fit, Self.maximumWidth) }
        self.lines = lines.enumerated().map { side, line in
            var line = line
            line?.width = width(side)
            return line
        }
        // Clockwise from the top left, with the side before each corner and the side after it.
        let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
        let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
        let places = [
            (CGPoint(x: rect.minX, y: rect.minY), left, up, CACornerMask.layerMinXMinYCorner),
            (CGPoint(x: rect.maxX, y: rect.minY), up, right, .layerMaxXMinYCorner),
            (CGPoint(x: rect.maxX, y: rect.maxY), right, down, .layerMaxXMaxYCorner),
            (CGPoint(x: rect.minX, y: rect.maxY), down, left, .layerMinXMaxYCorner),
        ]
        corners = places.enumerated().map { index, place in
            let isRound = rounding.map { CACornerMask(rawValue: $0.mask).contains(place.3) } ?? false
            return Corner(
                point: place.0, first: place.1, second: place.2, radius: isRound ? rounding?.radius ?? 0 : 0,
                widths: (width(index + 3), width(index)))
        }
    }

    /// Creates a border for the shape of its inside.
    /// - Parameter widths: The widths of the sides, clockwise from the top, in points.
    init(_ rect: CGRect, _ rounding: DrawnCorners?, insideOf widths: [CGFloat]) {
        let color = UIColor.clear.cgColor
        self.init(rect, rounding, widths.map { Line(width: $0, style: .solid, color: color) })
    }

    /// The outline of the inside.
    var inside: ShapeOutline { closedLine(1).outline }

    /// The shapes that draw the border. Solid lines of one colour are one shape, so that no seam is between them.
    var shapes: [LayerShape] {
        if let line = lines[0], line.style != .solid, lines.allSatisfy({ $0 == line }), corners[0].radius > 0 {
            let path = closedLine(0.5)
            return [LayerShape(path.outline, line.color, pattern(of: line, path.length, isClosed: true))]
        }
        var shapes: [LayerShape] = []
        var solid: [(color: CGColor, outline: ShapeOutline)] = []
        for (side, line) in lines.enumerated() {
            guard let line else { continue }
            if line.style != .solid {
                let path = centerLine(of: side, line)
                let pattern = pattern(of: line, path.length, isClosed: false)
                let clip = line.color.alpha < 1 && meetsOtherLine(side) ? area(of: side) : nil
                shapes.append(LayerShape(path.outline, line.color, pattern, in: clip))
            } else if let index = solid.firstIndex(where: { $0.color == line.color }) {
                for segment in area(of: side).segments { solid[index].outline.append(segment) }
            } else {
                solid.append((line.color, area(of: side)))
            }
        }
        return solid.map { LayerShape($0.outline, $0.color, nil) } + shapes
    }

    // MARK: Solid lines

    /// Returns the part of the ring that belongs to a side.
    private func area(of side: Int) -> ShapeOutline {
        let (start, end) = (corners[side], corners[(side + 1) % 4])
        var path = MeasuredPath()
        path.move(to: start.arc(0).point(start.share))
        path.add(start.arc(0), from: start.share, to: 1)
        path.line(to: end.arc(0).point(0))
        path.add(end.arc(0), from: 0, to: end.share)
        path.line(to: end.arc(1).point(end.share))
        path.add(end.arc(1), from: end.share, to: 0)
        path.line(to: start.arc(1).point(1))
        path.add(start.arc(1), from: 1, to: start.share)
        path.close()
        return path.outline
    }

    // MARK: Dashes and dots

    /// Returns the line along the middle of a side. At square corners, it reaches the end of the side; dots are inside of it.
    private func centerLine(of side: Int, _ line: Line) -> MeasuredPath {
        let (start, end) = (corners[side], corners[(side + 1) % 4])
        let inset = line.style == .dotted ? line.width / 2 : 0
        var path = MeasuredPath()
        // The direction of the side is that from its first corner, away from the corner's other side.
        let along = start.first * -1
        func square(_ corner: Corner, _ distance: CGFloat) -> CGPoint {
            let outward = start.second * (line.width / 2)
            return CGPoint(
                x: corner.point.x - outward.dx + along.dx * distance,
                y: corner.point.y - outward.dy + along.dy * distance)
        }
        if start.radius > 0 {
            path.move(to: start.arc(0.5).point(start.share))
            path.add(start.arc(0.5), from: start.share, to: 1)
        } else {
            path.move(to: square(start, inset))
        }
        if end.radius > 0 {
            path.line(to: end.arc(0.5).point(0))
            path.add(end.arc(0.5), from: 0, to: end.share)
        } else {
            path.line(to: square(end, -inset))
        }
        return path
    }

    /// Returns whether the line of a side would cover the line of another side in a square corner.
    private func meetsOtherLine(_ side: Int) -> Bool {
        [(side, side + 3), (side + 1, side + 1)].contains { corner, other in
            corners[corner % 4].radius == 0 && lines[other % 4] != nil
        }
    }

    /// Returns a line in the whole ring.
    /// - Parameter depth: 0 at the outline of the border, 1 at its inside.
    private func closedLine(_ depth: CGFloat) -> MeasuredPath {
        var path = MeasuredPath()
        path.move(to: corners[0].arc(depth).point(0))
        for corner in corners {
            path.line(to: corner.arc(depth).point(0))
            path.add(corner.arc(depth), from: 0, to: 1)
        }
        path.close()
        return path
    }

    /// Returns the pattern whose dashes or dots fill a length evenly, as in browsers.
    private func pattern(of line: Line, _ length: CGFloat, isClosed: Bool) -> LayerShape.Stroke {
        if line.style == .dotted {
            let count = max((length / (2 * line.width)).rounded(), 1)
            // Despite rounding, an open line ends with a dot, and a closed line does not draw its first dot twice.
            let step = length / count * (isClosed ? 1.00001 : 0.99999)
            return LayerShape.Stroke(width: line.width, dashes: [0, step], isRound: true)
        }
        let isThin = line.width < 3
        let (dash, gap) = (line.width * (isThin ? 3 : 2), line.width * (isThin ? 2 : 1))
        if isClosed {
            let count = max((length / (dash + gap)).rounded(), 1)
            return LayerShape.Stroke(width: line.width, dashes: [dash, max(length / count - dash, 0)], isRound: false)
        }
        let count = ((length + gap) / (dash + gap)).rounded()
        guard count > 1 else { return LayerShape.Stroke(width: line.width, dashes: [], isRound: false) }
        return LayerShape.Stroke(
            width: line.width, dashes: [dash, max((length - count * dash) / (count - 1), 0.001)], isRound: false)
    }
}

/// A quarter of an ellipse.
struct CornerArc {
    let center: CGPoint
    /// From the center to the ends of the arc.
    let first, second: CGVector

    /// Returns a point of the arc.
    /// - Parameter place: From 0 at the first end to 1 at the second end.
    func point(_ place: CGFloat) -> CGPoint {
        let angle = place * .pi / 2
        return CGPoint(
            x: center.x + first.dx * cos(angle) + second.dx * sin(angle),
            y: center.y + first.dy * cos(angle) + second.dy * sin(angle))
    }

    /// Returns the direction of the arc at a place, per radian.
    func tangent(_ place: CGFloat) -> CGVector {
        let angle = place * .pi / 2
        return CGVector(
            dx: second.dx * cos(angle) - first.dx * sin(angle), dy: second.dy * cos(angle) - first.dy * sin(angle))
    }

    var isPoint: Bool { first == .zero && second == .zero }
}

extension CGVector {
    fileprivate static func * (vector: CGVector, factor: CGFloat) -> CGVector {
        CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
    }
}
