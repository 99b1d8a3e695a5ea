/// The transitions and animations that the style of an element declares. Times are in milliseconds.
package struct DeclaredMotion {
    /// How a property changes.
    package struct Transition: Hashable {
        /// At least 0.
        package let duration: Double
        /// Can be negative.
        package let delay: Double
        package let timing: TimingFunction

        package init(duration: Double, delay: Double, timing: TimingFunction) {
            (self.duration, self.delay, self.timing) = (duration, delay, timing)
        }
    }

    /// An animation with its keyframes.
    package struct Animation {
        package let name: String
        /// The duration of an iteration, at least 0.
        package let duration: Double
        /// Can be negative.
        package let delay: Double
        /// Can be infinite.
        package let iterations: Double
        /// Whether the first iteration runs backwards.
        package let startsReversed: Bool
        /// Whether each iteration has the opposite direction of the one before.
        package let alternates: Bool
        package let fillsBackwards: Bool
        package let fillsForwards: Bool
        /// The function between two keyframes that have none.
        package let timing: TimingFunction
        package let composition: KeyframeComposition
        package let isPaused: Bool
        package let rule: KeyframesRule
    }

    /// In the order of `animation-name`, without those whose keyframes do not exist.
    package let animations: [Animation]
    private let transitions: MotionSettings.Transitions

    fileprivate init(_ transitions: MotionSettings.Transitions, _ animations: [Animation]) {
        (self.transitions, self.animations) = (transitions, animations)
    }

    /// Returns the transition of a property. `nil` if a change takes no time.
    package func transition(of property: MotionProperty) -> Transition? {
        guard let transition = transitions[property], transition.combinedDuration > 0 else { return nil }
        return Transition(
            duration: max(transition.duration, 0), delay: transition.delay, timing: transition.timing)
    }
}

extension StyleEngine {
    /// The transitions and animations that the style of an element declares, as of the last `restyle()`. `nil` if it declares none.
    package func declaredMotion(of node: StyleNode) -> DeclaredMotion? {
        declaredMotion(of: node, in: style(of: node, with: MotionDeclarations()))
    }

    /// The transitions and animations that another style of an element declares. `nil` if it declares none.
    package func declaredMotion(of node: StyleNode, in style: ElementValues) -> DeclaredMotion? {
        guard let settings = MotionSettings(properties), settings.areIn(style.style) else { return nil }
        let isRightToLeft = environment(of: node).layoutDirection == .rightToLeft
        let animations = settings.animations(of: style).compactMap { animation in
            keyframes(named: animation.name).map { DeclaredMotion.Animation(animation, $0) }
        }
        return DeclaredMotion(settings.transitions(of: style, isRightToLeft: isRightToLeft), animations)
    }
}

extension DeclaredMotion.Animation {
    fileprivate init(_ settings: MotionSettings.Animation, _ rule: KeyframesRule) {
        let timing = settings.timing
        self.init(
            name: settings.name.string, duration: timing.duration, delay: timing.delay, iterations: timing.iterations,
            startsReversed: timing.direction == .reverse || timing.direction == .alternateReverse,
            alternates: timing.direction == .alternate || timing.direction == .alternateReverse,
            fillsBackwards: timing.fillMode.fillsBackwards, fillsForwards: timing.fillMode.fillsForwards,
            timing: settings.easing, composition: settings.composition, isPaused: settings.isPaused, rule: rule)
    }
}

extension Stylesheet {
    /// Whether a declaration can give elements transitions or animations.
    /// - Parameter properties: The property table that the stylesheet was parsed with.
    package func declaresMotion(_ properties: PropertyTable) -> Bool {
        guard let settings = MotionSettings(properties) else { return false }
        return parts.contains { settings.areIn($0.sheet) }
    }
}
