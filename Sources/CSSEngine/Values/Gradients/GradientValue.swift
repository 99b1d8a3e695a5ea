/// A gradient (CSS Images 4, section 3).
public struct GradientValue: Hashable, Sendable {
    /// A colour on the gradient line, or a hint if there is no colour.
    public struct Stop: Hashable, Sendable {
        /// The colour. `nil` for a hint, which is where the colours around it are mixed evenly.
        public var color: Value?
        /// A length or percentage; an angle or percentage in a conic gradient. `nil` if neighbours decide it.
        public var position: Value?

        /// The serialisation of the stop.
        var cssText: String { [color, position].compactMap { $0?.cssText }.joined(separator: " ") }
    }

    /// The colour space of the mixed colours, with the direction of the hue.
    struct Interpolation: Hashable, Sendable {
        var space: ColorSpace
        var hue: HueInterpolation

        var cssText: String {
            "in \(space.traits.name)" + (hue == .shorter ? "" : " \(hue.rawValue) hue")
        }
    }

    /// The line, the ending shape or the angles of the gradient.
    public let shape: GradientShape
    /// Whether the colours are repeated before the first and after the last stop.
    public let isRepeating: Bool
    /// The stops and hints, in their order.
    public let stops: [Stop]
    /// `nil` for the default: Oklab if a colour has a modern notation, otherwise sRGB.
    let interpolation: Interpolation?

    /// The serialisation of the value.
    public var cssText: String {
        let method = interpolation?.cssText ?? ""
        let head = [shape.cssText, method].filter { !$0.isEmpty }.joined(separator: " ")
        let arguments = (head.isEmpty ? [] : [head]) + stops.map(\.cssText)
        return "\(isRepeating ? "repeating-" : "")\(shape.kind.rawValue)(\(arguments.joined(separator: ", ")))"
    }

    /// The values that a context makes absolute.
    private var values: [Value] { shape.values + stops.flatMap { [$0.color, $0.position].compactMap { $0 } } }

    /// The inputs that the value depends on.
    var dependencies: ValueDependencies { values.dependencies }

    /// Returns the gradient with absolute values. Percentages remain, because they are relative to the view's size.
    func resolved(in context: ResolutionContext) -> GradientValue {
        var context = context
        context.percentageBase = nil
        return GradientValue(
            shape: shape.mapping { $0.resolved(in: context) }, isRepeating: isRepeating,
            stops: stops.map {
                Stop(color: $0.color?.resolved(in: context), position: $0.position?.resolved(in: context))
            }, interpolation: interpolation)
    }

    /// Returns the gradient with the combined colours of this one and of the same gradient in another context.
    func merged(with other: GradientValue, _ combine: (Value, Value) -> Value) -> GradientValue {
        let stops = zip(stops, other.stops).map { own, others in
            guard let color = own.color, let otherColor = others.color else { return own }
            return Stop(color: combine(color, otherColor), position: own.position)
        }
        return GradientValue(shape: shape, isRepeating: isRepeating, stops: stops, interpolation: interpolation)
    }
}
