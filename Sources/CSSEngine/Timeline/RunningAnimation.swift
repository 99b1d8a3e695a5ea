/// An animation of an element: keyframes with their timing. Times are in milliseconds.
struct RunningAnimation {
    private(set) var settings: MotionSettings.Animation
    private(set) var rule: KeyframesRule
    /// The time at which the animation started, without its pauses.
    private var start: Double
    /// The time since the start at which the animation is paused; `nil` while it runs.
    private var hold: Double?

    init(_ settings: MotionSettings.Animation, _ rule: KeyframesRule, at time: Double) {
        (self.settings, self.rule, start) = (settings, rule, time)
        hold = settings.isPaused ? 0 : nil
    }

    /// Adopts the settings and the keyframes of a new style. The animation goes on from where it is.
    mutating func update(_ settings: MotionSettings.Animation, _ rule: KeyframesRule, at time: Double) {
        if settings.isPaused, hold == nil { hold = time - start }
        if !settings.isPaused, let hold {
            start = time - hold
            self.hold = nil
        }
        (self.settings, self.rule) = (settings, rule)
    }

    /// The position in the keyframes; `nil` where the animation has no effect.
    func position(at time: Double) -> AnimationTiming.Position? { settings.timing.position(at: hold ?? time - start) }

    /// The properties in the keyframes, each once, custom properties first.
    var properties: [MotionProperty] {
        var seen: Set<MotionProperty> = []
        let all = rule.keyframes.flatMap { $0.declarations.flatMap(\.properties) }.filter { seen.insert($0).inserted }
        return all.filter(\.isCustom) + all.filter { !$0.isCustom }
    }

    /// A declaration of a property in a keyframe.
    struct Stop {
        let offset: Double
        /// `nil` for the value below the animation.
        let text: String?
        let timing: TimingFunction
        let composition: KeyframeComposition
    }

    /// The stops of a property around a progress, and the progress between them.
    func stops(of property: MotionProperty, at position: AnimationTiming.Position) -> (Stop, Stop, progress: Double) {
        let stops = stops(of: property)
        let next = stops.firstIndex { $0.offset > position.progress } ?? stops.count - 1
        let (first, second) = (stops[max(next - 1, 0)], stops[next])
        let length = second.offset - first.offset
        let fraction = length > 0 ? (position.progress - first.offset) / length : 1
        return (first, second, first.timing.progress(at: fraction, isBefore: position.isBeforeSteps))
    }

    /// The stops of a property by offset, from 0 to 1. Later keyframes replace earlier ones of the same offset.
    private func stops(of property: MotionProperty) -> [Stop] {
        var stops: [Double: Stop] = [:]
        for keyframe in rule.keyframes {
            guard let declaration = keyframe.declarations.last(where: { $0.properties.contains(property) }) else {
                continue
            }
            for offset in keyframe.offsets {
                stops[offset] = Stop(
                    offset: offset, text: declaration.text, timing: keyframe.timing ?? settings.easing,
                    composition: keyframe.composition ?? settings.composition)
            }
        }
        for end in [0.0, 1] where stops[end] == nil {
            stops[end] = Stop(offset: end, text: nil, timing: settings.easing, composition: .replace)
        }
        return stops.values.sorted { $0.offset < $1.offset }
    }
}

extension MotionProperty {
    fileprivate var isCustom: Bool { if case .custom = self { true } else { false } }
}
