/// The transitions and animations of an element.
struct ElementMotion {
    private(set) var transitions: [MotionProperty: RunningTransition] = [:]
    /// The values at the ends of transitions that have ended, until the style changes again.
    private var completed: [MotionProperty: Value] = [:]
    private(set) var animations: [RunningAnimation] = []
    private var events: [Event] = []
    /// Whether the element was on screen at some time.
    var wasOnScreen = false
    /// The properties of animations whose values are those of important declarations instead.
    var importantProperties: Set<MotionProperty> = []
    /// A number that changes when a transition or an animation begins, changes or ends.
    private(set) var version = 0

    typealias Event = (MotionEvent.Subject, MotionEvent.Kind, elapsedTime: Double)

    /// Whether values change as time passes.
    func isRunning(at time: Double) -> Bool {
        transitions.values.contains { !$0.isPaused } || animations.contains { $0.isRunning(at: time) }
    }

    /// Whether transitions or animations set values, or can set values later.
    var isMoving: Bool { !transitions.isEmpty || !animations.isEmpty }

    var isEmpty: Bool { !isMoving && completed.isEmpty }

    // MARK: Animations

    /// Adopts the animations of a style. Those with the names of former ones go on, the last ones first (CSS Animations 1,
    /// section 3.1).
    mutating func updateAnimations(
        _ settings: [MotionSettings.Animation], at time: Double, stops: (MotionSettings.Animation) -> KeyframeStops?
    ) {
        var former = animations
        var updated: [RunningAnimation] = []
        for settings in settings.reversed() {
            guard let stops = stops(settings) else { continue }
            if let index = former.lastIndex(where: { $0.settings.name == settings.name }) {
                var animation = former.remove(at: index)
                animation.update(settings, stops, at: time)
                updated.append(animation)
            } else {
                updated.append(RunningAnimation(settings, stops, at: time))
            }
        }
        for animation in former { reportEnd(of: animation, at: time) }
        updated.reverse()
        let isSame = updated.count == animations.count && zip(updated, animations).allSatisfy { $0.plays(as: $1) }
        if !isSame { version += 1 }
        animations = updated
    }

    /// The properties that animations can change.
    var animatedProperties: Set<MotionProperty> { Set(animations.flatMap(\.properties)) }

    // MARK: Transitions

    /// Removes the transitions that have ended.
    mutating func completeTransitions(at time: Double) {
        for (property, transition) in sortedTransitions where transition.hasEnded(at: time) {
            reportStart(of: property, at: time)
            events.append((.transition(property), .end, transition.duration))
            transitions[property] = nil
            completed[property] = transition.end
            version += 1
        }
    }

    /// The transitions in the order of the property table.
    private var sortedTransitions: [(key: MotionProperty, value: RunningTransition)] {
        transitions.sorted { $0.key < $1.key }
    }

    /// The properties whose transitions a change of style can end.
    var transitionedProperties: [MotionProperty] { Array(transitions.keys) + completed.keys }

    /// Starts, reverses or ends the transition of a property after a change of style (CSS Transitions 1, section 3).
    /// - Parameters:
    ///   - settings: The transition of the property; `nil` for none.
    ///   - canStart: Whether a transition can start.
    ///   - former: The value before the change; `nil` if there was none.
    ///   - new: The value after the change; `nil` if it is unknown.
    mutating func updateTransition(
        of property: MotionProperty, _ settings: MotionSettings.Transition?, canStart: Bool, from former: Value?,
        to new: Value?,
        at time: Double, _ values: MotionValues, on node: StyleNode
    ) {
        if let running = transitions[property] {
            guard let settings, let new else { return removeTransition(of: property, at: time) }
            if running.end == new { return }
            removeTransition(of: property, at: time)
            let current = running.isInDelay(at: time) ? running.first : running.value(at: time)
            if current == new || !canStart { return }
            start(
                property, settings, from: current, to: new, at: time, values, on: node,
                reversing: running.reversalStart == new ? running : nil)
            return
        }
        if let end = completed[property], end == new, settings != nil { return }
        completed[property] = nil
        if canStart, let settings, let former, let new, former != new {
            start(property, settings, from: former, to: new, at: time, values, on: node)
        }
    }

    private mutating func start(
        _ property: MotionProperty, _ settings: MotionSettings.Transition, from former: Value, to new: Value,
        at time: Double, _ values: MotionValues, on node: StyleNode, reversing reversed: RunningTransition? = nil
    ) {
        guard settings.combinedDuration > 0 else { return }
        let interpolation = values.interpolation(
            of: property, from: former, to: new, underlying: former, on: node,
            in: .discreteTransition)
        guard settings.allowsDiscrete || !interpolation.isDiscrete else { return }
        let transition = RunningTransition(
            settings, at: time, from: former, to: new, interpolation, reversing: reversed)
        transitions[property] = transition
        version += 1
        events.append((.transition(property), .run, transition.firstTime))
    }

