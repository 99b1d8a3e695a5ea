import CSSEngine

/// Connects the transitions and animations of a DOM with a clock, and with those who listen to their events.
@MainActor final class MotionPlayer {
    /// Created on first use.
    private var knownClock: (any NIMotionClock)?
    private var usesDefaultClock = true
    /// Makes the clock that is used if the app sets none.
    var makeClock: @MainActor () -> any NIMotionClock = { NIManualClock() } {
        didSet { if usesDefaultClock { knownClock = nil } }
    }
    /// The time of the player when the clock is at 0, in milliseconds.
    private var offset = 0.0
    /// The time at which the clock was last asked to call.
    private var nextUpdate = StyleTimeline.NextUpdate.never
    /// The time that the next round of a pass shows, in milliseconds. `nil` if it shows none.
    private var dueTime: Double?

    var clock: any NIMotionClock {
        get {
            let clock = knownClock ?? makeClock()
            knownClock = clock
            return clock
        }
        set {
            stop()
            let time = time
            (knownClock, usesDefaultClock) = (newValue, false)
            offset += time - self.time
        }
    }

    /// The time in milliseconds, to the nearest microsecond, so that sums of times are exact. It goes on where it is with another
    /// clock.
    var time: Double { offset + (clock.time * 1_000_000).rounded() / 1000 }

    // MARK: Running

    /// Has the clock call a closure when there is something to do.
    func follow(_ next: StyleTimeline.NextUpdate, tick: @escaping @MainActor () -> Void) {
        if next == nextUpdate { return }
        switch next {
        case .never: return stop()
        case .nextFrame: clock.start(self, tick)
        case .at(let time):
            // Not before the time, as the time of the player has the precision of microseconds.
            clock.start(self, at: clockTime(of: (time * 1000).rounded(.up) / 1000)) { [self] in
                nextUpdate = .never
                tick()
            }
        }
        nextUpdate = next
    }

    private func stop() {
        if nextUpdate != .never { clock.stop(self) }
        nextUpdate = .never
    }

    /// The time of the clock in seconds at a time of the player in milliseconds.
    func clockTime(of time: Double) -> Double { (time - offset) / 1000 }

    /// Has the next round of a pass show the values of an instant.
    /// - Parameter time: In milliseconds; `nil` for the time of the clock.
    func setNeedsAdvance(to time: Double?) { dueTime = time ?? self.time }

    /// Returns the time that a round of a pass shows. `nil` if it shows none.
    func takeDueTime() -> Double? {
        defer { dueTime = nil }
        return dueTime
    }

    /// Ends everything, because the DOM does not exist any more.
    func invalidate() {
        stop()
        handler = nil
        for observer in observers { observer.finish() }
        observers = []
        endWaiting(on: { _ in true })
    }

    // MARK: Events

    /// Receives all events.
    var handler: (@MainActor (MotionEvent) -> Void)?
    private var observers: [Observer] = []
    private var lastID = 0
    private var waiters: [Waiter] = []
    private var undelivered: [MotionEvent] = []
    private var isDelivering = false

    private struct Observer {
        let id: Int
        let handler: @MainActor (MotionEvent) -> Void
        let finish: @MainActor () -> Void
    }

    private struct Waiter {
        let id: Int
        let node: StyleNode
        let subject: MotionEvent.Subject
        let continuation: CheckedContinuation<Void, Never>
    }

    /// Calls a closure with each event. Returns the observer's id.
    /// - Parameter finish: Called when there will be no more events.
    func addObserver(
        _ handler: @escaping @MainActor (MotionEvent) -> Void, finish: @escaping @MainActor () -> Void
    ) -> Int {
        lastID += 1
        observers.append(Observer(id: lastID, handler: handler, finish: finish))
        return lastID
    }

    func removeObserver(_ id: Int) { observers.removeAll { $0.id == id } }

    /// Waits until a transition or an animation has ended, or until the task is cancelled.
    func waitForEnd(of subject: MotionEvent.Subject, on node: StyleNode) async {
        lastID += 1
        let id = lastID
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { return continuation.resume() }
                waiters.append(Waiter(id: id, node: node, subject: subject, continuation: continuation))
            }
        } onCancel: {
            Task { @MainActor in self.resume(where: { $0.id == id }) }
        }
    }

    /// Tells the app of events. Those of changes that the app makes meanwhile follow.
    func deliver(_ events: [MotionEvent]) {
        undelivered += events
        if isDelivering { return }
        isDelivering = true
        defer { isDelivering = false }
        while !undelivered.isEmpty { deliver(undelivered.removeFirst()) }
    }

    private func deliver(_ event: MotionEvent) {
        handler?(event)
        for observer in observers { observer.handler(event) }
        guard event.kind == .end || event.kind == .cancel else { return }
        resume(where: { $0.node == event.node && $0.subject == event.subject })
    }

    /// Lets those go on that wait for the motion of some views.
    func endWaiting(on isMeant: (StyleNode) -> Bool) { resume(where: { isMeant($0.node) }) }

    private func resume(where isMeant: (Waiter) -> Bool) {
        let ended = waiters.filter(isMeant)
        waiters.removeAll(where: isMeant)
        for waiter in ended { waiter.continuation.resume() }
    }
}
