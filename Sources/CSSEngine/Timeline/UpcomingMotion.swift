/// The values that transitions and animations give an element from now on. Valid until the next `restyle()`. Times are in
/// milliseconds.
package final class UpcomingMotion {
    private let timeline: StyleTimeline
    private let node: StyleNode
    private let motion: ElementMotion
    private let base: ElementValues
    /// The current time.
    package let time: Double
    /// The properties whose values change.
    package let properties: Set<PropertyID>
    /// The properties that a toolkit can play: their values change now, nothing else follows them, and none is paused.
    package let playable: Set<PropertyID>

    fileprivate init(_ timeline: StyleTimeline, _ node: StyleNode, _ motion: ElementMotion) {
        (self.timeline, self.node, self.motion, time) = (timeline, node, motion, timeline.time)
        base = timeline.engine.style(of: node, with: MotionDeclarations())
        properties = motion.properties(transitions: { _ in true }, animations: { _ in true })
        let paused = motion.properties(transitions: \.isPaused, animations: \.isPaused)
        playable = motion.runningProperties(at: time).subtracting(paused).filter { !timeline.canInherit($0) }
    }

    // MARK: Values

    /// The style of the element at a time.
    package func style(at time: Double) -> ComputedStyle {
        let (animations, transitions) = timeline.values.values(
            of: motion, on: node, at: time, over: { base }, where: { _ in true })
        var values: [PropertyID: Value] = [:]
        for id in properties {
            let property = MotionProperty.property(id)
            values[id] =
                transitions[property] ?? animations[property]
                ?? timeline.values.restingValue(of: property, in: base, node)
        }
        return base.style.replacing(values)
    }

    /// The style of the element at rest, which its view has meanwhile.
    package var styleAtRest: ComputedStyle {
        let (animations, _) = timeline.values.values(
            of: motion, on: node, at: .infinity, over: { base }, where: { _ in true })
        var values: [PropertyID: Value] = [:]
        for case (.property(let id), let value) in animations { values[id] = value }
        return base.style.replacing(values)
    }

    // MARK: Times

    /// The time in which some properties change.
    package struct Span {
        package let start: Double
        package let end: Double
        /// The times at which the values can jump, or change their speed, from the start to the end.
        package let breaks: [Double]
        /// The time at which the values from the start to the end begin to repeat, for ever. `nil` if they do not repeat.
        package let repetitionStart: Double?
        /// Whether the elements have the value of the start before it.
        package let fillsBackwards: Bool
    }

    /// The maximum number of breaks of a span.
    private static let maximumBreaks = 2000

    /// The time in which some properties change. `nil` if it has no end, and the values do not repeat, or if it has too many breaks.
    package func span(of properties: Set<PropertyID>) -> Span? {
        let properties = Set(properties.map { MotionProperty.property($0) })
        let transitions = motion.transitions.filter { properties.contains($0.key) }.map(\.value)
        let animations = motion.animations.filter { !properties.isDisjoint(with: $0.properties) }
        if transitions.isEmpty, animations.count == 1, let animation = animations.first, animation.endTime.isInfinite {
            return cycle(of: animation, properties)
        }
        var breaks: [Double] = [time]
        for transition in transitions {
            let start = transition.startTime(at: time)
            for corner in [0] + transition.timing.corners + [1] { breaks.append(start + corner * transition.duration) }
        }
        for animation in animations {
            let (timing, start) = (animation.settings.timing, animation.startTime(at: time))
            guard animation.endTime.isFinite, timing.iterations * 2 < Double(Self.maximumBreaks) else { return nil }
            let parts = Self.parts(of: animation, properties)
            for iteration in 0..<Int(timing.iterations.rounded(.up)) {
                breaks += parts[iteration % 2].map { start + (Double(iteration) + $0) * timing.duration }
                if breaks.count > Self.maximumBreaks { return nil }
            }
            breaks.append(start + timing.activeDuration)
        }
        guard let end = breaks.max(), end.isFinite, end > time else { return nil }
        return Span(
            start: time, end: end, breaks: Set(breaks).filter { $0 >= time }.sorted(),
            repetitionStart: nil, fillsBackwards: true)
    }

    private func cycle(of animation: RunningAnimation, _ properties: Set<MotionProperty>) -> Span? {
        let (timing, start) = (animation.settings.timing, animation.startTime(at: time))
        guard timing.duration > 0 else { return nil }
        let alternates = timing.direction == .alternate || timing.direction == .alternateReverse
        let parts = Self.parts(of: animation, properties)
        // An animation has no value before the current time.
        let count = alternates ? 2 : 1
        let length = timing.duration * Double(count)
        let first = start + max(((time - start) / length).rounded(.up), 0) * length
        let breaks = (0..<count).flatMap { iteration in
            parts[iteration].map { first + (Double(iteration) + $0) * timing.duration }
        }
        guard breaks.count <= Self.maximumBreaks, let end = breaks.last, end.isFinite else { return nil }
        return Span(
            start: first, end: end, breaks: Set(breaks).sorted(), repetitionStart: start,
            fillsBackwards: timing.fillMode.fillsBackwards)
    }

    /// The places in iterations with even and with odd numbers where values can jump or change their speed, from 0 to 1.
    private static func parts(of animation: RunningAnimation, _ properties: Set<MotionProperty>) -> [[Double]] {
        let forwards = animation.stops.breaks(of: properties)
        let backwards = forwards.map { 1 - $0 }.reversed() as [Double]
        return switch animation.settings.timing.direction {
        case .normal: [forwards, forwards]
        case .reverse: [backwards, backwards]
        case .alternate: [forwards, backwards]
        case .alternateReverse: [backwards, forwards]
        }
    }

    // MARK: Transitions

    /// Transitions of one or several properties that have the same times.
    package struct Tween {
        /// The end of the delay.
        package let start: Double
        package let duration: Double
        package let timing: TimingFunction
        /// Returns the style at a progress of the values.
        package let style: (_ progress: Double) -> ComputedStyle

        package func hasSameTimes(as other: Tween) -> Bool {
            start == other.start && duration == other.duration && timing == other.timing
        }
    }

    /// The transitions of some properties. `nil` if their times differ, or if animations change them.
    package func tween(of properties: Set<PropertyID>) -> Tween? {
        let keys = Set(properties.map { MotionProperty.property($0) })
        let transitions = motion.transitions.filter { keys.contains($0.key) }
        guard let first = transitions.values.first, transitions.count == keys.count,
            motion.animations.allSatisfy({ keys.isDisjoint(with: $0.properties) })
        else { return nil }
        let start = first.startTime(at: time)
        let haveSameTimes = transitions.values.allSatisfy {
            $0.startTime(at: time) == start && $0.duration == first.duration && $0.timing == first.timing
        }
        guard haveSameTimes, first.duration > 0 else { return nil }
        let base = base
        return Tween(start: start, duration: first.duration, timing: first.timing) { progress in
            var values: [PropertyID: Value] = [:]
            for (key, transition) in transitions {
                if case .property(let property) = key {
                    values[property] = transition.interpolation.value(at: progress)
                }
            }
            return base.style.replacing(values)
        }
    }
}

extension StyleTimeline {
    /// The values that transitions and animations give an element from now on. `nil` if there are none.
    package func upcomingMotion(of node: StyleNode) -> UpcomingMotion? {
        guard engine.contains(node), let motion = elements[node], motion.isRunning(at: time) else { return nil }
        return UpcomingMotion(self, node, motion)
    }
    /// The properties of an element whose values change as time passes.
    package func runningProperties(of node: StyleNode) -> Set<PropertyID> {
        elements[node]?.runningProperties(at: time) ?? []
    }
}

extension ElementMotion {
    fileprivate func runningProperties(at time: Double) -> Set<PropertyID> {
        properties(transitions: { _ in true }, animations: { $0.isRunning(at: time) })
    }

    /// The properties of some transitions and animations, without custom properties.
    fileprivate func properties(
        transitions areMeant: (RunningTransition) -> Bool, animations isMeant: (RunningAnimation) -> Bool
    ) -> Set<PropertyID> {
        let all =
            transitions.filter { areMeant($0.value) }.map(\.key)
            + animations.filter(isMeant).flatMap(\.properties)
        return Set(all.compactMap { if case .property(let property) = $0 { property } else { nil } })
    }
}
