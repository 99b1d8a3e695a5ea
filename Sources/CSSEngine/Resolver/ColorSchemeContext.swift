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
}

extension Value {
    /// Creates a value with the colours of `light` in light mode and the colours of `dark` in dark mode.
    fileprivate init(light: Value, dark: Value) {
        switch (light, dark) {
        case (.color(let lightColor), .color(let darkColor)) where lightColor != darkColor:
            self = .symbolicColor(.lightDark(light: .color(lightColor), dark: .color(darkColor)))
        case (.list(let lights), .list(let darks)):
            self = .list(zip(lights, darks).map { Value(light: $0, dark: $1) })
        case (.commaSeparated(let lights), .commaSeparated(let darks)):
            self = .commaSeparated(zip(lights, darks).map { Value(light: $0, dark: $1) })
        case (.imageFunction(let lightImage), .imageFunction(let darkImage)):
            self = .imageFunction(lightImage.merged(with: darkImage) { Value(light: $0, dark: $1) })
        case (.gradient(let lightGradient), .gradient(let darkGradient)):
            self = .gradient(lightGradient.merged(with: darkGradient) { Value(light: $0, dark: $1) })
        case (.attributedText(let lightText), .attributedText(let darkText)):
            self = .attributedText(lightText.merged(with: darkText) { Value(light: $0, dark: $1) })
        case (.color, _), (.list, _), (.commaSeparated, _), (.keyword, _), (.number, _), (.length, _),
            (.relativeLength, _), (.percentage, _), (.angle, _), (.time, _), (.symbolicColor, _), (.math, _),
            (.string, _), (.identifier, _), (.image, _), (.transform, _), (.ratio, _), (.fitContent, _),
            (.trackList, _), (.layout, _), (.frame, _), (.imageFunction, _), (.gradient, _), (.attributedText, _):
            self = light
        }
    }
}
