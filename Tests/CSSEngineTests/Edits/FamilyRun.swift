import CSSEngine
import TestSupport

/// An engine that follows random edits, compared with a new engine and with the naive matcher after each batch.
///
/// Each rule sets a property of its own, so that an element's properties tell which rules match it.
struct FamilyRun {
    static let maximumRuleCount = 6
    /// The number of seeds that toggle a certain class of a certain view.
    static let toggleCount = 14
    private static let properties = ["width", "height", "top", "left", "margin-top", "margin-left"]
    /// Rules that depend on the parent, on custom properties, on the device and on the number of siblings.
    private static let fixedRules = """
        .a { --x: 2px } .b { right: var(--x, 3px) } .c { bottom: inherit }
        @media (width < 500px) { .b { bottom: 10vw } }
        .a { order: sibling-index() } .b { flex-shrink: sibling-count() } .c { flex-grow: calc(sibling-index() + 1) }

        """
    /// Rules of scopes and containers.
    private static let placeRules = """
        @scope (.a) to (.b > .c) { :scope > .b { row-gap: 2px } .c { row-gap: 3px } } @scope (.b) { .c { row-gap: 4px } }
        .c { container: side / size } @container side (width > 100px) { .a { column-gap: 2px } .b { column-gap: 3cqw } }
        @container style(--x: 2px) { .b { column-gap: 5px } } @container (height < 100px) { UILabel { column-gap: 6px } }

        """
    /// Rules with names, whose definitions differ between stylesheets.
    private static let namedRules = """
        @media (--narrow) { .a { max-width: 3px } } @media not (--narrow) { .b { max-width: 4px } }
        :--mixed { max-height: 3px } .a:not(:--mixed), UIView > :--nested { min-height: 4px }
        .c { @starting-style { order: 9 } }

        """
    private static let mediaQueries = ["(width < 500px)", "(width < 350px)", "true", "(--never)", "(--narrow)"]
    private static let selectorLists = [".a:not(.b), .c", ".b", "UILabel + .a", ".c .a, :--missing", ":first-child"]

    private(set) var transcript: [String] = []
    private let family: SelectorFamily
    private var environment = CSS.Environment()
    private let engine: StyleEngine
    private var stylesheet: Stylesheet
    private var rules: [NaiveRule] = []
    private let classes: [String]
    private let root = TestNode("UIView", classes: ["a"])
    private var handles: [ObjectIdentifier: StyleNode] = [:]
    private var custom: [ObjectIdentifier: String] = [:]
    private var containerSizes: [ObjectIdentifier: ContainerSize] = [:]
    /// The values after the last batch.
    private var former: [ObjectIdentifier: [String]] = [:]

    /// - Parameter omitted: Indices of the first rules that are left out.
    init(seed: UInt64, family: SelectorFamily, omitting omitted: Set<Int>) {
        self.family = family
        var random = SeededGenerator(seed: seed)
        classes = Array(["a", "b", "c"].prefix(random.chance(percent: 70) ? 2 : 3))
        environment.width = 400
        environment.language = random.pick(OracleNames.languages)
        engine = StyleEngine(environment: environment)
        // Every second case gives memory back all the time.
        if seed.isMultiple(of: 2) { engine.cacheAllowance = 0 }
        stylesheet = Stylesheet("")
        for _ in 0..<random.number(in: 2...8) {
            // Few levels and many siblings.
            let parents = random.chance(percent: 25) ? root.preorder : [root] + root.children
            random.pick(parents).append(Self.makeNode(&random))
        }
        let text = makeRules(&random, omitting: omitted)
        stylesheet = Stylesheet(text)
        engine.add(stylesheet)
        adopt(root, engine.insert(root))
        transcript = [root.outline(indent: 1), text]
    }

    private var nodes: [TestNode] { root.preorder }

    private func name(_ node: TestNode) -> String { "view \(nodes.firstIndex { $0 === node } ?? -1)" }

    private func handle(_ node: TestNode) -> StyleNode { handles[ObjectIdentifier(node)]! }

    private mutating func adopt(_ top: TestNode, _ node: StyleNode) {
        for (element, handle) in zip(top.preorder, engine.preorder(node)) {
            handles[ObjectIdentifier(element)] = handle
        }
    }

