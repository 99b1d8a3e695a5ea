/// A map from the rules of a stylesheet to the rules of its new version. Rules that correspond have equal selectors, and
/// are in the same order in both versions.
struct StylesheetDiff {
    struct Match {
        /// The index of the rule in the new version.
        let rule: Int
        /// Whether both rules have the same declarations.
        let isUnchanged: Bool
    }

    /// The match of each old rule; `nil` if every rule is its own match.
    private let matches: [Match?]?

    /// The diff of a stylesheet and itself.
    static let all = StylesheetDiff(matches: nil)
    /// The diff of a stylesheet that was removed.
    static let none = StylesheetDiff(matches: [])

    /// The new version of a rule; `nil` if the rule was removed.
    func match(_ rule: Int) -> Match? {
        guard let matches else { return Match(rule: rule, isUnchanged: true) }
        return rule < matches.count ? matches[rule] : nil
    }

    private init(matches: [Match?]?) {
        self.matches = matches
    }

    /// The maximum number of rules between the first and the last difference for which a longest common subsequence is
    /// found, which is quadratic. If there are more, these rules correspond to none.
    private static let comparisonLimit = 2000

    init(_ old: ParsedStylesheet, _ new: ParsedStylesheet) {
        var selectors = SelectorInterner()
        let oldRules = selectors.identities(of: old)
        let newRules = selectors.identities(of: new)
        var pairs = [Int?](repeating: nil, count: oldRules.count)
        let commonCount = min(oldRules.count, newRules.count)
        let start = (0..<commonCount).first { oldRules[$0] != newRules[$0] } ?? commonCount
        let end =
            (0..<commonCount - start).first { oldRules[oldRules.count - 1 - $0] != newRules[newRules.count - 1 - $0] }
            ?? commonCount - start
        for index in 0..<start { pairs[index] = index }
        for distance in 1..<end + 1 { pairs[oldRules.count - distance] = newRules.count - distance }
        let oldMiddle = start..<oldRules.count - end
        let newMiddle = start..<newRules.count - end
        if max(oldMiddle.count, newMiddle.count) <= Self.comparisonLimit {
            for (index, match) in Self.commonSubsequence(oldRules[oldMiddle], newRules[newMiddle]) {
                pairs[index] = match
            }
        }
        matches = pairs.enumerated().map { index, match in
            match.map { Match(rule: $0, isUnchanged: Self.haveSameDeclarations(index, old, $0, new)) }
        }
    }

