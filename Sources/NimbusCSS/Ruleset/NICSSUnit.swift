import CSSEngine

/// A length as layout reads it: points, a part of another length, or what the content needs.
public enum NICSSUnit: Hashable, Sendable {
    /// Points; below zero where the property allows it.
    case points(Double)
    /// A part of another length: 0.5 for `50%`.
    case percentage(Double)
    case auto
    /// A calculation of both, such as `calc(50% - 8px)`.
    case calculation(Value)

    /// The unit that a value is; nil for `none`, and for what is no length.
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

    /// In points, given the length that percentages are of; nil for `auto`.
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
