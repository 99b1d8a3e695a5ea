/// The inputs for resolving a value: they make relative units and symbolic colours absolute.
package struct ResolutionContext: Hashable, Sendable {
    /// The value of `em` in points: the element's font size, or the parent's for `font-size` itself.
    package var fontSize: Double
    /// The value of `rem` in points.
    package var rootFontSize: Double
    /// The metrics of the element's font, or of the parent's for `font-size` itself. The default is an estimate from the
    /// font size.
    package var fontMetrics: FontMetrics {
        get { knownMetrics ?? FontMetrics(estimatedFor: fontSize) }
        set { knownMetrics = newValue }
    }
    private var knownMetrics: FontMetrics?
    /// The value of `lh` in points. The default is the line height of the font.
    package var lineHeight: Double {
        get { knownLineHeight ?? fontMetrics.lineHeight }
        set { knownLineHeight = newValue }
    }
    private var knownLineHeight: Double?
    /// The value of `rlh` in points. The default is an estimate from `rootFontSize`.
    package var rootLineHeight: Double {
        get { knownRootLineHeight ?? FontMetrics(estimatedFor: rootFontSize).lineHeight }
        set { knownRootLineHeight = newValue }
    }
    private var knownRootLineHeight: Double?
    /// The width of the viewport in points.
    package var viewportWidth: Double
    /// The height of the viewport in points.
    package var viewportHeight: Double
    /// The width in points of the content box of the query container. `nil` if no ancestor is a container of the width.
    package var containerWidth: Double?
    /// The height in points of the content box of the query container. `nil` if no ancestor is a container of the height.
    package var containerHeight: Double?
    /// The colour scheme, which selects a colour of `light-dark()`.
    package var colorScheme: CSS.Environment.ColorScheme
    /// The colours of the names of CSS for system colours.
    package var systemColors: SystemColor.Palette
    /// The number of pixels per point, which selects an image of `image-set()`.
    package var scale: Double
    /// The value of `currentcolor`: the element's `color`, or the parent's for `color` itself.
    package var currentColor: CSS.Color
    /// The position of the element among its siblings, and their number.
    package var siblings = SiblingPosition()
    /// The length in points that percentages refer to. If it is `nil`, percentages are not resolved.
    package var percentageBase: Double?

    /// The width that `cqw` is a hundredth of. Without a container, that is the viewport's (CSS Conditional 5, section 6).
    var queryWidth: Double { containerWidth ?? viewportWidth }

    /// The height that `cqh` is a hundredth of.
    var queryHeight: Double { containerHeight ?? viewportHeight }

    /// The context without a length that percentages refer to.
    var withoutPercentageBase: ResolutionContext {
        var context = self
        context.percentageBase = nil
        return context
    }

    /// Creates a context from an environment and the inputs that depend on an element.
    package init(
        _ environment: CSS.Environment = CSS.Environment(), fontSize: Double = 16, rootFontSize: Double = 16,
        currentColor: CSS.Color = .black, percentageBase: Double? = nil
    ) {
        self.fontSize = fontSize
        self.rootFontSize = rootFontSize
        viewportWidth = environment.width
        viewportHeight = environment.height
        colorScheme = environment.colorScheme
        systemColors = environment.systemColors
        scale = environment.scale
        self.currentColor = currentColor
        self.percentageBase = percentageBase
    }

    /// Returns an absolute unit and the factor that converts numbers of `unit` to it. Percentages remain if they have no
    /// base.
    func resolve(_ unit: CSS.Unit) -> (factor: Double, unit: CSS.Unit) {
        if unit == .percent { return percentageBase.map { ($0 / 100, .px) } ?? (1, .percent) }
        return unit.isRelativeLength ? (unit.traits.points(self), .px) : (1, unit)
    }
}
