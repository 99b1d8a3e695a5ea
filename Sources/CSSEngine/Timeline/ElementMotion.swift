/// The transitions and animations of an element.
struct ElementMotion {
    private(set) var transitions: [MotionProperty: RunningTransition] = [:]
    /// The values at the ends of transitions that have ended, until the style changes again.
    private var completed: [MotionProperty: Value] = [:]
    private(set) var animations: [RunningAnimation] = []

    var isEmpty: Bool { transitions.isEmpty && completed.isEmpty && animations.isEmpty }

    // MARK: Animations

    /// Adopts the animations of a style. Those with the names of former ones go on, the last ones first (CSS Animations 1,
    /// section 3.1).
    mutating func updateAnimations(
        _ settings: [MotionSettings.Animation], at time: Double, keyframes: (BytewiseString) -> KeyframesRule?
    ) {
        var former = animations
        var updated: [RunningAnimation] = []
        for settings in settings.reversed() {
            guard let rule = keyframes(settings.name) else { continue }
            if let index = former.lastIndex(where: { $0.settings.name == settings.name }) {
                var animation = former.remove(at: index)
                animation.update(settings, rule, at: time)
                updated.append(animation)
            } else {
                updated.append(RunningAnimation(settings, rule, at: time))
            }
        }
        animations = updated.reversed()
    }

    // MARK: Transitions

    /// Removes the transitions that have ended.
    mutating func completeTransitions(at time: Double) {
        for (property, transition) in transitions where transition.hasEnded(at: time) {
            transitions[property] = nil
            completed[property] = transition.end
        }
    }

    /// The properties whose transitions a change of style can end.
    var transitionedProperties: [MotionProperty] { Array(transitions.keys) + completed.keys }

    /// Starts, reverses or ends the transition of a property after a change of style (CSS Transitions 1, section 3).
    /// - Parameters:
    ///   - settings: The transition of the property; `nil` for none.
    ///   - former: The value before the change; `nil` if there was none.
    ///   - new: The value after the change.
    mutating func updateTransition(
        of property: MotionProperty, _ settings: MotionSettings.Transition?, from former: Value?, to new: Value,
        at time: Double, _ values: MotionValues
    ) {
        if let running = transitions[property] {
            guard let settings else {
                transitions[property] = nil
                return
            }
            if running.end == new { return }
            transitions[property] = nil
            let current = running.value(at: time)
            if current == new { return }
            start(
                property, settings, from: current, to: new, at: time, values,
                reversing: running.reversalStart == new ? running : nil)
            return
        }
        if let end = completed[property], end == new, settings != nil { return }
        completed[property] = nil
        if let settings, let former, former != new {
            start(property, settings, from: former, to: new, at: time, values)
        }
    }

    private mutating func start(
        _ property: MotionProperty, _ settings: MotionSettings.Transition, from former: Value, to new: Value,
        at time: Double, _ values: MotionValues, reversing reversed: RunningTransition? = nil
    ) {
        guard settings.combinedDuration > 0 else { return }
        let interpolation = values.interpolation(of: property, from: former, to: new, underlying: former)
        guard settings.allowsDiscrete || !interpolation.isDiscrete else { return }
        transitions[property] = RunningTransition(
            settings, at: time, from: former, to: new, interpolation, reversing: reversed)
    }
}
