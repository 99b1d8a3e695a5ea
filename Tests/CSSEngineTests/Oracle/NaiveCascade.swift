import CSSEngine

/// The cascade as in CSS Cascade 5: sorts all declarations that apply and takes the first one.
struct NaiveCascade {
    let rules: [NaiveRule]
    let matcher: NaiveMatcher
    let usesSpecificity: Bool

    /// The style of a node with a styled parent.
    func style(of node: TestNode, inline: [NaiveDeclaration], parent: NaiveStyle?) -> NaiveStyle {
        let matched = rules.enumerated().compactMap { index, rule in
            specificity(of: rule, node).map { (index: index, rule: rule, specificity: $0) }
        }
        var candidates: [String: [NaiveCandidate]] = [:]
        func add(_ candidate: NaiveCandidate) {
            for property in NaiveProperties.longhands(of: candidate.declaration.property) {
                candidates[property, default: []].append(candidate)
            }
        }
        for (index, rule, specificity) in matched {
            for (place, (declaration, source)) in rule.declarations.enumerated() {
                add(
                    NaiveCandidate(
                        declaration: declaration, origin: rule.origin, layer: rule.layer,
                        specificity: order(rule, specificity), order: (index, place),
                        place: "\(source):\(declaration.line)"))
            }
        }
        for (place, declaration) in inline.enumerated() {
            add(
                NaiveCandidate(
                    declaration: declaration, origin: .author, layer: nil, specificity: NaiveSpecificity(),
                    order: (rules.count, place), place: "inline \(place)"))
        }
        candidates = candidates.mapValues { $0.sorted { $0.wins(over: $1) } }
        var resolver = NaiveResolver(candidates: candidates, parent: parent)
        var style = resolver.style()
        style.rules = matched.sorted { left, right in
            if left.rule.origin != right.rule.origin { return left.rule.origin == .author }
            if NaiveLayer.isWeaker(right.rule.layer, left.rule.layer) { return true }
            if NaiveLayer.isWeaker(left.rule.layer, right.rule.layer) { return false }
            let (first, second) = (order(left.rule, left.specificity), order(right.rule, right.specificity))
            if first != second { return first > second }
            return left.index > right.index
        }.map { ("\($0.rule.source):\($0.rule.line)", $0.specificity) }
        return style
    }

    /// The specificity that orders a rule among others.
    private func order(_ rule: NaiveRule, _ specificity: NaiveSpecificity) -> NaiveSpecificity {
        guard usesSpecificity else { return NaiveSpecificity() }
        return rule.usesSourceOrder ? NaiveSpecificity(classes: 1) : specificity
    }

    /// The specificity of the most specific selector that matches; `nil` if none does.
    private func specificity(of rule: NaiveRule, _ node: TestNode) -> NaiveSpecificity? {
        var matcher = matcher
        matcher.options = rule.selectorOptions
        return matcher.matching(rule.selectors, NaiveTarget(node), rule.scope)
            .map { NaiveSpecificity.of($0, in: rule.scope) }.max()
    }
}
