extension StyleEngine {
    /// Explains the elements of one tree; keeps what looking up places in sheets costs.
    public struct Report {
        let engine: StyleEngine
        private var lines: [ObjectIdentifier: LineTable] = [:]
        private var selectors: [UInt64: String] = [:]

        init(_ engine: StyleEngine) {
            self.engine = engine
        }
    }

    /// Explains styles, as of the last `restyle()`.
    public func report() -> Report { Report(self) }
}

extension StyleEngine.Report {
    /// The rules that an element matches, the strongest first.
    public mutating func rules(of node: StyleNode) -> [MatchedRule] {
        let row = engine.tree.row(of: node)
        let winners = engine.styler.winningDeclarations(of: row)
        var rules: [MatchedRule] = []
        let inline = engine.inlineSheets(row)
        if !inline.isEmpty {
            var own: [MatchedDeclaration] = []
            for (key, sheet) in inline { own += declarations(of: sheet.rules[0], in: sheet, key, winners) }
            rules.append(MatchedRule(selector: nil, specificity: .zero, location: nil, declarations: own))
        }
        let index = engine.styler.index
        for rank in engine.styler.matches(of: row).reversed() {
            let rule = index.rules[Int(index.ruleOfRank[Int(rank)])]
            let sheet = index.sheets[Int(rule.sheet)]
            let style = sheet.rules[Int(rule.rule)]
            rules.append(
                MatchedRule(
                    selector: selector(of: Int(rule.rule), in: rule.sheet),
                    specificity: index.specificityOfRank[Int(rank)],
                    location: location(Int(style.start), in: sheet),
                    declarations: declarations(of: style, in: sheet, rule.sheet, winners)))
        }
        return rules
    }

    /// What declarations gave an element, and its custom properties, inherited ones included.
    public mutating func computedValues(of node: StyleNode) -> [ComputedProperty] {
        let row = engine.tree.row(of: node)
        var values = engine.styler.style(of: row).entries.map { entry in
            ComputedProperty(
                property: engine.properties[entry.property].name, text: entry.value.cssText, value: entry.value,
                location: location(of: entry.reference), selector: selector(of: entry.reference),
                isInherited: false)
        }
        let own = engine.styler.winningDeclarations(of: row)
        let custom = engine.styler.customProperties(of: row).all.values.compactMap { entry in
            engine.styler.string(entry.text).map { (name: engine.names.string(entry.name), text: $0, entry: entry) }
        }
        for (name, text, entry) in custom.sorted(by: { $0.name < $1.name }) {
            values.append(
                ComputedProperty(
                    property: name, text: text, value: nil, location: location(of: entry.reference),
                    selector: selector(of: entry.reference), isInherited: !own.contains(entry.reference)))
        }
        return values
    }

    // MARK: Places

    private mutating func location(of reference: DeclarationID) -> SourceLocation? {
        guard !reference.isInline else { return nil }
        let sheet = engine.styler.index.sheets[Int(reference.sheet)]
        return location(sheet.declarations[Int(reference.declaration)].source.nameRange.lowerBound, in: sheet)
    }

    private mutating func location(_ offset: Int, in sheet: ParsedStylesheet) -> SourceLocation {
        let key = ObjectIdentifier(sheet.source)
        if let table = lines[key] { return table.location(at: offset) }
        let table = LineTable(sheet.source)
        lines[key] = table
        return table.location(at: offset)
    }

    private mutating func selector(of reference: DeclarationID) -> String? {
        guard !reference.isInline else { return nil }
        let sheet = engine.styler.index.sheets[Int(reference.sheet)]
        return selector(of: sheet.rule(ofDeclaration: reference.declaration), in: reference.sheet)
    }

    private mutating func selector(of rule: Int, in sheet: UInt32) -> String {
        let key = UInt64(sheet) << 32 | UInt64(rule)
        if let known = selectors[key] { return known }
        let text = engine.styler.index.sheets[Int(sheet)].selectorText(of: rule)
        selectors[key] = text
        return text
    }

    private mutating func declarations(
        of rule: StyleRule, in sheet: ParsedStylesheet, _ key: UInt32, _ winners: Set<DeclarationID>
    ) -> [MatchedDeclaration] {
        let won = Set(
            rule.declarations.filter { winners.contains(DeclarationID(sheet: key, declaration: UInt32($0))) }
                .map { sheet.declarations[$0].source.nameStart })
        let isInline = key & DeclarationID.inlineBit != 0
        return sheet.sourceDeclarations(of: rule).map { declaration in
            MatchedDeclaration(
                property: sheet.source.string(declaration.nameRange), value: declaration.value(in: sheet.source),
                isImportant: declaration.isImportant, won: won.contains(declaration.nameStart),
                location: isInline ? nil : location(declaration.nameRange.lowerBound, in: sheet))
        }
    }
}
