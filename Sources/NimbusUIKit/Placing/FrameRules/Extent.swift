import CSSEngine

/// The value of a layout property: a length, a percentage, a calculation, `auto` or a size of the content.
enum Extent: Equatable {
    case auto
    case minContent
    case maxContent
    /// The natural size within the available space, which is that of the superview or the argument of `fit-content()`.
    indirect case fitContent(Extent?)
    /// The size of the superview.
    case stretch
    case points(CGFloat)
    /// A percentage as a fraction. `50%` is 0.5.
    case share(CGFloat)
    /// A calculation with percentages. Indirect, to keep all other extents small.
    indirect case calculation(Value)

    /// Creates an extent from a value. `nil` if the value is not a length or percentage, such as `none`.
    init?(_ value: Value?) {
        guard let value else { return nil }
        switch value {
        case .keyword(.auto): self = .auto
        case .length(let points), .number(let points): self = .points(CGFloat(points))
        case .percentage(let percentage): self = .share(CGFloat(percentage) / 100)
        case .math: self = .calculation(value)
        case .keyword(.minContent): self = .minContent
        case .keyword(.maxContent): self = .maxContent
        case .keyword(.fitContent): self = .fitContent(nil)
        case .keyword(.stretch): self = .stretch
        case .fitContent(let limit): self = .fitContent(Extent(limit))
        default: return nil
        }
    }

    /// Whether the extent depends on the size of the content.
    var fitsContent: Bool {
        switch self {
        case .auto, .minContent, .maxContent, .fitContent: true
        case .stretch, .points, .share, .calculation: false
        }
    }

    /// Returns the extent in points. `nil` for `auto` and for sizes of the content.
    /// - Parameter whole: The length that percentages refer to, in points.
    func points(of whole: CGFloat) -> CGFloat? {
        switch self {
        case .auto, .minContent, .maxContent, .fitContent: return nil
        case .stretch: return whole
        case .points(let points): return points
        case .share(let share): return CGFloat(CSS.Unit.px.bounded(Double(whole * share)))
        case .calculation(let value):
            let context = ResolutionContext(percentageBase: Double(whole))
            if case .length(let points) = value.resolved(in: context) { return CGFloat(points) }
            return nil
        }
    }
}
