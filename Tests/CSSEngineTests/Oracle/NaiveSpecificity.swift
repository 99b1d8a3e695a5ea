/// The specificity of a selector (Selectors 4, section 17): ids, then classes, attributes and pseudo-classes, then types.
struct NaiveSpecificity: Comparable {
    var ids = 0
    var classes = 0
    var types = 0

    static func < (left: NaiveSpecificity, right: NaiveSpecificity) -> Bool {
        (left.ids, left.classes, left.types) < (right.ids, right.classes, right.types)
    }

    static func + (left: NaiveSpecificity, right: NaiveSpecificity) -> NaiveSpecificity {
        NaiveSpecificity(
            ids: left.ids + right.ids, classes: left.classes + right.classes, types: left.types + right.types)
    }

    static func of(_ selector: NaiveSelector, in scope: NaiveScope?) -> NaiveSpecificity {
        selector.steps.flatMap(\.compound).reduce(NaiveSpecificity()) { $0 + of($1, in: scope) }
    }

    private static func greatest(_ list: [NaiveSelector], in scope: NaiveScope?) -> NaiveSpecificity {
        list.filter(\.isValid).map { of($0, in: scope) }.max() ?? NaiveSpecificity()
    }

    private static func of(_ simple: NaiveSimple, in scope: NaiveScope?) -> NaiveSpecificity {
        switch simple {
        case .id: NaiveSpecificity(ids: 1)
        case .className, .attribute, .state, .structural, .direction, .language, .environment,
            .inertClass:
            NaiveSpecificity(classes: 1)
        case .nth(let nth): NaiveSpecificity(classes: 1) + greatest(nth.list ?? [], in: scope)
        case .type, .inertElement: NaiveSpecificity(types: 1)
        case .logical(.where, _): NaiveSpecificity()
        case .logical(_, let list): greatest(list, in: scope)
        case .nesting: scope.map { greatest($0.selectors, in: $0.outer) } ?? NaiveSpecificity()
        case .universal, .unknown, .anchor: NaiveSpecificity()
        }
    }
}
