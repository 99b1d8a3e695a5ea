/// The context in which an element's values are resolved, for the current colour scheme or for light and dark at once.
struct ColorSchemeContext {
    /// The context for the current colour scheme, or for light mode if there is a `dark` context.
    private var context: ResolutionContext
    private var dark: ResolutionContext?

    init(_ context: ResolutionContext, keepsColorSchemes: Bool) {
        self.context = context
        guard keepsColorSchemes else { return }
        self.context.colorScheme = .light
        dark = self.context
        dark?.colorScheme = .dark
    }

    /// The context for the current colour scheme, or for light mode.
    var current: ResolutionContext { context }

    mutating func update(_ change: (inout ResolutionContext) -> Void) {
        change(&context)
        if dark != nil { change(&dark!) }
    }

    /// Sets the meaning of `currentcolor`. For a value without a colour, such as `none`, it is black.
    mutating func setCurrentColor(_ value: Value) {
        update { context in
            // Keeping the former meaning, the parent's colour, would be a dependency on the parent.
            context.currentColor = if case .color(let color) = value.resolved(in: context) { color } else { .black }
        }
    }

    /// The absolute value; `light-dark()` if there is a `dark` context and the value differs between the colour schemes.
    func resolve(_ value: Value) -> Value {
        let resolved = value.resolved(in: context)
        guard let dark, !value.dependencies.isDisjoint(with: [.colorScheme, .currentColor]) else { return resolved }
        return Value(light: resolved, dark: value.resolved(in: dark))
    }

    /// The computed value of a custom property; `light-dark()` as for other values.
    func computedCustomValue(_ value: Value) -> Value {
        let computed = value.computedCustomValue(in: context)
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
