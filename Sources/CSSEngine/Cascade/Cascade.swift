/// Finds, for a list of matched rules, the declaration that wins for each property (CSS Cascade 5, section 6).
///
/// Runs over plain rows; what a winner is worth is looked up when it is computed. Kept from run to run, so that a run
/// allocates nothing but its result.
struct Cascade: ~Copyable {
    typealias Level = CascadeLevels.Level

    /// Where the search for one property's winner stands.
    struct Search: BitwiseCopyable {
        /// The run that it belongs to; others are as good as not begun.
        var run: UInt32 = 0
        /// Only declarations below this level count: none once the search is settled, fewer than all where a stronger
        /// one said `revert` or `revert-layer`.
        var below = Level.max
        /// The declaration that said so.
        var reference = DeclarationID(sheet: 0, declaration: 0)

        static let settled = Level.min
    }

    private let index: RuleIndex
    private let levels: CascadeLevels
    private let inlineStyles: InlineStyleTable
    private var run: UInt32 = 0
    private var searches = UniqueArray<Search>()
    /// By the name's id in the engine's table.
    private var customSearches = UniqueArray<Search>()
    /// What was said of all properties, the strongest first.
    private var alls: [(level: Level, keyword: CSSWideKeyword?, reference: DeclarationID)] = []
    private var reverting: [PropertyID] = []
    private var customReverting: [Atom] = []
    private var result = Result()

    init(_ index: RuleIndex, inlineStyles: InlineStyleTable, propertyCount: Int) {
        self.index = index
        levels = index.levels
        self.inlineStyles = inlineStyles
        searches.resize(to: propertyCount, filling: Search())
    }

    /// Makes room for the custom properties among `count` names; called before a run whenever there are more.
    mutating func reserve(names count: Int) {
        if count > customSearches.count { customSearches.resize(to: count, filling: Search()) }
    }

    /// Finds all winners.
    mutating func run(_ matched: Matched) -> Result {
        begin()
        visitAll(matched, only: nil)
        finish()
        return result
    }

    /// The declaration that wins once a winner has turned out to say `revert` or `revert-layer`; nil where there is
    /// none.
    mutating func winner(after winner: Winner, saying keyword: CSSWideKeyword, _ matched: Matched) -> Winner? {
        begin()
        searches[Int(winner.property.index)] = Search(run: run, below: levels.limit(of: keyword, at: winner.level))
        visitAll(matched, only: .property(winner.property))
        return result.winners.first
    }

    /// As for other properties.
    mutating func winner(
        after winner: CascadedCustomProperty, saying keyword: CSSWideKeyword, _ matched: Matched
    ) -> CascadedCustomProperty? {
        begin()
        customSearches[Int(winner.name.id)] = Search(run: run, below: levels.limit(of: keyword, at: winner.level))
        visitAll(matched, only: .custom(winner.name))
        return result.customWinners.first
    }

    private mutating func begin() {
        run += 1
        result = Result()
        alls.removeAll(keepingCapacity: true)
        reverting.removeAll(keepingCapacity: true)
        customReverting.removeAll(keepingCapacity: true)
    }

    // MARK: Order

    /// Visits every declaration, or those that set one property, the strongest first.
    private mutating func visitAll(_ matched: Matched, only property: DeclaredProperty?) {
        let ranks = matched.ranks
        if matched.inlineStyle != 0 || ranks.contains(where: { index.rule(ofRank: $0).hasImportant }) {
            let groups = levelGroups(ranks)
            for group in groups where levels.isDefault(group.level) {
                visitRules(ranks, group.places, isImportant: true, only: property)
            }
            visitInline(matched.inlineStyle, isImportant: true, only: property)
            for group in groups where !levels.isDefault(group.level) {
                visitRules(ranks, group.places, isImportant: true, only: property)
            }
            visitInline(matched.inlineStyle, isImportant: false, only: property)
        }
        visitRules(ranks, ranks.indices, isImportant: false, only: property)
    }

    /// Runs of ranks of the same layer, weakest layer first.
    private func levelGroups(_ ranks: UnsafeBufferPointer<UInt32>) -> [(level: UInt32, places: Range<Int>)] {
        var groups: [(level: UInt32, places: Range<Int>)] = []
        for place in ranks.indices {
            let level = index.rule(ofRank: ranks[place]).level
            if let last = groups.last, last.level == level {
                groups[groups.count - 1].places = last.places.lowerBound..<place + 1
            } else {
                groups.append((level, place..<place + 1))
            }
        }
        return groups
    }

