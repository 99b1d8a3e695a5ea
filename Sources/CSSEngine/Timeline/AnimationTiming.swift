/// The timing of an animation (Web Animations 1, section 4; CSS Animations 1, section 3). Times are in milliseconds.
struct AnimationTiming: Hashable {
    enum Direction: String {
        case normal, reverse, alternate
        case alternateReverse = "alternate-reverse"
    }

    enum FillMode: String {
        case none, forwards, backwards, both

        var fillsBackwards: Bool { self == .backwards || self == .both }
        var fillsForwards: Bool { self == .forwards || self == .both }
    }

    var duration = 0.0
    /// Can be negative.
    var delay = 0.0
    /// Can be infinite.
    var iterations = 1.0
    var direction = Direction.normal
    var fillMode = FillMode.none

    /// A position in an iteration.
    struct Position {
        /// From 0 to 1.
        let progress: Double
        /// Whether steps at this instant are not taken yet (CSS Easing 2, section 2.3.1).
        let isBeforeSteps: Bool
    }

    /// The duration of all iterations.
    var activeDuration: Double { duration == 0 || iterations == 0 ? 0 : duration * iterations }

    enum Phase: Hashable {
        case before
        case active
        case after
    }

    /// The phase at a time since the start (Web Animations 1, section 4.5.5).
    func phase(at time: Double) -> Phase {
        let end = max(delay + activeDuration, 0)
        if time < min(max(delay, 0), end) { return .before }
        return time >= max(min(delay + activeDuration, end), 0) ? .after : .active
    }

    /// The iteration at a time since the start, in the active phase, from 0.
    func iteration(at time: Double) -> Double { duration > 0 ? max((time - delay) / duration, 0).rounded(.down) : 0 }

    /// The position at a time since the start. `nil` where the animation has no effect.
    func position(at time: Double) -> Position? {
        let phase = phase(at: time)
        let (isBefore, isAfter) = (phase == .before, phase == .after)
        let activeTime: Double
        if isBefore {
            guard fillMode.fillsBackwards else { return nil }
            activeTime = max(time - delay, 0)
        } else if isAfter {
            guard fillMode.fillsForwards else { return nil }
            activeTime = max(min(time - delay, activeDuration), 0)
        } else {
            activeTime = time - delay
        }
        let overall = duration == 0 ? (isBefore ? 0 : iterations) : activeTime / duration
        let isAtEnd = !isBefore && activeTime == activeDuration && iterations != 0
        var simple = overall.isInfinite ? 0 : overall.truncatingRemainder(dividingBy: 1)
        if simple == 0, isAtEnd { simple = 1 }
        let isOdd: Bool
        if isAfter, iterations.isInfinite {
            isOdd = false
        } else {
            let iteration = simple == 1 ? overall.rounded(.down) - 1 : overall.rounded(.down)
            isOdd = iteration.truncatingRemainder(dividingBy: 2) == 1
        }
        let isReversed: Bool
        switch direction {
        case .normal: isReversed = false
        case .reverse: isReversed = true
        case .alternate: isReversed = isOdd
        case .alternateReverse: isReversed = !isOdd
        }
        return Position(
            progress: isReversed ? 1 - simple : simple, isBeforeSteps: isReversed ? isAfter : isBefore)
    }
}
