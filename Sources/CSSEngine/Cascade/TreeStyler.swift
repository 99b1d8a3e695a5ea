/// Gives every element of a tree its computed style, and remembers what led to it.
///
/// Elements that look alike to selectors, down from the root, share one list of matched rules; equal lists share one
/// cascade; equal cascades in equal surroundings share one computed style.
struct TreeStyler: ~Copyable {
    let tree: StyleTree
    let index: RuleIndex
    let inlineStyles: [InlineStyle]
    private let origins: DeclarationOrigins
    let properties: PropertyTable

    private var lists = MatchListTable()
    private var identities = IdentityTable()
    private var variables: VariableResolver
    private var cascade: Cascade
    private var cascades: [Cascaded] = []
    /// By list: one more than the row of its cascade without inline style.
    private var cascadeOfList: [UInt32] = []
    private var cascadeRows: [PairKey: UInt32] = [:]
    private var environments = [CustomProperties()]
    private var environmentRows: [PairKey: UInt32] = [:]
    private var styles: [ComputedStyle] = []
    private var styleRows: [StyleKey: UInt32] = [:]
    private var nodes: [NodeStyle] = []
    /// How many elements were matched, not found to look like one that was.
    private(set) var matchedCount = 0

    /// A cascade, and what its computed values depend on beside it.
    private struct Cascaded {
        let result: Cascade.Result
        var usesVariables = false
        var usesParent = false
        /// One more than the row of its style, where that depends on nothing else.
        var style: UInt32 = 0
    }

    private struct PairKey: Hashable {
        var first: UInt32
        var second: UInt32
    }

    private struct StyleKey: Hashable {
        var cascade: UInt32
        var environment: UInt32
        var parent: UInt32
    }

    /// What an element has come to: rows of the tables above.
    private struct NodeStyle {
        var identity: UInt32 = 0
        var list: UInt32 = 0
        var cascade: UInt32 = 0
        var environment: UInt32 = 0
        var style: UInt32 = 0
    }

    /// - Parameter nameCount: how many names the engine's table has.
    init(
        _ tree: StyleTree, _ index: RuleIndex, _ inlineStyles: [InlineStyle], properties: PropertyTable, nameCount: Int
    ) {
        self.tree = tree
        self.index = index
        self.inlineStyles = inlineStyles
        origins = DeclarationOrigins(index: index, inlineStyles: inlineStyles)
        self.properties = properties
        variables = VariableResolver(properties: properties)
        cascade = Cascade(
            index, inlineStyles: inlineStyles, propertyCount: properties.properties.count, nameCount: nameCount)
    }

    // MARK: Styling

    /// Styles every element, parents before their children.
    mutating func styleAll() {
        nodes = Array(repeating: NodeStyle(), count: tree.count)
        let view = tree.view
        index.selectors.parts.withUnsafeBufferPointer { parts in
            var matcher = RuleMatcher(tree, index, parts: parts)
            for root in tree.roots {
                var element = root.index
                while element >= 0 {
                    style(element, in: view, &matcher)
                    element = view.next(after: element, within: root.index)
                }
            }
        }
    }

    private mutating func style(_ element: Int32, in view: TreeView, _ matcher: inout RuleMatcher) {
        let mirrored = view[element].pointee
        let parent = mirrored.parent
        let parentStyle = parent < 0 ? nil : nodes[Int(parent)]
        var node = NodeStyle()
        node.identity = identities.find(mirrored, parent: parentStyle?.identity ?? 0)
        node.list = list(element, node.identity, &matcher)
        node.cascade = cascade(node.list, mirrored.inlineStyle)
        node.environment = environment(of: node, parent: parentStyle?.environment ?? 0, mirrored.inlineStyle)
        node.style = style(of: node, parent: parentStyle, inlineStyle: mirrored.inlineStyle)
        nodes[Int(element)] = node
    }

    private mutating func list(_ element: Int32, _ identity: UInt32, _ matcher: inout RuleMatcher) -> UInt32 {
        let base: UInt32
        if let known = identities.list(of: identity) {
            base = known
        } else {
            matcher.collect(element)
            matchedCount += 1
            base = lists.intern(matcher.matches)
            identities.set(base, candidates: matcher.candidates, for: identity)
        }
        let candidates = identities.candidates(of: identity)
        guard !candidates.isEmpty, matcher.collect(element, lists.ranks(of: base), candidates: candidates) else {
            return base
        }
        return lists.intern(matcher.matches)
    }

    private mutating func cascade(_ list: UInt32, _ inlineStyle: UInt32) -> UInt32 {
        let key = PairKey(first: list, second: inlineStyle)
        if inlineStyle == 0 {
            while cascadeOfList.count <= Int(list) { cascadeOfList.append(0) }
            if cascadeOfList[Int(list)] != 0 { return cascadeOfList[Int(list)] - 1 }
        } else if let known = cascadeRows[key] {
            return known
        }
        let row = UInt32(cascades.count)
        cascades.append(summary(cascade.run(matched(list, inlineStyle))))
        if inlineStyle == 0 { cascadeOfList[Int(list)] = row + 1 } else { cascadeRows[key] = row }
        return row
    }

    private func matched(_ list: UInt32, _ inlineStyle: UInt32) -> Cascade.Matched {
        Cascade.Matched(ranks: lists.ranks(of: list), inlineStyle: inlineStyle)
    }

    private func summary(_ result: Cascade.Result) -> Cascaded {
        var summary = Cascaded(result: result, usesParent: result.inheritsAll != nil)
        for winner in result.winners {
            switch winner.outcome {
            case .initial: break
            case .inherit: summary.usesParent = true
            case .declared:
                guard case .template = origins.value(of: winner.reference) else { continue }
                // What is filled in may say `inherit`.
                summary.usesVariables = true
                summary.usesParent = true
            }
        }
        return summary
    }

