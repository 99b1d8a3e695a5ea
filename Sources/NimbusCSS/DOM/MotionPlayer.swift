import CSSEngine

/// Connects the transitions and animations of a DOM with a clock.
@MainActor final class MotionPlayer {
    /// Created on first use.
    private var knownClock: (any NIMotionClock)?
    /// Makes the clock that is used if the app sets none.
    var makeClock: @MainActor () -> any NIMotionClock = { NIManualClock() }
    private var isStarted = false
    /// The time that the next round of a pass shows, in milliseconds. `nil` if it shows none.
    private var dueTime: Double?
    /// Receives all events.
    var handler: (@MainActor (MotionEvent) -> Void)?
    private var observers: [Int: @MainActor (MotionEvent) -> Void] = [:]
    private var observerCount = 0
    private var waiting: [Waiter] = []

    private struct Waiter {
        let node: StyleNode
        let subject: MotionEvent.Subject
        let continuation: CheckedContinuation<Void, Never>
    }

    var clock: any NIMotionClock {
        get {
            let clock = knownClock ?? makeClock()
            knownClock = clock
            return clock
        }
        set {
            stop()
            knownClock = newValue
        }
    }

    /// The time in milliseconds, to the nearest microsecond, so that sums of times are exact.
    var time: Double { (clock.time * 1_000_000).rounded() / 1000 }

    // MARK: Running

    /// Starts the clock, or has it stop.
    func setRunning(_ isRunning: Bool, tick: @escaping @MainActor () -> Void) {
        if !isRunning { return stop() }
        if isStarted { return }
        isStarted = true
        clock.start(self, tick)
    }

    private func stop() {
        if isStarted { clock.stop(self) }
        isStarted = false
    }

    /// Has the next round of a pass show the values of this instant.
    func setNeedsAdvance() { dueTime = time }

    /// Returns the time that a round of a pass shows. `nil` if it shows none.
    func takeDueTime() -> Double? {
        defer { dueTime = nil }
        return dueTime
    }

    // MARK: Events

    /// Calls a closure with each event. Returns the observer's id.
    func addObserver(_ observer: @escaping @MainActor (MotionEvent) -> Void) -> Int {
        observerCount += 1
        observers[observerCount] = observer
        return observerCount
    }

    func removeObserver(_ id: Int) { observers[id] = nil }

    func waitForEnd(of subject: MotionEvent.Subject, on node: StyleNode) async {
        await withCheckedContinuation { waiting.append(Waiter(node: node, subject: subject, continuation: $0)) }
    }

    /// Tells the app of an event.
    func deliver(_ event: MotionEvent) {
        handler?(event)
        for observer in observers.values { observer(event) }
        guard event.kind == .end || event.kind == .cancel, !waiting.isEmpty else { return }
        let ended = waiting.filter { $0.node == event.node && $0.subject == event.subject }
        waiting.removeAll { $0.node == event.node && $0.subject == event.subject }
        for waiter in ended { waiter.continuation.resume() }
    }

    /// Lets those go on that wait for the motion of a view that has no style any more.
    func endWaiting(where hasLeft: (StyleNode) -> Bool) {
        let ended = waiting.filter { hasLeft($0.node) }
        waiting.removeAll { hasLeft($0.node) }
        for waiter in ended { waiter.continuation.resume() }
    }
}
