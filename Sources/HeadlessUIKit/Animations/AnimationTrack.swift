import Foundation

/// The values of a property over the progress of an animation.
struct AnimationTrack {
    let property: AnimatableProperty
    private let values: Values

    private enum Values {
        /// `nil` is the value without the animation.
        case ends(AnimatedValue?, AnimatedValue?)
        /// Times do not decrease. `nil` distributes the values evenly.
        case keyframes([AnimatedValue], [Double]?, [CAMediaTimingFunction])
        case steps([AnimatedValue], [Double]?)
    }

    /// Creates a track between two values. Returns `nil` if a value has another type than the property.
    init?(_ property: AnimatableProperty, from: Any?, to: Any?) {
        let (first, last) = (from.flatMap(property.value), to.flatMap(property.value))
        guard (first == nil) == (from == nil), (last == nil) == (to == nil) else { return nil }
        self.property = property
        values = .ends(first, last)
    }

    /// Creates a track through values. Returns `nil` if there are none, or if one has another type than the property.
    init?(
        _ property: AnimatableProperty, values: [Any], times: [Double]?, functions: [CAMediaTimingFunction],
        isDiscrete: Bool
    ) {
        let found = values.compactMap(property.value)
        guard !found.isEmpty, found.count == values.count else { return nil }
        self.property = property
        let times = times.flatMap { Self.areValid($0, count: found.count + (isDiscrete ? 1 : 0)) ? $0 : nil }
        self.values = isDiscrete ? .steps(found, times) : .keyframes(found, times, functions)
    }

    private static func areValid(_ times: [Double], count: Int) -> Bool {
        // The comparisons are false for NaN.
        times.count == count && times.first == 0 && (times.last == 1 || count == 1)
            && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    }

    /// Returns the value at a progress. `nil` if it is not finite.
    /// - Parameter underlying: The value of the property without the animation.
    func value(at progress: Double, underlying: AnimatedValue) -> AnimatedValue? {
        switch values {
        case .ends(let first, let last):
            return (first ?? underlying).interpolated(to: last ?? underlying, progress)
        case .steps(let values, let times):
            let progress = min(max(progress, 0), 1)
            let index = times.map { Self.lastIndex(in: $0, notAfter: progress) } ?? Int(progress * Double(values.count))
            return values[min(index, values.count - 1)]
        case .keyframes(let values, let times, let functions):
            guard values.count > 1 else { return values[0] }
            let progress = min(max(progress, 0), 1)
            let position = progress * Double(values.count - 1)
            let index = min(times.map { Self.lastIndex(in: $0, notAfter: progress) } ?? Int(position), values.count - 2)
            let fraction =
                times.map { Self.fraction(of: progress, between: $0[index], $0[index + 1]) } ?? position - Double(index)
            let output = functions.indices.contains(index) ? functions[index].output(at: fraction) : fraction
            return values[index].interpolated(to: values[index + 1], output)
        }
    }

    private static func fraction(of progress: Double, between start: Double, _ end: Double) -> Double {
        start < end ? (progress - start) / (end - start) : 1
    }

    /// Returns the last index whose time is at most `progress`. The first time is 0.
    private static func lastIndex(in times: [Double], notAfter progress: Double) -> Int {
        var (low, high) = (0, times.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if times[middle] <= progress { low = middle } else { high = middle }
        }
        return low
    }
}
