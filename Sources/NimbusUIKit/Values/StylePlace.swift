import CSSEngine

/// The context in which a view's values are converted for UIKit. The engine has resolved all values except percentages
/// and colours that depend on the colour scheme.
@MainActor struct StylePlace {
    /// The view, whose traits decide the text size.
    let view: UIView
    let resources: ViewResources
    let fonts: FontCache

    /// The size of the system font at the user's text size, for `font-size: default`.
    let systemFontSize: CGFloat

    /// The colour scheme of the view's environment, for views whose traits are unspecified.
    let colorScheme: CSS.Environment.ColorScheme

    /// The layout direction of the view's environment.
    let layoutDirection: CSS.Environment.LayoutDirection

    /// The size of the view, the base of percentages in `transform`.
    var size: CGSize { view.bounds.size }

    /// Returns a length in points, or `nil` for other values, including percentages.
    func points(_ value: Value) -> CGFloat? {
        switch value {
        case .length(let points), .number(let points): CGFloat(points)
        case .keyword, .relativeLength, .percentage, .angle, .time, .color, .symbolicColor, .math, .string,
            .identifier, .image, .list, .commaSeparated, .transform:
            nil
        }
    }

    /// Returns a radius in points. Percentages are relative to the shorter side of the view.
    func radius(_ value: Value) -> CGFloat? {
        let context = ResolutionContext(percentageBase: Double(min(size.width, size.height)))
        if case .length(let points) = value.resolved(in: context) { return CGFloat(points) }
        return nil
    }

    /// Returns a colour, which follows the view's colour scheme if the value does. `nil` for other values.
    func color(_ value: Value) -> UIColor? {
        switch value {
        case .color(let color): UIColor(color)
        case .symbolicColor:
            UIColor { @Sendable traits in
                Self.color(value, in: traits.userInterfaceStyle == .dark ? .dark : .light) ?? .clear
            }
        case .keyword, .number, .length, .percentage, .relativeLength, .angle, .time, .math, .string, .identifier,
            .image, .list, .commaSeparated, .transform:
            nil
        }
    }

    /// Returns the colour in the view's current colour scheme.
    func fixedColor(_ value: Value) -> UIColor? { Self.color(value, in: viewColorScheme) }

    /// Returns the value with the colours of the view's current colour scheme.
    func resolved(_ value: Value) -> Value {
        var context = ResolutionContext()
        context.colorScheme = viewColorScheme
        return value.resolved(in: context)
    }

    /// The view's own colour scheme, which can differ from the environment's.
    private var viewColorScheme: CSS.Environment.ColorScheme {
        switch view.traitCollection.userInterfaceStyle {
        case .light: .light
        case .dark: .dark
        default: colorScheme
        }
    }

    private nonisolated static func color(_ value: Value, in colorScheme: CSS.Environment.ColorScheme) -> UIColor? {
        var context = ResolutionContext()
        context.colorScheme = colorScheme
        guard case .color(let color) = value.resolved(in: context) else { return nil }
        return UIColor(color)
    }
}
