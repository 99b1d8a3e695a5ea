import CSSEngine
import Foundation

/// A path of lines and curves with its length.
struct MeasuredPath {
    private(set) var outline = ShapeOutline()
    /// The length in points. That of a curve is close to that of the arc.
    private(set) var length: CGFloat = 0
    private var first = CGPoint.zero
    private var last = CGPoint.zero

    mutating func move(to point: CGPoint) {
        outline.append(.move(SIMD2(point)))
        (first, last) = (point, point)
    }

    /// Adds a line, unless it has no length.
    mutating func line(to point: CGPoint) {
        if point == last { return }
        outline.append(.line(SIMD2(point)))
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
        outline.append(
            .curve(
                SIMD2(first.x + from.dx * factor, first.y + from.dy * factor),
                SIMD2(second.x - to.dx * factor, second.y - to.dy * factor), SIMD2(second)))
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
        outline.append(.close)
        length += Self.distance(last, first)
        last = first
    }

    private static func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
        let (x, y) = (second.x - first.x, second.y - first.y)
        return (x * x + y * y).squareRoot()
    }
}

extension SIMD2<Double> {
    fileprivate init(_ point: CGPoint) { self.init(point.x, point.y) }
}
