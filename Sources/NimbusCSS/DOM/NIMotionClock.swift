import Foundation

/// The clock of transitions and animations. See ``NIDOM/motionClock``.
@MainActor public protocol NIMotionClock: AnyObject {
    /// The time in seconds, from any start. It never decreases.
    var time: TimeInterval { get }
    /// Calls a closure whenever the time for a new frame has come, until ``stop(_:)`` is called with the same owner. The closure
    /// replaces the former one of the owner.
    func start(_ owner: AnyObject, _ tick: @escaping @MainActor () -> Void)
    /// Calls a closure once, when a time has come, unless ``stop(_:)`` is called before. The closure replaces the former one of the
    /// owner. The default implementation calls it at each frame, which is allowed.
    func start(_ owner: AnyObject, at time: TimeInterval, _ tick: @escaping @MainActor () -> Void)
    /// Ends the calls of an owner's closure. Does nothing if there are none.
    func stop(_ owner: AnyObject)
}

extension NIMotionClock {
    /// Calls a closure at each frame from now on, so that a clock need not know times.
    public func start(_ owner: AnyObject, at time: TimeInterval, _ tick: @escaping @MainActor () -> Void) {
        start(owner, tick)
    }
}

/// A clock that stands still until it is told to advance, for tests and previews.
///
/// ```swift
/// let clock = NIManualClock()
/// dom.motionClock = clock
/// dom.addCssClass("open", to: drawer)
/// clock.advance(by: 0.1)
/// ```
@MainActor public final class NIManualClock: NIMotionClock {
    /// The time in seconds, from 0.
    public private(set) var time: TimeInterval = 0
    private var ticks: [ObjectIdentifier: @MainActor () -> Void] = [:]

    /// Creates a clock that stands at 0.
    public nonisolated init() {}

    /// Shows the transitions and animations of a later instant.
    /// - Parameter seconds: At least 0. Infinity and numbers that are not a number count as 0.
    public func advance(by seconds: TimeInterval) {
        if seconds > 0, seconds.isFinite { time += seconds }
        for tick in ticks.values { tick() }
    }

    /// Calls a closure at each ``advance(by:)``.
    public func start(_ owner: AnyObject, _ tick: @escaping @MainActor () -> Void) {
        ticks[ObjectIdentifier(owner)] = tick
    }

    /// Ends the calls of an owner's closure.
    public func stop(_ owner: AnyObject) { ticks[ObjectIdentifier(owner)] = nil }
}
