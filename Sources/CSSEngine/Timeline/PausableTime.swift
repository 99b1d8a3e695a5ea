/// The time of a transition or an animation since its start, with the delay, in milliseconds. It can be paused, and can jump.
struct PausableTime: Equatable {
    /// The time of the timeline at the start, without pauses and jumps.
    private var start: Double
    /// The time since the start at which the time is paused; `nil` while it runs.
    private var hold: Double?

    /// Begins at a time of the timeline.
    init(at time: Double, isPaused: Bool = false) {
        start = time
        hold = isPaused ? 0 : nil
    }

    var isPaused: Bool { hold != nil }

    /// The time since the start, at a time of the timeline.
    func current(at time: Double) -> Double { hold ?? time - start }

    /// Jumps to a time since the start.
    mutating func seek(to current: Double, at time: Double) {
        start = time - current
        if isPaused { hold = current }
    }

    mutating func setPaused(_ isPaused: Bool, at time: Double) {
        if isPaused == self.isPaused { return }
        let current = current(at: time)
        start = time - current
        hold = isPaused ? current : nil
    }
}
