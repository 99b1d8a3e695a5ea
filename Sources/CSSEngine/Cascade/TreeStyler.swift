/// Gives the elements of a tree their computed styles, remembers what led to them, and does again only what is marked
/// as dirty.
///
/// Elements that look alike to selectors, down from the root, share one list of matched rules; equal lists share one
/// cascade; equal cascades in equal surroundings share one computed style.
struct TreeStyler: ~Copyable {
    let tree: StyleTree
    let inlineStyles: InlineStyleTable
    let properties: PropertyTable
    var index: RuleIndex
    var origins: DeclarationOrigins

    var identities = IdentityTable()
    var lists = IntegerListTable()
    var cascade: Cascade
    var cascades: [Cascaded] = []
    /// By list: one more than the row of its cascade without inline style.
    var cascadeOfList: [UInt32] = []
    var cascadeRows: [PairKey: UInt32] = [:]
    var variables: VariableResolver
    var environments = [CustomProperties()]
    var environmentRows: [PairKey: UInt32] = [:]
    /// In the update at hand: what differs between two rows.
    var environmentChanges: [PairKey: UInt64] = [:]
    var styles: [ComputedStyle] = []
    var styleRows: [StyleKey: StyleRow] = [:]
    /// What any of the styles depends on beside its cascade.
    var dependencies: StyleDependencies = []
    /// Whether they may be those of styles that sheets gave that are gone.
    var areDependenciesOld = false
    /// The device that viewport units and colour schemes are of.
    private(set) var device = Environment()
    /// That of the root of the element at hand, in points; the default one at a root.
    private(set) var rootFontSize = 0.0
    let fontSizeProperty: PropertyID?
    let colorProperty: PropertyID?
    var nodes: [NodeStyle] = []
    /// The styles of the variants of those elements of which one looks different.
    var variantStyles: [Int32: [ComputedStyle]] = [:]
    var questions: VariantQuestions
    /// Counts updates, to tell which identities are up to date.
    private var round: UInt32 = 0
    private let positions = SiblingPositions()
    private var path: [Int32] = []

    /// A cascade, and what its computed values depend on beside it.
    struct Cascaded {
        let result: Cascade.Result
        var usesVariables = false
        var usesParent = false
        /// Whether a value is relative to the root's font size.
        var usesRoot = false
        /// One more than the row of its style, where that depends on nothing else.
        var style: UInt32 = 0

        var dependsOnSurroundings: Bool { usesVariables || usesParent || usesRoot }
    }

    struct PairKey: Hashable {
        var first: UInt32
        var second: UInt32
    }

    struct StyleKey: Hashable {
        var cascade: UInt32
        var environment: UInt32
        /// Two more than the parent's style; 1 where there is none, 0 where it does not matter.
        var parent: UInt32
        var rootFontSize: Double
    }

    enum StyleRow {
        case style(UInt32)
        /// A variable came to `inherit`: the parent's style decides too.
        case dependsOnParent
    }

    /// What an element has come to: rows of the tables above.
    struct NodeStyle {
        static let none = UInt32.max

        var identity: UInt32 = 0
        /// The round in which the identity was found to be up to date.
        var round: UInt32 = 0
        var list = NodeStyle.none
        var environment: UInt32 = 0
        /// Whether it has custom properties of its own; otherwise it has its parent's.
        var declaresCustomProperties = false
        var style = NodeStyle.none
    }

    init(_ tree: StyleTree, _ index: RuleIndex, _ inlineStyles: InlineStyleTable, properties: PropertyTable) {
        self.tree = tree
        self.index = index
        self.inlineStyles = inlineStyles
        self.properties = properties
        origins = DeclarationOrigins(index: index, inlineStyles: inlineStyles)
        variables = VariableResolver(properties: properties)
        cascade = Cascade(index, inlineStyles: inlineStyles, propertyCount: properties.properties.count)
        fontSizeProperty = properties["font-size"]
        colorProperty = properties["color"]
        questions = VariantQuestions(index.selectors)
    }

    // MARK: Updating

    /// Styles the elements that are marked, and those that inherit from them; returns what has changed.
    /// - Parameters:
    ///   - nameCount: how many names the engine's table has.
    ///   - device: a change restyles what is relative to its size or scheme.
    mutating func update(nameCount: Int, device: Environment) -> StyleUpdate {
        setDevice(device)
        while nodes.count < tree.count { nodes.append(NodeStyle()) }
        cascade.reserve(names: nameCount)
        round += 1
        positions.begin()
        if !environmentChanges.isEmpty { environmentChanges = [:] }
        var update = StyleUpdate()
        let view = tree.view
        index.selectors.parts.withUnsafeBufferPointer { parts in
            var matcher = RuleMatcher(tree, index, parts: parts, positions: positions)
            // Down into what is dirty, and up again where nothing dirty is left.
            var outer: Int32 = -1
            while true {
                let element = view.firstDirty(inside: outer)
                update.searchCount += 1
                if element >= 0 {
                    enter(element, in: view, &matcher, &update)
                    outer = element
                } else if outer >= 0 {
                    let parent = view[outer].pointee.parent
                    view.clean(outer)
                    outer = parent
                } else {
                    break
                }
            }
            update.stepCount = matcher.stepCount + positions.numberedCount
        }
        renewDependencies()
        update.searchCount += tree.marked.searchCount
        tree.marked.searchCount = 0
        tree.marked.begin()
        return update
    }

