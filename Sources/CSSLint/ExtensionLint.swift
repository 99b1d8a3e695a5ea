import CSSEngine

/// Finds `@extend` that names no rule, or that leads back to its own rule.
struct ExtensionLint {
    private let index: RuleIndex

    /// - Parameter stylesheets: The stylesheets of an app. A rule of one can extend a rule of another.
    init?(_ stylesheets: [Stylesheet]) {
        guard stylesheets.contains(where: { $0.parts.contains { !$0.sheet.extensions.isEmpty } }) else { return nil }
        var names = AtomTable()
        index = RuleIndexBuilder.build(
            stylesheets.map { (sheet: $0, origin: .author) },
            groupRules: stylesheets.map { EffectiveGroupRules(ConditionResults(assumingAllTrueIn: $0)) },
            usesSpecificity: true, names: &names)
    }

    var findings: [Diagnostic] {
        index.extensions.compactMap { link in
            guard let target = link.target else {
                return Diagnostic(
                    kind: .unknownExtension, source: link.sheet.source, range: link.statement.range)
            }
            guard link.isCyclic else { return nil }
            let rule = index.rules[target]
            let sheet = index.sheets[Int(rule.sheet)]
            let style = sheet.rules[Int(rule.rule)]
            return Diagnostic(
                kind: .extensionCycle, source: link.sheet.source, range: link.statement.range,
                related: Diagnostic.RelatedLocation(
                    source: sheet.source, range: Int(style.preludeStart)..<Int(style.preludeEnd)))
        }
    }
}
