/// A timing function: maps the progress of time to the progress of a value (CSS Easing 2).
package enum TimingFunction: CustomValue {
    /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points. `x1` and `x2` are from 0 to 1.
    case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A staircase of equal steps.
    case steps(Int, StepPosition)
    /// A line through two or more points. The inputs do not decrease.
    case linear([Point])

    /// Where a staircase rises. Raw values are the keywords.
    package enum StepPosition: String, Sendable, CaseIterable {
        case jumpStart = "jump-start"
        case jumpEnd = "jump-end"
        case jumpNone = "jump-none"
        case jumpBoth = "jump-both"
        case start, end

        /// Whether the staircase rises at the start of the first step.
        fileprivate var risesAtStart: Bool { self == .jumpStart || self == .jumpBoth || self == .start }
        /// The number of rises, less the number of steps.
        fileprivate var additionalRises: Int { self == .jumpBoth ? 1 : self == .jumpNone ? -1 : 0 }
    }

    /// A point of a line.
    package struct Point: Hashable, Sendable {
        package var input: Double
        package var output: Double

        package init(input: Double, output: Double) {
            (self.input, self.output) = (input, output)
        }
    }

    /// `ease`, the initial value.
    package static let ease = TimingFunction.cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

    /// The functions with a name (CSS Easing 2, sections 2.1 to 2.3).
    static let keywords: [(name: StaticString, function: TimingFunction)] = [
        ("linear", .linear([Point(input: 0, output: 0), Point(input: 1, output: 1)])), ("ease", ease),
        ("ease-in", .cubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)),
        ("ease-out", .cubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)),
        ("ease-in-out", .cubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)), ("step-start", .steps(1, .start)),
        ("step-end", .steps(1, .end)),
    ]

    /// The serialisation: a keyword, `cubic-bezier()`, `steps()` or `linear()`.
    package var cssText: String {
        switch self {
        case .cubicBezier, .linear:
            if let keyword = Self.keywords.first(where: { $0.function == self }) { return "\(keyword.name)" }
        case .steps: break
        }
        switch self {
        case .cubicBezier(let x1, let y1, let x2, let y2):
            return "cubic-bezier(\([x1, y1, x2, y2].map { Value.number($0).cssText }.joined(separator: ", ")))"
        case .steps(let count, let position):
            let isDefault = position == .end || position == .jumpEnd
            return "steps(\(count)\(isDefault ? "" : ", \(position.rawValue)"))"
        case .linear(let points):
            let texts = points.map { point in
                "\(Value.number(point.output).cssText) \(Value.percentage(point.input * 100).cssText)"
            }
            return "linear(\(texts.joined(separator: ", ")))"
        }
    }

    package func mapParts(_ change: (Value) -> Value) -> TimingFunction { self }

    /// The control points of a cubic Bézier curve, or of a line from (0, 0) to (1, 1): x1, y1, x2 and y2. `nil` for other functions.
    package var controlPoints: [Double]? {
        switch self {
        case .cubicBezier(let x1, let y1, let x2, let y2): [x1, y1, x2, y2]
        case .linear(let points):
            points == [Point(input: 0, output: 0), Point(input: 1, output: 1)] ? [0, 0, 1, 1] : nil
        case .steps: nil
        }
    }

    /// The progress of time where the function jumps or has a corner, between 0 and 1. Those of 1,000 steps at most.
    var corners: [Double] {
        switch self {
        case .cubicBezier: []
        case .steps(let count, _): count <= 1000 ? (1..<max(count, 1)).map { Double($0) / Double(count) } : []
        case .linear(let points): points.map(\.input).filter { $0 > 0 && $0 < 1 }
        }
    }

    /// Returns the progress of the value.
    /// - Parameters:
    ///   - progress: The progress of time. Usually from 0 to 1; the curve continues beyond both ends.
    ///   - isBefore: Whether the animation has not begun yet, or runs backwards and has ended: then a step at the instant
    ///     itself has not been taken (CSS Easing 2, section 2.3.1).
    package func progress(at progress: Double, isBefore: Bool = false) -> Double {
        switch self {
        case .cubicBezier(let x1, let y1, let x2, let y2):
            BezierCurve(x1: x1, y1: y1, x2: x2, y2: y2).y(at: progress)
        case .steps(let count, let position): Self.step(progress, count, position, isBefore: isBefore)
        case .linear(let points): Self.output(progress, points)
        }
    }

    private static func step(_ progress: Double, _ count: Int, _ position: StepPosition, isBefore: Bool) -> Double {
        let scaled = progress * Double(count)
        var step = scaled.rounded(.down)
        if position.risesAtStart { step += 1 }
        if isBefore, scaled == scaled.rounded(.down) { step -= 1 }
        if progress >= 0 { step = max(step, 0) }
        let rises = Double(count + position.additionalRises)
        if progress <= 1 { step = min(step, rises) }
        return step / rises
    }

    /// Interpolates between the points around an input. Beyond the ends, the first and the last segment continue.
    private static func output(_ input: Double, _ points: [Point]) -> Double {
        let after = points.firstIndex { $0.input > input } ?? points.count
        let first = min(max(after - 1, 0), points.count - 2)
        let (start, end) = (points[first], points[first + 1])
        if start.input == end.input { return input < start.input ? start.output : end.output }
        return start.output + (end.output - start.output) * (input - start.input) / (end.input - start.input)
    }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), whose first coordinate never decreases.
private struct BezierCurve {
    let x1, y1, x2, y2: Double

    /// The second coordinate where the first one is `x`. Beyond the ends, the tangents continue; without a tangent, the value of
    /// the end does (CSS Easing 2, section 2.2).
    func y(at x: Double) -> Double {
        if x <= 0 { return x * startSlope }
        if x >= 1 { return 1 + (x - 1) * endSlope }
        return coordinate(parameter(at: x), y1, y2)
    }

    private var startSlope: Double {
        if x1 > 0 { return y1 / x1 }
        if y1 == 0, x2 > 0 { return y2 / x2 }
        return y1 == 0 && y2 == 0 ? 1 : 0
    }

    private var endSlope: Double {
        if x2 < 1 { return (y2 - 1) / (x2 - 1) }
        if y2 == 1, x1 < 1 { return (y1 - 1) / (x1 - 1) }
        return y2 == 1 && y1 == 1 ? 1 : 0
    }

    private func coordinate(_ parameter: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
            + parameter * parameter * parameter
    }

    /// Finds the parameter by Newton's method, kept inside an interval that is halved where the method leaves it.
    private func parameter(at x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var parameter = x
        for _ in 0..<64 {
            let error = coordinate(parameter, x1, x2) - x
            if abs(error) < 1e-12 { break }
            if error < 0 { low = parameter } else { high = parameter }
            let rest = 1 - parameter
            let slope =
                3 * rest * rest * x1 + 6 * rest * parameter * (x2 - x1) + 3 * parameter * parameter * (1 - x2)
            let next = parameter - error / slope
            parameter = next > low && next < high ? next : (low + high) / 2
        }
        return parameter
    }
}
