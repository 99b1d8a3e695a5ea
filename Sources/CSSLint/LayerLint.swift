import CSSEngine

/// Finds important declarations that an earlier layer overrides, because `!important` reverses the layer order
/// (CSS Cascade 5, section 6.4.4).
///
/// A declaration is overridden if an earlier layer has an important declaration of the same property, with a subset of
/// its conditions, and with selectors that match every element that its own selectors match.
struct LayerLint {
    private let parts: [Stylesheet.Part]
    private let index: RuleIndex

    init(_ sheet: Stylesheet) {
        var names = AtomTable()
        parts = sheet.parts
        index = RuleIndexBuilder.build(
            [(sheet: sheet, origin: .author)],
            groupRules: [EffectiveGroupRules(ConditionResults(assumingAllTrueIn: sheet))],
            usesSpecificity: true, names: &names)
    }

    /// The property that a declaration sets, and the devices and elements that it applies to.
    private struct Key: Hashable {
        var property: DeclaredProperty
        /// Conditions that must all be true.
        var conditions: Set<MediaCondition>
        /// Requirements that the element must satisfy.
        var requirements: Set<SelectorSubject.Requirement>
    }

    private typealias Winner = (level: UInt32, location: Diagnostic.RelatedLocation)

    var findings: [Diagnostic] {
        let rules = index.rules.filter(\.hasImportant)
        guard Set(rules.map(\.level)).count > 1 else { return [] }
        var winners: [Key: Winner] = [:]
        for rule in rules { addDeclarations(of: rule, to: &winners) }
        return rules.flatMap { overriddenDeclarations(of: $0, to: winners) }
    }

    private func addDeclarations(of rule: RuleIndex.Rule, to winners: inout [Key: Winner]) {
        let requirements = subjects(of: rule).filter(\.isComplete).map(\.requirements)
        let conditions = conditions(of: rule)
        for (property, source) in importants(of: rule) {
            for requirements in requirements {
                let key = Key(property: property, conditions: conditions, requirements: requirements)
                if let winner = winners[key], winner.level <= rule.level { continue }
                winners[key] = (
                    rule.level, Diagnostic.RelatedLocation(source: sheet(of: rule).source, range: source.nameRange)
                )
            }
        }
    }

    private func overriddenDeclarations(of rule: RuleIndex.Rule, to winners: [Key: Winner]) -> [Diagnostic] {
        let requirements = subjects(of: rule).map { $0.requirements.subsets(ofAtMost: Self.maximumRequirements) }
        let conditions = conditions(of: rule).subsets(ofAtMost: Self.maximumConditions)
        return importants(of: rule).compactMap { property, source in
            let found = requirements.map { requirements -> Winner? in
                requirements.lazy.flatMap { requirements in
                    conditions.lazy.compactMap { conditions in
                        winners[
                            Key(property: property, conditions: conditions, requirements: requirements)]
                    }
                }.first { $0.level < rule.level }
            }
            guard let winner = found.first ?? nil, found.allSatisfy({ $0 != nil }) else { return nil }
            return Diagnostic(
                kind: .importantInEarlierLayer, source: sheet(of: rule).source, range: source.nameRange,
                related: winner.location)
        }
    }

    // The number of subsets grows exponentially. With more members, some subsets are not checked.
    private static let maximumRequirements = 6
    private static let maximumConditions = 3

    // MARK: Rules

    private func sheet(of rule: RuleIndex.Rule) -> ParsedStylesheet { index.sheets[Int(rule.sheet)] }

    private func subjects(of rule: RuleIndex.Rule) -> [SelectorSubject] {
        let sheet = sheet(of: rule)
        return sheet.selectors.lists[Int(sheet.rules[Int(rule.rule)].list)].indices.map {
            SelectorSubject($0, in: sheet)
        }
    }

    private func importants(of rule: RuleIndex.Rule) -> [(DeclaredProperty, SourceDeclaration)] {
        let sheet = sheet(of: rule)
        return (rule.declarationsStart..<rule.declarationsEnd).compactMap { position in
            let declaration = index.declarations[Int(position)]
            guard declaration.isImportant, declaration.property != .all else { return nil }
            return (declaration.property, sheet.declarationSources[Int(position - rule.declarationsBase)])
        }
    }

    /// Returns the media conditions around a rule, including the conditions of imports.
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
    /// Returns all subsets of `count` arbitrary members, or of all members if there are fewer.
    fileprivate func subsets(ofAtMost count: Int) -> [Set] {
        prefix(count).reduce(into: [[]]) { sets, member in sets += sets.map { $0.union([member]) } }
    }
}

/// The requirements of a selector for its subject, except requirements that cannot be compared with other selectors.
private struct SelectorSubject {
    /// A simple selector.
    enum Requirement: Hashable {
        /// A type, class or ID selector. The name is a string, because atoms differ between stylesheets.
        case name(SelectorComponent.Kind, BytewiseString)
        /// The element is in all of some states, or in none of them.
        case states(SelectorComponent.Kind, UInt16)
        /// `:root`, or a pseudo-class without arguments that depends on siblings, children or text.
        case structure(SelectorComponent.Kind)
        case environment(EnvironmentTest)
    }

    private(set) var requirements: Set<Requirement> = []
    /// Whether the requirements are the whole selector, so that it matches every element that satisfies them.
    private(set) var isComplete = true

    /// - Parameter complex: The index of a selector in the table. Recursion is bounded by the nesting limit.
    init(_ complex: Int, in sheet: ParsedStylesheet) {
        let table = sheet.selectors
        let selector = table.complexes[complex]
        isComplete = selector.anchor == .absolute
        var index = selector.end
        while index > selector.start {
            let part = table.components[Int(index - 1)]
            guard !part.kind.isCombinator else {
                isComplete = false
                return
            }
            add(part, in: sheet)
            index = table.start(ofComponent: index - 1)
        }
    }

    private mutating func add(_ part: SelectorComponent, in sheet: ParsedStylesheet) {
        switch part.kind.traits.operand {
        case .name: requirements.insert(.name(part.kind, BytewiseString(sheet.names.string(Atom(id: part.index)))))
        case .states: requirements.insert(.states(part.kind, part.states))
        case .none where part.kind == .universal: break
        case .none where part.kind == .root || part.kind.dependsOnStructure:
            requirements.insert(.structure(part.kind))
        case .list where part.kind == .matchesAny && sheet.selectors.lists[Int(part.index)].indices.count == 1:
            let member = SelectorSubject(sheet.selectors.lists[Int(part.index)].indices.lowerBound, in: sheet)
            requirements.formUnion(member.requirements)
            isComplete = isComplete && member.isComplete
        case .environment: requirements.insert(.environment(sheet.selectors.environmentTests[Int(part.index)]))
        case .none, .attribute, .nth, .list: isComplete = false
        }
    }
}
