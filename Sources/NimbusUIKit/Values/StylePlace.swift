import CSSEngine

/// The part of a view's environment that the conversion of values for UIKit depends on.
struct StyleSurroundings: Hashable {
    /// The size of the system font at the user's text size, for `font-size: default`.
    let systemFontSize: CGFloat
    /// The colour scheme, for views whose traits are unspecified.
    let colorScheme: CSS.Environment.ColorScheme
    let layoutDirection: CSS.Environment.LayoutDirection

    @MainActor init(_ environment: CSS.Environment) {
        systemFontSize = UIFont.standardSize * environment.textScale
        colorScheme = environment.colorScheme
        layoutDirection = environment.layoutDirection
    }
}

/// The context in which a view's values are converted for UIKit. The engine has resolved all values except percentages
/// and colours that depend on the colour scheme.
@MainActor final class StylePlace {
    private let styledView: UIView
    let surroundings: StyleSurroundings
    let resources: ViewResources
    let fonts: FontCache
    private let colors: ColorCache
    let drawings: DrawingCache
    /// Whether a value was computed from the view itself. Then another view with the same style can have another value.
    private(set) var wasViewRead = false

    init(
        _ view: UIView, _ surroundings: StyleSurroundings, _ resources: ViewResources, _ fonts: FontCache,
        _ colors: ColorCache, _ drawings: DrawingCache = DrawingCache()
    ) {
        styledView = view
        self.surroundings = surroundings
        self.resources = resources
        self.fonts = fonts
        self.colors = colors
        self.drawings = drawings
    }

    /// The view, whose traits decide the text size.
    var view: UIView {
        wasViewRead = true
        return styledView
    }

    /// The class of the view.
    var viewClass: UIView.Type { type(of: styledView) }

    /// The size of the view, the base of percentages in `transform`.
    var size: CGSize { view.bounds.size }

    /// Returns a length in points, or `nil` for other values, including percentages.
    func points(_ value: Value) -> CGFloat? {
        switch value {
        case .length(let points), .number(let points): CGFloat(points)
        case .keyword, .relativeLength, .percentage, .angle, .time, .color, .symbolicColor, .math, .string,
            .identifier, .image, .list, .commaSeparated, .transform, .ratio, .fitContent, .trackList, .layout, .frame,
            .imageFunction, .gradient, .attributedText:
            nil
        }
    }

    /// Returns a radius in points, the largest one of several. Percentages are relative to the shorter side of the view.
    func radius(_ value: Value) -> CGFloat? {
        if case .length(let points) = value { return CGFloat(points) }
        if case .list(let values) = value { return values.compactMap { radius($0) }.max() }
        let context = ResolutionContext(percentageBase: Double(min(size.width, size.height)))
        if case .length(let points) = value.resolved(in: context) { return CGFloat(points) }
        return nil
    }

    /// Returns a colour, which follows the view's colour scheme if the value does. `nil` for other values.
    func color(_ value: Value) -> UIColor? {
        guard case .symbolicColor = value else { return UIColor.color(of: value) }
        return colors.color(value) { UIColor.color(of: value) ?? .clear }
    }

    /// Returns the colour in the view's current colour scheme.
    func fixedColor(_ value: Value) -> UIColor? {
        if case .color(let color) = value { return UIColor(color) }
        return UIColor.color(of: value, in: viewColorScheme)
    }

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
        default: surroundings.colorScheme
        }
    }
}
