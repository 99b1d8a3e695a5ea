/// A map from the rules of an index to the rules of its replacement, so that styles survive a change of stylesheets or
/// conditions.
struct RuleIndexDiff {
    /// The new rank of each old rank; `none` if the rule no longer exists.
    private(set) var ranks: [UInt32] = []
    /// Whether the rule no longer exists or has different declarations, by old rank.
    private(set) var isAffected: [Bool] = []
    /// Whether all rules and declarations have the same indices as before, whatever their values are.
    private(set) var keepsIndices = false
    /// The new id of each declaration, by its old stylesheet and index.
    private var declarations: [[DeclarationID?]]

    static let none = UInt32.max

    /// Creates the map; `nil` if the rules or layers have a different order, so that no style can be kept.
    init?(from old: RuleIndex, to new: RuleIndex) {
        // Other exact types change what unchanged selectors match.
        if old.exactTypes != new.exactTypes { return nil }
        // Another registration can change the value of a custom property of any element.
        if old.registeredProperties != new.registeredProperties { return nil }
        declarations = old.sheets.map { Array(repeating: nil, count: $0.declarations.count) }
        let pairs = Self.rulePairs(old, new)
        let newRanks = RanksByRule(new)
        var nextRank = newRanks.starts
        var levels: [UInt32: UInt32] = [:]
        var last: UInt32?
        for rank in old.ruleOfRank.indices {
            let oldRule = Int(old.ruleOfRank[rank])
            guard let pair = pairs[oldRule] else {
                ranks.append(Self.none)
                isAffected.append(true)
                continue
            }
            let newRank = newRanks.ranks[nextRank[pair.rule]]
            nextRank[pair.rule] += 1
            // The layers must correspond as well.
            let level = new.rules[pair.rule].level
            guard last.map({ $0 < newRank }) ?? true, levels[old.rules[oldRule].level] ?? level == level else {
                return nil
            }
            last = newRank
            levels[old.rules[oldRule].level] = level
            ranks.append(newRank)
            isAffected.append(
                !pair.isUnchanged || !Self.extendsTheSame(old.rules[oldRule], old, new.rules[pair.rule], new, pairs))
        }
        guard Set(levels.values).count == levels.count, Self.areDefaultsKept(levels, old, new) else { return nil }
        keepsIndices =
            ranks.indices.allSatisfy { Int(ranks[$0]) == $0 } && ranks.count == new.ruleOfRank.count
            && old.extendedRules == new.extendedRules
            && old.rules.indices.allSatisfy { rule in
                pairs[rule].map { old.rules[rule].hasIndices(of: new.rules[$0.rule]) } ?? false
            }
        for (rule, pair) in pairs.enumerated() {
            if let pair, pair.isUnchanged { mapDeclarations(of: old.rules[rule], to: new.rules[pair.rule]) }
        }
    }

    /// The new id of a declaration; `.none` if the declaration no longer exists.
    func newID(of reference: DeclarationID) -> DeclarationID {
        guard let sheet = reference.sheet.stylesheet else { return reference }
        return declarations[sheet][Int(reference.declaration)] ?? .none
    }

    private mutating func mapDeclarations(of old: RuleIndex.Rule, to new: RuleIndex.Rule) {
        let start = Int(new.declarationsStart - new.declarationsBase)
        let indices =
            Int(old.declarationsStart - old.declarationsBase)..<Int(old.declarationsEnd - old.declarationsBase)
        for (offset, index) in indices.enumerated() {
            declarations[Int(old.sheet)][index] = DeclarationID(
                sheet: SheetID(stylesheet: new.sheet), declaration: UInt32(start + offset))
        }
    }

    // MARK: Rules

    private struct Pair {
        /// The index of the new rule.
        var rule: Int
        var isUnchanged: Bool
    }

    /// The new rule of each old rule.
    private static func rulePairs(_ old: RuleIndex, _ new: RuleIndex) -> [Pair?] {
        var newRules = new.sheets.map { [Int](repeating: -1, count: $0.rules.count) }
        for (index, rule) in new.rules.enumerated() { newRules[Int(rule.sheet)][Int(rule.rule)] = index }
        let sheets = StylesheetListDiff(old.sheets, new.sheets)
        return old.rules.enumerated().map { index, rule in
            guard let sheet = sheets.newSheet[Int(rule.sheet)],
                let match = sheets.rules[Int(rule.sheet)].match(Int(rule.rule))
            else { return nil }
            let newRule = newRules[sheet][match.rule]
            // The new rule applies to other elements.
            if newRule < 0 || old.scope(ofRule: index) != new.scope(ofRule: newRule)
                || rule.isStarting != new.rules[newRule].isStarting
            {
                return nil
            }
            return Pair(rule: newRule, isUnchanged: match.isUnchanged)
        }
    }

    /// Whether a rule and its new version extend the same unchanged rules.
    private static func extendsTheSame(
        _ rule: RuleIndex.Rule, _ old: RuleIndex, _ newRule: RuleIndex.Rule, _ new: RuleIndex, _ pairs: [Pair?]
    ) -> Bool {
        if rule.extendedStart == rule.extendedEnd, newRule.extendedStart == newRule.extendedEnd { return true }
        let extended = old.extendedRules[Int(rule.extendedStart)..<Int(rule.extendedEnd)]
        let newExtended = new.extendedRules[Int(newRule.extendedStart)..<Int(newRule.extendedEnd)]
        return extended.count == newExtended.count
            && zip(extended, newExtended).allSatisfy { rule, newRule in
                pairs[Int(rule)].map { $0.isUnchanged && $0.rule == Int(newRule) } ?? false
            }
    }

    private static func areDefaultsKept(_ levels: [UInt32: UInt32], _ old: RuleIndex, _ new: RuleIndex) -> Bool {
        levels.allSatisfy { old.levels.isUserAgent($0) == new.levels.isUserAgent($1) }
    }
}

/// The ranks of each rule, in ascending order.
private struct RanksByRule {
    /// The index of the first rank of each rule.
    private(set) var starts: [Int]
    private(set) var ranks: [UInt32]

    init(_ index: RuleIndex) {
        starts = Array(repeating: 0, count: index.rules.count + 1)
        for rule in index.ruleOfRank { starts[Int(rule) + 1] += 1 }
        for rule in index.rules.indices { starts[rule + 1] += starts[rule] }
        ranks = Array(repeating: 0, count: index.ruleOfRank.count)
        var next = starts
        for (rank, rule) in index.ruleOfRank.enumerated() {
            ranks[next[Int(rule)]] = UInt32(rank)
            next[Int(rule)] += 1
        }
    }
}

extension RuleIndex.Rule {
    /// Whether the declarations of both rules have the same indices.
    fileprivate func hasIndices(of other: RuleIndex.Rule) -> Bool {
        sheet == other.sheet && declarationsBase == other.declarationsBase
            && declarationsStart == other.declarationsStart
            && declarationsEnd == other.declarationsEnd
            && extendedStart == other.extendedStart && extendedEnd == other.extendedEnd
    }
}
