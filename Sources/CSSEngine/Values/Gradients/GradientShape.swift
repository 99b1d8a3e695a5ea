/// The geometry of a gradient: how each point of a box gets its place on the gradient line.
package enum GradientShape: Hashable, Sendable {
    /// The kind of a gradient. Raw values are the names of the functions.
    enum Kind: String, CaseIterable {
        case linear = "linear-gradient"
        case radial = "radial-gradient"
        case conic = "conic-gradient"
    }

    /// A line with an angle, clockwise from upwards.
    case linear(Value)
    /// A line to a side or a corner: -1 is left or up, 1 is right or down.
    case toward(horizontal: Int, vertical: Int)
    /// A circle or ellipse around a position.
    case radial(GradientRadius, at: GradientPosition)
    /// Angles around a position, from an angle clockwise from upwards.
    case conic(from: Value, at: GradientPosition)

    var kind: Kind {
        switch self {
        case .linear, .toward: .linear
        case .radial: .radial
        case .conic: .conic
        }
    }

    /// The serialisation without the parts that are the default.
    var cssText: String {
        switch self {
        case .linear(let angle): return angle.cssText
        case .toward(let horizontal, let vertical):
            if horizontal == 0, vertical == 1 { return "" }
            let sides = [["left", "", "right"][horizontal + 1], ["top", "", "bottom"][vertical + 1]]
            return "to " + sides.filter { !$0.isEmpty }.joined(separator: " ")
        case .radial(let radius, let position):
            return [radius.cssText, position.cssText].filter { !$0.isEmpty }.joined(separator: " ")
        case .conic(let angle, let position):
            let from = angle == .angle(0) ? "" : "from \(angle.cssText)"
            return [from, position.cssText].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    /// Whether the line is vertical, so that all columns of a box are equal.
    package var isVertical: Bool {
        switch self {
        case .linear(.angle(let degrees)): degrees.truncatingRemainder(dividingBy: 180) == 0
        case .toward(let horizontal, _): horizontal == 0
        case .linear, .radial, .conic: false
        }
    }

    /// Whether the line is horizontal, so that all rows of a box are equal.
    package var isHorizontal: Bool {
        switch self {
        case .linear(.angle(let degrees)): abs(degrees.truncatingRemainder(dividingBy: 180)) == 90
        case .toward(_, let vertical): vertical == 0
        case .linear, .radial, .conic: false
        }
    }

    func mapParts(_ change: (Value) -> Value) -> GradientShape {
        switch self {
        case .linear(let angle): .linear(change(angle))
        case .toward: self
        case .radial(let radius, let position): .radial(radius.mapParts(change), at: position.mapParts(change))
        case .conic(let angle, let position): .conic(from: change(angle), at: position.mapParts(change))
        }
    }
}

/// The size of a radial gradient's ending shape (CSS Images 3, section 3.2.1).
package enum GradientRadius: Hashable, Sendable {
    /// A side or corner that the shape reaches. Raw values are the keywords.
    package enum Extent: String, Hashable, Sendable, CaseIterable {
        case closestSide = "closest-side"
        case closestCorner = "closest-corner"
        case farthestSide = "farthest-side"
        case farthestCorner = "farthest-corner"
    }

    case extent(Extent, isCircle: Bool)
    /// The radius of a circle.
    case circle(Value)
    /// The radii of an ellipse.
    case ellipse(Value, Value)

    var cssText: String {
        switch self {
        case .extent(let extent, let isCircle):
            [isCircle ? "circle" : "", extent == .farthestCorner ? "" : extent.rawValue].filter { !$0.isEmpty }
                .joined(separator: " ")
        case .circle(let radius): radius.cssText
        case .ellipse(let horizontal, let vertical): "\(horizontal.cssText) \(vertical.cssText)"
        }
    }

    func mapParts(_ change: (Value) -> Value) -> GradientRadius {
        switch self {
        case .extent: self
        case .circle(let radius): .circle(change(radius))
        case .ellipse(let horizontal, let vertical): .ellipse(change(horizontal), change(vertical))
        }
    }
}

/// A position in a box (CSS Values 4, section 9).
package struct GradientPosition: Hashable, Sendable {
    /// A distance from an edge.
    struct Offset: Hashable, Sendable {
        var distance: Value
        /// Whether the edge is the right or the bottom one.
        var isFromEnd = false

        static let center = Offset(distance: .percentage(50))
    }

    var horizontal = Offset.center
    var vertical = Offset.center

    /// The serialisation: empty for the centre.
    var cssText: String {
        if self == GradientPosition() { return "" }
        let distances = [horizontal.distance.cssText, vertical.distance.cssText]
        guard horizontal.isFromEnd || vertical.isFromEnd else { return "at \(distances.joined(separator: " "))" }
        let edges = [horizontal.isFromEnd ? "right" : "left", vertical.isFromEnd ? "bottom" : "top"]
        return "at " + zip(edges, distances).map { "\($0) \($1)" }.joined(separator: " ")
    }

    func mapParts(_ change: (Value) -> Value) -> GradientPosition {
        GradientPosition(
            horizontal: Offset(distance: change(horizontal.distance), isFromEnd: horizontal.isFromEnd),
            vertical: Offset(distance: change(vertical.distance), isFromEnd: vertical.isFromEnd))
    }
}
