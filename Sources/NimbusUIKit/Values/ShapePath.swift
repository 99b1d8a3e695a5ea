import Foundation

/// A path of lines and curves, which can be written as Swift code.
package struct ShapePath: Equatable {
    /// A part of a path.
    package enum Segment: Equatable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    package private(set) var segments: [Segment] = []
    /// The length in points. That of a curve is close to that of the arc.
    private(set) var length: CGFloat = 0
    private var first = CGPoint.zero
    private var last = CGPoint.zero

    mutating func move(to point: CGPoint) {
        segments.append(.move(point))
        (first, last) = (point, point)
    }

    /// Adds a line, unless it has no length.
    mutating func line(to point: CGPoint) {
        if point == last { return }
        segments.append(.line(point))
        length += Self.distance(last, point)
        last = point
    }

    /// Adds a part of an arc.
    mutating func add(_ arc: CornerArc, from start: CGFloat, to end: CGFloat) {
        if arc.isPoint { return line(to: arc.point(end)) }
        if start == end { return }
        let factor = 4 / 3 * tan((end - start) * .pi / 8)
        let (from, to) = (arc.tangent(start), arc.tangent(end))
        let (first, second) = (arc.point(start), arc.point(end))
        segments.append(
            .curve(
                second, CGPoint(x: first.x + from.dx * factor, y: first.y + from.dy * factor),
                CGPoint(x: second.x - to.dx * factor, y: second.y - to.dy * factor)))
        let middle = arc.point((start + end) / 2)
        // A circle is longer than its chords by this part of their difference from the chord of the whole.
        let (chord, halves) = (
            Self.distance(first, second), Self.distance(first, middle) + Self.distance(middle, second)
        )
        length += halves + (halves - chord) / 3
        last = second
    }

    /// Adds a line to the start.
    mutating func close() {
        segments.append(.close)
        length += Self.distance(last, first)
        last = first
    }

    mutating func append(_ other: ShapePath) { segments += other.segments }

    private static func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
        let (x, y) = (second.x - first.x, second.y - first.y)
        return (x * x + y * y).squareRoot()
    }

    /// The path of UIKit.
    var cgPath: CGPath {
        let path = UIBezierPath()
        for segment in segments {
            switch segment {
            case .move(let point): path.move(to: point)
            case .line(let point): path.addLine(to: point)
            case .curve(let end, let first, let second):
                path.addCurve(to: end, controlPoint1: first, controlPoint2: second)
            case .close: path.close()
            }
        }
        return path.cgPath
    }
}
