import CSSEngine
import NimbusCSS

/// The part of a view's environment that the conversion to UIKit values depends on.
struct StyleSurroundings: Hashable {
    /// The size of the system font at the user's text size setting, for `font-size: default`.
    let systemFontSize: CGFloat
    /// The colour scheme, for views whose traits are unspecified.
    let colorScheme: CSS.Environment.ColorScheme
    let layoutDirection: CSS.Environment.LayoutDirection

    @MainActor init(_ environment: CSS.Environment) {
        systemFontSize = UIFont.standardSize * environment.textScale
        colorScheme = environment.colorScheme
        layoutDirection = environment.layoutDirection
    }

    /// The inputs of effects that differ in other surroundings.
    func dependencies(changedIn other: StyleSurroundings) -> EffectDependencies {
        var dependencies: EffectDependencies = []
        if systemFontSize != other.systemFontSize { dependencies.insert(.textSize) }
        if colorScheme != other.colorScheme { dependencies.insert(.colorScheme) }
        if layoutDirection != other.layoutDirection { dependencies.insert(.layoutDirection) }
        return dependencies
    }
}

/// The surroundings of views by the ids of their environments.
@MainActor struct StyleSurroundingsTable {
    private var generation: UInt64 = 0
    private var table: [StyleSurroundings?] = []

    mutating func surroundings(of environment: EnvironmentID, in styles: ViewStyles) -> StyleSurroundings {
        if generation != environment.generation { (generation, table) = (environment.generation, []) }
        let id = Int(environment.id)
        if id < table.count, let known = table[id] { return known }
        while table.count <= id { table.append(nil) }
        let surroundings = StyleSurroundings(styles.environment(withID: environment.id))
        table[id] = surroundings
        return surroundings
    }
}

/// The context for the conversion of a view's CSS values to UIKit values. The engine has resolved all values except
/// percentages and colours that depend on the colour scheme.
@MainActor final class StylePlace {
    private let styledView: UIView
    let surroundings: StyleSurroundings
    let resources: ViewResources
    let fonts: FontCache
    private let colors: ColorCache
    let drawings: DrawingCache
    /// Whether a value was computed from the view itself. Different views with the same style can then have different
    /// values.
    private(set) var wasViewRead = false
    /// Whether a value was computed for the view's colour scheme.
    private(set) var wasColorSchemeRead = false
    /// Whether a value is drawn at the size of the view.
    private(set) var wasDrawnInViewSize = false
    /// The font of the value, if it changes parts of the view's own font.
    var partialFont: PartialFont?

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

    /// The view. Its traits determine the text size.
    var view: UIView {
        wasViewRead = true
        return styledView
    }

    /// The class of the view.
    var viewClass: UIView.Type { type(of: styledView) }

    /// The size of the view, which percentages in `transform` refer to.
    var size: CGSize { view.bounds.size }

    /// The rectangle of the view, for a value that is drawn at its size. Its origin is that of the frame, so that a value does
    /// not depend on the offset of a scroll view.
    var drawnBounds: CGRect {
        wasDrawnInViewSize = true
        return CGRect(origin: .zero, size: view.bounds.size)
    }

    /// Returns a length in points. `nil` if the value is not a length or a number.
    func points(_ value: Value) -> CGFloat? {
        switch value {
        case .length(let points), .number(let points): CGFloat(points)
        default: nil
        }
    }

    /// Returns a length in points. Percentages are relative to a side of the view.
    func length(_ value: Value, percentageOf side: KeyPath<CGSize, CGFloat>) -> CGFloat? {
        if let points = points(value) { return points }
        let context = ResolutionContext(percentageBase: Double(size[keyPath: side]))
        return points(value.resolved(in: context))
    }

    /// Returns a radius in points. Of several radii, returns the largest. Percentages are relative to the shorter side
    /// of the view.
    func radius(_ value: Value) -> CGFloat? {
        if case .length(let points) = value { return CGFloat(points) }
        if case .list(let values) = value { return values.compactMap { radius($0) }.max() }
        let context = ResolutionContext(percentageBase: Double(min(size.width, size.height)))
        if case .length(let points) = value.resolved(in: context) { return CGFloat(points) }
        return nil
    }

    /// Returns a colour. The colour is dynamic if the value depends on the colour scheme. `nil` if the value is not a
    /// colour.
    func color(_ value: Value) -> UIColor? {
        guard case .symbolicColor = value else { return UIColor.color(of: value) }
        return colors.color(value) { UIColor.color(of: value) ?? .clear }
    }

    /// Returns the colour for the view's current colour scheme.
    func fixedColor(_ value: Value) -> UIColor? {
        if case .color(let color) = value { return UIColor(color) }
        return UIColor.color(of: value, in: viewColorScheme)
    }

    /// Returns the value with colours resolved for the view's current colour scheme.
    func resolved(_ value: Value) -> Value {
        var context = ResolutionContext()
        if value.dependencies.contains(.colorScheme) { context.colorScheme = viewColorScheme }
        return value.resolved(in: context)
    }

    /// The colour scheme of the view's traits, which can differ from the environment.
    private var viewColorScheme: CSS.Environment.ColorScheme {
        wasColorSchemeRead = true
        if view.isInHiddenTableRow { return surroundings.colorScheme }
        return switch view.traitCollection.userInterfaceStyle {
        case .light: .light
        case .dark: .dark
        default: surroundings.colorScheme
        }
    }
}