    private static func makeNode(_ random: inout SeededGenerator) -> TestNode {
        let node = TestNode(random.pick(["UIView", "UIView", "UILabel"]))
        for name in ["a", "b", "c"] where random.chance(percent: 45) { node.classes.append(name) }
        if random.chance(percent: 10) { node.id = random.pick(["one", "two"]) }
        if random.chance(percent: 10) { node.attributes["label"] = random.pick(["x", "y"]) }
        if random.chance(percent: 8) { node.attributes["lang"] = random.pick(OracleNames.languages) }
        node.state = .random(&random)
        if random.chance(percent: 4) { node.environmentOverride = makeOverride(&random) }
        return node
    }

    private static func makeOverride(_ random: inout SeededGenerator) -> EnvironmentOverride {
        switch random.number(in: 0...2) {
        case 0: EnvironmentOverride(width: random.pick([300, 600]))
        case 1: EnvironmentOverride(layoutDirection: random.pick([.leftToRight, .rightToLeft]))
        default: EnvironmentOverride(language: random.pick(OracleNames.languages))
        }
    }

    // MARK: Rules

    /// Generates rules of the family and stores them for the naive matcher.
    /// - Returns: The stylesheet's text.
    private mutating func makeRules(_ random: inout SeededGenerator, omitting omitted: Set<Int> = []) -> String {
        var sheet = NaiveSheet(name: "a.css")
        var index = 0
        func rule(depth: Int) -> NaiveItem {
            var grammar = SelectorGrammar(
                random: SeededGenerator(seed: random.next()), classes: classes, isNested: depth > 0)
            let selectors = (0..<random.pick(weighted: [(5, 1), (1, 2)])).map { _ in grammar.makeSelector(family) }
            let property = Self.properties[index]
            index += 1
            var items: [NaiveItem] = [.declaration(NaiveDeclaration(property, .text("1px"), isImportant: false))]
            let nests = family == .nesting || random.chance(percent: 15)
            if nests, depth < 3, index < Self.maximumRuleCount { items.append(rule(depth: depth + 1)) }
            return .style(NaiveStyleRule(selectors, items))
        }
        let count = random.pick(weighted: [(3, 1), (1, 2), (1, 3)])
        while sheet.items.count < count, index < Self.maximumRuleCount { sheet.items.append(rule(depth: 0)) }
        sheet.items = sheet.items.enumerated().filter { !omitted.contains($0.offset) }.map(\.element)
        var printer = OraclePrinter(random: SeededGenerator(seed: random.next()))
        let text = Self.fixedRules + Self.placeRules + Self.makeNamedRules(&random) + printer.print(sheet)
        rules = NaiveRuleList([(sheet, .author)], files: [:]).rules
        return text
    }

    /// Generates the definitions of the names, before or after the rules that use them.
    private static func makeNamedRules(_ random: inout SeededGenerator) -> String {
        let definitions = """
            @custom-media --never false; @custom-media --narrow \(random.pick(mediaQueries));
            @custom-selector :--nested :is(:--mixed, .b); @custom-selector :--mixed \(random.pick(selectorLists));

            """
        return random.chance(percent: 50) ? definitions + namedRules : namedRules + definitions
    }

    // MARK: Edits

    private enum Edit {
        case classes, insert, remove, move, id, state, attribute, text, inlineStyle, custom, environment, newElement,
            newName, override, sheet, containerSize
    }

