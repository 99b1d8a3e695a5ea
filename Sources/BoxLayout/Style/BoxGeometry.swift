/// Values for the four physical sides of a box.
public struct BoxEdges<Value> {
    /// The value of the top side.
    public var top: Value
    /// The value of the right side.
    public var right: Value
    /// The value of the bottom side.
    public var bottom: Value
    /// The value of the left side.
    public var left: Value

    /// Creates values in the order of CSS shorthands.
    public init(top: Value, right: Value, bottom: Value, left: Value) {
        self.top = top
        self.right = right
        self.bottom = bottom
        self.left = left
    }

    /// Creates the same value for all sides.
    public init(_ value: Value) {
        self.init(top: value, right: value, bottom: value, left: value)
    }

    @inline(__always) func map<Result>(_ transform: (Value) -> Result) -> BoxEdges<Result> {
        BoxEdges<Result>(
            top: transform(top), right: transform(right), bottom: transform(bottom), left: transform(left))
    }
}

extension BoxEdges: Equatable where Value: Equatable {}
extension BoxEdges: Hashable where Value: Hashable {}
extension BoxEdges: Sendable where Value: Sendable {}
extension BoxEdges: BitwiseCopyable where Value: BitwiseCopyable {}

extension BoxEdges<Double> {
    var horizontal: Double { left + right }
    var vertical: Double { top + bottom }

    static func + (first: Self, second: Self) -> Self {
        Self(
            top: first.top + second.top, right: first.right + second.right, bottom: first.bottom + second.bottom,
            left: first.left + second.left)
    }
}

/// Values for the two axes of a box.
public struct BoxAxes<Value> {
    /// The value of the horizontal axis.
    public var width: Value
    /// The value of the vertical axis.
    public var height: Value

    /// Creates a pair of values.
    public init(width: Value, height: Value) {
        self.width = width
        self.height = height
    }

    /// Creates the same value for both axes.
    public init(_ value: Value) {
        self.init(width: value, height: value)
    }
}

extension BoxAxes: Equatable where Value: Equatable {}
extension BoxAxes: Hashable where Value: Hashable {}
extension BoxAxes: Sendable where Value: Sendable {}
extension BoxAxes: BitwiseCopyable where Value: BitwiseCopyable {}

/// A width and a height in px.
public typealias BoxSize = BoxAxes<Double>

/// A point in px. The y axis points down.
public struct BoxPoint: Hashable, Sendable, BitwiseCopyable {
    /// The x coordinate.
    public var x: Double
    /// The y coordinate.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A rectangle in px.
public struct BoxRect: Hashable, Sendable, BitwiseCopyable {
    /// The x coordinate.
    public var x: Double
    /// The y coordinate.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Returns the rectangle with its edges on device pixels, as browsers snap boxes when they paint them.
    ///
    /// Edges are rounded where they are on the screen. Adjacent boxes therefore stay adjacent.
    /// - Parameters:
    ///   - origin: The exact position on the screen of the point that the rectangle is relative to.
    ///   - scale: Pixels per px.
    /// - Returns: The snapped rectangle, relative to the snapped `origin`.
    public func snapped(from origin: BoxPoint, scale: Double = 1) -> BoxRect {
        // Positions halfway between two pixels are rounded up, also if they are sums with rounding errors.
        func snap(_ value: Double) -> Double { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
        let left = snap(origin.x + x)
        let top = snap(origin.y + y)
        return BoxRect(
            x: left - snap(origin.x), y: top - snap(origin.y), width: snap(origin.x + x + width) - left,
            height: snap(origin.y + y + height) - top)
    }
}
