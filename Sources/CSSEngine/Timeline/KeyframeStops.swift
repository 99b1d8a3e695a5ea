/// The declarations of a `@keyframes` rule by property. Animations with the same keyframes share them.
final class KeyframeStops {
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

        /// Whether the value is the same for all elements.
        var isConstant: Bool { if case .value = content { true } else { false } }
    }

    private struct Segment: Hashable {
        let property: MotionProperty
        /// The offset of the first stop.
        let offset: Double
    }

    /// The properties in the keyframes, each once, custom properties first.
    let properties: [MotionProperty]
    /// By offset, from 0 to 1.
    private let stops: [MotionProperty: [Stop]]
    /// The interpolations between stops whose values depend on nothing else.
    private var interpolations: [Segment: KeyframeInterpolation] = [:]

    /// Reads the stops of each property. Later keyframes replace earlier ones of the same offset, and later declarations earlier
    /// ones.
    /// - Parameters:
    ///   - easing: The timing function of keyframes that have none.
    ///   - composition: The composition of keyframes that have none.
    init(_ rule: KeyframesRule, easing: TimingFunction, composition: KeyframeComposition) {
        var known: [MotionProperty: [Double: Stop]] = [:]
        var order: [MotionProperty] = []
        for keyframe in rule.keyframes {
            for declaration in keyframe.declarations {
                for property in declaration.properties {
                    if known[property] == nil { order.append(property) }
                    for offset in keyframe.offsets {
                        known[property, default: [:]][offset] = Stop(
                            offset: offset, content: declaration.content(of: property),
                            timing: keyframe.timing ?? easing, composition: keyframe.composition ?? composition)
                    }
                }
            }
        }
        properties = order.filter(\.isCustom) + order.filter { !$0.isCustom }
        stops = known.mapValues { known in
            var stops = known
            for end in [0.0, 1] where stops[end] == nil {
                stops[end] = Stop(offset: end, content: .underlying, timing: easing, composition: .replace)
            }
            return stops.values.sorted { $0.offset < $1.offset }
        }
    }

    /// Whether a value depends on the element.
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

    /// The stops of a property around a position, and the progress between them.
    func stops(of property: MotionProperty, at position: AnimationTiming.Position) -> (Stop, Stop, progress: Double) {
        guard let stops = stops[property] else { preconditionFailure("the keyframes have the property") }
        let next = min(stops.indices.partitioningIndex { stops[$0].offset > position.progress }, stops.count - 1)
        let (first, second) = (stops[max(next - 1, 0)], stops[next])
        let length = second.offset - first.offset
        let fraction = length > 0 ? (position.progress - first.offset) / length : 1
        return (first, second, first.timing.progress(at: fraction, isBefore: position.isBeforeSteps))
    }

    /// The interpolation from a stop to the next one, if it is the same for all elements and known.
    func interpolation(from stop: Stop, of property: MotionProperty) -> KeyframeInterpolation? {
        interpolations[Segment(property: property, offset: stop.offset)]
    }

    /// Keeps an interpolation that is the same for all elements.
    func setInterpolation(_ interpolation: KeyframeInterpolation, from stop: Stop, of property: MotionProperty) {
        interpolations[Segment(property: property, offset: stop.offset)] = interpolation
    }
}

extension KeyframeDeclaration {
    fileprivate func content(of property: MotionProperty) -> KeyframeStops.Content {
        guard case .property(let property) = property, let value = values[property] else { return .declaration(text) }
        return .value(value)
    }
}

/// The stops of the keyframes of a generation of rules, each read once.
struct KeyframeStopsCache {
    private struct Key: Hashable {
        let name: BytewiseString
        let easing: TimingFunction
        let composition: KeyframeComposition
    }

    /// With more entries, all of them are removed, because easings can come from variables.
    private static let capacity = 256

    private var rulesGeneration: UInt32 = 0
    private var known: [Key: KeyframeStops] = [:]

    /// The stops of an animation; `nil` if there are no keyframes with its name.
    mutating func stops(of settings: MotionSettings.Animation, in engine: StyleEngine) -> KeyframeStops? {
        if rulesGeneration != engine.rulesGeneration || known.count > Self.capacity { known = [:] }
        rulesGeneration = engine.rulesGeneration
        let key = Key(name: settings.name, easing: settings.easing, composition: settings.composition)
        if let stops = known[key] { return stops }
        guard let rule = engine.keyframes(named: settings.name) else { return nil }
        let stops = KeyframeStops(rule, easing: settings.easing, composition: settings.composition)
        known[key] = stops
        return stops
    }
}
