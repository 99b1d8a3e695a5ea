/// Where a value is used: all that relative units and symbolic colours are made absolute with.
public struct ResolutionContext: Hashable, Sendable {
    /// What `em` is, in points: the element's font size, or its parent's for `font-size` itself.
    public var fontSize: Double
    /// What `rem` is, in points.
    public var rootFontSize: Double
    /// The width of the screen or window in points, of which `vw` is a hundredth.
    public var viewportWidth: Double
    /// The height of the screen or window in points, of which `vh` is a hundredth.
    public var viewportHeight: Double
    /// Which of its colours `light-dark()` is.
    public var colorScheme: Environment.ColorScheme
    /// What `currentcolor` is: the element's `color`, or its parent's for `color` itself.
    public var currentColor: Color
    /// What percentages are of, in points; nil while that is not known, and percentages stay.
    public var percentageBase: Double?

    /// A place in an environment.
    public init(
        _ environment: Environment = Environment(), fontSize: Double = 16, rootFontSize: Double = 16,
        currentColor: Color = .black, percentageBase: Double? = nil
    ) {
        self.fontSize = fontSize
        self.rootFontSize = rootFontSize
        viewportWidth = environment.width
        viewportHeight = environment.height
        colorScheme = environment.colorScheme
        self.currentColor = currentColor
        self.percentageBase = percentageBase
    }

    /// What one of a unit is in units that depend on nothing.
    func resolve(_ unit: Unit) -> (factor: Double, unit: Unit) {
        switch unit {
        case .number, .px, .degrees, .seconds, .dppx: (1, unit)
        case .percent: percentageBase.map { ($0 / 100, .px) } ?? (1, .percent)
        case .em: (fontSize, .px)
        case .rem: (rootFontSize, .px)
        case .vw: (viewportWidth / 100, .px)
        case .vh: (viewportHeight / 100, .px)
        case .vmin: (min(viewportWidth, viewportHeight) / 100, .px)
        case .vmax: (max(viewportWidth, viewportHeight) / 100, .px)
        }
    }
}