    /// Pairs of indices of equal elements, ascending on both sides.
    private static func commonSubsequence(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [(Int, Int)] {
        let difference = new.difference(from: old)
        let removed = offsets(of: difference.removals)
        let inserted = offsets(of: difference.insertions)
        let kept = old.indices.filter { !removed.contains($0 - old.startIndex) }
        let found = new.indices.filter { !inserted.contains($0 - new.startIndex) }
        return Array(zip(kept, found))
    }

    private static func offsets(of changes: [CollectionDifference<Int>.Change]) -> Set<Int> {
        Set(
            changes.map { change in
                switch change {
                case .insert(let offset, _, _), .remove(let offset, _, _): offset
                }
            })
    }

    private static func haveSameDeclarations(
        _ oldRule: Int, _ old: ParsedStylesheet, _ newRule: Int, _ new: ParsedStylesheet
    ) -> Bool {
        let left = old.rules[oldRule].declarations
        let right = new.rules[newRule].declarations
        return left.count == right.count
            && zip(left, right).allSatisfy { left, right in
                old.declarations[left].isImportant == new.declarations[right].isImportant
                    && hasSameProperty(left, old, right, new) && hasSameValue(left, old, right, new)
            } && haveSameUndeclaredProperties(oldRule, old, newRule, new)
    }

    private static func haveSameUndeclaredProperties(
        _ oldRule: Int, _ old: ParsedStylesheet, _ newRule: Int, _ new: ParsedStylesheet
    ) -> Bool {
        let left = old.rules[oldRule].undeclaredProperties
        let right = new.rules[newRule].undeclaredProperties
        return left.count == right.count
            && zip(left, right).allSatisfy { left, right in
                let (left, right) = (old.undeclaredProperties[left], new.undeclaredProperties[right])
                return left.isImportant == right.isImportant
                    && BytewiseString(left.propertyName(in: old.source))
                        == BytewiseString(right.propertyName(in: new.source))
                    && old.source.bytes(left.valueStart..<left.valueEnd)
                        .elementsEqual(new.source.bytes(right.valueStart..<right.valueEnd))
            }
    }

    private static func hasSameProperty(
        _ left: Int, _ old: ParsedStylesheet, _ right: Int, _ new: ParsedStylesheet
    ) -> Bool {
        guard old.declarationSources[left].shorthand == new.declarationSources[right].shorthand else { return false }
        switch (old.declarations[left].property, new.declarations[right].property) {
        case (.property(let left), .property(let right)): return left == right
        case (.custom(let left), .custom(let right)):
            return BytewiseString(old.names.string(left)) == BytewiseString(new.names.string(right))
        case (.all, .all): return true
        case (.property, _), (.custom, _), (.all, _): return false
        }
    }

    /// Compares typed values by value, and others byte by byte.
    private static func hasSameValue(
        _ left: Int, _ old: ParsedStylesheet, _ right: Int, _ new: ParsedStylesheet
    ) -> Bool {
        switch (old.declarations[left].value, new.declarations[right].value) {
        case (.absolute(let left), .absolute(let right)), (.relative(let left), .relative(let right)):
            old.values[Int(left)] == new.values[Int(right)]
        case (.cssWide(let left), .cssWide(let right)): left == right
        case (.variable, .variable), (.unparsed, .unparsed), (.verbatim, .verbatim):
            old.valueBytes(ofDeclaration: left).elementsEqual(new.valueBytes(ofDeclaration: right))
        case (.absolute, _), (.relative, _), (.cssWide, _), (.variable, _), (.unparsed, _), (.verbatim, _): false
        }
    }
}

extension ParsedStylesheet {
    fileprivate func valueBytes(ofDeclaration index: Int) -> UnsafeBufferPointer<UInt8> {
        let declaration = declarationSources[index]
        return source.bytes(declaration.valueStart..<declaration.valueEnd)
    }
}

/// A map from the stylesheets of a list, and their rules, to the stylesheets and rules of another list.
struct StylesheetListDiff {
    /// The index of the new stylesheet by the old one; `nil` if the stylesheet was removed.
    private(set) var newSheet: [Int?]
    /// The diff of each old stylesheet.
    private(set) var rules: [StylesheetDiff]

    init(_ old: [ParsedStylesheet], _ new: [ParsedStylesheet]) {
        newSheet = Array(repeating: nil, count: old.count)
        rules = Array(repeating: .none, count: old.count)
        // A stylesheet corresponds to itself. Otherwise to a stylesheet with its name, in order if there are several.
        var unused = Dictionary(grouping: new.indices) { ObjectIdentifier(new[$0]) }
        for (index, sheet) in old.enumerated() {
            guard let match = unused[ObjectIdentifier(sheet)]?.first else { continue }
            unused[ObjectIdentifier(sheet)]!.removeFirst()
            newSheet[index] = match
            rules[index] = .all
        }
        let left = unused.values.joined().sorted()
        var byName = Dictionary(grouping: left) { BytewiseString(new[$0].source.name) }
        for (index, sheet) in old.enumerated() where newSheet[index] == nil {
            let name = BytewiseString(sheet.source.name)
            guard let match = byName[name]?.first else { continue }
            byName[name]!.removeFirst()
            newSheet[index] = match
            rules[index] = StylesheetDiff(sheet, new[match])
        }
    }
}