    /// Styles an element, if it is out of date itself.
    private mutating func enter(
        _ element: Int32, in view: TreeView, _ matcher: inout RuleMatcher, _ update: inout StyleUpdate
    ) {
        let isRoot = view[element].pointee.parent < 0
        let dirt = view[element].pointee.dirt
        if isRoot { rootFontSize = defaultFontSize }
        if view[element].pointee.isDirty { style(element, dirt, in: view, &matcher, &update) }
        if isRoot { rootFontSize = fontSize(of: styles[Int(nodes[Int(element)].style)]) }
    }

    private mutating func style(
        _ element: Int32, _ dirt: Dirt, in view: TreeView, _ matcher: inout RuleMatcher, _ update: inout StyleUpdate
    ) {
        let mirrored = view[element].pointee
        let parent = mirrored.parent < 0 ? nil : nodes[Int(mirrored.parent)]
        let old = nodes[Int(element)]
        var node = old
        update.visitedCount += 1
        if dirt.contains(.matches) || old.list == NodeStyle.none {
            node.identity = identity(of: element, in: view)
            node.round = round
            node.list = list(element, node.identity, &matcher, &update)
        }
        let cascade = cascade(node.list, mirrored.inlineStyle)
        node.declaresCustomProperties = !cascades[Int(cascade)].result.customWinners.isEmpty
        node.environment = environment(of: node, cascade, parent: parent?.environment ?? 0, mirrored.inlineStyle)
        if environments[Int(node.environment)].isEqual(to: environments[Int(old.environment)]) {
            node.environment = old.environment
        }
        node.style = style(of: node, cascade, parent: parent, inlineStyle: mirrored.inlineStyle)
        var isChanged = old.style == NodeStyle.none
        if !isChanged, node.style != old.style {
            isChanged = !styles[Int(node.style)].hasSameValues(as: styles[Int(old.style)])
            // Only its origin may have changed; children look at the values.
            if !isChanged, styles[Int(node.style)].isEqual(to: styles[Int(old.style)]) { node.style = old.style }
        }
        nodes[Int(element)] = node
        let oldStyle = old.style == NodeStyle.none ? nil : styles[Int(old.style)]
        let isVariantNew =
            mirrored.variants != 0 && restyleVariants(of: element, oldStyle, in: view, &matcher, &update)
        if isChanged || isVariantNew {
            update.add(
                tree.node(element), from: oldStyle, to: styles[Int(node.style)], isVariantNew: isVariantNew)
        }
        // All that is inside of what is new is new itself.
        if old.list != NodeStyle.none {
            if node.environment != old.environment {
                passOn(node.environment, insteadOf: old.environment, inside: element, in: view)
            }
            if isChanged { markChildrenReadingParent(element, in: view) }
        }
        if isChanged, mirrored.parent < 0, dependencies.contains(.rootFontSize), old.style != NodeStyle.none,
            fontSize(of: styles[Int(node.style)]) != fontSize(of: styles[Int(old.style)])
        {
            markAll(from: element, reading: .rootFontSize, in: view)
        }
    }

    /// Notes a new device, and marks everything if styles depend on it.
    private mutating func setDevice(_ device: Environment) {
        let isSame = ResolutionContext(device) == ResolutionContext(self.device)
        self.device = device
        guard !isSame, dependencies.contains(.device) else { return }
        styleRows = [:]
        for row in cascades.indices { cascades[row].style = 0 }
        let view = tree.view
        for root in tree.roots { markAll(from: root, reading: .device, in: view) }
    }

    // MARK: Variants

    /// Styles the variants of an element that is styled itself; returns whether one looks different from before.
    private mutating func restyleVariants(
        of element: Int32, _ oldOwn: ComputedStyle?, in view: TreeView, _ matcher: inout RuleMatcher,
        _ update: inout StyleUpdate
    ) -> Bool {
        let own = styles[Int(nodes[Int(element)].style)]
        let list = tree.variants(view[element].pointee.variants)
        let new = list.map { variant -> ComputedStyle in
            style(of: variant, element, in: view, &matcher, &update).map { styles[Int($0)] } ?? own
        }
        let old = variantStyles[element]
        variantStyles[element] = new.allSatisfy { $0 === own } ? nil : new
        return new.indices.contains { index in
            guard let before = old?[index] ?? oldOwn else { return !new[index].entries.isEmpty }
            return before !== new[index] && !before.hasSameValues(as: new[index])
        }
    }

