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

    /// The duration of all iterations at the speed 1, in seconds.
    private var activeDuration: Double { duration * iterationCount }

    /// The duration of all iterations, in seconds.
    private var span: Double { activeDuration / abs(speed) }

    func hasEnded(at time: Double) -> Bool { time - beginTime >= span }

    /// Returns the progress of the values, which a timing function can move out of 0 to 1. `nil` if the animation has no effect
    /// at the time.
    func progress(at time: Double) -> Double? {
        let elapsed = time - beginTime
        if elapsed < 0, fillMode != .backwards, fillMode != .both { return nil }
        if elapsed >= span, fillMode != .forwards, fillMode != .both { return nil }
        let iterations = iterations(after: min(max(elapsed, 0), span))
        var iteration = iterations.rounded(.down)
        // The end of the last iteration is not the start of another iteration.
        if iteration == iterations, iteration == iterationCount { iteration -= 1 }
        let progress = iterations - iteration
        let isBackward = autoreverses && iteration.truncatingRemainder(dividingBy: 2) != 0
        let directed = isBackward ? 1 - progress : progress
        return function?.output(at: directed) ?? directed
    }

    /// Returns the number of iterations that have passed a time after the start, in seconds.
    private func iterations(after elapsed: Double) -> Double {
        let isAtEnd = elapsed == span
        // The quotient of the duration is not exact.
        var iterations = isAtEnd ? iterationCount * (speed < 0 ? -1 : 1) : elapsed * speed / duration
        if speed < 0, iterationCount.isFinite { iterations += iterationCount }
        iterations += timeOffset / duration
        if iterationCount.isFinite, !(0...iterationCount).contains(iterations) {
            iterations -= (iterations / iterationCount).rounded(.down) * iterationCount
        }
        return iterations.isFinite ? iterations : 0
    }
}
