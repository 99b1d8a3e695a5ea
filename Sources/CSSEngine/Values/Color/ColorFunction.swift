/// A specified colour function, such as `lab(50% 20 30 / 0.5)` or `rgb(from red r calc(g + 10) b)`.
package struct ColorFunction: Hashable, Sendable {
    var space: ColorSpace
    /// The origin of a relative colour; `nil` for other colours.
    var origin: ColorExpression?
    var first, second, third: ColorOperand
    var alpha: ColorOperand?

    /// The inputs that the colour depends on.
    var dependencies: ValueDependencies {
        let operands = first.dependencies.union(second.dependencies).union(third.dependencies)
        return operands.union(alpha?.dependencies ?? []).union(origin?.dependencies ?? [])
    }

    /// A bound for percentages. Larger ones result in the same colour.
    private static let maximumPercentage = SIMD3(repeating: 1e6)

    /// Returns the colour. Alpha is clamped, the other channels are not.
    /// - Parameter context: `nil` if the colour does not depend on it.
    func components(in context: ResolutionContext?) -> ColorComponents {
        let origin = origin.map { $0.components(in: context).converted(to: space) }
        let percents = space.traits.percents
        var result = ColorComponents(space, SIMD3())
        func read(_ operand: ColorOperand, _ percent: Double, _ index: Int) -> Double {
            if let value = operand.value(percent: percent, origin: origin, in: context) { return value }
            result.missing.formUnion(.channel(index))
            return 0
        }
        result.values.x = read(first, percents.x, 0)
        result.values.y = read(second, percents.y, 1)
        result.values.z = read(third, percents.z, 2)
        let alpha = alpha.map { read($0, 1, 3) } ?? origin?.alpha ?? 1
        result.alpha = min(max(alpha, 0), 1)
        if let hue = space.hue {
            let degrees = result.values[hue]
            result.values[hue] = degrees.isFinite ? HueModels.positiveRemainder(degrees, 360) : 0
        }
        // The formulas subtract channels from each other, which loses all digits of very large numbers.
        if space == .hsl || space == .hwb {
            result.values.clamp(lowerBound: -Self.maximumPercentage, upperBound: Self.maximumPercentage)
        }
        return result
    }

    /// Returns the colour with its channels clamped.
    func color(in context: ResolutionContext?) -> CSS.Color {
        let components = components(in: context)
        guard space.isLegacy, origin != nil else { return components.clamped().color }
        // Relative colours can be outside sRGB, so they do not have a legacy notation.
        var result = space == .rgb ? components : components.clamped()
        result = result.converted(to: .srgb)
        result.missing = space == .rgb ? components.missing : components.missing.intersection(.alpha)
        return result.color
    }

    /// The serialisation of the function before it is evaluated (CSSOM).
    var cssText: String {
        var text = space.isPredefined ? "color(" : "\(space.traits.name)("
        if let origin { text += "from \(origin.cssText) " }
        if space.isPredefined { text += "\(space.traits.name) " }
        text += [first, second, third].map(\.cssText).joined(separator: " ")
        if let alpha { text += " / \(alpha.cssText)" }
        return text + ")"
    }
}
