import CSSEngine

/// Converts values to the types that views use. Each accessor is `nil` for `none` and for values of another type.
extension Value {
    var color: CSS.Color? {
        if case .color(let color) = self { return color }
        guard case .symbolicColor(let color) = self else { return nil }
        return color.expression.resolved(in: ResolutionContext())
    }

    var number: Double? {
        guard case .number(let number) = self else { return nil }
        return number
    }

    /// An absolute length in points.
    var points: Double? {
        guard case .length(let points) = self else { return nil }
        return points
    }

    var keyword: Keyword? {
        guard case .keyword(let keyword) = self, keyword != .none else { return nil }
        return keyword
    }

    /// The keywords of a list, or a single keyword.
    var keywords: [Keyword] {
        if case .list(let values) = self { return values.compactMap(\.keyword) }
        return keyword.map { [$0] } ?? []
    }

    var string: String? {
        guard case .string(let string) = self else { return nil }
        return string
    }

    var imageName: String? {
        guard case .image(let name) = self else { return nil }
        return name
    }

    var insets: NICSSInsets? {
        guard case .list(let values) = self else { return nil }
        let edges = values.compactMap(\.points)
        guard edges.count == 4 else { return nil }
        return NICSSInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
    }

    /// A shadow. If there are several, the first one, because a view has only one.
    var shadow: NICSSShadow? {
        if case .commaSeparated(let shadows) = self { return shadows.first?.shadow }
        guard case .list(let parts) = self, let color = parts.first?.color else { return nil }
        let lengths = parts.dropFirst().compactMap(\.points)
        guard lengths.count == 3 else { return nil }
        return NICSSShadow(color: color, x: lengths[0], y: lengths[1], blur: lengths[2])
    }

    var fontSize: NICSSFont.Size? {
        if case .length(let points) = self { return .points(points) }
        if case .percentage(let percentage) = self { return .percentage(percentage / 100) }
        return keyword.map { $0 == .default ? .system : .textStyle($0) }
    }

    /// The font families of a list, or a single family.
    var families: [Value] {
        if case .commaSeparated(let families) = self { return families }
        return [self]
    }
}
