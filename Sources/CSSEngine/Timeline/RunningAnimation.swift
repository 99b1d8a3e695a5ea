/// An animation of an element: keyframes with their timing. Times are in milliseconds.
struct RunningAnimation {
    private(set) var settings: MotionSettings.Animation
    /// The properties in the keyframes, each once, custom properties first.
    private(set) var properties: [MotionProperty] = []
    private var stops: [MotionProperty: [Stop]] = [:]
    private var clock: PausableTime
    /// Whether the app has paused the animation or had it go on, since the style last said so. `nil` if it has not.
    private var isPausedByApp: Bool?
    private var rulesGeneration: UInt32
    /// The phase and the iteration of the last event; `nil` before the first one.
    private var reported: (phase: AnimationTiming.Phase, iteration: Double)?

    /// - Parameter rulesGeneration: A number that differs for other keyframes.
    init(
        _ settings: MotionSettings.Animation, _ rule: KeyframesRule, at time: Double, _ rulesGeneration: UInt32
    ) {
        (self.settings, self.rulesGeneration) = (settings, rulesGeneration)
        clock = PausableTime(at: time, isPaused: settings.isPaused)
        readStops(of: rule)
    }

    /// Adopts the settings and the keyframes of a new style. The animation goes on from where it is.
    mutating func update(
        _ settings: MotionSettings.Animation, _ rule: KeyframesRule, at time: Double, _ rulesGeneration: UInt32
    ) {
        if settings.isPaused != self.settings.isPaused { isPausedByApp = nil }
        clock.setPaused(isPausedByApp ?? settings.isPaused, at: time)
        let hasSameStops =
            rulesGeneration == self.rulesGeneration && settings.easing == self.settings.easing
            && settings.composition == self.settings.composition
        (self.settings, self.rulesGeneration) = (settings, rulesGeneration)
        if !hasSameStops { readStops(of: rule) }
    }

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
        settings.name == other.settings.name && settings.timing == other.settings.timing
            && settings.easing == other.settings.easing && settings.composition == other.settings.composition
            && rulesGeneration == other.rulesGeneration && clock == other.clock
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

    /// The content of a keyframe for a property.
    enum Content {
        /// The value, which is the same for all elements.
        case value(Value)
        /// A declaration whose value depends on the element.
        case declaration(String)
        /// Nothing: the value below the animation.
        case underlying
    }

    /// A declaration of a property in a keyframe.
    struct Stop {
        let offset: Double
        let content: Content
        let timing: TimingFunction
        let composition: KeyframeComposition
    }

    /// Whether a value in the keyframes depends on the element.
    var dependsOnElement: Bool {
        stops.values.contains { $0.contains { if case .declaration = $0.content { true } else { false } } }
    }

    /// The places of the keyframes of some properties in an iteration, from 0 to 1, with those where timing functions have
    /// corners.
    func breaks(of properties: Set<MotionProperty>) -> [Double] {
        var breaks: Set<Double> = [0, 1]
        for (property, stops) in stops where properties.contains(property) {
            for (first, second) in zip(stops, stops.dropFirst()) {
                let length = second.offset - first.offset
                breaks.formUnion([first.offset, second.offset])
                breaks.formUnion(first.timing.corners.map { first.offset + $0 * length })
            }
        }
        return breaks.sorted()
    }

    /// The stops of a property around a progress, and the progress between them.
    func stops(of property: MotionProperty, at position: AnimationTiming.Position) -> (Stop, Stop, progress: Double) {
        guard let stops = stops[property] else { preconditionFailure("the keyframes have the property") }
        let next = min(stops.indices.partitioningIndex { stops[$0].offset > position.progress }, stops.count - 1)
        let (first, second) = (stops[max(next - 1, 0)], stops[next])
        let length = second.offset - first.offset
        let fraction = length > 0 ? (position.progress - first.offset) / length : 1
        return (first, second, first.timing.progress(at: fraction, isBefore: position.isBeforeSteps))
    }

    /// Reads the stops of each property by offset, from 0 to 1. Later keyframes replace earlier ones of the same offset, and
    /// later declarations earlier ones.
    private mutating func readStops(of rule: KeyframesRule) {
        var known: [MotionProperty: [Double: Stop]] = [:]
        var order: [MotionProperty] = []
        for keyframe in rule.keyframes {
            for declaration in keyframe.declarations {
                for property in declaration.properties {
                    if known[property] == nil { order.append(property) }
                    for offset in keyframe.offsets {
                        known[property, default: [:]][offset] = Stop(
                            offset: offset, content: declaration.content(of: property),
                            timing: keyframe.timing ?? settings.easing,
                            composition: keyframe.composition ?? settings.composition)
                    }
                }
            }
        }
        properties = order.filter(\.isCustom) + order.filter { !$0.isCustom }
        stops = known.mapValues { known in
            var stops = known
            for end in [0.0, 1] where stops[end] == nil {
                stops[end] = Stop(offset: end, content: .underlying, timing: settings.easing, composition: .replace)
            }
            return stops.values.sorted { $0.offset < $1.offset }
        }
    }
}

extension KeyframeDeclaration {
    fileprivate func content(of property: MotionProperty) -> RunningAnimation.Content {
        guard case .property(let property) = property, let value = values[property] else { return .declaration(text) }
        return .value(value)
    }
}

extension MotionProperty {
    fileprivate var isCustom: Bool { if case .custom = self { true } else { false } }
}
