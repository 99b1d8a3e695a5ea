/// A gradient (CSS Images 4, section 3).
public struct GradientValue: Hashable, Sendable {
    /// A colour on the gradient line, or a hint if there is no colour.
    package struct Stop: Hashable, Sendable {
        /// The colour. `nil` for a hint, which is where the colours around it are mixed evenly.
        package var color: Value?
        /// A length or percentage; an angle or percentage in a conic gradient. `nil` if neighbours decide it.
        package var position: Value?

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
    package let shape: GradientShape
    /// Whether the colours are repeated before the first and after the last stop.
    package let isRepeating: Bool
    /// The stops and hints, in their order.
    package let stops: [Stop]
    /// `nil` for the default: Oklab if a colour has a modern notation, otherwise sRGB.
    let interpolation: Interpolation?

    /// The serialisation of the value.
    package var cssText: String {
        let method = interpolation?.cssText ?? ""
        let head = [shape.cssText, method].filter { !$0.isEmpty }.joined(separator: " ")
        let arguments = (head.isEmpty ? [] : [head]) + stops.map(\.cssText)
        return "\(isRepeating ? "repeating-" : "")\(shape.kind.rawValue)(\(arguments.joined(separator: ", ")))"
    }

    func mapParts(_ change: (Value) -> Value) -> GradientValue {
        GradientValue(
            shape: shape.mapParts(change), isRepeating: isRepeating,
            stops: stops.map { Stop(color: $0.color.map(change), position: $0.position.map(change)) },
            interpolation: interpolation)
    }
}
