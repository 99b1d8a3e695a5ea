/// An animation of an element: keyframes with their timing. Times are in milliseconds.
struct RunningAnimation {
    private(set) var settings: MotionSettings.Animation
    private(set) var stops: KeyframeStops
    private var clock: PausableTime
    /// Whether the app has paused the animation or had it go on, since the style last said so. `nil` if it has not.
    private var isPausedByApp: Bool?
    /// The phase and the iteration of the last event; `nil` before the first one.
    private var reported: (phase: AnimationTiming.Phase, iteration: Double)?

    init(_ settings: MotionSettings.Animation, _ stops: KeyframeStops, at time: Double) {
        (self.settings, self.stops) = (settings, stops)
        clock = PausableTime(at: time, isPaused: settings.isPaused)
    }

    /// Adopts the settings and the keyframes of a new style. The animation goes on from where it is.
    mutating func update(_ settings: MotionSettings.Animation, _ stops: KeyframeStops, at time: Double) {
        if settings.isPaused != self.settings.isPaused { isPausedByApp = nil }
        clock.setPaused(isPausedByApp ?? settings.isPaused, at: time)
        (self.settings, self.stops) = (settings, stops)
    }

    /// The properties in the keyframes, each once, custom properties first.
    var properties: [MotionProperty] { stops.properties }

    /// The position in the keyframes; `nil` where the animation has no effect.
    func position(at time: Double) -> AnimationTiming.Position? {
        settings.timing.position(at: currentTime(at: time))
    }

    /// The time since the start, with the delay.
    func currentTime(at time: Double) -> Double { clock.current(at: time) }

    /// The time from the start to the end. Can be infinite.
    var endTime: Double { max(settings.timing.delay + settings.timing.activeDuration, 0) }

    var isPaused: Bool { clock.isPaused }

    /// Jumps to a time since the start.
    mutating func seek(to currentTime: Double, at time: Double) { clock.seek(to: currentTime, at: time) }

    mutating func setPaused(_ isPaused: Bool, at time: Double) {
        isPausedByApp = isPaused
        clock.setPaused(isPaused, at: time)
    }

    func hasEnded(at time: Double) -> Bool { settings.timing.phase(at: currentTime(at: time)) == .after }

    /// Whether the animation changes values as time passes.
    func isRunning(at time: Double) -> Bool { !isPaused && !hasEnded(at: time) }

    /// Whether the animation has the same values at all times as another one.
    func plays(as other: RunningAnimation) -> Bool {
        settings.name == other.settings.name && settings.timing == other.settings.timing && stops === other.stops
            && clock == other.clock
    }

    /// The time of the timeline at the end of the delay, as it is without pauses.
    func startTime(at time: Double) -> Double { time - currentTime(at: time) + settings.timing.delay }

    /// The time of the next start, iteration or end; `nil` if there is none.
    func nextEventTime(after time: Double) -> Double? {
        if isPaused { return nil }
        let (timing, start) = (settings.timing, startTime(at: time))
        let end = start + timing.activeDuration
        if time < start { return start }
        if time >= end { return nil }
        return min(start + (timing.iteration(at: currentTime(at: time)) + 1) * timing.duration, end)
    }

    /// The events since the last call, with the time since the end of the delay (CSS Animations 1, section 4.2).
    mutating func takeEvents(at time: Double) -> [(MotionEvent.Kind, elapsedTime: Double)] {
        let (timing, current) = (settings.timing, currentTime(at: time))
        let phase = timing.phase(at: current)
        let iteration = phase == .active ? timing.iteration(at: current) : 0
        let former = reported?.phase ?? .before
        defer { reported = (phase, iteration) }
        let first = min(max(-timing.delay, 0), timing.activeDuration)
        switch (former, phase) {
        case (.before, .active): return [(.start, first)]
        case (.before, .after): return [(.start, first), (.end, timing.activeDuration)]
        case (.active, .after): return [(.end, timing.activeDuration)]
        case (.active, .active) where iteration != reported?.iteration:
            return [(.iteration, iteration * timing.duration)]
        default: return []
        }
    }

    /// The time since the end of the delay, in the active phase; `nil` outside of it.
    func cancelledTime(at time: Double) -> Double? {
        guard let reported, reported.phase != .after else { return nil }
        return max(currentTime(at: time) - settings.timing.delay, 0)
    }
}
