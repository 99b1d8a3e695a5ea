extension Stylesheet {
    /// The rules whose conditions hold in `environment`, those of imports before their importer's.
    package func effectiveRules(in environment: Environment) -> [EffectiveRule] {
        var names = AtomTable()
        let index = RuleIndexBuilder.build(
            [(sheet: self, origin: .author)], activity: [ConditionResults(of: self, in: environment)],
            usesSpecificity: true, names: &names)
        return index.rules.map { rule in
            let sheet = index.sheets[Int(rule.sheet)]
            let declarations = sheet.writtenDeclarations(of: sheet.rules[Int(rule.rule)]).map { declaration in
                EffectiveDeclaration(
                    property: sheet.propertyName(declaration.text),
                    value: ComponentValueSplitter.value(sheet.valueText(declaration.text)),
                    precedence: index.levels.level(rule.level, isImportant: declaration.isImportant))
            }
            return EffectiveRule(
                selectors: ComponentValueSplitter.selectors(sheet.selectorText(of: Int(rule.rule))),
                declarations: declarations)
        }
    }
}
