import Foundation

/// The clock of `CACurrentMediaTime()`, which stands still until a test advances it.
///
/// UIKit has no such class. All code uses the same clock by default. A test that runs at the same time as others uses a clock of
/// its own: `MediaClock.$current.withValue(MediaClock()) { … }`.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public final class MediaClock: Sendable {
    /// The clock of the current task.
    @TaskLocal public static var current = MediaClock()

    private let lock = NSLock()
    private nonisolated(unsafe) var storedTime: CFTimeInterval
    /// The handlers in the order of their start.
    @MainActor private var frameHandlers: [Handler] = []
    /// The calls in the order of their times.
    @MainActor private var calls: [(time: CFTimeInterval, handler: Handler)] = []

    @MainActor private final class Handler {
        weak var owner: AnyObject?
        private var handler: (@MainActor () -> Void)?

        init(_ owner: AnyObject, _ handler: @escaping @MainActor () -> Void) {
            (self.owner, self.handler) = (owner, handler)
        }

        /// Calls the handler, unless its owner no longer exists or has stopped it.
        func run() {
            if owner != nil { handler?() }
        }

        /// Returns whether the handler belongs to an owner, or to none. Stops it then.
        func stop(for owner: AnyObject) -> Bool {
            guard self.owner == nil || self.owner === owner else { return false }
            handler = nil
            return true
        }
    }

    /// Creates a clock.
    /// - Parameter time: The time, in seconds. The default is not 0, because a `beginTime` of 0 means the current time.
    public init(time: CFTimeInterval = 1_000) { storedTime = time }

    /// The time, in seconds.
    public private(set) var time: CFTimeInterval {
        get { lock.withLock { storedTime } }
        set { lock.withLock { storedTime = newValue } }
    }

    /// Adds a handler that is called at the end of each `advance(by:)`. Replaces the owner's handler. The clock does not retain
    /// the owner, and calls no handlers of an owner that no longer exists.
    @MainActor public func start(_ owner: AnyObject, _ handler: @escaping @MainActor () -> Void) {
        stop(owner)
        frameHandlers.append(Handler(owner, handler))
    }

    /// Removes the handler that an owner has started.
    @MainActor public func stop(_ owner: AnyObject) {
        frameHandlers.removeAll { $0.stop(for: owner) }
    }

    /// Calls a handler once, during the `advance(by:)` that reaches a time. The clock shows that time during the call. A time in
    /// the past is reached by the next `advance(by:)`. Calls at the same time are made in the order in which they were requested.
    @MainActor public func call(_ owner: AnyObject, at time: CFTimeInterval, _ handler: @escaping @MainActor () -> Void)
    {
        let index = calls.firstIndex { !($0.time <= time) } ?? calls.count
        if !time.isNaN { calls.insert((time, Handler(owner, handler)), at: index) }
    }

    /// Removes the calls that an owner has requested.
    @MainActor public func cancelCalls(_ owner: AnyObject) {
        calls.removeAll { $0.handler.stop(for: owner) }
    }

    /// Advances the clock, makes the calls until the new time, and then calls the handlers of the frame. Has no effect if the
    /// duration, in seconds, is negative or not finite.
    @MainActor public func advance(by duration: TimeInterval) {
        guard duration >= 0, duration.isFinite else { return }
        let end = time + duration
        // Sums of durations are not exact.
        while let next = calls.first, next.time <= end + 1e-9 {
            calls.removeFirst()
            time = max(time, next.time)
            next.handler.run()
        }
        time = max(time, end)
        for handler in frameHandlers { handler.run() }
    }
}
