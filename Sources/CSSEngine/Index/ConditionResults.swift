/// The group rules of a stylesheet and its imports that apply in one environment.
package struct ConditionResults: Equatable {
    /// Whether a group rule applies, by part of the stylesheet and group rule.
    private var applies: [[Bool]] = []

    /// Evaluates the conditions of a stylesheet in an environment.
    init(of stylesheet: Stylesheet, in environment: CSS.Environment) {
        for part in stylesheet.parts {
            let isImported = part.importer < 0 || applies[part.importer][Int(part.group)]
            applies.append(part.sheet.groups.results(in: environment, isImported: isImported))
        }
    }

    /// Creates results as if every condition were true.
    package init(assumingAllTrueIn stylesheet: Stylesheet) {
        applies = stylesheet.parts.map { Array(repeating: true, count: $0.sheet.groups.rules.count) }
    }

    /// Adds the group rules that apply in another environment.
    mutating func formUnion(_ other: ConditionResults) {
        for part in applies.indices {
            for group in applies[part].indices where other.applies[part][group] { applies[part][group] = true }
        }
    }

    /// Returns the results of one part, by group rule.
    subscript(part: Int) -> [Bool] { applies[part] }
}

/// The group rules of a stylesheet that apply in the tree.
package struct EffectiveGroupRules: Equatable {
    /// The group rules that apply in the environment of the engine.
    let inEngine: ConditionResults
    /// The group rules that apply in the environment of the engine or of any element.
    let anywhere: ConditionResults

    /// - Parameter others: The results in the environments of elements that differ from the engine's.
    package init(_ inEngine: ConditionResults, others: [ConditionResults] = []) {
        self.inEngine = inEngine
        anywhere = others.reduce(into: inEngine) { $0.formUnion($1) }
    }
}

extension GroupRuleTable {
    /// Returns whether each group rule applies in an environment.
    fileprivate func results(in environment: CSS.Environment, isImported: Bool) -> [Bool] {
        let media = mediaConditions.map { $0.isTrue(in: environment) }
        var results: [Bool] = []
        results.reserveCapacity(rules.count)
        for rule in rules {
            switch rule.kind {
            case .stylesheet: results.append(isImported)
            case .layer, .supports, .scope, .container: results.append(results[Int(rule.parent)])
            case .media(let condition): results.append(results[Int(rule.parent)] && media[Int(condition)])
            }
        }
        return results
    }
}
