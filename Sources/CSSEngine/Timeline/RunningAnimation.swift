/// An animation of an element: keyframes with their timing. Times are in milliseconds.
struct RunningAnimation {
    private(set) var settings: MotionSettings.Animation
    /// The properties in the keyframes, each once, custom properties first.
    private(set) var properties: [MotionProperty] = []
    private var stops: [MotionProperty: [Stop]] = [:]
    /// The time at which the animation started, without its pauses.
    private var start: Double
    /// The time since the start at which the animation is paused; `nil` while it runs.
    private var hold: Double?

    init(_ settings: MotionSettings.Animation, _ rule: KeyframesRule, at time: Double) {
        (self.settings, start) = (settings, time)
        hold = settings.isPaused ? 0 : nil
        readStops(of: rule)
    }

    /// Adopts the settings and the keyframes of a new style. The animation goes on from where it is.
    mutating func update(_ settings: MotionSettings.Animation, _ rule: KeyframesRule, at time: Double) {
        if settings.isPaused, hold == nil { hold = time - start }
        if !settings.isPaused, let hold {
            start = time - hold
            self.hold = nil
        }
        self.settings = settings
        readStops(of: rule)
    }

    /// The position in the keyframes; `nil` where the animation has no effect.
    func position(at time: Double) -> AnimationTiming.Position? { settings.timing.position(at: hold ?? time - start) }

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
                            offset: offset, text: declaration.text, timing: keyframe.timing ?? settings.easing,
                            composition: keyframe.composition ?? settings.composition)
                    }
                }
            }
        }
        properties = order.filter(\.isCustom) + order.filter { !$0.isCustom }
        stops = known.mapValues { known in
            var stops = known
            for end in [0.0, 1] where stops[end] == nil {
                stops[end] = Stop(offset: end, text: nil, timing: settings.easing, composition: .replace)
            }
            return stops.values.sorted { $0.offset < $1.offset }
        }
    }
}

extension MotionProperty {
    fileprivate var isCustom: Bool { if case .custom = self { true } else { false } }
}
