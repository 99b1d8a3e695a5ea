extension Value {
    /// What has to be known to make it absolute: nothing for most values.
    public var dependencies: ValueDependencies {
        switch self {
        case .relativeLength(_, let unit): ValueDependencies(unit)
        case .math(let expression): expression.dependencies
        case .symbolicColor(let expression): expression.dependencies
        case .list(let values), .commaSeparated(let values): values.dependencies
        case .transform(let functions): functions.flatMap(\.arguments).dependencies
        case .keyword, .number, .length, .percentage, .angle, .time, .color, .string, .identifier, .image: []
        }
    }

    /// The computed value in a place: lengths in points, colours with their channels.
    ///
    /// Percentages stay as long as the context has no base for them.
    public func resolved(in context: ResolutionContext) -> Value {
        switch self {
        case .relativeLength(let value, let unit):
            MathExpression.value(
                .numeric(value * context.resolve(unit).factor, .px), .length, -.infinity ... .infinity)
        case .percentage(let percentage):
            context.percentageBase.map { .length(Unit.px.bounded(percentage / 100 * $0)) } ?? self
        case .math(let expression): expression.resolved(in: context)
        case .symbolicColor(let expression): .color(expression.resolved(in: context))
        case .list(let values): .list(values.map { $0.resolved(in: context) })
        case .commaSeparated(let values): .commaSeparated(values.map { $0.resolved(in: context) })
        case .transform(let functions): .transform(functions.map { $0.resolved(in: context) })
        case .keyword, .number, .length, .angle, .time, .color, .string, .identifier, .image: self
        }
    }
}

extension [Value] {
    /// What has to be known to make all of them absolute.
    fileprivate var dependencies: ValueDependencies { reduce(into: []) { $0.formUnion($1.dependencies) } }
}
