import CSSEngine

/// A length for layout: points, a fraction of another length, automatic, or a calculation.
public enum NICSSUnit: Hashable, Sendable {
    /// A length in points. Can be negative if the property allows it.
    case points(Double)
    /// A fraction of another length: 0.5 for `50%`.
    case percentage(Double)
    /// The length that the content needs.
    case auto
    /// A calculation with points and percentages, such as `calc(50% - 8px)`.
    case calculation(Value)

    /// Creates a length from a value. Returns `nil` for `none` and for values that are not lengths.
    public init?(_ value: Value) {
        switch value {
        case .length(let points): self = .points(points)
        case .percentage(let percentage): self = .percentage(percentage / 100)
        case .keyword(.auto): self = .auto
        case .math, .relativeLength: self = .calculation(value)
        case .keyword, .number, .angle, .time, .color, .symbolicColor, .string, .identifier, .image, .list,
            .commaSeparated, .transform:
            return nil
        }
    }

    /// Returns the length in points, or `nil` for `auto`.
    /// - Parameter base: The length in points that 100 % refers to.
    public func points(of base: Double) -> Double? {
        switch self {
        case .points(let points): return points
        case .percentage(let part): return Unit.px.bounded(part * base)
        case .auto: return nil
        case .calculation(let value):
            guard case .length(let points) = value.resolved(in: ResolutionContext(percentageBase: base)) else {
                return nil
            }
            return points
        }
    }
}