    /// Makes the edit that a seed stands for.
    mutating func edit(_ seed: UInt64) {
        if seed < UInt64(Self.toggleCount) { return toggleClass(Int(seed)) }
        var random = SeededGenerator(seed: seed)
        let kind = random.pick(weighted: [
            (60, Edit.classes), (9, .insert), (8, .remove), (9, .move), (2, .id), (6, .state), (3, .attribute),
            (2, .text), (2, .newName), (2, .override),
            (1, .inlineStyle), (1, .custom), (1, .environment), (2, .newElement), (1, .sheet), (4, .containerSize),
        ])
        let node = random.pick(nodes)
        switch kind {
        case .classes:
            for _ in 0..<random.pick(weighted: [(5, 1), (1, 2)]) { toggle(random.pick(classes), node) }
            update(node, .classes)
        case .id:
            node.id = random.pick([nil, "one", "two"])
            update(node, .id)
        case .state:
            node.state.formSymmetricDifference(random.pick(ElementState.oracleStates))
            update(node, .state)
        case .attribute:
            if random.chance(percent: 50) {
                node.attributes["label"] = random.pick([nil, "x", "y"])
            } else {
                node.attributes["lang"] = random.chance(percent: 30) ? nil : random.pick(OracleNames.languages)
            }
            update(node, .attributes)
        case .newName:
            // The names of former edits are not used again.
            node.id = "new\(random.number(below: 1_000_000))"
            node.classes.removeAll { $0.hasPrefix("new") }
            node.classes.append("new\(random.number(below: 1_000_000))")
            node.attributes["label"] = "new\(random.number(below: 1_000_000))"
            update(node, [.id, .classes, .attributes])
        case .override: overrideEnvironment(of: node, &random)
        case .containerSize: resize(node, &random)
        case .text:
            node.attributes["text"] = random.pick([nil, "x"])
            update(node, .text)
        case .inlineStyle:
            node.inlineStyle = random.pick([nil, "bottom: 1px", "--x: 4px"])
            update(node, .inlineStyle)
        case .custom: setCustomProperty(of: node, to: random.pick([nil, "5px", "6px"]))
        case .environment: changeEnvironment(&random)
        case .newElement: replaceElement(node, &random)
        case .sheet: replaceStylesheet(&random)
        case .insert: insert(under: node, &random)
        case .remove: remove(node)
        case .move: move(node, &random)
        }
    }

    private mutating func toggleClass(_ number: Int) {
        let (index, name) = (number / 2, classes[number % 2])
        guard index < nodes.count else { return }
        toggle(name, nodes[index])
        update(nodes[index], .classes)
    }

    private func toggle(_ name: String, _ node: TestNode) {
        if node.classes.contains(name) { node.classes.removeAll { $0 == name } } else { node.classes.append(name) }
    }

    private mutating func update(_ node: TestNode, _ changes: ElementChanges) {
        transcript.append("\(name(node)) becomes \(node.outline(indent: 0).prefix { $0 != "\n" })")
        engine.update(handle(node), changes)
    }

    private mutating func setCustomProperty(of node: TestNode, to value: String?) {
        transcript.append("\(name(node)) gets --x: \(value ?? "nothing")")
        custom[ObjectIdentifier(node)] = value
        engine.setCustomProperty("--x", to: value, of: handle(node))
    }

    private mutating func changeEnvironment(_ random: inout SeededGenerator) {
        switch random.number(in: 0...2) {
        case 0: environment.width = environment.width == 400 ? 600 : 400
        case 1:
            environment.layoutDirection = environment.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        default: environment.language = random.pick(OracleNames.languages)
        }
        transcript.append(
            "width \(environment.width), \(environment.layoutDirection.rawValue), \(environment.language)")
        engine.environment = environment
    }

    private mutating func overrideEnvironment(of node: TestNode, _ random: inout SeededGenerator) {
        node.environmentOverride = node.environmentOverride == nil ? Self.makeOverride(&random) : nil
        transcript.append("\(name(node)) overrides \(node.environmentOverride.map { "\($0)" } ?? "nothing")")
        engine.update(handle(node), .environment)
    }

    private mutating func resize(_ node: TestNode, _ random: inout SeededGenerator) {
        let size = random.pick([nil, ContainerSize(width: 300, height: 20), ContainerSize(width: 50, height: 200)])
        transcript.append("\(name(node)) is laid out: \(size.map { "\($0.width)x\($0.height)" } ?? "no more")")
        containerSizes[ObjectIdentifier(node)] = size
        engine.setContainerSize(size, of: handle(node))
    }

    /// Replaces an element's object by another one with the same types and children.
    private mutating func replaceElement(_ node: TestNode, _ random: inout SeededGenerator) {
        let other = Self.makeNode(&random)
        node.id = other.id
        node.classes = other.classes
        node.attributes = other.attributes
        node.state = other.state
        transcript.append("\(name(node)) becomes another element \(node.outline(indent: 0).prefix { $0 != "\n" })")
        engine.update(handle(node), to: node)
    }

    private mutating func replaceStylesheet(_ random: inout SeededGenerator) {
        let text = makeRules(&random)
        transcript.append("replace the stylesheet:\n\(text)")
        let new = Stylesheet(text)
        engine.replace(stylesheet, with: new)
        stylesheet = new
    }