    /// The row of the style that an element would have; nil where that is its own.
    private mutating func style(
        of variant: StyleVariant, _ element: Int32, in view: TreeView, _ matcher: inout RuleMatcher,
        _ update: inout StyleUpdate
    ) -> UInt32? {
        let row = view[element]
        let (state, hasText) = (row.pointee.state, row.pointee.hasText)
        var assumed = row.pointee
        variant.assume(on: &assumed)
        guard questions.tellApart(assumed, row.pointee) else { return nil }
        _ = identity(of: element, in: view)
        (row.pointee.state, row.pointee.hasText) = (assumed.state, assumed.hasText)
        matcher.standsInVariant = true
        defer {
            (row.pointee.state, row.pointee.hasText) = (state, hasText)
            matcher.standsInVariant = false
        }
        let parent = row.pointee.parent < 0 ? nil : nodes[Int(row.pointee.parent)]
        var node = NodeStyle()
        node.identity = identities.find(row.pointee, parent: parent?.identity ?? 0)
        node.list = self.list(element, node.identity, &matcher, &update)
        let inlineStyle = row.pointee.inlineStyle
        let cascade = cascade(node.list, inlineStyle)
        node.environment = environment(of: node, cascade, parent: parent?.environment ?? 0, inlineStyle)
        return style(of: node, cascade, parent: parent, inlineStyle: inlineStyle)
    }

    /// The style of a variant of an element, by its place in the element's list.
    func style(ofVariant index: Int, of element: Int32) -> ComputedStyle {
        variantStyles[element]?[index] ?? style(of: element)
    }

    // MARK: Matching

    /// The identity of an element. Those of the elements around it that are out of date are renewed on the way, and with
    /// them what is known of their names.
    private mutating func identity(of element: Int32, in view: TreeView) -> UInt32 {
        path.removeAll(keepingCapacity: true)
        var next = element
        while next >= 0, nodes[Int(next)].round != round {
            path.append(next)
            next = view[next].pointee.parent
        }
        var parent = next < 0 ? 0 : nodes[Int(next)].identity
        for element in path.reversed() {
            let node = view[element]
            let known = nodes[Int(element)].identity
            if known == 0 || !identities.isIdentity(known, of: node.pointee, parent: parent) {
                nodes[Int(element)].identity = identities.find(node.pointee, parent: parent)
                node.pointee.filter = view.filter(of: node.pointee)
            }
            nodes[Int(element)].round = round
            parent = nodes[Int(element)].identity
        }
        return parent
    }

    private mutating func list(
        _ element: Int32, _ identity: UInt32, _ matcher: inout RuleMatcher, _ update: inout StyleUpdate
    ) -> UInt32 {
        let base: UInt32
        if let known = identities.list(of: identity) {
            base = known
        } else {
            matcher.collect(element)
            update.matchedCount += 1
            base = lists.intern(matcher.matches)
            identities.set(base, candidates: matcher.candidates, for: identity)
        }
        let candidates = identities.candidates(of: identity)
        guard !candidates.isEmpty, matcher.collect(element, lists[base], candidates: candidates) else {
            return base
        }
        return lists.intern(matcher.matches)
    }

    // MARK: Answers

    /// What an element has come to; nothing for one that was not styled yet.
    private func state(of element: Int32) -> NodeStyle {
        Int(element) < nodes.count ? nodes[Int(element)] : NodeStyle()
    }

    func style(of element: Int32) -> ComputedStyle {
        let style = state(of: element).style
        return style == NodeStyle.none ? .empty : styles[Int(style)]
    }

    func customProperties(of element: Int32) -> CustomProperties {
        environments[Int(state(of: element).environment)]
    }

    /// The text of a custom property; nil for the guaranteed-invalid value.
    func string(_ text: Name) -> String? { variables.string(text) }

    /// The row of the list of what the element matches: the same for all elements that match the same.
    func list(of element: Int32) -> UInt32 { state(of: element).list }

    /// The ranks of the selectors that the element matches, the strongest last.
    func matches(of element: Int32) -> [UInt32] {
        let list = state(of: element).list
        return list == NodeStyle.none ? [] : Array(lists[list])
    }

    /// The declarations that gave the element its values and its own custom properties.
    mutating func winningDeclarations(of element: Int32) -> Set<DeclarationReference> {
        let state = state(of: element)
        guard state.list != NodeStyle.none else { return [] }
        let environment = environments[Int(state.environment)]
        var winning = Set(styles[Int(state.style)].entries.map(\.reference))
        let cascade = cascade(state.list, tree.view[element].pointee.inlineStyle)
        for winner in cascades[Int(cascade)].result.customWinners {
            // What `revert` left the name to stands in the environment, which does not tell who said `inherit`.
            let own = winner.outcome == .declared ? environment[winner.name] : nil
            winning.insert(own?.reference ?? winner.reference)
        }
        return winning
    }

    /// How many different lists of rules, and styles, the tree has come to.
    var counts: (lists: Int, styles: Int) { (lists.count, styles.count) }
}
