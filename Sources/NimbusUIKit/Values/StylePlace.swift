import CSSEngine

/// Where a view's values are used: what makes them absolute.
@MainActor struct StylePlace {
    /// The view, whose traits decide how large text is.
    let view: UIView
    let context: ResolutionContext
    let resources: ViewResources
    let fonts: FontCache

    /// The property that has a context of its own: what it is relative to is not itself.
    let fontSizeProperty: PropertyID?
    let fontSizeContext: ResolutionContext

    /// That of the view, which percentages in `transform` are of.
    let size: CGSize

    /// The system font's size at the user's text size, which `font-size: default` is.
    let systemFontSize: CGFloat

    /// A value without what it depends on, but for the colour scheme, which colours follow by themselves.
    func absolute(_ value: Value, of property: PropertyID? = nil) -> Value {
        if value.dependencies.contains(.colorScheme) { return value }
        let isFontSize = property != nil && property == fontSizeProperty
        return value.resolved(in: isFontSize ? fontSizeContext : context)
    }

    /// Nil for what is no length, percentages included.
    func points(_ value: Value) -> CGFloat? {
        switch value.resolved(in: context) {
        case .length(let points), .number(let points): CGFloat(points)
        case .keyword, .relativeLength, .percentage, .angle, .time, .color, .symbolicColor, .math, .string,
            .identifier, .image, .list, .commaSeparated, .transform:
            nil
        }
    }

    /// In points, where percentages are of the shorter side of the view; nil for what is no length.
    func radius(_ value: Value) -> CGFloat? {
        var context = context
        context.percentageBase = Double(min(size.width, size.height))
        if case .length(let points) = value.resolved(in: context) { return CGFloat(points) }
        return nil
    }

    /// A colour that follows the view's own colour scheme where the value does.
    func color(_ value: Value) -> UIColor? {
        guard value.dependencies.contains(.colorScheme) else { return Self.color(value, in: context) }
        let context = context
        return UIColor { traits in
            var context = context
            context.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
            return Self.color(value, in: context) ?? .clear
        }
    }

    /// The place in the view's own colour scheme, which may be another than the environment's.
    var viewContext: ResolutionContext {
        var context = context
        switch view.traitCollection.userInterfaceStyle {
        case .light: context.colorScheme = .light
        case .dark: context.colorScheme = .dark
        default: break
        }
        return context
    }

    /// The colour in the view's colour scheme of now.
    func fixedColor(_ value: Value) -> UIColor? { Self.color(value, in: viewContext) }

    private nonisolated static func color(_ value: Value, in context: ResolutionContext) -> UIColor? {
        guard case .color(let color) = value.resolved(in: context) else { return nil }
        return UIColor(color)
    }
}
