/// `color-mix()` (CSS Color 5, section 3).
package struct ColorMix: Hashable, Sendable {
    /// A colour and its percentage. A colour without one has the rest of 100 %. If neither has one, each has 50 %.
    struct Part: Hashable, Sendable {
        var color: ColorExpression
        var percentage: ColorOperand?
    }

    var space: ColorSpace
    var hueInterpolation: HueInterpolation
    var first: Part
    var second: Part

    var dependencies: ValueDependencies {
        [first, second].reduce(into: []) { result, part in
            result.formUnion(part.color.dependencies)
            result.formUnion(part.percentage?.dependencies ?? [])
        }
    }

    /// Returns the mixed colour.
    /// - Parameter context: `nil` if the mix does not depend on it.
    func components(in context: ResolutionContext?) -> ColorComponents {
        let (progress, alphaFactor) = weights(in: context)
        var mixed = first.color.components(in: context).interpolated(
            to: second.color.components(in: context), in: space, hueInterpolation, progress: progress)
        mixed.alpha *= alphaFactor
        if !space.isLegacy { return mixed }
        var result = mixed.converted(to: .srgb)
        result.missing = mixed.missing.intersection(.alpha)
        return result
    }

    /// Returns the progress from the first colour to the second, and the factor for alpha if the percentages add up to less
    /// than 100 %.
    private func weights(in context: ResolutionContext?) -> (progress: Double, alphaFactor: Double) {
        func percentage(_ part: Part) -> Double? {
            part.percentage?.value(percent: 100, origin: nil, in: context).map { min(max($0, 0), 100) }
        }
        let (start, end) = (percentage(first), percentage(second))
        let startShare = start ?? end.map { 100 - $0 } ?? 50
        let endShare = end ?? 100 - startShare
        let sum = startShare + endShare
        if sum == 0 { return (0.5, 0) }
        return (endShare / sum, min(sum / 100, 1))
    }

    var cssText: String {
        var method = space == .oklab ? "" : "in \(space.traits.name)"
        if hueInterpolation != .shorter { method += " \(hueInterpolation.rawValue) hue" }
        func text(_ part: Part) -> String {
            part.color.cssText + (part.percentage.map { " " + $0.cssText } ?? "")
        }
        return "color-mix(" + (method.isEmpty ? "" : method + ", ") + "\(text(first)), \(text(second)))"
    }
}
