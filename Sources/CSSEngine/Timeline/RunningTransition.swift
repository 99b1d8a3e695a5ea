/// A transition of one property (CSS Transitions 1, section 3). Times are in milliseconds.
struct RunningTransition {
    /// The end of the delay.
    let start: Double
    /// The duration, which a reversal shortens.
    let duration: Double
    let timing: TimingFunction
    /// The value at the end.
    let end: Value
    /// The value that a reversal leads to.
    let reversalStart: Value
    /// The part of the duration that a reversal left, from 0 to 1.
    let shortening: Double
    private let interpolation: KeyframeInterpolation

    /// - Parameters:
    ///   - settings: The transition of the style.
    ///   - time: The time of the change of the style.
    ///   - interpolation: The interpolation from the start value to the end value.
    ///   - reversed: The transition that this one reverses; `nil` for none.
    init(
        _ settings: MotionSettings.Transition, at time: Double, from first: Value, to end: Value,
        _ interpolation: KeyframeInterpolation, reversing reversed: RunningTransition? = nil
    ) {
        let shortening = reversed.map { transition in
            let progress = transition.timing.progress(at: transition.fraction(at: time))
            return min(max(abs(progress * transition.shortening + 1 - transition.shortening), 0), 1)
        }
        self.shortening = shortening ?? 1
        start = time + (settings.delay < 0 ? settings.delay * self.shortening : settings.delay)
        duration = max(settings.duration, 0) * self.shortening
        timing = settings.timing
        self.end = end
        reversalStart = reversed?.end ?? first
        self.interpolation = interpolation
    }

    /// Whether the transition has ended.
    func hasEnded(at time: Double) -> Bool { time >= start + duration }

    /// The part of the duration that has passed, from 0 to 1.
    private func fraction(at time: Double) -> Double {
        duration > 0 ? min(max((time - start) / duration, 0), 1) : time < start ? 0 : 1
    }

    func value(at time: Double) -> Value {
        hasEnded(at: time)
            ? end : interpolation.value(at: timing.progress(at: fraction(at: time), isBefore: time < start))
    }
}
