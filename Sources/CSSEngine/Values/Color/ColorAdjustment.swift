/// A colour function of InterfaCSS, such as `lighten(#369, 25%)`. CSS does not have these functions.
///
/// The function multiplies one property of a colour by 1 plus or minus a percentage, and clamps the result.
package struct ColorAdjustment: Hashable, Sendable {
    enum Function: CaseIterable {
        /// The brightness of HSB: the greatest channel of sRGB.
        case lighten, darken
        /// The saturation of HSB. Greys have no saturation and remain unchanged.
        case saturate, desaturate
        /// The opacity.
        case fadeIn, fadeOut

        var name: StaticString {
            switch self {
            case .lighten: "lighten"
            case .darken: "darken"
            case .saturate: "saturate"
            case .desaturate: "desaturate"
            case .fadeIn: "fade-in"
            case .fadeOut: "fade-out"
            }
        }
    }

    var function: Function
    var color: ColorExpression
    /// A percentage. A number has the same meaning as a percentage.
    var amount: ColorOperand

    /// The inputs that the colour depends on.
    var dependencies: ValueDependencies { color.dependencies.union(amount.dependencies) }

    /// Returns the adjusted colour.
    /// - Parameter context: `nil` if the colour does not depend on it.
    func components(in context: ResolutionContext?) -> ColorComponents {
        let color = color.components(in: context)
        let share = (amount.value(percent: 100, origin: nil, in: context) ?? 0) / 100
        switch function {
        case .lighten: return Self.brightened(color, by: 1 + share)
        case .darken: return Self.brightened(color, by: 1 - share)
        case .saturate: return Self.saturated(color, by: 1 + share)
        case .desaturate: return Self.saturated(color, by: 1 - share)
        case .fadeIn: return Self.faded(color, by: 1 + share)
        case .fadeOut: return Self.faded(color, by: 1 - share)
        }
    }

    /// The brightness is the greatest channel, so that all channels change by the same factor.
    private static func brightened(_ color: ColorComponents, by factor: Double) -> ColorComponents {
        var result = color.converted(to: .rgb).clamped()
        let brightness = result.values.max()
        if brightness > 0 { result.values *= scaled(brightness, by: factor, maximum: 255) / brightness }
        return result
    }

    /// The saturation is the distance of the least channel from the greatest, relative to the greatest.
    private static func saturated(_ color: ColorComponents, by factor: Double) -> ColorComponents {
        var result = color.converted(to: .rgb).clamped()
        let (least, greatest) = (result.values.min(), result.values.max())
        guard greatest > least else { return result }
        let saturation = (greatest - least) / greatest
        let scale = scaled(saturation, by: factor, maximum: 1) / saturation
        result.values = greatest - (greatest - result.values) * scale
        return result
    }

    /// The colour keeps its space, because every space has the same opacity.
    private static func faded(_ color: ColorComponents, by factor: Double) -> ColorComponents {
        var result = color
        result.alpha = scaled(color.alpha, by: factor, maximum: 1)
        return result
    }

    private static func scaled(_ value: Double, by factor: Double, maximum: Double) -> Double {
        min(max(value * factor, 0), maximum)
    }

    /// The serialisation of the function before it is evaluated.
    var cssText: String { "\(function.name)(\(color.cssText), \(amount.cssText))" }
}
