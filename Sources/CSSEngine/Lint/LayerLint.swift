/// Finds important declarations that lose to those of an earlier layer: importance turns the order of layers round
/// (CSS Cascade 5, section 6.4.4).
///
/// A declaration loses where an important one of the same property stands in an earlier layer, under no other conditions
/// than its own, and matches whatever its own selectors match.
struct LayerLint {
    private let parts: [Stylesheet.Part]
    private let index: RuleIndex

    init(_ sheet: Stylesheet) {
        var names = AtomTable()
        parts = sheet.parts
        index = RuleIndexBuilder.build(
            [(sheet: sheet, origin: .author)], activity: [ConditionResults(assumingAllTrueIn: sheet)],
            usesSpecificity: true, names: &names)
    }

    /// The views and devices for which a declaration gives a property its value.
    private struct Key: Hashable {
        var property: DeclaredProperty
        /// All of which must hold.
        var conditions: Set<MediaCondition>
        /// All of which must be true of the view.
        var demands: Set<SelectorSubject.Requirement>
    }

    private typealias Winner = (level: UInt32, place: Diagnostic.Place)

    var advice: [Diagnostic] {
        let rules = index.rules.filter(\.hasImportant)
        guard Set(rules.map(\.level)).count > 1 else { return [] }
        var winners: [Key: Winner] = [:]
        for rule in rules { note(rule, in: &winners) }
        return rules.flatMap { losers(of: $0, to: winners) }
    }

    private func note(_ rule: RuleIndex.Rule, in winners: inout [Key: Winner]) {
        let demands = subjects(of: rule).filter(\.isComplete).map(\.demands)
        let conditions = conditions(of: rule)
        for (property, source) in importants(of: rule) {
            for demands in demands {
                let key = Key(property: property, conditions: conditions, demands: demands)
                if let known = winners[key], known.level <= rule.level { continue }
                winners[key] = (rule.level, Diagnostic.Place(source: sheet(of: rule).source, range: source.nameRange))
            }
        }
    }

    private func losers(of rule: RuleIndex.Rule, to winners: [Key: Winner]) -> [Diagnostic] {
        let demands = subjects(of: rule).map { $0.demands.subsets(ofAtMost: Self.mostDemands) }
        let conditions = conditions(of: rule).subsets(ofAtMost: Self.mostConditions)
        return importants(of: rule).compactMap { property, source in
            let found = demands.map { demands -> Winner? in
                demands.lazy.flatMap { demands in
                    conditions.lazy.compactMap { conditions in
                        winners[
                            Key(property: property, conditions: conditions, demands: demands)]
                    }
                }.first { $0.level < rule.level }
            }
            guard let winner = found.first ?? nil, found.allSatisfy({ $0 != nil }) else { return nil }
            return Diagnostic(
                kind: .advice(.importantInEarlierLayer), source: sheet(of: rule).source, range: source.nameRange,
                related: winner.place)
        }
    }

    /// Of more, not all combinations are looked up.
    private static let mostDemands = 6
    private static let mostConditions = 3

    // MARK: Rules

    private func sheet(of rule: RuleIndex.Rule) -> ParsedStylesheet { index.sheets[Int(rule.sheet)] }

    private func subjects(of rule: RuleIndex.Rule) -> [SelectorSubject] {
        let sheet = sheet(of: rule)
        return sheet.selectors.lists[Int(sheet.rules[Int(rule.rule)].list)].indices.map {
            SelectorSubject($0, in: sheet)
        }
    }

    private func importants(of rule: RuleIndex.Rule) -> [(DeclaredProperty, SourceDeclaration)] {
        let declarations = sheet(of: rule).declarations
        return (rule.targetsStart..<rule.targetsEnd).compactMap { row in
            let target = index.targets[Int(row)]
            guard target.isImportant, target.property != .all else { return nil }
            return (target.property, declarations[Int(row - rule.targetsBase)].source)
        }
    }

    /// The media queries that a rule stands in, those of imports included.
    private func conditions(of rule: RuleIndex.Rule) -> Set<MediaCondition> {
        var conditions: Set<MediaCondition> = []
        var part = Int(rule.sheet)
        var group = sheet(of: rule).rules[Int(rule.rule)].group
        while part >= 0 {
            conditions.formUnion(parts[part].sheet.groups.mediaConditions(around: group))
            group = parts[part].group
            part = parts[part].importer
        }
        return conditions
    }
}

extension Set {
    /// All sets of some of its members: of `count` at most, whichever those are.
    fileprivate func subsets(ofAtMost count: Int) -> [Set] {
        prefix(count).reduce(into: [[]]) { sets, member in sets += sets.map { $0.union([member]) } }
    }
}
