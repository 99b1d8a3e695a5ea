import CSSEngine

/// Where a view's values are used. The engine has made them absolute, but for percentages, and for colours that differ
/// by colour scheme.
@MainActor struct StylePlace {
    /// The view, whose traits decide how large text is.
    let view: UIView
    let resources: ViewResources
    let fonts: FontCache

    /// The system font's size at the user's text size, which `font-size: default` is.
    let systemFontSize: CGFloat

    /// The colour scheme of the view's environment, for views whose traits say none.
    let colorScheme: CSS.Environment.ColorScheme

    /// The layout direction of the view's environment.
    let layoutDirection: CSS.Environment.LayoutDirection

    /// That of the view, which percentages in `transform` are of.
    var size: CGSize { view.bounds.size }

    /// Nil for what is no length, percentages included.
    func points(_ value: Value) -> CGFloat? {
        switch value {
        case .length(let points), .number(let points): CGFloat(points)
        case .keyword, .relativeLength, .percentage, .angle, .time, .color, .symbolicColor, .math, .string,
            .identifier, .image, .list, .commaSeparated, .transform:
            nil
        }
    }

    /// In points, where percentages are of the shorter side of the view; nil for what is no length.
    func radius(_ value: Value) -> CGFloat? {
        let context = ResolutionContext(percentageBase: Double(min(size.width, size.height)))
        if case .length(let points) = value.resolved(in: context) { return CGFloat(points) }
        return nil
    }

    /// A colour that follows the view's own colour scheme where the value does; nil for what is none.
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

    /// The colour in the view's colour scheme of now.
    func fixedColor(_ value: Value) -> UIColor? { Self.color(value, in: viewColorScheme) }

    /// The value with colours in the view's colour scheme of now.
    func resolved(_ value: Value) -> Value {
        var context = ResolutionContext()
        context.colorScheme = viewColorScheme
        return value.resolved(in: context)
    }

    /// The view's own colour scheme, which may be another than the environment's.
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
