/// Which rules of an index are which of another one: how styles outlive a change of sheets or conditions.
struct RuleCorrespondence {
    /// The new rank of each old one; `none` where its rule is gone.
    private(set) var ranks: [UInt32] = []
    /// By old rank: whether its rule is gone, or declares other things now.
    private(set) var isAffected: [Bool] = []
    /// By new rank: whether its rule was not there before.
    private(set) var isNew: [Bool]
    /// By old sheet and row: where a declaration stands now.
    private var declarations: [[DeclarationReference?]]

    static let none = UInt32.max

    /// Nil where rules that are in both stand in another order: then nothing is known.
    init?(from old: RuleIndex, to new: RuleIndex) {
        isNew = Array(repeating: true, count: new.ruleOfRank.count)
        declarations = old.sheets.map { Array(repeating: nil, count: $0.declarations.count) }
        let pairs = Self.rulePairs(old, new)
        let newRanks = Self.ranksByRule(new)
        var nextRank = [Int](repeating: 0, count: old.rules.count)
        var levels: [UInt32: UInt32] = [:]
        var last: UInt32?
        for rank in old.ruleOfRank.indices {
            let oldRule = Int(old.ruleOfRank[rank])
            guard let pair = pairs[oldRule] else {
                ranks.append(Self.none)
                isAffected.append(true)
                continue
            }
            let newRank = newRanks[pair.rule][nextRank[oldRule]]
            nextRank[oldRule] += 1
            // Also the borders between layers must be where they were.
            let level = new.rules[pair.rule].level
            guard last.map({ $0 < newRank }) ?? true, levels[old.rules[oldRule].level] ?? level == level else {
                return nil
            }
            last = newRank
            levels[old.rules[oldRule].level] = level
            ranks.append(newRank)
            isAffected.append(!pair.isUnchanged)
            isNew[Int(newRank)] = false
        }
        guard Set(levels.values).count == levels.count, Self.areDefaultsKept(levels, old, new) else { return nil }
        for (rule, pair) in pairs.enumerated() {
            if let pair, pair.isUnchanged { moveDeclarations(of: old.rules[rule], to: new.rules[pair.rule], old) }
        }
    }

    /// Where a declaration stands now; none if it is gone.
    func move(_ reference: DeclarationReference) -> DeclarationReference {
        guard !reference.isInline else { return reference }
        return declarations[Int(reference.sheet)][Int(reference.declaration)] ?? .none
    }

    private mutating func moveDeclarations(of old: RuleIndex.Rule, to new: RuleIndex.Rule, _ index: RuleIndex) {
        let start = Int(new.targetsStart - new.targetsBase)
        let rows = Int(old.targetsStart - old.targetsBase)..<Int(old.targetsEnd - old.targetsBase)
        for (place, row) in rows.enumerated() {
            declarations[Int(old.sheet)][row] = DeclarationReference(
                sheet: new.sheet, declaration: UInt32(start + place))
        }
    }

    // MARK: Rules

    private struct Pair {
        /// The row among the new rules.
        var rule: Int
        var isUnchanged: Bool
    }

    /// By old rule.
    private static func rulePairs(_ old: RuleIndex, _ new: RuleIndex) -> [Pair?] {
        var newRules = new.sheets.map { [Int](repeating: -1, count: $0.rules.count) }
        for (row, rule) in new.rules.enumerated() { newRules[Int(rule.sheet)][Int(rule.rule)] = row }
        let sheets = SheetPairing(old.sheets, new.sheets)
        return old.rules.map { rule in
            guard let sheet = sheets.newSheet[Int(rule.sheet)],
                let match = sheets.rules[Int(rule.sheet)].match(Int(rule.rule))
            else { return nil }
            let row = newRules[sheet][match.rule]
            return row < 0 ? nil : Pair(rule: row, isUnchanged: match.isUnchanged)
        }
    }

    /// By rule, its ranks in ascending order.
    private static func ranksByRule(_ index: RuleIndex) -> [[UInt32]] {
        var ranks = [[UInt32]](repeating: [], count: index.rules.count)
        for (rank, rule) in index.ruleOfRank.enumerated() { ranks[Int(rule)].append(UInt32(rank)) }
        return ranks
    }

    private static func areDefaultsKept(_ levels: [UInt32: UInt32], _ old: RuleIndex, _ new: RuleIndex) -> Bool {
        levels.allSatisfy { old.levels.isDefault($0) == new.levels.isDefault($1) }
    }
}
