extension ValueCombination {
    /// Combines two shapes of the same function with equally many values (CSS Shapes 1, section 5). `nil` for other shapes.
    func shapes(_ first: Value, _ second: Value) -> Value? {
        guard let first = first.custom(as: BasicShape.self), let second = second.custom(as: BasicShape.self) else {
            return nil
        }
        switch (first, second) {
        case (.path(let path, let rule), .path(let other, let otherRule)) where rule == otherRule:
            return combined(path, other).map { Value(BasicShape.path($0, rule)) }
        case (.inset(let edges, let radii), .inset(let otherEdges, let otherRadii)):
            let square = Array(repeating: Value.length(0), count: 8)
            guard let edges = numbers(edges, otherEdges),
                let corners = numbers(radii.isEmpty ? square : radii, otherRadii.isEmpty ? square : otherRadii)
            else { return nil }
            return Value(BasicShape.inset(edges, radii: corners == square ? [] : corners))
        case (.circle(let radius, let center), .circle(let otherRadius, let otherCenter)):
            guard let radius = numbers(radius, otherRadius), let center = self.center(center, otherCenter) else {
                return nil
            }
            return Value(BasicShape.circle(radius, center: center))
        case (.ellipse(let radii, let center), .ellipse(let otherRadii, let otherCenter)):
            guard let radii = numbers(radii, otherRadii), let center = self.center(center, otherCenter) else {
                return nil
            }
            return Value(BasicShape.ellipse(radii, center: center))
        case (.polygon(let coordinates, let rule), .polygon(let otherCoordinates, let otherRule))
        where rule == otherRule:
            return numbers(coordinates, otherCoordinates).map { Value(BasicShape.polygon($0, rule)) }
        default: return nil
        }
    }

    /// Combines two blurs, or a blur and `none`. `nil` for other filters.
    func blurs(_ first: Value, _ second: Value) -> Value? {
        guard first != second, let radius = first.blurRadius, let otherRadius = second.blurRadius,
            let result = numbers(radius, otherRadius)
        else { return nil }
        return Value(FilterList(functions: [FilterList.Function(kind: .blur, argument: result)]))
    }

    /// Combines two positions. Without a position, the center is that of the view.
    private func center(_ first: [Value], _ second: [Value]) -> [Value]? {
        if first.isEmpty, second.isEmpty { return [] }
        let middle = [Value.percentage(50), .percentage(50)]
        return numbers(first.isEmpty ? middle : first, second.isEmpty ? middle : second)
    }

    private func numbers(_ first: [Value], _ second: [Value]) -> [Value]? {
        guard first.count == second.count else { return nil }
        let values = zip(first, second).compactMap { numbers($0, $1) }
        return values.count == first.count ? values : nil
    }

    /// Combines two paths with the same commands. The flags of arcs are rounded, as in Chromium.
    private func combined(_ first: ShapePath, _ second: ShapePath) -> ShapePath? {
        guard first.commands.map(\.kind) == second.commands.map(\.kind) else { return nil }
        var path = first
        for (index, command) in second.commands.enumerated() {
            path.commands[index].arguments = zip(first.commands[index].arguments, command.arguments).enumerated().map {
                let result = number($1.0, $1.1)
                let isFlag = command.kind == .arc && ($0 == 3 || $0 == 4)
                return isFlag ? (result < 0.5 ? 0 : 1) : result
            }
        }
        return path
    }
}

extension Value {
    /// The radius of a blur; 0 for `none`, and `nil` for other values.
    fileprivate var blurRadius: Value? {
        if self == .keyword(.none) { return .length(0) }
        return custom(as: FilterList.self)?.blurRadius
    }
}
