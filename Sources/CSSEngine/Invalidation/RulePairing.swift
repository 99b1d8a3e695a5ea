/// Which rules of a sheet are which of its new version: those with the same selectors, in the same order.
struct RulePairing {
    struct Match {
        /// The row in the new version.
        var rule: Int
        /// Whether it declares the same things.
        var isUnchanged: Bool
    }

    /// Nil where every rule is its own match.
    private var matches: [Match?]?

    /// The version is the same.
    static let all = RulePairing(matches: nil)
    /// No rule is there any more.
    static let none = RulePairing(matches: [])

    /// The new version of the rule in row `rule`; nil where there is none.
    func match(_ rule: Int) -> Match? {
        guard let matches else { return Match(rule: rule, isUnchanged: true) }
        return rule < matches.count ? matches[rule] : nil
    }

    private init(matches: [Match?]?) {
        self.matches = matches
    }

    /// More rules than this in a row that were all edited are not compared one by one.
    private static let comparisonLimit = 2000

    init(_ old: ParsedStylesheet, _ new: ParsedStylesheet) {
        var selectors = SelectorIdentities()
        let oldRules = selectors.identities(of: old)
        let newRules = selectors.identities(of: new)
        var pairs = [Int?](repeating: nil, count: oldRules.count)
        let most = min(oldRules.count, newRules.count)
        let start = (0..<most).first { oldRules[$0] != newRules[$0] } ?? most
        let end =
            (0..<most - start).first { oldRules[oldRules.count - 1 - $0] != newRules[newRules.count - 1 - $0] }
            ?? most - start
        for row in 0..<start { pairs[row] = row }
        for place in 1..<end + 1 { pairs[oldRules.count - place] = newRules.count - place }
        let oldMiddle = start..<oldRules.count - end
        let newMiddle = start..<newRules.count - end
        if max(oldMiddle.count, newMiddle.count) <= Self.comparisonLimit {
            for (row, match) in Self.commonSubsequence(oldRules[oldMiddle], newRules[newMiddle]) { pairs[row] = match }
        }
        matches = pairs.enumerated().map { row, match in
            match.map { Match(rule: $0, isUnchanged: Self.declareTheSame(row, old, $0, new)) }
        }
    }

    /// Pairs of indices of equal elements, ascending on both sides.
    private static func commonSubsequence(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [(Int, Int)] {
        let difference = new.difference(from: old)
        let removed = Set(
            difference.removals.map { change in
                guard case .remove(let offset, _, _) = change else { preconditionFailure("a removal removes") }
                return offset
            })
        let inserted = Set(
            difference.insertions.map { change in
                guard case .insert(let offset, _, _) = change else { preconditionFailure("an insertion inserts") }
                return offset
            })
        let kept = old.indices.filter { !removed.contains($0 - old.startIndex) }
        let there = new.indices.filter { !inserted.contains($0 - new.startIndex) }
        return Array(zip(kept, there))
    }

    private static func declareTheSame(
        _ oldRule: Int, _ old: ParsedStylesheet, _ newRule: Int, _ new: ParsedStylesheet
    ) -> Bool {
        let left = old.declarations[old.rules[oldRule].declarations]
        let right = new.declarations[new.rules[newRule].declarations]
        return left.count == right.count
            && zip(left, right).allSatisfy { left, right in
                left.isImportant == right.isImportant
                    && isSameText(
                        left.text.nameStart, left.text.nameEnd, old, right.text.nameStart, right.text.nameEnd, new)
                    && isSameText(
                        left.text.valueStart, left.text.valueEnd, old, right.text.valueStart, right.text.valueEnd, new)
            }
    }

    private static func isSameText(
        _ start: UInt32, _ end: UInt32, _ old: ParsedStylesheet, _ newStart: UInt32, _ newEnd: UInt32,
        _ new: ParsedStylesheet
    ) -> Bool {
        old.source.bytes(start..<end).elementsEqual(new.source.bytes(newStart..<newEnd))
    }
}

/// Numbers for the selectors of rules: the same number for the same text in rules with the same number.
private struct SelectorIdentities {
    private struct Key: Hashable {
        var parent: Int
        var text: [UInt8]
    }

    private var numbers: [Key: Int] = [:]

    mutating func identities(of sheet: ParsedStylesheet) -> [Int] {
        var identities: [Int] = []
        identities.reserveCapacity(sheet.rules.count)
        for rule in sheet.rules {
            let parent = rule.parent == 0 ? -1 : identities[Int(rule.parent) - 1]
            let text = Array(sheet.source.bytes(rule.preludeStart..<rule.preludeEnd))
            let next = numbers.count
            identities.append(numbers[Key(parent: parent, text: text), default: next])
            numbers[Key(parent: parent, text: text)] = identities[identities.count - 1]
        }
        return identities
    }
}
