import CSSEngine
import TestSupport

/// Generates random cases. The same seed gives the same case.
struct OracleGenerator {
    var random: SeededGenerator
    var environment = CSS.Environment()
    /// A factor for the frequency of selectors that depend on siblings or descendants.
    var structuralWeight = 1
    /// The number of generated values. Each value differs, so that a wrong winner is visible.
    var values = 0

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func makeCase() -> OracleCase {
        environment.width = random.pick([300, 390, 800])
        environment.layoutDirection = random.chance(percent: 20) ? .rightToLeft : .leftToRight
        environment.language = random.pick(OracleNames.languages)
        environment.colorScheme = random.chance(percent: 40) ? .dark : .light
        var result = OracleCase()
        result.environment = environment
        result.ordering = random.chance(percent: 10) ? .sourceOrder : .cascade
        // Most cases are small, so that more of them can be played.
        let isLarge = random.chance(percent: 20)
        makeSheets(&result, rules: isLarge ? 2...20 : 2...8)
        var remaining = random.number(in: isLarge ? 5...40 : 5...14)
        while remaining > 0 { result.roots.append(makeNode(&remaining, depth: 0)) }
        print(&result)
        return result
    }

    // MARK: Sheets

    private mutating func makeSheets(_ result: inout OracleCase, rules: ClosedRange<Int>) {
        let imported = (0..<(random.chance(percent: 25) ? random.number(in: 1...2) : 0)).map { "import\($0).css" }
        for (index, name) in imported.enumerated() {
            result.files[name] = makeSheet(name, rules: random.number(in: 1...4), imports: Array(imported[..<index]))
        }
        if random.chance(percent: 25) {
            result.sheets.append((makeSheet("toolkit.css", rules: random.number(in: 1...4), imports: []), .userAgent))
        }
        result.sheets.append((makeSheet("a.css", rules: random.number(in: rules), imports: imported), .author))
        if random.chance(percent: 30) {
            let name = random.pick(OracleNames.laterSheets)
            result.sheets.append((makeSheet(name, rules: random.number(in: 1...5), imports: imported), .author))
        }
    }

    mutating func makeSheet(_ name: String, rules: Int, imports: [String]) -> NaiveSheet {
        var sheet = NaiveSheet(name: name)
        if random.chance(percent: 20) { sheet.layers = makeLayerPaths() }
        for file in imports where random.chance(percent: 70) {
            var rule = NaiveImport(file: file)
            if random.chance(percent: 40) { rule.layer = random.chance(percent: 30) ? [] : makeLayerPath() }
            if random.chance(percent: 15) { rule.supports = makeSupports() }
            if random.chance(percent: 25) { rule.media = makeMedia(depth: 1) }
            sheet.imports.append(rule)
        }
        sheet.items = (0..<rules).map { _ in makeItem(depth: 0, inRule: false) }
        return sheet
    }

    mutating func makeLayerPath() -> [String] {
        (0..<(random.chance(percent: 25) ? 2 : 1)).map { _ in random.pick(OracleNames.layers) }
    }

    mutating func makeLayerPaths() -> [[String]] { (0..<random.number(in: 1...3)).map { _ in makeLayerPath() } }

    mutating func makeItem(depth: Int, inRule: Bool) -> NaiveItem {
        enum Kind { case style, layer, statement, media, supports, unknown }
        let nested = depth < 3 ? 1 : 0
        switch random.pick(weighted: [
            (80, Kind.style), (10 * nested, .layer), (4, .statement), (8 * nested, .media), (5 * nested, .supports),
            (1, .unknown),
        ]) {
        case .style: return .style(makeRule(depth: depth, inRule: inRule))
        case .layer:
            return .layer(random.chance(percent: 25) ? [] : makeLayerPath(), makeItems(depth: depth + 1, inRule))
        case .statement: return .layerStatement(makeLayerPaths())
        case .media: return .media(makeMedia(depth: 2), makeItems(depth: depth + 1, inRule))
        case .supports: return .supports(makeSupports(), makeItems(depth: depth + 1, inRule))
        case .unknown: return .unknownAtRule("@unknown x { width: 1px }")
        }
    }

