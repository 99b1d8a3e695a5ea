extension RuleIndex {
    /// Where a declaration of a rule stands among all by importance, origin and layer: the higher wins, and of equal
    /// ones the later or more specific (CSS Cascade 5, section 6.1).
    func precedence(of rule: Rule, isImportant: Bool) -> Int {
        // Among important declarations, origins and layers count the other way round.
        isImportant ? importantBase - 2 * Int(rule.level) : Int(rule.level)
    }

    /// That of a view's own declarations: over all normal ones, and between those of authors and of the toolkit where
    /// they are important.
    func inlinePrecedence(isImportant: Bool) -> Int {
        isImportant ? importantBase - 2 * defaultLevels + 1 : levelCount
    }

    /// Of an important declaration at the weakest level: so high that those of all others are above `levelCount`.
    private var importantBase: Int { 3 * levelCount }
}
