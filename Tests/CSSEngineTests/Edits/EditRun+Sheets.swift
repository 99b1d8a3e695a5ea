import CSSEngine
import TestSupport

extension EditRun {
    mutating func addSheet(_ generator: inout OracleGenerator) {
        guard sheets.count < 4 else { return removeSheet(&generator) }
        // Two stylesheets can have the same name.
        let name = generator.random.pick(["a.css", "b.css", "c.css", "d.css"])
        let model = generator.makeSheet(name, rules: generator.random.number(in: 1...4), imports: files.keys.sorted())
        let origin: Origin = generator.random.chance(percent: 25) ? .userAgent : .author
        let text = generator.text(of: model)
        note("add \(name) (\(origin)):\n\(text)")
        let loaded = load(name, text)
        engine.add(loaded, origin: origin)
        sheets.append(LiveSheet(model: model, origin: origin, loaded: loaded))
    }

    mutating func removeSheet(_ generator: inout OracleGenerator) {
        guard let place = generator.random.pickOne(Array(sheets.indices)) else { return }
        note("remove sheet \(place)")
        engine.remove(sheets[place].loaded)
        sheets.remove(at: place)
    }

    mutating func editSheet(_ generator: inout OracleGenerator) {
        guard let place = generator.random.pickOne(Array(sheets.indices)) else { return }
        if generator.random.chance(percent: 10) {
            sheets[place].model = generator.makeSheet(
                sheets[place].model.name, rules: generator.random.number(in: 1...8), imports: files.keys.sorted())
        } else {
            for _ in 0..<generator.random.pick(weighted: [(6, 1), (2, 2), (1, 6)]) {
                generator.edit(&sheets[place].model.items, depth: 0, inRule: false)
            }
        }
        replaceSheet(place, &generator)
    }

    /// Replaces a stylesheet by the same rules in a different spelling.
    mutating func respellSheet(_ generator: inout OracleGenerator) {
        guard let place = generator.random.pickOne(Array(sheets.indices)) else { return }
        replaceSheet(place, &generator)
    }

    private mutating func replaceSheet(_ place: Int, _ generator: inout OracleGenerator) {
        let text = generator.text(of: sheets[place].model)
        note("replace sheet \(place):\n\(text)")
        replace(place, with: load(sheets[place].model.name, text))
    }

    private mutating func replace(_ place: Int, with loaded: Stylesheet) {
        engine.replace(sheets[place].loaded, with: loaded)
        sheets[place].loaded = loaded
    }

    /// Edits an imported file and reloads the stylesheets that import it.
    mutating func editFile(_ generator: inout OracleGenerator) {
        guard let name = generator.random.pickOne(files.keys.sorted()) else { return editSheet(&generator) }
        generator.edit(&files[name]!.items, depth: 0, inRule: false)
        texts[name] = generator.text(of: files[name]!)
        note("edit \(name):\n\(texts[name]!)")
        for (place, sheet) in sheets.enumerated() where sheet.loaded.dependencies.contains(name) {
            replaceSheet(place, &generator)
        }
    }
}

extension OracleGenerator {
    mutating func text(of sheet: NaiveSheet) -> String {
        var printer = OraclePrinter(random: SeededGenerator(seed: random.next()))
        // An edit that adds or removes an item changes these rules as well.
        let choice = sheet.items.count * 5 + Int(sheet.name.utf8.first ?? 0)
        return printer.print(sheet) + "\n" + Self.relativeRules[choice % Self.relativeRules.count]
    }

