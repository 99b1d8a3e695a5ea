/// Which rules of an index are which of another one: how styles outlive a change of sheets or conditions.
struct RuleIndexDiff {
    /// The new rank of each old one; `none` where its rule is gone.
    private(set) var ranks: [UInt32] = []
    /// By old rank: whether its rule is gone, or declares other things now.
    private(set) var isAffected: [Bool] = []
    /// By new rank: whether its rule was not there before.
    private(set) var isNew: [Bool]
    /// Whether all rules and declarations stand where they did, whatever they say.
    private(set) var keepsPlaces = false
    /// By old sheet and row: where a declaration stands now.
    private var declarations: [[DeclarationID?]]

    static let none = UInt32.max

    /// Nil where rules that are in both stand in another order: then nothing is known.
    init?(from old: RuleIndex, to new: RuleIndex) {
        isNew = Array(repeating: true, count: new.ruleOfRank.count)
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
        keepsPlaces =
            ranks.indices.allSatisfy { Int(ranks[$0]) == $0 } && ranks.count == isNew.count
            && old.rules.indices.allSatisfy { rule in
                pairs[rule].map { old.rules[rule].isAtPlace(of: new.rules[$0.rule]) } ?? false
            }
        for (rule, pair) in pairs.enumerated() {
            if let pair, pair.isUnchanged { moveDeclarations(of: old.rules[rule], to: new.rules[pair.rule], old) }
        }
    }

    /// Where a declaration stands now; none if it is gone.
    func move(_ reference: DeclarationID) -> DeclarationID {
        guard !reference.isInline else { return reference }
        return declarations[Int(reference.sheet)][Int(reference.declaration)] ?? .none
    }

    private mutating func moveDeclarations(of old: RuleIndex.Rule, to new: RuleIndex.Rule, _ index: RuleIndex) {
        let start = Int(new.targetsStart - new.targetsBase)
        let rows = Int(old.targetsStart - old.targetsBase)..<Int(old.targetsEnd - old.targetsBase)
        for (place, row) in rows.enumerated() {
            declarations[Int(old.sheet)][row] = DeclarationID(
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
        let sheets = StylesheetListDiff(old.sheets, new.sheets)
        return old.rules.map { rule in
            guard let sheet = sheets.newSheet[Int(rule.sheet)],
                let match = sheets.rules[Int(rule.sheet)].match(Int(rule.rule))
            else { return nil }
            let row = newRules[sheet][match.rule]
            return row < 0 ? nil : Pair(rule: row, isUnchanged: match.isUnchanged)
        }
    }

    private static func areDefaultsKept(_ levels: [UInt32: UInt32], _ old: RuleIndex, _ new: RuleIndex) -> Bool {
        levels.allSatisfy { old.levels.isUserAgent($0) == new.levels.isUserAgent($1) }
    }
}

/// The ranks of each rule, in ascending order.
private struct RanksByRule {
    /// By rule, where its ranks start among all.
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
    /// Whether its declarations are in the rows of another rule's.
    fileprivate func isAtPlace(of other: RuleIndex.Rule) -> Bool {
        sheet == other.sheet && targetsBase == other.targetsBase && targetsStart == other.targetsStart
            && targetsEnd == other.targetsEnd
    }
}
