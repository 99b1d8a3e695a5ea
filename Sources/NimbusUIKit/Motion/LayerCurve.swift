import NimbusCSS

/// The values of a layer's property in a span of time, with lines between them.
struct LayerCurve {
    /// In the order of the times.
    private(set) var points: [(time: Double, value: LayerValue)] = []
    private let size: CGSize

    /// The maximum number of points.
    private static let maximumCount = 2000
    /// The time in milliseconds in which a value can change without being seen.
    private static let instant = 0.0001
    /// Where values are compared with a line. Irregular, so that waves are found.
    private static let probes = [0.5, 0.13, 0.29, 0.71, 0.87]

    /// Finds the points of a function from the first to the last of some times, in milliseconds. Fails if it has too many of them, or
    /// if it has no value somewhere.
    /// - Parameters:
    ///   - breaks: The times at which the function can jump, in order. Two at least.
    ///   - size: The size of the view.
    ///   - isNear: Whether two values look the same.
    init?(
        breaks: [Double], in size: CGSize, isNear: (LayerValue, LayerValue) -> Bool,
        value: (_ time: Double) -> LayerValue?
    ) {
        self.size = size
        for (start, next) in zip(breaks, breaks.dropFirst()) {
            let end = max(next - Self.instant, start)
            guard let first = value(start), let last = value(end) else { return nil }
            points.append((start, first))
            guard add(from: (start, first), to: (end, last), isNear, value) else { return nil }
        }
        guard points.count <= Self.maximumCount else { return nil }
    }

    /// Adds the points of a span after its start. Fails if there are too many.
    private mutating func add(
        from start: (time: Double, value: LayerValue), to end: (time: Double, value: LayerValue),
        _ isNear: (LayerValue, LayerValue) -> Bool, _ value: (_ time: Double) -> LayerValue?
    ) -> Bool {
        guard points.count <= Self.maximumCount else { return false }
        let length = end.time - start.time
        if length > Self.instant, !isLine(from: start, to: end, isNear, value) {
            let middle = start.time + length / 2
            guard let half = value(middle) else { return false }
            return add(from: start, to: (middle, half), isNear, value)
                && add(from: (middle, half), to: end, isNear, value)
        }
        points.append(end)
        return true
    }

    /// Whether Core Animation shows the values of the function between two points.
    private func isLine(
        from start: (time: Double, value: LayerValue), to end: (time: Double, value: LayerValue),
        _ isNear: (LayerValue, LayerValue) -> Bool, _ value: (_ time: Double) -> LayerValue?
    ) -> Bool {
        guard start.value.isMixedByComponents(with: end.value) || start.value.isClose(to: end.value, in: size) else {
            return false
        }
        return Self.probes.allSatisfy { probe in
            guard let exact = value(start.time + (end.time - start.time) * probe),
                let line = start.value.mixed(with: end.value, at: probe)
            else { return false }
            return isNear(exact, line)
        }
    }

    /// Whether the value is always the same.
    var isConstant: Bool { points.allSatisfy { $0.value == points[0].value } }
}
