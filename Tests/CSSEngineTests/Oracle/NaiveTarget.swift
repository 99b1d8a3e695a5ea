/// The candidate for a compound selector: an element, or the view controller whose root view it is.
struct NaiveTarget {
    let node: TestNode
    let isController: Bool

    init(_ node: TestNode, isController: Bool = false) {
        (self.node, self.isController) = (node, isController)
    }
}

extension NaiveSelector.Step {
    /// Whether the compound can match a view controller: a type can be its class, and it needs no siblings.
    func canMatchController(in scope: NaiveScope?) -> Bool {
        guard combinator != .nextSibling, combinator != .subsequentSibling else { return false }
        return compound.contains { simple in
            switch simple {
            case .type(let name): !name.hasPrefix("UI") || name.hasSuffix("Controller")
            case .nesting: scope?.canMatchController ?? false
            case .universal, .id, .className, .attribute, .state, .structural, .nth, .logical, .direction, .language,
                .environment, .inertClass, .inertElement, .unknown, .anchor:
                false
            }
        }
    }
}

extension NaiveSimple {
    /// Whether the simple selector is or contains `:has()`.
    var usesHas: Bool {
        switch self {
        case .logical(.has, _): true
        case .logical(_, let list): list.contains { $0.steps.contains { $0.compound.contains(where: \.usesHas) } }
        case .nth(let nth): nth.list?.contains { $0.steps.contains { $0.compound.contains(where: \.usesHas) } } ?? false
        case .type, .universal, .id, .className, .attribute, .state, .structural, .nesting, .direction, .language,
            .environment, .inertClass, .inertElement, .unknown, .anchor:
            false
        }
    }
}
