/// Finds the declaration that wins for each property of a match result (CSS Cascade 5, section 6).
///
/// The cascade visits packed declarations, not their values, from the strongest to the weakest. `CascadeWinners` decides
/// which of them win.
struct Cascade: ~Copyable {
    typealias Level = CascadeLevels.Level

    /// Consecutive ranks whose rules are in the same layer.
    struct LayerRun: BitwiseCopyable {
        /// The level of the rules' normal declarations.
        var level: UInt32
        /// The range of indices in `MatchResult.ranks`.
        var start: Int
        var end: Int

        var range: Range<Int> { start..<end }
    }

    private let index: RuleIndex
    private let levels: CascadeLevels
    private let inlineStyles: InlineStyleTable
    private var winners: CascadeWinners
    /// The ranks of the run by layer, the weakest layer first.
    private var layerRuns = UniqueArray<LayerRun>()

    /// The results of the last run, in the order of properties.
    var declarations: UnsafeBufferPointer<WinningDeclaration> { winners.declarations }
    var customProperties: UnsafeBufferPointer<WinningCustomProperty> { winners.customProperties }
    /// The `all: inherit` of the last run, which applies to properties without a winner.
    var inheritsAll: DeclarationID? { winners.inheritsAll }

    init(_ index: RuleIndex, inlineStyles: InlineStyleTable, propertyCount: Int) {
        self.index = index
        levels = index.levels
        self.inlineStyles = inlineStyles
        winners = CascadeWinners(index.levels, propertyCount: propertyCount)
    }

    /// Finds the winners of all properties.
    mutating func run(_ matched: MatchResult) {
        winners.begin()
        visitAll(matched, only: nil)
        winners.finish()
    }

    /// The declaration that wins instead of one whose substituted value is `revert` or `revert-layer`; `nil` if there is
    /// none.
    mutating func declaration(
        after winner: WinningDeclaration, rollingBack keyword: CSSWideKeyword, _ matched: MatchResult
    ) -> WinningDeclaration? {
        winners.begin()
        winners.rollBack(winner.property, from: winner.level, by: keyword)
        visitAll(matched, only: .property(winner.property))
        return winners.firstDeclaration
    }

    /// The declaration that wins instead of one whose substituted value is `revert` or `revert-layer`.
    mutating func declaration(
        after winner: WinningCustomProperty, rollingBack keyword: CSSWideKeyword, _ matched: MatchResult
    ) -> WinningCustomProperty? {
        winners.begin()
        winners.rollBack(custom: winner.name, from: winner.level, by: keyword)
        visitAll(matched, only: .custom(winner.name))
        return winners.firstCustomProperty
    }

    // MARK: Order

    /// Visits every declaration, or those that set one property, the strongest first.
    private mutating func visitAll(_ matched: MatchResult, only property: DeclaredProperty?) {
        let ranks = matched.ranks
        if matched.inlineStyle != 0 || ranks.contains(where: { index.rule(ofRank: $0).hasImportant }) {
            findLayerRuns(ranks)
            for run in 0..<layerRuns.count where levels.isUserAgent(layerRuns[run].level) {
                visitRules(ranks, layerRuns[run].range, isImportant: true, only: property)
            }
            visitInline(matched.inlineStyle, isImportant: true, only: property)
            for run in 0..<layerRuns.count where !levels.isUserAgent(layerRuns[run].level) {
                visitRules(ranks, layerRuns[run].range, isImportant: true, only: property)
            }
            visitInline(matched.inlineStyle, isImportant: false, only: property)
        }
        visitRules(ranks, ranks.indices, isImportant: false, only: property)
    }

    private mutating func findLayerRuns(_ ranks: UnsafeBufferPointer<UInt32>) {
        layerRuns.removeAll()
        for position in ranks.indices {
            let level = index.rule(ofRank: ranks[position]).level
            if layerRuns.count > 0, layerRuns[layerRuns.count - 1].level == level {
                layerRuns[layerRuns.count - 1].end = position + 1
            } else {
                layerRuns.append(LayerRun(level: level, start: position, end: position + 1))
            }
        }
    }

    private mutating func visitRules(
        _ ranks: UnsafeBufferPointer<UInt32>, _ range: Range<Int>, isImportant: Bool, only property: DeclaredProperty?
    ) {
        for position in range.reversed() {
            let rule = index.rule(ofRank: ranks[position])
            if isImportant, !rule.hasImportant { continue }
            let level = levels.level(rule.level, isImportant: isImportant)
            var target = rule.declarationsEnd
            while target > rule.declarationsStart {
                target -= 1
                let declaration = index.declarations[Int(target)]
                guard declaration.isImportant == isImportant, property.map({ declaration.sets($0) }) ?? true else {
                    continue
                }
                winners.process(
                    declaration, DeclarationID(sheet: rule.sheet, declaration: target - rule.declarationsBase), level)
            }
        }
    }

    private mutating func visitInline(_ inlineStyle: UInt32, isImportant: Bool, only property: DeclaredProperty?) {
        guard let style = inlineStyles[inlineStyle] else { return }
        let level = levels.inlineLevel(isImportant: isImportant)
        for declaration in style.declarations.reversed() where declaration.packed.isImportant == isImportant {
            guard property.map({ declaration.packed.sets($0) }) ?? true else { continue }
            winners.process(declaration.packed, declaration.reference, level)
        }
    }
}