    private mutating func insert(under parent: TestNode, _ random: inout SeededGenerator) {
        let top = Self.makeNode(&random)
        if random.chance(percent: 40) { top.append(Self.makeNode(&random)) }
        if random.chance(percent: 15) { top.children.first?.append(Self.makeNode(&random)) }
        let next = place(top, under: parent, &random)
        transcript.append("insert \(name(top)) under \(name(parent)):\n\(top.outline(indent: 1))")
        adopt(top, engine.insert(top, under: handle(parent), before: next.map(handle)))
    }

    private mutating func remove(_ node: TestNode) {
        guard node !== root else { return }
        transcript.append("remove \(name(node))")
        engine.remove(handle(node))
        for element in node.preorder {
            handles[ObjectIdentifier(element)] = nil
            custom[ObjectIdentifier(element)] = nil
            containerSizes[ObjectIdentifier(element)] = nil
            former[ObjectIdentifier(element)] = nil
        }
        node.removeFromParent()
    }

    private mutating func move(_ node: TestNode, _ random: inout SeededGenerator) {
        guard node !== root else { return }
        let title = "move \(name(node))"
        let inside = Set(node.preorder.map(ObjectIdentifier.init))
        let parent = random.pick(nodes.filter { !inside.contains(ObjectIdentifier($0)) })
        node.removeFromParent()
        let next = place(node, under: parent, &random)
        transcript.append("\(title) under \(name(parent)), now \(name(node))")
        engine.move(handle(node), under: handle(parent), before: next.map(handle))
    }

    /// Inserts a node at a random index; returns its next sibling.
    private func place(_ node: TestNode, under parent: TestNode, _ random: inout SeededGenerator) -> TestNode? {
        let siblings = parent.children
        let index = random.number(in: 0...siblings.count)
        parent.insert(node, at: index)
        return index < siblings.count ? siblings[index] : nil
    }

    // MARK: Checks

    /// Restyles the tree and compares it with the naive matcher.
    /// - Parameter comparesNewEngine: Whether to compare it with a new engine as well.
    /// - Returns: The first difference; `nil` if there is none.
    mutating func check(comparesNewEngine: Bool) -> String? {
        transcript.append("restyle")
        let update = engine.restyle()
        let nodes = nodes
        let values = nodes.map { self.values(of: handle($0), in: engine) }
        let fresh = comparesNewEngine ? freshValues() : values
        let matcher = NaiveMatcher(environment: environment)
        for (index, node) in nodes.enumerated() {
            if values[index] != fresh[index] { return "view \(index) is \(values[index]), afresh \(fresh[index])" }
            let matched = rules.filter { rule in
                !matcher.matching(rule.selectors, NaiveTarget(node), rule.scope).isEmpty
            }.map { "\($0.declarations[0].declaration.property): 1px" }
            let found = values[index].filter { $0.hasSuffix(": 1px") && !$0.hasPrefix("bottom") }
            if Set(found) != Set(matched) { return "view \(index) is \(found), naively \(matched)" }
        }
        let changed = Set(update.changes.map(\.node))
        let expected = zip(nodes, values).filter { former[ObjectIdentifier($0), default: []] != $1 }.map {
            handle($0.0)
        }
        if changed != Set(expected) { return "the update lists \(changed.count) changes of \(expected.count)" }
        former = Dictionary(uniqueKeysWithValues: zip(nodes.map(ObjectIdentifier.init), values))
        return nil
    }

    private func values(of node: StyleNode, in engine: StyleEngine) -> [String] {
        let style = engine.style(of: node)
        return style.properties.map { "\(engine.properties[$0].name): \(style[$0]?.cssText ?? "")" }
    }

    private func freshValues() -> [[String]] {
        let fresh = StyleEngine(environment: environment)
        fresh.add(stylesheet)
        let handles = fresh.preorder(fresh.insert(root))
        for (node, handle) in zip(nodes, handles) {
            if let value = custom[ObjectIdentifier(node)] { fresh.setCustomProperty("--x", to: value, of: handle) }
            if let size = containerSizes[ObjectIdentifier(node)] { fresh.setContainerSize(size, of: handle) }
        }
        fresh.restyle()
        return handles.map { self.values(of: $0, in: fresh) }
    }
}
