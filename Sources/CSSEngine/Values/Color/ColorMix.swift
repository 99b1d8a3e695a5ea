/// `color-mix()` (CSS Color 5, section 3).
package struct ColorMix: Hashable, Sendable {
    /// A colour and its percentage. Colours without one share the rest of 100 %.
    struct Part: Hashable, Sendable {
        var color: ColorExpression
        var percentage: ColorOperand?
    }

    var space: ColorSpace
    var hueInterpolation: HueInterpolation
    /// At least two, as in browsers. CSS Color 5 also permits one.
    var parts: [Part]

    var dependencies: ValueDependencies {
        parts.reduce(into: []) { result, part in
            result.formUnion(part.color.dependencies)
            result.formUnion(part.percentage?.dependencies ?? [])
        }
    }

    /// Returns the mixed colour.
    /// - Parameter context: `nil` if the mix does not depend on it.
    func components(in context: ResolutionContext?) -> ColorComponents {
        let (weights, alphaFactor) = weights(in: context)
        let colors = parts.map { $0.color.components(in: context) }
        var mixed = colors[0]
        var sum = weights[0]
        for (color, weight) in zip(colors, weights).dropFirst() {
            sum += weight
            mixed = mixed.interpolated(
                to: color, in: space, hueInterpolation, progress: sum == 0 ? 0.5 : weight / sum)
        }
        mixed.alpha *= alphaFactor
        if !space.isLegacy { return mixed }
        var result = mixed.converted(to: .srgb)
        result.missing = mixed.missing.intersection(.alpha)
        return result
    }

    /// Returns the weights of the colours, and the factor for alpha if the percentages add up to less than 100 %.
    private func weights(in context: ResolutionContext?) -> (weights: [Double], alphaFactor: Double) {
        let percentages = parts.map { part in
            part.percentage?.value(percent: 100, origin: nil, in: context).map { min(max($0, 0), 100) }
        }
        let known = percentages.reduce(0) { $0 + ($1 ?? 0) }
        let missingCount = percentages.count { $0 == nil }
        let share = missingCount == 0 ? 0 : max(100 - known, 0) / Double(missingCount)
        let weights = percentages.map { $0 ?? share }
        let sum = known + share * Double(missingCount)
        return sum == 0 ? (weights.map { _ in 1 }, 0) : (weights, min(sum / 100, 1))
    }

    var cssText: String {
        var method = space == .oklab ? "" : "in \(space.traits.name)"
        if hueInterpolation != .shorter { method += " \(hueInterpolation.rawValue) hue" }
        func text(_ part: Part) -> String {
            part.color.cssText + (part.percentage.map { " " + $0.cssText } ?? "")
        }
        return "color-mix(" + (method.isEmpty ? "" : method + ", ") + "\(parts.map(text).joined(separator: ", ")))"
    }
}
