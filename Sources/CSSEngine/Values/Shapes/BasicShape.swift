/// A shape that clips a view (CSS Shapes 1, section 3). Lengths and percentages are of the bounds of the view.
package enum BasicShape: CustomValue {
    /// The rule that determines which points are inside a path.
    package enum FillRule: Hashable, Sendable {
        case nonzero, evenodd
    }

    /// A rectangle: its distances from the edges, clockwise from the top, and the radii of its corners, clockwise from the
    /// top left. The first four radii are horizontal, the last four vertical. Empty for square corners.
    case inset([Value], radii: [Value])
    /// A radius, which can be an extent such as `closest-side`, and the position of the center. An empty center is that of the
    /// view.
    case circle(Value, center: [Value])
    /// The horizontal and the vertical radius, and the position of the center.
    case ellipse([Value], center: [Value])
    /// The horizontal and the vertical coordinate of each vertex.
    case polygon([Value], FillRule)
    case path(ShapePath, FillRule)

    /// The extents that a radius can have.
    static let closestSide = Value.identifier("closest-side")
    static let farthestSide = Value.identifier("farthest-side")

    package var cssText: String {
        switch self {
        case .inset(let edges, let radii):
            let corners = radii.isEmpty ? "" : " round \(Self.cornerText(radii))"
            return "inset(\(Self.shortest(edges))\(corners))"
        case .circle(let radius, let center):
            return "circle(\(Self.joined(radius == Self.closestSide ? [] : [radius], at: center)))"
        case .ellipse(let radii, let center):
            let isDefault = radii.allSatisfy { $0 == Self.closestSide }
            return "ellipse(\(Self.joined(isDefault ? [] : radii, at: center)))"
        case .polygon(let coordinates, let rule):
            let vertices = stride(from: 0, to: coordinates.count, by: 2).map {
                "\(coordinates[$0].cssText) \(coordinates[$0 + 1].cssText)"
            }
            return "polygon(\(rule.prefix)\(vertices.joined(separator: ", ")))"
        case .path(let path, let rule): return "path(\(rule.prefix)\(stringText(path.text)))"
        }
    }

    private static func joined(_ radii: [Value], at center: [Value]) -> String {
        let position = center.isEmpty ? [] : ["at"] + center.map(\.cssText)
        return (radii.map(\.cssText) + position).joined(separator: " ")
    }

    /// Returns four values without those that follow from the ones before.
    private static func shortest(_ values: [Value]) -> String {
        var values = values
        if values[3] == values[1] {
            values.removeLast()
            if values[2] == values[0] {
                values.removeLast()
                if values[1] == values[0] { values.removeLast() }
            }
        }
        return values.map(\.cssText).joined(separator: " ")
    }

    private static func cornerText(_ radii: [Value]) -> String {
        let (horizontal, vertical) = (shortest(Array(radii.prefix(4))), shortest(Array(radii.suffix(4))))
        return horizontal == vertical ? horizontal : "\(horizontal) / \(vertical)"
    }

    package func mapParts(_ change: (Value) -> Value) -> BasicShape {
        switch self {
        case .inset(let edges, let radii): .inset(edges.map(change), radii: radii.map(change))
        case .circle(let radius, let center): .circle(change(radius), center: center.map(change))
        case .ellipse(let radii, let center): .ellipse(radii.map(change), center: center.map(change))
        case .polygon(let coordinates, let rule): .polygon(coordinates.map(change), rule)
        case .path: self
        }
    }
}

extension BasicShape.FillRule {
    /// The first argument of a function with the rule. Empty for the default.
    fileprivate var prefix: String { self == .evenodd ? "evenodd, " : "" }
}
