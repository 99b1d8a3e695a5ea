import CSSEngine

/// A length of a layout property.
enum Extent: Equatable {
    case auto
    case points(CGFloat)
    /// A fraction: 0.5 for `50%`.
    case share(CGFloat)
    /// A calculation with percentages.
    case calculation(Value)

    /// Nil for what is no length, such as `none`.
    init?(_ value: Value?) {
        guard let value else { return nil }
        switch value {
        case .keyword(.auto): self = .auto
        case .length(let points), .number(let points): self = .points(CGFloat(points))
        case .percentage(let percentage): self = .share(CGFloat(percentage) / 100)
        case .math: self = .calculation(value)
        case .keyword, .relativeLength, .angle, .time, .color, .symbolicColor, .string, .identifier, .image, .list,
            .commaSeparated, .transform:
            return nil
        }
    }

    /// In points, where percentages are of `whole`; nil for `auto`.
    func points(of whole: CGFloat) -> CGFloat? {
        switch self {
        case .auto: return nil
        case .points(let points): return points
        case .share(let share): return CGFloat(CSS.Unit.px.bounded(Double(whole * share)))
        case .calculation(let value):
            let context = ResolutionContext(percentageBase: Double(whole))
            if case .length(let points) = value.resolved(in: context) { return CGFloat(points) }
            return nil
        }
    }
}