    private mutating func makeItems(depth: Int, _ inRule: Bool) -> [NaiveItem] {
        (0..<random.number(in: 1...3)).map { _ in
            inRule && random.chance(percent: 60)
                ? .declaration(makeDeclaration()) : makeItem(depth: depth, inRule: inRule)
        }
    }

    private mutating func makeRule(depth: Int, inRule: Bool) -> NaiveStyleRule {
        let selectors = (0..<random.pick(weighted: [(7, 1), (2, 2), (1, 3)])).map { _ in
            makeSelector(.init(depth: 2, isRelative: inRule && random.chance(percent: 30), isNested: inRule))
        }
        var items: [NaiveItem] = []
        for _ in 0..<random.number(in: 0...4) {
            items.append(
                depth < 3 && random.chance(percent: 15)
                    ? makeItem(depth: depth + 1, inRule: true) : .declaration(makeDeclaration()))
        }
        if random.chance(percent: 12) {
            items.insert(.extend(makeExtendedSelector()), at: random.number(in: 0...items.count))
        }
        return NaiveStyleRule(selectors, items)
    }

    /// A selector that other rules are likely to have.
    mutating func makeExtendedSelector() -> NaiveSelector {
        var steps = [NaiveSelector.Step(combinator: nil, compound: makeExtendedCompound())]
        if random.chance(percent: 20) {
            steps.append(NaiveSelector.Step(combinator: .descendant, compound: makeExtendedCompound()))
        }
        return NaiveSelector(steps: steps)
    }

    private mutating func makeExtendedCompound() -> [NaiveSimple] {
        switch random.number(in: 0...9) {
        case 0: [.type(random.pick(OracleNames.types))]
        case 1: [.id(random.pick(OracleNames.ids))]
        case 2: [.className(random.pick(OracleNames.classes)), .className(random.pick(OracleNames.classes))]
        default: [.className(random.pick(OracleNames.classes))]
        }
    }

    // MARK: Conditions

    mutating func makeMedia(depth: Int) -> NaiveCondition {
        if depth > 0, random.chance(percent: 40) {
            let left = makeMedia(depth: 0)
            let right = makeMedia(depth: 0)
            switch random.number(in: 0...3) {
            case 0: return NaiveCondition(text: "\(left.text) and \(right.text)", holds: left.and(right))
            case 1: return NaiveCondition(text: "\(left.text) or \(right.text)", holds: left.or(right))
            case 2: return NaiveCondition(text: "not \(left.text)", holds: left.holds.map { !$0 })
            default:
                return NaiveCondition(
                    text: "\(left.text), \(right.text)", holds: left.holds == true || right.holds == true)
            }
        }
        let limit = random.pick([299, 300, 390, 391, 800])
        let width = Int(environment.width)
        return random.pick([
            NaiveCondition(text: "(min-width: \(limit)px)", holds: width >= limit),
            NaiveCondition(text: "(max-width:\(limit)px)", holds: width <= limit),
            NaiveCondition(text: "(width < \(limit)px)", holds: width < limit),
            NaiveCondition(text: "(300px <= width < \(limit)px)", holds: 300 <= width && width < limit),
            NaiveCondition(text: "(width)", holds: true),
            NaiveCondition(text: "(whatever: 1)", holds: nil),
            NaiveCondition(text: "(orientation: portrait)", holds: width < 844),
            NaiveCondition(text: "(prefers-color-scheme: dark)", holds: environment.colorScheme == .dark),
        ])
    }

    mutating func makeSupports() -> NaiveCondition {
        random.pick([
            NaiveCondition(text: "(width: 1px)", holds: true), NaiveCondition(text: "(width: red)", holds: false),
            NaiveCondition(text: "not (nothing: 1px)", holds: true),
            NaiveCondition(text: "selector(.a > .b)", holds: true),
            NaiveCondition(text: "selector(:nothing)", holds: false),
            NaiveCondition(text: "(width: 1px) and (top: auto)", holds: true),
        ])
    }
}

extension NaiveCondition {
    fileprivate func and(_ other: NaiveCondition) -> Bool? {
        if holds == false || other.holds == false { return false }
        return holds == nil || other.holds == nil ? nil : true
    }

    fileprivate func or(_ other: NaiveCondition) -> Bool? {
        if holds == true || other.holds == true { return true }
        return holds == nil || other.holds == nil ? nil : false
    }
}
