/// Finds the elements whose undeclared properties have changed. Stores only elements that have such properties.
struct UndeclaredPropertyTracker {
    /// The texts of each element's properties, by their names in lower case.
    private var texts: [Int32: [BytewiseString: BytewiseString]] = [:]
    private var isEnabled = false
    /// Whether a rule declares such a property.
    private var isInRules: Bool
    /// Whether elements can have other texts although the same rules match.
    private var areRulesNew = true

    init(_ index: RuleIndex) {
        isInRules = Self.isDeclared(in: index)
    }

    private static func isDeclared(in index: RuleIndex) -> Bool {
        index.sheets.contains { !$0.undeclaredProperties.isEmpty }
    }

    mutating func replaceIndex(by index: RuleIndex) {
        isInRules = Self.isDeclared(in: index)
        areRulesNew = true
    }

    mutating func beginUpdate(isEnabled: Bool) { self.isEnabled = isEnabled }

    mutating func endUpdate() { areRulesNew = false }

    mutating func remove(_ element: Int32) {
        if !texts.isEmpty { texts[element] = nil }
    }

    /// Whether the properties of an element can have changed with its rows.
    @inline(__always) func mayChange(from old: StyleRows, to new: StyleRows) -> Bool {
        isEnabled && (isInRules || new.inlineStyle != 0 || !texts.isEmpty)
            && (areRulesNew || new.list != old.list || new.inlineStyle != old.inlineStyle)
    }

    /// Updates the texts of an element. Returns the names of the properties that changed, in order.
    mutating func update(
        _ element: Int32, _ change: ResolvedStyles.Change, _ styles: borrowing ResolvedStyles, _ index: RuleIndex,
        _ inlineStyles: InlineStyleTable
    ) -> [String] {
        guard mayChange(from: change.old, to: change.new) else { return [] }
        let node = change.new
        let inlineSheets = inlineStyles.sheets(of: node.inlineStyle)
        let matches = styles.matches(of: element)
        let former = texts[element] ?? [:]
        var current: [BytewiseString: BytewiseString] = [:]
        let isDeclared =
            inlineSheets.contains { !$0.sheet.undeclaredProperties.isEmpty }
            || matches.contains { rank in
                index.declaringRules(of: index.rule(ofRank: rank)).contains { rule in
                    !index.sheets[Int(rule.sheet)].rules[Int(rule.rule)].undeclaredProperties.isEmpty
                }
            }
        if isDeclared {
            let properties = UndeclaredProperties(matches, in: index, inlineSheets: inlineSheets)
            current = properties.winners.compactMapValues { winner in
                inlineSheets.sheet(winner.sheet, in: index).map {
                    BytewiseString(winner.declaration.value(in: $0.source))
                }
            }
        }
        guard current != former else { return [] }
        texts[element] = current.isEmpty ? nil : current
        return Set(current.keys).union(former.keys).filter { current[$0] != former[$0] }.sorted().map(\.string)
    }
}
