/// The surroundings in which an element's values are made absolute: once for the colour scheme of now, or for each where
/// values are kept for both.
struct ColorSchemeContext {
    private var context: ResolutionContext
    /// In the dark; `context` is in the light then.
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

    /// - Parameter value: a colour, which `currentcolor` is from now on.
    mutating func setCurrentColor(_ value: Value) {
        update { context in
            if case .color(let color) = value.resolved(in: context) { context.currentColor = color }
        }
    }

    /// An absolute value, or one that says what it is in the light and in the dark.
    func resolve(_ value: Value) -> Value {
        let resolved = value.resolved(in: context)
        guard let dark, !value.dependencies.isDisjoint(with: [.colorScheme, .currentColor]) else { return resolved }
        return Value(light: resolved, dark: value.resolved(in: dark))
    }
}

extension Value {
    /// A value whose colours are those of `light` in the light, and those of `dark` in the dark.
    fileprivate init(light: Value, dark: Value) {
        switch (light, dark) {
        case (.color(let lightColor), .color(let darkColor)) where lightColor != darkColor:
            self = .symbolicColor(.lightDark(light: .color(lightColor), dark: .color(darkColor)))
        case (.list(let lights), .list(let darks)):
            self = .list(zip(lights, darks).map { Value(light: $0, dark: $1) })
        case (.commaSeparated(let lights), .commaSeparated(let darks)):
            self = .commaSeparated(zip(lights, darks).map { Value(light: $0, dark: $1) })
        default:
            self = light
        }
    }
}
