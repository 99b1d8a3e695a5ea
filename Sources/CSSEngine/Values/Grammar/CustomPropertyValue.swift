// Computed values of custom properties with a syntax (CSS Properties and Values API 1, section 2.4).

extension Value {
    /// Returns the computed value of a custom property in a context. Percentages stay, because they refer to the property
    /// that reads the value. As in browsers, so does `currentcolor`.
    package func computedCustomValue(in context: ResolutionContext) -> Value {
        switch self {
        case .symbolicColor(let color): color.expression.computed(in: context).value
        case .list, .commaSeparated, .custom: mapParts { $0.computedCustomValue(in: context) }
        case .keyword, .number, .length, .relativeLength, .percentage, .angle, .time, .resolution, .color, .math,
            .string,
            .identifier, .image, .ratio, .fitContent, .trackList, .transform, .imageFunction, .gradient:
            resolved(in: context.withoutPercentageBase)
        }
    }

    /// Whether the computed value is the same for all elements (CSS Properties and Values API 1, section 1.1). It can depend
    /// on the environment.
    package var isComputationallyIndependent: Bool {
        dependencies.isDisjoint(with: [
            .fontSize, .rootFontSize, .fontMetrics, .containerSize, .siblingIndex, .siblingCount,
        ])
    }
}

extension ColorExpression {
    /// Returns the colour in a context, in which only `currentcolor` stays symbolic.
    fileprivate func computed(in context: ResolutionContext) -> ColorExpression {
        guard dependencies.contains(.currentColor) else { return .color(resolved(in: context)) }
        switch self {
        case .color, .currentColor: return self
        case .system(let color): return .color(color.color(context.colorScheme, in: context.systemColors))
        case .lightDark(let light, let dark):
            return (context.colorScheme == .dark ? dark : light).computed(in: context)
        case .mix(var mix):
            for index in mix.parts.indices {
                mix.parts[index].color = mix.parts[index].color.computed(in: context)
                mix.parts[index].percentage = mix.parts[index].percentage?.resolved(in: context)
            }
            return .mix(mix)
        case .function(var function):
            function.origin = function.origin?.computed(in: context)
            function.first = function.first.resolved(in: context)
            function.second = function.second.resolved(in: context)
            function.third = function.third.resolved(in: context)
            function.alpha = function.alpha?.resolved(in: context)
            return .function(function)
        case .adjustment(var adjustment):
            adjustment.color = adjustment.color.computed(in: context)
            adjustment.amount = adjustment.amount.resolved(in: context)
            return .adjustment(adjustment)
        case .opacity(var opacity):
            opacity.origin = opacity.origin.computed(in: context)
            opacity.alpha = opacity.alpha.resolved(in: context)
            return .opacity(opacity)
        case .contrast(let background): return .contrast(background.computed(in: context))
        }
    }
}

extension ColorOperand {
    /// Returns the operand with absolute units.
    fileprivate func resolved(in context: ResolutionContext) -> ColorOperand {
        switch self {
        case .none, .numeric: self
        case .calculation(let node): .calculation(node.resolved(in: context.withoutPercentageBase))
        }
    }
}
