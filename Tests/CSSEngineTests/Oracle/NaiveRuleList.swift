import CSSEngine

/// The effective rules of all stylesheets in order of appearance. Imported rules replace their `@import` rule.
struct NaiveRuleList {
    private(set) var rules: [NaiveRule] = []
    private let files: [String: NaiveSheet]
    private var blockCount = 0
    private let layers = (toolkit: NaiveLayer(), author: NaiveLayer())

    /// - Parameter files: The files that can be imported.
    init(_ sheets: [(sheet: NaiveSheet, origin: Origin)], files: [String: NaiveSheet]) {
        self.files = files
        for (sheet, origin) in sheets where origin == .userAgent { add(sheet, origin, layers.toolkit, sheet) }
        for (sheet, origin) in sheets where origin == .author { add(sheet, origin, layers.author, sheet) }
        extend()
    }

    /// - Parameter main: The stylesheet that imports the file.
    private mutating func add(_ sheet: NaiveSheet, _ origin: Origin, _ layer: NaiveLayer, _ main: NaiveSheet) {
        for path in sheet.layers { _ = layer.layer(path) }
        for rule in sheet.imports where rule.supports?.holds ?? true && rule.media.map({ $0.holds == true }) ?? true {
            guard let imported = files[rule.file] else { continue }
            add(imported, origin, rule.layer.map { layer.layer($0) } ?? layer, main)
        }
        let place = NaiveRule(
            selectors: [], origin: origin, layer: layer, source: sheet.name,
            selectorOptions: OracleNames.selectorOptions(of: sheet.name, importedBy: main.name),
            usesSourceOrder: OracleNames.dialect(of: main.name).ordering == .sourceOrder, line: 0)
        add(sheet.items, place, inside: nil)
    }

    /// - Parameters:
    ///   - place: The context of the items: origin, layer and enclosing style rule.
    ///   - scope: The meaning of `&` in the items; `nil` outside of style rules.
    ///   - open: The rule to which declarations are added.
    private mutating func add(_ items: [NaiveItem], _ place: NaiveRule, inside scope: NaiveScope?, open: Int? = nil) {
        var open = open
        for item in items {
            switch item {
            case .declaration(let declaration):
                add(declaration, place, &open)
                continue
            case .extend(let selector):
                // The first rule of a block is the style rule itself.
                let own = rules.firstIndex { $0.block == place.block }!
                rules[own].extends.append(selector)
                continue
            case .layerStatement(let paths):
                if scope == nil { for path in paths { _ = place.layer.layer(path) } }
                continue
            case .style(let rule): add(rule, place, scope)
            case .media(let condition, let items), .supports(let condition, let items):
                if condition.holds == true { add(items, inGroup(place), inside: scope) }
            case .layer(let path, let items):
                var place = inGroup(place)
                place.layer = place.layer.layer(path)
                add(items, place, inside: scope)
            case .unknownAtRule: break
            }
            open = nil
        }
    }

    private mutating func add(_ rule: NaiveStyleRule, _ place: NaiveRule, _ scope: NaiveScope?) {
        guard rule.selectors.allSatisfy(\.isValid) else { return }
        var place = place
        place.selectors = rule.selectors.map { selector in
            guard scope != nil else { return selector }
            let isRelative = selector.steps[0].combinator != nil || !selector.mentionsNesting
            return isRelative ? selector.anchored(at: .nesting) : selector
        }
        place.scope = scope
        place.line = rule.line
        blockCount += 1
        place.block = [blockCount]
        rules.append(place)
        add(rule.items, place, inside: NaiveScope(place.selectors, in: scope), open: rules.count - 1)
    }

    private mutating func add(_ declaration: NaiveDeclaration, _ place: NaiveRule, _ open: inout Int?) {
        guard declaration.isKept else { return }
        if open == nil {
            var run = place
            run.line = declaration.line
            rules.append(run)
            open = rules.count - 1
        }
        if let open { rules[open].declarations.append((declaration, place.source)) }
    }

    private mutating func inGroup(_ place: NaiveRule) -> NaiveRule {
        var place = place
        blockCount += 1
        place.block.append(blockCount)
        return place
    }

    // MARK: @extend

    /// Inserts the declarations of the extended rules before those of the extending ones.
    private mutating func extend() {
        guard rules.contains(where: { !$0.extends.isEmpty }) else { return }
        let selectors = rules.map { rule in
            Set(rule.selectors.flatMap { $0.spellings(in: rule.scope, rule.selectorOptions) })
        }
        let targets = rules.map { rule in
            rule.extends.compactMap { selector in
                selectors.firstIndex { $0.contains(selector.spellings(in: nil, rule.selectorOptions)[0]) }
            }
        }
        func reaches(_ start: Int, _ end: Int) -> Bool {
            var visited: Set<Int> = []
            var pending = [start]
            while let rule = pending.popLast() {
                if rule == end { return true }
                if visited.insert(rule).inserted { pending += targets[rule] }
            }
            return false
        }
        func extended(_ rule: Int) -> [(NaiveDeclaration, String)] {
            targets[rule].filter { !reaches($0, rule) }.flatMap { target in
                extended(target)
                    + rules.filter { $0.block == rules[target].block }.flatMap { $0.declarations.map { ($0.0, $0.1) } }
            }
        }
        let inherited = rules.indices.map(extended)
        for (rule, declarations) in inherited.enumerated() where !declarations.isEmpty {
            rules[rule].declarations.insert(contentsOf: declarations.map { ($0.0, $0.1) }, at: 0)
        }
    }
}

extension NaiveDeclaration {
    /// Whether parsing keeps the declaration. Declarations of unknown properties are kept for inspection.
    var isKept: Bool {
        guard NaiveProperties.isKnown(property), !NaiveProperties.isCustom(property) else { return true }
        switch value {
        case .text(let text): return NaiveProperties.values(of: property, from: text) != nil
        case .wide, .template: return true
        }
    }
}
