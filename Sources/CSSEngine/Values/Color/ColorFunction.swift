/// A colour function as written, such as `lab(50% 20 30 / 0.5)` or `rgb(from red r calc(g + 10) b)`.
public struct ColorFunction: Hashable, Sendable {
    var space: ColorSpace
    /// The colour that channels of a relative colour are of.
    var origin: ColorExpression?
    var first, second, third: ColorOperand
    var alpha: ColorOperand?

    /// What has to be known to work it out.
    var dependencies: ValueDependencies {
        let operands = first.dependencies.union(second.dependencies).union(third.dependencies)
        return operands.union(alpha?.dependencies ?? []).union(origin?.dependencies ?? [])
    }

    /// Percentages from which on nothing changes any more.
    private static let farOff = SIMD3(repeating: 1e6)

    /// The colour, with its channels as written: not yet in their ranges, but alpha.
    /// - Parameter context: nil for a colour that depends on nothing.
    func components(in context: ResolutionContext?) -> ColorComponents {
        let origin = origin.map { $0.components(in: context).converted(to: space) }
        let percents = space.row.percents
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
        // Their formulas take channels from one another, of which nothing would be left.
        if space == .hsl || space == .hwb { result.values.clamp(lowerBound: -Self.farOff, upperBound: Self.farOff) }
        return result
    }

    /// The colour as it is stored.
    func color(in context: ResolutionContext?) -> Color {
        let components = components(in: context)
        guard space.isLegacy, origin != nil else { return components.clamped().color }
        // Relative colours leave the gamut of the legacy notations, and so the notations.
        var result = space == .rgb ? components : components.clamped()
        result = result.converted(to: .srgb)
        result.missing = space == .rgb ? components.missing : components.missing.intersection(.alpha)
        return result.color
    }

    /// As CSSOM serialises it where it cannot be worked out yet.
    var cssText: String {
        var text = space.isPredefined ? "color(" : "\(space.row.name)("
        if let origin { text += "from \(origin.cssText) " }
        if space.isPredefined { text += "\(space.row.name) " }
        text += [first, second, third].map(\.cssText).joined(separator: " ")
        if let alpha { text += " / \(alpha.cssText)" }
        return text + ")"
    }
}
