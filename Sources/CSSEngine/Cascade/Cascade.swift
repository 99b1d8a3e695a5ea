/// What a list of matched rules comes to, whatever element matched them: for each property the declaration that wins
/// (CSS Cascade 5, section 6).
struct Cascade {
    /// What a property is given.
    enum Outcome {
        case typed(Value)
        /// A row of the declaring sheet's templates.
        case template(UInt32)
        /// A custom property's text.
        case verbatim
        case initial
        case inherit
    }

    struct Winner {
        var property: PropertyID
        var outcome: Outcome
        var reference: DeclarationReference
        var level: Level
    }

    struct CustomWinner {
        /// In the engine's table.
        var name: Name
        var outcome: Outcome
        var reference: DeclarationReference
    }

    /// Importance, origin and layer as one number: the higher wins.
    typealias Level = Int

    private(set) var winners: [Winner] = []
    private(set) var customWinners: [CustomWinner] = []
    /// The `all: inherit` that gives the properties without a winner their parent's values.
    private(set) var inheritsAll: DeclarationReference?

    private let index: RuleIndex
    private let inlineStyles: [InlineStyle]
    /// Ranks in ascending order, and one more than a row of the inline styles.
    private let ranks: UnsafeBufferPointer<UInt32>
    private let inlineStyle: UInt32

    /// Where the search for one property's winner stands.
    private struct Search {
        enum State {
            case open, settled
            /// Only declarations below this level count: a stronger one said `revert` or `revert-layer`.
            case reverting(below: Level)
        }

        var state = State.open
        /// The strongest declaration that was considered last.
        var reference = DeclarationReference(sheet: 0, declaration: 0)

        func admits(_ level: Level) -> Bool {
            switch state {
            case .open: true
            case .settled: false
            case .reverting(let below): level < below
            }
        }

        var isReverting: Bool {
            if case .reverting = state { true } else { false }
        }
    }

    private var searches: [Search]
    private var customSearches: [Name: Search] = [:]
    /// What was said of all properties, the strongest first.
    private var alls: [(level: Level, keyword: WideKeyword, reference: DeclarationReference)] = []

    /// - Parameters:
    ///   - ranks: of the matched selectors, ascending, one for each rule.
    ///   - inlineStyle: one more than a row of `inlineStyles`; 0 for none.
    init(
        _ index: RuleIndex, ranks: UnsafeBufferPointer<UInt32>, inlineStyle: UInt32, inlineStyles: [InlineStyle],
        propertyCount: Int
    ) {
        self.index = index
        self.ranks = ranks
        self.inlineStyle = inlineStyle
        self.inlineStyles = inlineStyles
        searches = Array(repeating: Search(), count: propertyCount)
    }

    /// Finds all winners.
    mutating func run() {
        forEachDeclaration { cascade, declaration, reference, level in
            cascade.consider(declaration, reference, level)
        }
        finish()
    }

    /// The winner of one property among the declarations below a level; nil where there is none.
    mutating func winner(of property: PropertyID, below level: Level) -> Winner? {
        searches[Int(property.index)].state = .reverting(below: level)
        forEachDeclaration { cascade, declaration, reference, level in
            if declaration.target == .property(property) || declaration.target == .all {
                cascade.consider(declaration, reference, level)
            }
        }
        return winners.first
    }

    /// The level below which `revert` or `revert-layer` looks on. An important declaration takes its whole layer back,
    /// and so goes on below the layer's normal level.
    func limit(of keyword: WideKeyword, at level: Level) -> Level {
        if keyword == .revert { return isDefault(level) ? 0 : index.defaultLevels }
        if level <= inlineLevel { return level }
        if level == importantInlineLevel { return inlineLevel }
        return isDefault(level) ? levelCount * 2 + 1 - level : levelCount * 2 - level
    }

    // MARK: Order

    private var levelCount: Int { index.levelCount }

    private func level(_ layer: UInt32, isImportant: Bool) -> Level {
        let layer = Int(layer)
        guard isImportant else { return layer }
        // Layers, and origins, count the other way round; inline styles stand between the two.
        return layer < index.defaultLevels ? levelCount * 2 + 1 - layer : levelCount * 2 - layer
    }

    private var inlineLevel: Level { levelCount }
    private var importantInlineLevel: Level { levelCount * 2 - index.defaultLevels + 1 }

    /// Whether a level is the toolkit's.
    private func isDefault(_ level: Level) -> Bool {
        level < index.defaultLevels || level > importantInlineLevel
    }

    private typealias Visitor = (inout Cascade, Declaration, DeclarationReference, Level) -> Void

    /// Visits every declaration, the strongest first.
    private mutating func forEachDeclaration(_ visit: Visitor) {
        let groups = levelGroups()
        if hasImportant {
            for group in groups where group.layer < index.defaultLevels {
                visitRules(group.range, isImportant: true, visit)
            }
            visitInline(isImportant: true, visit)
            for group in groups where group.layer >= index.defaultLevels {
                visitRules(group.range, isImportant: true, visit)
            }
        }
        visitInline(isImportant: false, visit)
        visitRules(ranks.indices, isImportant: false, visit)
    }

