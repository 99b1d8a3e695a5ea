/// The group rules of a stylesheet and its imports that apply in one environment.
package struct ConditionResults: Equatable {
    /// Whether a group rule applies, by part of the stylesheet and group rule.
    private var applies: [[Bool]] = []

    /// Evaluates the conditions of a stylesheet in an environment.
    init(of stylesheet: Stylesheet, in environment: CSS.Environment) {
        let custom = stylesheet.customMedia.results(in: environment)
        for part in stylesheet.parts {
            let isImported = part.importer < 0 || applies[part.importer][Int(part.group)]
            let media = part.sheet.groups.mediaConditions.map { $0.isTrue(in: environment, custom: custom) }
            applies.append(part.sheet.groups.results(media, isImported: isImported))
        }
    }

    /// Creates results as if every condition were true.
    package init(assumingAllTrueIn stylesheet: Stylesheet) {
        applies = stylesheet.parts.map { part in
            let groups = part.sheet.groups
            return groups.results(Array(repeating: true, count: groups.mediaConditions.count), isImported: true)
        }
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
    /// Returns whether each group rule applies.
    /// - Parameter media: Whether each media condition is true.
    fileprivate func results(_ media: [Bool], isImported: Bool) -> [Bool] {
        var results: [Bool] = []
        results.reserveCapacity(rules.count)
        for rule in rules {
            switch rule.kind {
            case .stylesheet: results.append(isImported)
            case .layer, .supports, .scope, .container, .startingStyle: results.append(results[Int(rule.parent)])
            case .media(let condition): results.append(results[Int(rule.parent)] && media[Int(condition)])
            }
        }
        return results
    }
}
