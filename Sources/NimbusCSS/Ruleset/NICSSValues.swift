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
        default: return nil
        }
    }

    /// Returns the length in points, or `nil` for `auto`.
    /// - Parameter base: The length in points that 100 % refers to.
    public func points(of base: Double) -> Double? {
        switch self {
        case .points(let points): return points
        case .percentage(let part): return CSS.Unit.px.bounded(part * base)
        case .auto: return nil
        case .calculation(let value):
            guard case .length(let points) = value.resolved(in: ResolutionContext(percentageBase: base)) else {
                return nil
            }
            return points
        }
    }
}

/// A font as described by stylesheets. Properties that no rule sets are `nil`, and the view's own value applies.
public struct NICSSFont: Hashable, Sendable {
    /// The size of a font.
    public enum Size: Hashable, Sendable {
        /// A size in points.
        case points(Double)
        /// A factor of the view's own font size: 1.2 for `120%`.
        case percentage(Double)
        /// The size of a text style, which depends on the user's text size setting.
        case textStyle(Keyword)
        /// The system font size.
        case system
    }

    /// The family names and generic families, in order of preference. Empty if no rule sets them.
    public var families: [Value] = []
    /// The size of the font.
    public var size: Size?
    /// The weight, from 1 to 1000: 400 is normal, 700 is bold.
    public var weight: Double?
    /// Whether the font is italic or oblique.
    public var isItalic: Bool?
}

/// A text shadow.
public struct NICSSShadow: Hashable, Sendable {
    /// The colour of the shadow.
    public var color: CSS.Color
    /// The offset to the right and down, in points.
    public var x, y: Double
    /// The blur radius in points. A shadow with radius 0 is sharp.
    public var blur: Double
}

/// Distances from the four edges of a box, in points.
public struct NICSSInsets: Hashable, Sendable {
    /// The distance from each edge towards the centre.
    public var top, left, bottom, right: Double

    /// Creates insets, with the edges in UIKit's order.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// The parts of a view's frame that change when its superview is resized. The bits are those of
/// `UIView.AutoresizingMask`.
public struct NICSSAutoresizing: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: UInt

    /// Creates a set from its raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The distance to the superview's left edge.
    public static let leftMargin = NICSSAutoresizing(rawValue: 1)
    /// The width.
    public static let width = NICSSAutoresizing(rawValue: 2)
    /// The distance to the superview's right edge.
    public static let rightMargin = NICSSAutoresizing(rawValue: 4)
    /// The distance to the superview's top edge.
    public static let topMargin = NICSSAutoresizing(rawValue: 8)
    /// The height.
    public static let height = NICSSAutoresizing(rawValue: 16)
    /// The distance to the superview's bottom edge.
    public static let bottomMargin = NICSSAutoresizing(rawValue: 32)

    /// The distances to all four edges.
    public static let margins: NICSSAutoresizing = [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
    /// The width and the height.
    public static let dimensions: NICSSAutoresizing = [.width, .height]
}

/// The states in which a button adjusts its image automatically.
public struct NICSSButtonAdjust: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: UInt

    /// Creates a set from its raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The button is highlighted.
    public static let highlighted = NICSSButtonAdjust(rawValue: 1)
    /// The button is disabled.
    public static let disabled = NICSSButtonAdjust(rawValue: 2)
}
