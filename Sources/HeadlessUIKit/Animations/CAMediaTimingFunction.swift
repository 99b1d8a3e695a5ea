import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1), which maps the progress of time to the progress of a value.
open class CAMediaTimingFunction: NSObject {
    private let points: [Float]

    /// Creates a curve from the coordinates of its two control points. Horizontal coordinates are clamped to 0 to 1. A curve
    /// with a coordinate that is not finite is a line.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
    }

    /// Creates a curve with a name. An unknown name creates a line.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Stores the two coordinates of a point.
    /// - Parameters:
    ///   - idx: The index of the point, from 0 to 3. The first and the last point are (0, 0) and (1, 1).
    ///   - ptr: The memory for two numbers.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        guard (0...3).contains(idx) else { return }
        ptr[0] = points[idx * 2]
        ptr[1] = points[idx * 2 + 1]
    }

    /// Returns the progress of the value. `progress` is the progress of time, from 0 to 1.
    func output(at progress: Double) -> Double {
        if progress <= 0 || progress >= 1 { return progress }
        let curve = points.map(Double.init)
        if curve.contains(where: { !$0.isFinite }) { return progress }
        let (x1, x2) = (min(max(curve[2], 0), 1), min(max(curve[4], 0), 1))
        if x1 == curve[3], x2 == curve[5] { return progress }
        // The horizontal coordinate never decreases. 60 halves are more exact than a Double.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if Self.coordinate(middle, x1, x2) < progress { low = middle } else { high = middle }
        }
        return Self.coordinate(high, curve[3], curve[5])
    }

    private static func coordinate(_ parameter: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
            + parameter * parameter * parameter
    }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A line.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// A slow start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// A slow end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// A slow start and a slow end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of most animations of the system: a fast start and a slow end.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
