/// The context in which an element's values are resolved, for the current colour scheme or for light and dark at once.
struct ColorSchemeContext {
    /// The context for the current colour scheme, or for light mode. Its other members are the same in dark mode, except
    /// `currentColor`.
    var current: ResolutionContext
    /// The meaning of `currentcolor` in dark mode; `nil` if values are resolved for the current colour scheme only.
    private var darkColor: CSS.Color?

    init(_ context: ResolutionContext, keepsColorSchemes: Bool) {
        current = context
        guard keepsColorSchemes else { return }
        current.colorScheme = .light
        darkColor = context.currentColor
    }

    /// The context for dark mode; `nil` if values are resolved for the current colour scheme only.
    private var dark: ResolutionContext? {
        guard let darkColor else { return nil }
        var dark = current
        dark.colorScheme = .dark
        dark.currentColor = darkColor
        return dark
    }

    /// Sets the meaning of `currentcolor`. For a value without a colour, such as `none`, it is black.
    mutating func setCurrentColor(_ value: Value) {
        // Keeping the former meaning, the parent's colour, would be a dependency on the parent.
        if let dark { darkColor = Self.color(of: value, in: dark) }
        current.currentColor = Self.color(of: value, in: current)
    }

    private static func color(of value: Value, in context: ResolutionContext) -> CSS.Color {
        if case .color(let color) = value.resolved(in: context) { color } else { .black }
    }

    /// The absolute value; `light-dark()` if both colour schemes are resolved and the value differs between them.
    func resolve(_ value: Value) -> Value {
        let resolved = value.resolved(in: current)
        guard let dark, !value.dependencies.isDisjoint(with: [.colorScheme, .currentColor]) else { return resolved }
        return Value(light: resolved, dark: value.resolved(in: dark))
    }

    /// The computed value of a custom property; `light-dark()` as for other values.
    func computedCustomValue(_ value: Value) -> Value {
        let computed = value.computedCustomValue(in: current)
        guard let dark, value.dependencies.contains(.colorScheme) else { return computed }
        return Value(light: computed, dark: value.computedCustomValue(in: dark))
    }
}

extension Value {
    /// Creates a value with the colours of `light` in light mode and the colours of `dark` in dark mode.
    init(light: Value, dark: Value) {
        guard let lightColor = light.colorExpression, let darkColor = dark.colorExpression else {
            // Both are the same value in two contexts, so that their parts have the same order.
            var darkParts = dark.parts.makeIterator()
            self = light.mapParts { part in darkParts.next().map { Value(light: part, dark: $0) } ?? part }
            return
        }
        self = lightColor == darkColor ? light : ColorExpression.lightDark(light: lightColor, dark: darkColor).value
    }

    /// The colour of the value; `nil` if the value is not a colour.
    private var colorExpression: ColorExpression? {
        if case .color(let color) = self { return .color(color) }
        if case .symbolicColor(let color) = self { return color.expression }
        return nil
    }
}