    private mutating func removeTransition(of property: MotionProperty, at time: Double) {
        guard let transition = transitions.removeValue(forKey: property) else { return }
        version += 1
        events.append((.transition(property), .cancel, max(transition.activeTime(at: time), 0)))
    }

    /// Ends all transitions and animations before their time.
    mutating func cancel(at time: Double) {
        for (property, _) in sortedTransitions { removeTransition(of: property, at: time) }
        for animation in animations { reportEnd(of: animation, at: time) }
        (completed, animations) = ([:], [])
    }

    func sets(_ property: MotionProperty) -> Bool {
        transitions[property] != nil || animations.contains { $0.properties.contains(property) }
    }

    // MARK: Control

    /// The transitions in the order of the property table, and then the animations, without those that have ended.
    func subjects(at time: Double) -> [MotionEvent.Subject] {
        sortedTransitions.map { .transition($0.key) }
            + animations.filter { !$0.hasEnded(at: time) }.map { .animation($0.settings.name) }
    }

    /// Whether a transition or an animation has ended, or does not exist.
    func hasEnded(_ subject: MotionEvent.Subject, at time: Double) -> Bool {
        switch subject {
        case .transition(let property): transitions[property] == nil
        case .animation: index(of: subject).map { animations[$0].hasEnded(at: time) } ?? true
        }
    }

    /// The time of a transition or an animation since its start; `nil` if there is none.
    func currentTime(of subject: MotionEvent.Subject, at time: Double) -> Double? {
        switch subject {
        case .transition(let property): transitions[property]?.currentTime(at: time)
        case .animation: index(of: subject).map { animations[$0].currentTime(at: time) }
        }
    }

    func isPaused(_ subject: MotionEvent.Subject) -> Bool {
        switch subject {
        case .transition(let property): transitions[property]?.isPaused ?? false
        case .animation: index(of: subject).map { animations[$0].isPaused } ?? false
        }
    }

    mutating func setPaused(_ subject: MotionEvent.Subject, _ isPaused: Bool, at time: Double) {
        version += 1
        switch subject {
        case .transition(let property): transitions[property]?.setPaused(isPaused, at: time)
        case .animation: if let index = index(of: subject) { animations[index].setPaused(isPaused, at: time) }
        }
    }

    /// Jumps to a time since the start.
    /// - Parameter target: `nil` for the end. Then nothing happens to an animation without an end.
    mutating func seek(_ subject: MotionEvent.Subject, to target: Double?, at time: Double) {
        version += 1
        switch subject {
        case .transition(let property):
            if let end = transitions[property]?.endTime { transitions[property]?.seek(to: target ?? end, at: time) }
        case .animation:
            guard let index = index(of: subject) else { return }
            let target = target ?? animations[index].endTime
            guard target.isFinite else { return }
            animations[index].seek(to: target, at: time)
        }
    }

    /// The last animation with the name of a subject.
    private func index(of subject: MotionEvent.Subject) -> Int? {
        animations.lastIndex { .animation($0.settings.name) == subject }
    }

    // MARK: Events

    /// The time of the next event; `nil` if there is none.
    func nextEventTime(after time: Double) -> Double? {
        let times =
            transitions.values.compactMap { $0.nextEventTime(after: time) }
            + animations.compactMap { $0.nextEventTime(after: time) }
        return times.min()
    }

    /// Returns the events since the last call, in order.
    mutating func takeEvents(at time: Double) -> [Event] {
        for (property, _) in sortedTransitions { reportStart(of: property, at: time) }
        for index in animations.indices {
            for (kind, elapsedTime) in animations[index].takeEvents(at: time) {
                events.append((.animation(animations[index].settings.name), kind, elapsedTime))
            }
        }
        defer { events = [] }
        return events
    }

    private mutating func reportStart(of property: MotionProperty, at time: Double) {
        guard let transition = transitions[property], !transition.hasReportedStart, transition.activeTime(at: time) >= 0
        else {
            return
        }
        transitions[property]?.hasReportedStart = true
        events.append((.transition(property), .start, transition.firstTime))
    }

    private mutating func reportEnd(of animation: RunningAnimation, at time: Double) {
        guard let elapsedTime = animation.cancelledTime(at: time) else { return }
        events.append((.animation(animation.settings.name), .cancel, elapsedTime))
    }
}