    /// Runs of ranks of the same layer, weakest layer first.
    private func levelGroups() -> [(layer: UInt32, range: Range<Int>)] {
        var groups: [(layer: UInt32, range: Range<Int>)] = []
        for place in ranks.indices {
            let layer = index.rules[Int(index.ruleOfRank[Int(ranks[place])])].level
            if let last = groups.last, last.layer == layer {
                groups[groups.count - 1].range = last.range.lowerBound..<place + 1
            } else {
                groups.append((layer, place..<place + 1))
            }
        }
        return groups
    }

    private var hasImportant: Bool {
        if inlineStyle != 0 { return true }
        return ranks.contains { rank in
            let rule = index.rules[Int(index.ruleOfRank[Int(rank)])]
            return index.sheets[Int(rule.sheet)].rules[Int(rule.rule)].hasImportant
        }
    }

    private mutating func visitRules(_ places: Range<Int>, isImportant: Bool, _ visit: Visitor) {
        for place in places.reversed() {
            let rule = index.rules[Int(index.ruleOfRank[Int(ranks[place])])]
            let sheet = index.sheets[Int(rule.sheet)]
            let level = level(rule.level, isImportant: isImportant)
            for row in sheet.rules[Int(rule.rule)].declarations.reversed()
            where sheet.declarations[row].isImportant == isImportant {
                visit(
                    &self, sheet.declarations[row],
                    DeclarationReference(sheet: rule.sheet, declaration: UInt32(row)), level)
            }
        }
    }

    private mutating func visitInline(isImportant: Bool, _ visit: Visitor) {
        guard inlineStyle != 0 else { return }
        let sheet = inlineStyles[Int(inlineStyle) - 1].sheet
        for row in sheet.declarations.indices.reversed() where sheet.declarations[row].isImportant == isImportant {
            visit(
                &self, sheet.declarations[row],
                DeclarationReference(
                    sheet: (inlineStyle - 1) | DeclarationReference.inlineBit, declaration: UInt32(row)),
                isImportant ? importantInlineLevel : inlineLevel)
        }
    }

    // MARK: Winning

    private mutating func consider(_ declaration: Declaration, _ reference: DeclarationReference, _ level: Level) {
        switch declaration.target {
        case .property(let property):
            for all in alls { settle(property, .wide(all.keyword), all.reference, all.level) }
            settle(property, declaration.value, reference, level)
        case .custom(let name):
            settle(custom: engineName(name, reference), declaration.value, reference, level)
        case .all:
            if case .wide(let keyword) = declaration.value { alls.append((level, keyword, reference)) }
        }
    }

    private func engineName(_ name: Name, _ reference: DeclarationReference) -> Name {
        reference.isInline
            ? inlineStyles[reference.inlineStyle].names[Int(name.id)] : index.names[Int(reference.sheet)][Int(name.id)]
    }

    private mutating func settle(
        _ property: PropertyID, _ value: SpecifiedValue, _ reference: DeclarationReference, _ level: Level
    ) {
        let row = Int(property.index)
        guard searches[row].admits(level) else { return }
        searches[row].reference = reference
        guard let outcome = outcome(of: value, level, unset: .initial, &searches[row]) else { return }
        winners.append(Winner(property: property, outcome: outcome, reference: reference, level: level))
    }

    private mutating func settle(
        custom name: Name, _ value: SpecifiedValue, _ reference: DeclarationReference, _ level: Level
    ) {
        var search = customSearches[name] ?? Search()
        guard search.admits(level) else { return }
        search.reference = reference
        // Custom properties inherit, so that `unset` is `inherit`.
        if let outcome = outcome(of: value, level, unset: .inherit, &search) {
            customWinners.append(CustomWinner(name: name, outcome: outcome, reference: reference))
        }
        customSearches[name] = search
    }

    /// What a declaration gives its property; nil where it sends the search on to weaker ones.
    private func outcome(
        of value: SpecifiedValue, _ level: Level, unset: Outcome, _ search: inout Search
    ) -> Outcome? {
        search.state = .settled
        switch value {
        case .typed(let value): return .typed(value)
        case .template(let row): return .template(row)
        case .verbatim: return .verbatim
        case .wide(.initial): return .initial
        case .wide(.inherit): return .inherit
        case .wide(.unset): return unset
        case .wide(let keyword):
            // `revert`: from the author's sheets back to the toolkit's, from those to nothing.
            search.state = .reverting(below: limit(of: keyword, at: level))
            return nil
        }
    }

    /// What was sent on and found nothing is unset.
    private mutating func finish() {
        for row in searches.indices where searches[row].isReverting {
            let property = PropertyID(index: UInt16(row))
            for all in alls { settle(property, .wide(all.keyword), all.reference, all.level) }
            guard searches[row].isReverting else { continue }
            winners.append(
                Winner(property: property, outcome: .initial, reference: searches[row].reference, level: 0))
        }
        winners.sort { $0.property < $1.property }
        for (name, search) in customSearches where search.isReverting {
            customWinners.append(CustomWinner(name: name, outcome: .inherit, reference: search.reference))
        }
        var rest = Search()
        for all in alls where rest.admits(all.level) {
            if case .inherit = outcome(of: .wide(all.keyword), all.level, unset: .initial, &rest) {
                inheritsAll = all.reference
            }
        }
    }
}
