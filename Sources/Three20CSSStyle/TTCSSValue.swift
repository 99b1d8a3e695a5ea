import CSSEngine
import NimbusUIKit

/// The typed value of a declaration, with its location.
struct TTCSSValue: Sendable {
    let value: Value
    let source: Source
    /// The byte offset of the declaration in `source`.
    let offset: Int

    var location: SourceLocation { source.location(at: offset) }
}

extension Value {
    /// A length as a number of points: `px` and `pt` are both points. `nil` for keywords.
    var points: CGFloat? {
        switch self {
        case .length(let points), .relativeLength(let points, _), .number(let points), .percentage(let points):
            CGFloat(CSS.Unit.px.bounded(points))
        default: nil
        }
    }
}
