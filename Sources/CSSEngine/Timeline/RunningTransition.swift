/// A transition of one property (CSS Transitions 1, section 3). Times are in milliseconds.
struct RunningTransition {
    private var clock: PausableTime
    /// The time from the change to the end of the delay.
    private let delay: Double
    /// The duration, which a reversal shortens.
    let duration: Double
    let timing: TimingFunction
    let first: Value
    /// The value at the end.
    let end: Value
    /// The value that a reversal leads to.
    let reversalStart: Value
    /// The part of the duration that a reversal left, from 0 to 1.
    let shortening: Double
    let interpolation: KeyframeInterpolation
    /// Whether the event of the start was reported.
    var hasReportedStart = false

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
        clock = PausableTime(at: time)
        delay = settings.delay < 0 ? settings.delay * self.shortening : settings.delay
        duration = max(settings.duration, 0) * self.shortening
        timing = settings.timing
        (self.first, self.end) = (first, end)
        reversalStart = reversed?.end ?? first
        self.interpolation = interpolation
    }

    // MARK: Time

    /// The time since the change, with the delay.
    func currentTime(at time: Double) -> Double { clock.current(at: time) }

    /// The time since the end of the delay. Negative during the delay.
    func activeTime(at time: Double) -> Double { currentTime(at: time) - delay }

    /// Whether the values have not begun to change.
    func isInDelay(at time: Double) -> Bool { activeTime(at: time) < 0 }

    /// The part of the duration before the first value, which a negative delay leaves out.
    var firstTime: Double { min(max(-delay, 0), duration) }

    /// The time from the change to the end.
    var endTime: Double { max(delay + duration, 0) }

    var isPaused: Bool { clock.isPaused }

    /// Jumps to a time since the change.
    mutating func seek(to currentTime: Double, at time: Double) { clock.seek(to: currentTime, at: time) }

    mutating func setPaused(_ isPaused: Bool, at time: Double) { clock.setPaused(isPaused, at: time) }

    /// Whether the transition has ended.
    func hasEnded(at time: Double) -> Bool { activeTime(at: time) >= duration }

    /// The time of the timeline at the end of the delay, as it is without pauses.
    func startTime(at time: Double) -> Double { time - activeTime(at: time) }

    /// The time of the start or the end, whichever comes next; `nil` if none does.
    func nextEventTime(after time: Double) -> Double? {
        if isPaused { return nil }
        let start = startTime(at: time)
        return start > time ? start : start + duration > time ? start + duration : nil
    }

    /// The part of the duration that has passed, from 0 to 1.
    private func fraction(at time: Double) -> Double {
        let active = activeTime(at: time)
        return duration > 0 ? min(max(active / duration, 0), 1) : active < 0 ? 0 : 1
    }

    func value(at time: Double) -> Value {
        hasEnded(at: time)
            ? end
            : interpolation.value(
                at: timing.progress(at: fraction(at: time), isBefore: activeTime(at: time) < 0))
    }
}
