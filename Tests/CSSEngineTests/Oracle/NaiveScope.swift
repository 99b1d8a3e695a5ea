/// The meaning of `&` inside a style rule: any of the rule's selectors, which can contain `&` themselves.
final class NaiveScope {
    let selectors: [NaiveSelector]
    let outer: NaiveScope?

    init(_ selectors: [NaiveSelector], in outer: NaiveScope?) {
        self.selectors = selectors
        self.outer = outer
    }

    /// Whether a selector contains `:has()`, also in an enclosing rule.
    var usesHas: Bool {
        selectors.contains { $0.steps.contains { $0.compound.contains(where: \.usesHas) } } || outer?.usesHas == true
    }

    /// Whether a subject can be a view controller.
    var canMatchController: Bool {
        !usesHas && selectors.contains { $0.steps.last?.canMatchController(in: outer) == true }
    }
}
