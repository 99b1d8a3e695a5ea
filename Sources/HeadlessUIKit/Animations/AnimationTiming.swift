import Foundation

/// The timing of an animation that a layer has received. All numbers are finite, except the number of iterations.
struct AnimationTiming {
    private let beginTime: Double
    private let duration: Double
    private let speed: Double
    private let timeOffset: Double
    /// The number of iterations, in which each backward iteration is one.
    private let iterationCount: Double
    private let autoreverses: Bool
    private let fillMode: CAMediaTimingFillMode
    private let function: CAMediaTimingFunction?

    /// Returns `nil` if a number of the animation is NaN, or is infinite and is not the number of iterations.
    init?(_ animation: CAAnimation) {
        beginTime = animation.beginTime
        duration = animation.duration
        speed = Double(animation.speed)
        timeOffset = animation.timeOffset
        let repeatCount = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
        iterationCount = animation.autoreverses ? repeatCount * 2 : repeatCount
        autoreverses = animation.autoreverses
        fillMode = animation.fillMode
        function = animation.timingFunction
        guard [beginTime, duration, speed, timeOffset].allSatisfy(\.isFinite), !animation.repeatCount.isNaN else {
            return nil
        }
    }

    /// The duration of all iterations, in seconds.
    private var span: Double { duration * iterationCount / abs(speed) }

    func hasEnded(at time: Double) -> Bool { elapsed(at: time) >= Self.rounded(span) }

    private func elapsed(at time: Double) -> Double { Self.rounded(time - beginTime) }

    /// Returns a time rounded to nanoseconds. Differences of times are not exact.
    private static func rounded(_ seconds: Double) -> Double { (seconds * 1e9).rounded() / 1e9 }

    /// Returns the progress of the values, which a timing function can move out of 0 to 1. `nil` if the animation has no effect
    /// at the time.
    func progress(at time: Double) -> Double? {
        let (elapsed, hasEnded) = (elapsed(at: time), hasEnded(at: time))
        if elapsed < 0, fillMode != .backwards, fillMode != .both { return nil }
        if hasEnded, fillMode != .forwards, fillMode != .both { return nil }
        let iterations = position(after: hasEnded ? iterationCount : max(elapsed, 0) * abs(speed) / duration)
        var iteration = iterations.rounded(.down)
        // The end of the last iteration is not the start of another iteration.
        if iteration == iterations, iteration == iterationCount { iteration -= 1 }
        let progress = iterations - iteration
        let isBackward = autoreverses && iteration.truncatingRemainder(dividingBy: 2) != 0
        let directed = isBackward ? 1 - progress : progress
        return function?.output(at: directed) ?? directed
    }

    /// Returns the position in the animation, in iterations, after a number of iterations has passed.
    private func position(after passed: Double) -> Double {
        var position = passed
        if speed < 0 { position = iterationCount.isFinite ? iterationCount - passed : -passed }
        position += timeOffset / duration
        if iterationCount.isFinite, !(0...iterationCount).contains(position) {
            position -= (position / iterationCount).rounded(.down) * iterationCount
        }
        return position.isFinite ? position : 0
    }
}
