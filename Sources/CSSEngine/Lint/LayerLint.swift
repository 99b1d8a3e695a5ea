/// Finds important declarations that lose to those of an earlier layer: importance turns the order of layers round
/// (CSS Cascade 5, section 6.4.4).
struct LayerLint {
    private let index: RuleIndex

    init(_ sheet: Stylesheet) {
        var names = NameTable()
        let environment = Environment()
        index = RuleIndexBuilder.build(
            [(sheet: sheet, origin: .author)], activity: [RuleIndexBuilder.Activity(of: sheet, in: environment)],
            usesSpecificity: true, names: &names)
    }

    /// An important declaration that applies to one kind of view.
    private struct Key: Hashable {
        var property: String
        var subject: SelectorSubject
    }

    var advice: [Diagnostic] {
        let rules = index.rules.filter(\.hasImportant)
        guard Set(rules.map(\.level)).count > 1 else { return [] }
        var winners: [Key: (level: UInt32, place: Diagnostic.Place)] = [:]
        for rule in rules {
            for (key, text) in importants(of: rule) where winners[key].map({ rule.level < $0.level }) ?? true {
                winners[key] = (rule.level, Diagnostic.Place(source: sheet(of: rule).source, range: text.name))
            }
        }
        return rules.flatMap { rule in
            importants(of: rule).compactMap { key, text in
                guard let winner = winners[key], winner.level < rule.level else { return nil }
                return Diagnostic(
                    kind: .advice(.importantInEarlierLayer), source: sheet(of: rule).source, range: text.name,
                    related: winner.place)
            }
        }
    }

    private func sheet(of rule: RuleIndex.Rule) -> ParsedStylesheet { index.sheets[Int(rule.sheet)] }

    private func importants(of rule: RuleIndex.Rule) -> [(Key, DeclarationText)] {
        let sheet = sheet(of: rule)
        let row = sheet.rules[Int(rule.rule)]
        let texts = sheet.writtenDeclarations(of: row).filter(\.isImportant).map(\.text)
        let subjects = SelectorSubject.all(of: row.list, in: sheet)
        return texts.flatMap { text in
            subjects.map { (Key(property: sheet.propertyName(text), subject: $0), text) }
        }
    }
}