    private mutating func visitRules(
        _ ranks: UnsafeBufferPointer<UInt32>, _ places: Range<Int>, isImportant: Bool, only property: DeclaredProperty?
    ) {
        for place in places.reversed() {
            let rule = index.rule(ofRank: ranks[place])
            if isImportant, !rule.hasImportant { continue }
            let level = levels.level(rule.level, isImportant: isImportant)
            var row = rule.targetsEnd
            while row > rule.targetsStart {
                row -= 1
                let target = index.targets[Int(row)]
                guard target.isImportant == isImportant, property.map({ target.sets($0) }) ?? true else { continue }
                consider(
                    target, DeclarationID(sheet: rule.sheet, declaration: row - rule.targetsBase), level)
            }
        }
    }

    private mutating func visitInline(_ inlineStyle: UInt32, isImportant: Bool, only property: DeclaredProperty?) {
        guard let style = inlineStyles[inlineStyle] else { return }
        let level = levels.inlineLevel(isImportant: isImportant)
        for declaration in style.declarations.reversed() where declaration.target.isImportant == isImportant {
            guard property.map({ declaration.target.sets($0) }) ?? true else { continue }
            consider(declaration.target, declaration.reference, level)
        }
    }

    // MARK: Winning

    @inline(__always)
    private mutating func consider(_ target: CascadeDeclaration, _ reference: DeclarationID, _ level: Level) {
        switch target.property {
        case .property(let property):
            for all in alls { settle(property, all.keyword, all.reference, all.level) }
            settle(property, target.keyword, reference, level)
        case .custom(let name):
            settle(custom: name, target.keyword, reference, level)
        case .all:
            alls.append((level, target.keyword, reference))
        }
    }

    @inline(__always)
    private mutating func settle(
        _ property: PropertyID, _ keyword: CSSWideKeyword?, _ reference: DeclarationID, _ level: Level
    ) {
        let search = searches.base + Int(property.index)
        guard admits(search.pointee, level) else { return }
        let outcome = outcome(of: keyword, level, unset: .initial, search, reference)
        if let outcome {
            result.winners.append(
                Winner(property: property, outcome: outcome, reference: reference, level: level))
        } else {
            reverting.append(property)
        }
    }

    @inline(__always)
    private mutating func settle(
        custom name: Atom, _ keyword: CSSWideKeyword?, _ reference: DeclarationID, _ level: Level
    ) {
        let search = customSearches.base + Int(name.id)
        guard admits(search.pointee, level) else { return }
        // Custom properties inherit, so that `unset` is `inherit`.
        if let outcome = outcome(of: keyword, level, unset: .inherit, search, reference) {
            result.customWinners.append(
                CascadedCustomProperty(name: name, outcome: outcome, reference: reference, level: level))
        } else {
            customReverting.append(name)
        }
    }

    /// Whether a declaration of this level still counts. An inline style that takes itself back does so with all it says.
    @inline(__always) private func admits(_ search: Search, _ level: Level) -> Bool {
        if search.run != run { return true }
        guard level < search.below else { return false }
        return level != levels.inlineLevel(isImportant: false) || search.below != levels.inlineLevel(isImportant: true)
    }

    /// What a declaration gives its property; nil where it sends the search on to weaker ones.
    @inline(__always)
    private func outcome(
        of keyword: CSSWideKeyword?, _ level: Level, unset: Outcome, _ search: UnsafeMutablePointer<Search>,
        _ reference: DeclarationID
    ) -> Outcome? {
        search.pointee = Search(run: run, below: Search.settled, reference: reference)
        switch keyword {
        case nil: return .declared
        case .initial: return .initial
        case .inherit: return .inherit
        case .unset: return unset
        case .revert, .revertLayer:
            search.pointee.below = levels.limit(of: keyword!, at: level)
            return nil
        }
    }

    /// What was sent on and found nothing is unset.
    private mutating func finish() {
        for property in reverting {
            for all in alls { settle(property, all.keyword, all.reference, all.level) }
            let search = searches[Int(property.index)]
            guard search.below != Search.settled else { continue }
            searches[Int(property.index)].below = Search.settled
            result.winners.append(
                Winner(property: property, outcome: .initial, reference: search.reference, level: 0))
        }
        result.winners.sort { $0.property < $1.property }
        for name in customReverting where customSearches[Int(name.id)].below != Search.settled {
            let reference = customSearches[Int(name.id)].reference
            customSearches[Int(name.id)].below = Search.settled
            result.customWinners.append(
                CascadedCustomProperty(name: name, outcome: .inherit, reference: reference, level: 0))
        }
        findInheritsAll()
    }

    private mutating func findInheritsAll() {
        var below = Level.max
        for all in alls where all.level < below {
            switch all.keyword {
            case .inherit: result.inheritsAll = all.reference
            case .initial, .unset, nil: break
            case .revert?, .revertLayer?:
                below = levels.limit(of: all.keyword!, at: all.level)
                continue
            }
            return
        }
    }
}
