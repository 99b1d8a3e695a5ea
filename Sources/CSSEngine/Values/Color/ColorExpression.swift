/// A specified colour, with known channels or dependent on the context.
package enum ColorExpression: Hashable, Sendable {
    case color(CSS.Color)
    case currentColor
    case system(SystemColor)
    indirect case lightDark(light: ColorExpression, dark: ColorExpression)
    indirect case mix(ColorMix)
    indirect case function(ColorFunction)
    indirect case adjustment(ColorAdjustment)
    indirect case opacity(ColorOpacity)
    /// `contrast-color()`: black or white, whichever has the higher contrast with a background (CSS Color 5, section 5).
    indirect case contrast(ColorExpression)

    /// The colour with known channels if it does not depend on the context.
    var evaluated: ColorExpression { dependencies.isEmpty ? .color(color(in: nil)) : self }

    /// The inputs that the colour depends on.
    package var dependencies: ValueDependencies {
        switch self {
        case .color: []
        case .currentColor: .currentColor
        case .system: .colorScheme
        case .lightDark(let light, let dark):
            light.dependencies.union(dark.dependencies).union(.colorScheme)
        case .mix(let mix): mix.dependencies
        case .function(let function): function.dependencies
        case .adjustment(let adjustment): adjustment.dependencies
        case .opacity(let opacity): opacity.dependencies
        case .contrast(let background): background.dependencies
        }
    }

    /// Returns the colour in a context.
    package func resolved(in context: ResolutionContext) -> CSS.Color { color(in: context).simplified }

    /// - Parameter context: `nil` if the colour does not depend on it.
    private func color(in context: ResolutionContext?) -> CSS.Color {
        switch self {
        case .color(let color): color
        case .currentColor: context?.currentColor ?? .black
        case .system(let color): color.color(context?.colorScheme ?? .light, in: context?.systemColors ?? .browser)
        case .lightDark(let light, let dark):
            (context?.colorScheme == .dark ? dark : light).color(in: context)
        case .mix(let mix): mix.components(in: context).color
        case .function(let function): function.color(in: context)
        case .adjustment(let adjustment): adjustment.components(in: context).color
        case .opacity(let opacity): opacity.color(in: context)
        case .contrast(let background): background.components(in: context).contrastColor
        }
    }

    func components(in context: ResolutionContext?) -> ColorComponents { ColorComponents(color(in: context)) }

    /// The colour as the value of a property.
    var value: Value {
        if case .color(let color) = self { return .color(color.simplified) }
        return .symbolicColor(SymbolicColor(expression: self))
    }

    /// The serialisation of the specified colour (CSSOM).
    package var cssText: String {
        switch self {
        case .color(let color): color.cssText
        case .currentColor: "currentcolor"
        case .system(let color): color.rawValue
        case .lightDark(let light, let dark): "light-dark(\(light.cssText), \(dark.cssText))"
        case .mix(let mix): mix.cssText
        case .function(let function): function.cssText
        case .adjustment(let adjustment): adjustment.cssText
        case .opacity(let opacity): opacity.cssText
        case .contrast(let background): "contrast-color(\(background.cssText))"
        }
    }
}

extension ColorComponents {
    /// Black or white, whichever has the higher contrast with this colour (WCAG 2.2). The opacity is ignored.
    fileprivate var contrastColor: CSS.Color {
        // The relative luminances of black and white are 0 and 1.
        let flare = 0.05
        let luminance = max(converted(to: .xyzD65).values.y, 0)
        return (luminance + flare) / flare > (1 + flare) / (luminance + flare) ? .black : CSS.Color(rgb: 0xFFFFFF)
    }
}

/// A colour that depends on the context, such as `currentcolor` or a system colour.
public struct SymbolicColor: Hashable, Sendable {
    package let expression: ColorExpression

    /// The serialisation of the specified colour (CSSOM).
    package var cssText: String { expression.cssText }

    package static let currentColor = SymbolicColor(expression: .currentColor)

    package static func system(_ color: SystemColor) -> SymbolicColor { SymbolicColor(expression: .system(color)) }
}
