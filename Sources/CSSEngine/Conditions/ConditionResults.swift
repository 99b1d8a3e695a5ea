/// The group rules of a stylesheet and its imports that apply in one environment.
struct ConditionResults: Equatable {
    /// By part of the stylesheet and group rule.
    private var applies: [[Bool]] = []

    /// Evaluates the conditions of a stylesheet in an environment.
    init(of stylesheet: Stylesheet, in environment: CSS.Environment) {
        for part in stylesheet.parts {
            let isImported = part.importer < 0 || applies[part.importer][Int(part.group)]
            applies.append(part.sheet.groups.results(in: environment, isImported: isImported))
        }
    }

    /// Results as if every condition were true.
    init(assumingAllTrueIn stylesheet: Stylesheet) {
        applies = stylesheet.parts.map { Array(repeating: true, count: $0.sheet.groups.rules.count) }
    }

    /// The results of one part, by group rule.
    subscript(part: Int) -> [Bool] { applies[part] }
}

extension GroupRuleTable {
    /// Whether each group rule applies in an environment.
    fileprivate func results(in environment: CSS.Environment, isImported: Bool) -> [Bool] {
        let media = mediaConditions.map { $0.isTrue(in: environment) }
        var results: [Bool] = []
        results.reserveCapacity(rules.count)
        for rule in rules {
            switch rule.kind {
            case .stylesheet: results.append(isImported)
            case .layer, .supports: results.append(results[Int(rule.parent)])
            case .media(let condition): results.append(results[Int(rule.parent)] && media[Int(condition)])
            }
        }
        return results
    }
}
