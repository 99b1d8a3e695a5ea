import NimbusCSS

extension UIView {
    /// Whether UIKit animates the changes that are made now itself, or whether they must not be animated at all.
    static var isInAnimation: Bool { inheritedAnimationDuration > 0 || !areAnimationsEnabled }
}

/// Returns the clock of the views' toolkit. HeadlessUIKit has no display, so that its clock stands still.
@MainActor func makeDisplayClock() -> any NIMotionClock {
    #if canImport(UIKit)
    DisplayClock()
    #else
    NIManualClock()
    #endif
}

#if canImport(UIKit)
/// The time at which the display shows its frames. Has a display link only while something is in motion.
@MainActor private final class DisplayClock: NIMotionClock {
    private var link: CADisplayLink?
    private var ticks: [ObjectIdentifier: @MainActor () -> Void] = [:]

    /// During a frame, the time at which the display will show it.
    var time: TimeInterval { max(CACurrentMediaTime(), link?.targetTimestamp ?? 0) }

    func start(_ owner: AnyObject, _ tick: @escaping @MainActor () -> Void) {
        ticks[ObjectIdentifier(owner)] = tick
        guard link == nil else { return }
        let target = FrameTarget { [weak self] in self?.tick() }
        link = CADisplayLink(target: target, selector: FrameTarget.action)
        link?.add(to: .main, forMode: .common)
    }

    func stop(_ owner: AnyObject) {
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
#endif
