// The sentences of what only lint says.

extension DiagnosticFormatter {
    /// - Parameter text: what is meant, quoted.
    func statement(_ advice: LintFinding, _ text: String) -> String {
        switch advice {
        case .propertyOfOtherViews(let view, let views):
            "\(quoted(view)) has no \(text); \(list(views)) \(views.count == 1 ? "has" : "have")"
        case .wrongType(let property): "\(text) is not a value of \(property), which takes \(types(of: property))"
        case .vendorProperty: "unknown property \(text)"
        case .undefinedVariable: "the variable \(text) is defined nowhere"
        case .unusedVariable: "the variable \(text) is never used"
        case .variableCycle: "the variable \(text) is defined by itself, and so is not defined at all"
        case .unfitVariable(let property, let value):
            "\(text) comes to \(quoted(value)), which is not a value of \(property)"
        case .duplicateDeclaration: "\(text) stands twice in this block"
        case .resetByShorthand(let longhand): "\(text) undoes the \(longhand) before it"
        case .unmatchableSelector: "no view ever matches \(text)"
        case .importantInEarlierLayer:
            "!important turns the order of layers round: this \(text) loses to that of an earlier layer"
        }
    }

    /// What there is to say of a diagnostic's other place.
    func note(_ diagnostic: Diagnostic, suggestion: String?) -> String? {
        guard case .advice(let advice) = diagnostic.kind else { return nil }
        return switch advice {
        case .undefinedVariable: suggestion.map { "\(quoted($0)) is defined here" }
        case .variableCycle: "by way of this one"
        case .unfitVariable: "the variable is defined here"
        case .duplicateDeclaration: "it stands here already"
        case .resetByShorthand: "this has no effect"
        case .importantInEarlierLayer: "this one wins"
        case .propertyOfOtherViews, .wrongType, .vendorProperty, .unusedVariable, .unmatchableSelector: nil
        }
    }

    /// Another place that has to do with a diagnostic: its own, or that of what was meant.
    func related(_ diagnostic: Diagnostic, suggestion: String?) -> Diagnostic.Place? {
        guard case .advice(.undefinedVariable(let defined)) = diagnostic.kind else { return diagnostic.related }
        return suggestion.flatMap(defined.place)
    }

    /// What may have been meant.
    func suggestion(_ advice: LintFinding, _ diagnostic: Diagnostic) -> String? {
        switch advice {
        case .vendorProperty(let standard): standard
        case .undefinedVariable(let defined): defined.nearest(to: start(of: diagnostic))
        case .propertyOfOtherViews, .wrongType, .unusedVariable, .variableCycle, .unfitVariable,
            .duplicateDeclaration, .resetByShorthand, .unmatchableSelector, .importantInEarlierLayer:
            nil
        }
    }

    private func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return quoted(names.first ?? "") }
        return names.dropLast().map { quoted($0) }.joined(separator: ", ") + " and " + quoted(last)
    }
}
