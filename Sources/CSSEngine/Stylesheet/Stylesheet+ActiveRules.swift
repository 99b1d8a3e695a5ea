/// A style rule that holds on some device, as written.
package struct ActiveRule: Sendable {
    /// Its selectors, one by one; a nested rule's with `:is()` where the rule around it is meant.
    package var selectors: [String]
    /// In the order of the sheet.
    package var declarations: [ActiveDeclaration]
}

/// A declaration of an active rule, as written.
package struct ActiveDeclaration: Sendable {
    /// In lower case, unless it is a custom property.
    package var property: String
    /// The value's tokens without white space and commas; see `ComponentTexts.value`.
    package var value: [String]
    /// By importance and layer: the higher wins, and of equal ones the later.
    package var precedence: Int
}

extension Stylesheet {
    /// The rules whose conditions hold in `environment`, those of imports before their importer's.
    package func activeRules(in environment: Environment) -> [ActiveRule] {
        var names = NameTable()
        let index = RuleIndexBuilder.build(
            [(sheet: self, origin: .author)], activity: [RuleIndexBuilder.Activity(of: self, in: environment)],
            usesSpecificity: true, names: &names)
        return index.rules.map { rule in
            let sheet = index.sheets[Int(rule.sheet)]
            let declarations = sheet.writtenDeclarations(of: sheet.rules[Int(rule.rule)]).map { declaration in
                ActiveDeclaration(
                    property: sheet.propertyName(declaration.text),
                    value: ComponentTexts.value(sheet.valueText(declaration.text)),
                    precedence: index.levels.level(rule.level, isImportant: declaration.isImportant))
            }
            return ActiveRule(
                selectors: ComponentTexts.selectors(sheet.selectorText(of: Int(rule.rule))), declarations: declarations)
        }
    }
}
