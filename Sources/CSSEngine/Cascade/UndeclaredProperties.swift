/// The declarations of properties that the property table does not declare, such as an app's own. They have no typed
/// value, but their order decides which one wins.
struct UndeclaredProperties {
    /// A winning declaration.
    struct Winner {
        fileprivate var level: CascadeLevels.Level
        var sheet: SheetID
        var rule: UInt32
        var declaration: SourceDeclaration
    }

    /// The winning declarations by their names in lower case.
    private(set) var winners: [BytewiseString: Winner] = [:]

    /// - Parameters:
    ///   - matches: The ranks of the selectors that match an element, ascending.
    ///   - inlineSheets: The inline stylesheets of the element, in order.
    init(_ matches: some Sequence<UInt32>, in index: RuleIndex, inlineSheets: [InlineSheet]) {
        for rank in matches {
            let matched = index.rule(ofRank: rank)
            for rule in index.declaringRules(of: matched) {
                collect(rule.rule, of: index.sheets[Int(rule.sheet)], SheetID(stylesheet: rule.sheet)) {
                    index.levels.level(matched.level, isImportant: $0)
                }
            }
        }
        for inline in inlineSheets {
            collect(0, of: inline.sheet, inline.id) { index.levels.inlineLevel(isImportant: $0) }
        }
    }

    private mutating func collect(
        _ rule: UInt32, of sheet: ParsedStylesheet, _ id: SheetID, level: (Bool) -> CascadeLevels.Level
    ) {
        for declaration in sheet.undeclaredProperties[sheet.rules[Int(rule)].undeclaredProperties] {
            let name = BytewiseString(declaration.propertyName(in: sheet.source))
            let level = level(declaration.isImportant)
            if let winner = winners[name], winner.level > level { continue }
            winners[name] = Winner(level: level, sheet: id, rule: rule, declaration: declaration)
        }
    }
}
