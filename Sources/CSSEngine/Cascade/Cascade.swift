/// Finds the declaration that wins for each property of a match result (CSS Cascade 5, section 6).
///
/// The cascade visits packed declarations, not their values, from the strongest to the weakest. `CascadeWinners` decides
/// which of them win.
struct Cascade: ~Copyable {
    private var order: CascadeOrder
    private var winners: CascadeWinners
    private var candidates: RollbackCandidates
    /// The id of the cascade whose declarations are in `candidates`.
    private var candidatesID: UInt64 = 0

    /// The results of the last run, in the order of properties.
    var declarations: UnsafeBufferPointer<WinningDeclaration> { winners.declarations }
    var customProperties: UnsafeBufferPointer<WinningCustomProperty> { winners.customProperties }
    /// The value of `all` in the last run, which applies to properties without a winner. If it is `nil`, they have their
    /// initial values.
    var all: CascadedValue? { winners.all }

    init(_ index: RuleIndex, inlineStyles: InlineStyleTable, _ properties: PropertyTable) {
        order = CascadeOrder(index, inlineStyles: inlineStyles)
        winners = CascadeWinners(index.levels, properties)
        candidates = RollbackCandidates(index.levels)
    }

    /// Finds the winners of all properties.
    mutating func run(_ matched: MatchResult) {
        winners.begin()
        order.visit(matched, &winners)
        winners.finish()
    }

    /// The value that a property has instead of a substituted `revert` or `revert-layer`; `nil` if there is none.
    /// - Parameters:
    ///   - level: The level of the declaration with the keyword.
    ///   - id: The id of the cascade of `matched`. Its declarations are collected once for several properties.
    mutating func rollBack(
        _ property: DeclaredProperty, from level: CascadeLevels.Level, by keyword: CSSWideKeyword,
        _ matched: MatchResult, id: UInt64
    ) -> CascadedValue? {
        if candidatesID != id {
            candidatesID = id
            candidates.removeAll()
            order.visit(matched, &candidates)
            candidates.sort()
        }
        return candidates.value(of: property, rollingBack: keyword, from: level)
    }
}

/// The declarations that apply to an element.
struct MatchResult {
    /// The ranks of the matched selectors, ascending: the highest rank of each matched rule.
    let ranks: UnsafeBufferPointer<UInt32>
    /// One more than an index of the inline style table; 0 for none.
    let inlineStyle: UInt32
}