    private mutating func environment(of node: NodeStyle, parent: UInt32, _ inlineStyle: UInt32) -> UInt32 {
        let winners = cascades[Int(node.cascade)].result.customWinners
        if winners.isEmpty { return parent }
        let key = PairKey(first: node.cascade, second: parent)
        if let known = environmentRows[key] { return known }
        let row = UInt32(environments.count)
        environments.append(
            variables.customProperties(
                winners, inheritingFrom: environments[Int(parent)], id: row, origins, &cascade,
                matched(node.list, inlineStyle)))
        environmentRows[key] = row
        return row
    }

    private mutating func style(of node: NodeStyle, parent: NodeStyle?, inlineStyle: UInt32) -> UInt32 {
        let cascade = cascades[Int(node.cascade)]
        guard cascade.usesVariables || cascade.usesParent else {
            if cascade.style == 0 {
                cascades[Int(node.cascade)].style = append(entries(of: node, cascade, nil, inlineStyle)) + 1
            }
            return cascades[Int(node.cascade)].style - 1
        }
        let key = StyleKey(
            cascade: node.cascade, environment: cascade.usesVariables ? node.environment : 0,
            parent: parent.map { $0.style + 1 } ?? 0)
        if let known = styleRows[key] { return known }
        let parentStyle = parent.map { styles[Int($0.style)] }
        let row = append(entries(of: node, cascade, parentStyle, inlineStyle))
        styleRows[key] = row
        return row
    }

    private mutating func append(_ entries: [ComputedStyle.Entry]) -> UInt32 {
        styles.append(ComputedStyle(entries, id: UInt32(styles.count)))
        return UInt32(styles.count - 1)
    }

    // MARK: Computed values

    private mutating func entries(
        of node: NodeStyle, _ cascade: Cascaded, _ parent: ComputedStyle?, _ inlineStyle: UInt32
    ) -> [ComputedStyle.Entry] {
        var entries = cascade.result.winners.map { winner in
            var winner = winner
            let value = value(of: &winner, node, parent, inlineStyle)
            return ComputedStyle.Entry(property: winner.property, value: value, reference: winner.reference)
        }
        if let reference = cascade.result.inheritsAll, let parent {
            let own = Set(entries.map(\.property))
            for entry in parent.entries where !own.contains(entry.property) {
                entries.append(
                    ComputedStyle.Entry(property: entry.property, value: entry.value, reference: reference))
            }
            entries.sort { $0.property < $1.property }
        }
        return entries
    }

    /// The computed value; `winner` becomes the declaration that it comes from in the end.
    private mutating func value(
        of winner: inout Cascade.Winner, _ node: NodeStyle, _ parent: ComputedStyle?, _ inlineStyle: UInt32
    ) -> Value {
        while true {
            let declared: SpecifiedValue
            switch winner.outcome {
            case .initial: return properties.initial(of: winner.property)
            case .inherit: return parent?[winner.property] ?? properties.initial(of: winner.property)
            case .declared: declared = origins.value(of: winner.reference)
            }
            switch declared {
            case .typed(let value): return value
            case .wide, .verbatim: return properties.initial(of: winner.property)
            case .template(let row):
                let resolution = variables.resolve(
                    winner, template: row, origins[winner.reference], environments[Int(node.environment)])
                switch resolution {
                case .value(let value): return value
                case .invalid: winner.outcome = .initial
                case .wide(.inherit): winner.outcome = .inherit
                case .wide(.initial), .wide(.unset): winner.outcome = .initial
                case .wide(let keyword): revert(&winner, keyword, node, inlineStyle)
                }
            }
        }
    }

    /// A variable came to `revert` or `revert-layer`: the next weaker declaration that those let through wins.
    private mutating func revert(
        _ winner: inout Cascade.Winner, _ keyword: WideKeyword, _ node: NodeStyle, _ inlineStyle: UInt32
    ) {
        let next = cascade.winner(after: winner, saying: keyword, matched(node.list, inlineStyle))
        if let next { winner = next } else { winner.outcome = .initial }
    }

    // MARK: Answers

    func style(of node: StyleNode) -> ComputedStyle { styles[Int(nodes[Int(node.index)].style)] }

    func customProperties(of node: StyleNode) -> CustomProperties {
        environments[Int(nodes[Int(node.index)].environment)]
    }

    /// The text of a custom property; nil for the guaranteed-invalid value.
    func string(_ text: Name) -> String? { variables.string(text) }

    /// The ranks of the selectors that the element matches, the strongest last.
    func matches(of node: StyleNode) -> [UInt32] {
        Array(lists.ranks(of: nodes[Int(node.index)].list))
    }

    /// The declarations that gave the element its values and its own custom properties.
    func winningDeclarations(of node: StyleNode) -> Set<DeclarationReference> {
        let state = nodes[Int(node.index)]
        let environment = environments[Int(state.environment)]
        var winning = Set(styles[Int(state.style)].entries.map(\.reference))
        for winner in cascades[Int(state.cascade)].result.customWinners {
            // What `revert` left the name to stands in the environment, which does not tell who said `inherit`.
            let own = winner.outcome == .declared ? environment[winner.name] : nil
            winning.insert(own?.reference ?? winner.reference)
        }
        return winning
    }

    /// How many different lists of rules, and styles, the tree has come to.
    var counts: (lists: Int, styles: Int) { (lists.count, styles.count) }
}
