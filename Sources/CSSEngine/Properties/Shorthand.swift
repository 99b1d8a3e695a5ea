/// A property that stands for several.
public enum Shorthand: Sendable {
    /// One to four values for top, right, bottom, left.
    case edges([String], PropertyGrammar)
    /// `border`: a width, a style, and a colour, each at most once. The style only tells whether there is a border.
    case border(width: String, color: String)
    /// `font`: CSS's order, or Nimbus's, in which a size is followed by a family or nothing. A line height is read and
    /// means nothing.
    case font(style: String, weight: String, size: String, family: String)

    /// The longhands, in the order of the values that parsing gives.
    public var longhands: [String] {
        switch self {
        case .edges(let names, _): names
        case .border(let width, let color): [width, color]
        case .font(let style, let weight, let size, let family): [style, weight, size, family]
        }
    }
}
