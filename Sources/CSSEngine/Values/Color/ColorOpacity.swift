/// `alpha()`: a colour with another opacity (CSS Color 5, section 4.3).
package struct ColorOpacity: Hashable, Sendable {
    var origin: ColorExpression
    /// A number or a percentage, `none`, or a calculation with the channel `alpha` of the origin.
    var alpha: ColorOperand

    /// The inputs that the colour depends on.
    var dependencies: ValueDependencies { origin.dependencies.union(alpha.dependencies) }

    /// Returns the colour in the space of its origin.
    /// - Parameter context: `nil` if the colour does not depend on it.
    func color(in context: ResolutionContext?) -> CSS.Color {
        var result = origin.components(in: context)
        result.missing = []
        // Chromium does not print it in the legacy notation.
        if origin == .currentColor { result = result.converted(to: .srgb) }
        if let value = alpha.value(percent: 1, origin: result, in: context) {
            result.alpha = min(max(value, 0), 1)
        } else {
            if result.space.isLegacy { result = result.converted(to: .srgb) }
            result.alpha = 0
            result.missing = .alpha
        }
        return result.color
    }

    /// The serialisation of the function before it is evaluated.
    var cssText: String { "alpha(from \(origin.cssText) / \(alpha.cssText))" }
}
