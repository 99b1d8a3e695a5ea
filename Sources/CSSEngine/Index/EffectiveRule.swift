/// A style rule that applies in some environment, as written.
package struct EffectiveRule: Sendable {
    /// The selectors of the list. In a nested rule, `:is()` represents the parent rule.
    package var selectors: [String]
    /// The declarations in source order.
    package var declarations: [EffectiveDeclaration]
    /// The source of the rule.
    package var source: Source
    /// Whether the block has its closing brace.
    package var isClosed: Bool
}

/// A declaration of an effective rule, as written.
package struct EffectiveDeclaration: Sendable {
    /// The name in lower case, or as written if it is a custom property.
    package var property: String
    /// The tokens of the value without white space and commas; see `ComponentValueSplitter.value`.
    package var value: [String]
    /// The precedence by importance and layer. The declaration with the highest precedence wins. If precedences are equal,
    /// the later declaration wins.
    package var precedence: Int
    /// The source of the declaration.
    package var source: Source
    /// The byte offsets of the declaration in `source`.
    package var ranges: SourceDeclaration
}

extension Stylesheet {
    /// The rules whose conditions are true in `environment`. The rules of an import come before the rules of its importer.
    package func effectiveRules(in environment: CSS.Environment) -> [EffectiveRule] {
        var names = AtomTable()
        let index = RuleIndexBuilder.build(
            [(sheet: self, origin: .author)],
            groupRules: [EffectiveGroupRules(ConditionResults(of: self, in: environment))],
            usesSpecificity: true, names: &names)
        return index.rules.filter { !$0.isStarting }.map { rule in
            let sheet = index.sheets[Int(rule.sheet)]
            let declarations = index.declaringRules(of: rule).flatMap { declaring in
                let sheet = index.sheets[Int(declaring.sheet)]
                return sheet.sourceDeclarations(of: sheet.rules[Int(declaring.rule)]).map { declaration in
                    EffectiveDeclaration(
                        property: declaration.propertyName(in: sheet.source),
                        value: ComponentValueSplitter.value(declaration.value(in: sheet.source)),
                        precedence: Int(index.levels.level(rule.level, isImportant: declaration.isImportant)),
                        source: sheet.source, ranges: declaration)
                }
            }
            return EffectiveRule(
                selectors: ComponentValueSplitter.selectors(sheet.selectorText(of: Int(rule.rule))),
                declarations: declarations, source: sheet.source,
                isClosed: sheet.rules[Int(rule.rule)].isClosed)
        }
    }
}
