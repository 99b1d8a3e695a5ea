import NimbusCSS

extension UIView {
    /// Whether UIKit animates the changes that are made now itself, or whether they must not be animated at all.
    static var isInAnimation: Bool { inheritedAnimationDuration > 0 || !areAnimationsEnabled }
}

/// The clock of the display, whose time is `CACurrentMediaTime()`. With it, Core Animation plays the transitions and animations that
/// layers can show, so that nothing runs in the app until they end. A display link shows all others, and ends with them.
///
/// It is the clock of a DOM with UIKit. With HeadlessUIKit, a DOM has an `NIManualClock` unless the app sets this one, and its
/// time stands still until `MediaClock` advances it.
@MainActor public final class NIDisplayClock: NIMotionClock {
    private let frames = DisplayFrames()

    /// Creates a clock.
    public nonisolated init() {}

    /// The time in seconds. During a frame, the time at which the display will show it.
    public var time: TimeInterval { frames.time }

    /// Calls a closure at each frame of the display.
    public func start(_ owner: AnyObject, _ tick: @escaping @MainActor () -> Void) { frames.start(owner, tick) }

    /// Calls a closure at a time, with the precision of the main run loop.
    public func start(_ owner: AnyObject, at time: TimeInterval, _ tick: @escaping @MainActor () -> Void) {
        frames.start(owner, at: time, tick)
    }

    /// Ends the calls of an owner's closure.
    public func stop(_ owner: AnyObject) { frames.stop(owner) }
}

/// Returns the clock of the views' toolkit.
@MainActor func makeDisplayClock() -> any NIMotionClock {
    #if canImport(UIKit)
    NIDisplayClock()
    #else
    NIManualClock()
    #endif
}

#if canImport(UIKit)
/// The frames of the display. Has a display link only while a closure is called at each frame.
@MainActor private final class DisplayFrames {
    private var link: CADisplayLink?
    private var ticks: [ObjectIdentifier: @MainActor () -> Void] = [:]
    private var timers: [ObjectIdentifier: Timer] = [:]

    nonisolated init() {}

    /// The last time, because the frame that a link prepares is later than the current time.
    private var latest = 0.0

    var time: TimeInterval {
        latest = max(CACurrentMediaTime(), link?.targetTimestamp ?? 0, latest)
        return latest
    }

    func start(_ owner: AnyObject, _ tick: @escaping @MainActor () -> Void) {
        stop(owner)
        ticks[ObjectIdentifier(owner)] = tick
        guard link == nil else { return }
        let target = FrameTarget { [weak self] in self?.tick() }
        link = CADisplayLink(target: target, selector: FrameTarget.action)
        link?.add(to: .main, forMode: .common)
    }

    func start(_ owner: AnyObject, at time: TimeInterval, _ tick: @escaping @MainActor () -> Void) {
        stop(owner)
        let timer = Timer(fire: Date(timeIntervalSinceNow: time - CACurrentMediaTime()), interval: 0, repeats: false) {
            _ in
            MainActor.assumeIsolated { tick() }
        }
        timers[ObjectIdentifier(owner)] = timer
        RunLoop.main.add(timer, forMode: .common)
    }

    func stop(_ owner: AnyObject) {
        timers.removeValue(forKey: ObjectIdentifier(owner))?.invalidate()
        ticks[ObjectIdentifier(owner)] = nil
        guard ticks.isEmpty else { return }
        // The link retains its target.
        link?.invalidate()
        link = nil
    }

    private func tick() {
        for tick in ticks.values { tick() }
    }
}

/// The target of a display link, which cannot be a closure.
private final class FrameTarget: NSObject {
    /// `#selector` needs Objective-C.
    static var action: Selector {
        let name = "frameWillBegin"
        return Selector(name)
    }

    private let handler: @MainActor () -> Void

    init(_ handler: @escaping @MainActor () -> Void) {
        self.handler = handler
    }

    // The check of the libraries without a Mac has no Objective-C.
    #if _runtime(_ObjC)
    @objc
    #endif
    @MainActor func frameWillBegin() { handler() }
}
#else
/// The frames of HeadlessUIKit's clock.
@MainActor private final class DisplayFrames {
    private let clock = MediaClock.current

    nonisolated init() {}

    var time: TimeInterval { clock.time }

    func start(_ owner: AnyObject, _ tick: @escaping @MainActor () -> Void) {
        stop(owner)
        clock.start(owner, tick)
    }

    func start(_ owner: AnyObject, at time: TimeInterval, _ tick: @escaping @MainActor () -> Void) {
        stop(owner)
        clock.call(owner, at: time, tick)
    }

    func stop(_ owner: AnyObject) {
        clock.stop(owner)
        clock.cancelCalls(owner)
    }
}
#endif