    /// Rules whose values or whose matches depend on what the naive cascade does not support.
    private static let relativeRules = [
        "", ".a { font-size: body; width: 10vw } .b { font-size: 2em; left: 2rem }",
        ":root { font-size: 20px } * { left: 2rem; color: light-dark(red, blue) } .c { border-color: currentcolor }",
        "* { font-size: 90%; --size: 2rem } .a { width: var(--size) } .b { font-size: title1 } .c { height: 1em }",
        ".a:lang(de) { width: 3px } .b :lang(en) { height: 4px } .c:dir(rtl) { left: 1vw }",
        "@media (width < 500px) { .a:lang(de) { top: 2px } } .b:has(:dir(rtl)) { width: 1vw; font-size: body }",
        ".a { width: attr(tag px, 1px); --l: attr(label) } .b { height: if(style(--l: \"Alpha\"): 1px; else: 2px) }",
        "* { left: if(media(width < 500px): 1px; style(--a: 1px): 2px; else: attr(text px, 3px)) } .b { --a: 1px }",
        """
        @function --f(--n <number>: 1) {
            @media (width < 500px) { --n: 3 } result: calc(var(--n) * attr(tag px, 2px))
        }
        .a { left: --f() } .b { --k: --f(attr(label type(<number>), 2)) } .c { top: var(--k) }
        """,
        """
        @property --a { syntax: "<length>"; inherits: false; initial-value: 3px } .a { --a: 2em; height: var(--a) }
        * { left: var(--a) } .b { font-size: 20px; --b: var(--a) } .c { --a: inherit; top: var(--b) }
        """,
        """
        @property --b { syntax: "<length> | <color>"; inherits: true; initial-value: 10vw } * { top: var(--b) }
        .a { --b: 2rem } .b { font-size: var(--b); --b: 1em } .c { font-size: 90%; --b: calc(1em + 1vw) }
        """,
        """
        @media (width < 500px) {
            @property --a { syntax: "<color>"; inherits: true; initial-value: light-dark(red, blue) }
        }
        .a { background-color: var(--a) } .b { --a: light-dark(lime, color-mix(in srgb, red, currentcolor)) }
        """,
        """
        .c { container: side / inline-size } .b { container-type: size; top: 10cqh }
        @container (width > 100px) { .a { left: 1px; --a: 10cqw } UIView { container-name: inner; width: 50cqmin } }
        @container side (width <= 2em) or (not (height > 100px)) { * { height: 1px } .a { font-size: 2em } }
        @container (width > 6rem) { .b { margin-left: 2px } } @container (width < 12vw) { .c { margin-left: 3px } }
        .b { margin-top: var(--a) }
        """,
        """
        @container style(--a: 1px) { .a { --b: 2px } .b { left: 4px } } .c { --a: 1px; container-name: c }
        @container c style(--b) and style(--b < 2em) { .a { top: var(--b) } } .b { --b: 1em; font-size: 30px }
        @container not style(--none) { UILabel { --a: 3px } } .a > .b { container-type: inline-size; width: 10cqi }
        """,
        """
        @scope (.a) to (.b > *) { :scope { left: 1px } .c { top: 2px } & > .a, .b { width: 3px } }
        @scope (.c) { .b { width: 4px } @scope (> .a) to (:scope > :first-child) { * { height: 2px } .c { top: 3px } } }
        @scope (:nth-child(2n)) { :scope { @layer low { margin-top: 5px } } :where(:scope) .a { left: 6px } }
        """,
        """
        @scope (.b) { @container (width > 100px) { .a { left: 1px } :scope { --a: 5cqw } } .c { container-type: size } }
        @container (orientation: landscape) { @scope (.c) to (.b) { * { top: var(--a) } } } .c { width: 1cqw; --a: 2cqh }
        @custom-selector :--inner .a, :scope > .b; @scope (.c) { :--inner { height: if(style(1cqw > 2px): 1px; else: 2px) } }
        """,
        """
        @layer x { @property --c { syntax: "*"; inherits: false } } :root { font-size: var(--b); --b: 3px }
        .a { --c: 1px } .b { --b: var(--c, 2px); height: var(--b) } .c { --c: unset; line-height: var(--b); --b: 2lh }
        """, "@function --f() { result: var(--a, 5px) } .a { left: --f() } .b, .c { top: attr(id type(*), --f()) }",
    ]

    mutating func makeEnvironmentOverride() -> EnvironmentOverride {
        var override = EnvironmentOverride()
        for _ in 0..<random.pick(weighted: [(3, 1), (1, 2)]) {
            switch random.number(in: 0...7) {
            case 0: override.width = random.pick([300, 390, 800, 900])
            case 1: override.colorScheme = random.pick([.light, .dark])
            case 2: override.textScale = random.pick([1, 1.5, 2])
            case 3: override.language = random.pick(["en", "de", "de-AT"])
            case 4: override.idiom = random.pick([.phone, .pad])
            case 5: override.interfaceOrientation = random.pick(CSS.Environment.InterfaceOrientation.allCases)
            case 6: override.horizontalSizeClass = random.pick([.compact, .regular])
            default: override.layoutDirection = random.pick([.leftToRight, .rightToLeft])
            }
        }
        return override
    }

    mutating func makeContainerSize() -> ContainerSize {
        ContainerSize(width: random.pick([20, 100, 101, 300]), height: random.pick([0, 50, 150, 300]))
    }

    mutating func makeInlineStyle() -> String {
        let declarations = (0..<random.number(in: 1...3)).map { _ in makeDeclaration() }
        var printer = OraclePrinter(random: SeededGenerator(seed: random.next()))
        return printer.print(inline: declarations)
    }

    /// Adds, removes, moves or changes one of the items or of their descendants.
    mutating func edit(_ items: inout [NaiveItem], depth: Int, inRule: Bool) {
        guard let place = random.pickOne(Array(items.indices)) else { return items.append(makeLine(depth, inRule)) }
        if random.chance(percent: 60), editInside(&items[place], depth: depth, inRule: inRule) { return }
        switch random.number(in: 0...3) {
        case 0: items.remove(at: place)
        case 1: items.insert(makeLine(depth, inRule), at: place)
        case 2:
            let item = items.remove(at: place)
            items.insert(item, at: random.number(in: 0...items.count))
        default: items[place] = makeLine(depth, inRule)
        }
    }

    private mutating func makeLine(_ depth: Int, _ inRule: Bool) -> NaiveItem {
        inRule && random.chance(percent: 80) ? .declaration(makeDeclaration()) : makeItem(depth: depth, inRule: inRule)
    }

    private mutating func editInside(_ item: inout NaiveItem, depth: Int, inRule: Bool) -> Bool {
        switch item {
        case .style(let rule):
            var items = rule.items
            var selectors = rule.selectors
            if random.chance(percent: 12) {
                selectors[0] = makeSelector(.init(depth: 2, isNested: inRule))
            } else {
                edit(&items, depth: depth + 1, inRule: true)
            }
            item = .style(NaiveStyleRule(selectors, items))
        case .layer(let path, var items):
            edit(&items, depth: depth + 1, inRule: inRule)
            item = .layer(path, items)
        case .media(let condition, var items):
            edit(&items, depth: depth + 1, inRule: inRule)
            item = .media(condition, items)
        case .supports(let condition, var items):
            edit(&items, depth: depth + 1, inRule: inRule)
            item = .supports(condition, items)
        case .extend: item = .extend(makeExtendedSelector())
        case .declaration, .layerStatement, .unknownAtRule: return false
        }
        return true
    }
}
