/// A part of a border, which a property sets for all sides, and a property for each side.
package enum BorderPart: String, CaseIterable, Sendable {
    case width, style, color

    /// The names of the sides in properties: clockwise from the top, and then the logical ones in the same order for lines
    /// from left to right.
    package static let sides = Property.sides + ["block-start", "inline-end", "block-end", "inline-start"]

    /// The position among all parts.
    var index: Int {
        switch self {
        case .width: 0
        case .style: 1
        case .color: 2
        }
    }

    /// The property that sets all sides. A shorthand in the tables that have the grammar of CSS only.
    package var name: String { "border-\(rawValue)" }

    /// Returns the property of a side.
    package func name(of side: String) -> String { "border-\(side)-\(rawValue)" }

    /// The properties of the sides, in the order of `sides`.
    package var sideNames: [String] { Self.sides.map(name) }
}

extension Value {
    /// Returns the value of a side, clockwise from the top, in a value with one part for each side as in `border-width`.
    package func side(_ index: Int) -> Value {
        guard case .list(let values) = self, !values.isEmpty else { return self }
        return switch index {
        case 0: values[0]
        case 1: values[min(1, values.count - 1)]
        case 2: values.count > 2 ? values[2] : values[0]
        default: values.count > 3 ? values[3] : values[min(1, values.count - 1)]
        }
    }

    /// Creates the shortest value with one part for each side: `1px 2px` for `1px 2px 1px 2px`.
    /// - Parameter part: Returns the part of a side, clockwise from the top.
    init(sides part: (Int) -> Value) {
        let (top, right, bottom, left) = (part(0), part(1), part(2), part(3))
        if left != right {
            self = .list([top, right, bottom, left])
        } else if bottom != top {
            self = .list([top, right, bottom])
        } else {
            self = right == top ? top : .list([top, right])
        }
    }

    /// Whether a style of borders draws nothing.
    package var isInvisibleLine: Bool {
        if case .keyword(let style) = self { style == .none || style == .hidden } else { false }
    }
}
