extension StylesheetParser {
    mutating func readAtRule(
        _ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?, _ items: inout RuleParser
    ) {
        let isAtTop = outerScopes.isEmpty
        guard !isInline else { return log.add(.misplacedAtRule, bytes(name)) }
        guard isWithinDepth(prelude), block.map({ isWithinDepth($0.lowerBound - 1) }) ?? true else { return }
        if tokens.isName(name, "charset") { return readCharset(name, prelude) }
        if tokens.isName(name, "import") { return readImport(name, prelude, block, isAtTop: isAtTop) }
        if tokens.isName(name, "layer") {
            if isAtTop, stage == .imports || block != nil { stage = .rules }
            return readLayer(name, prelude, block, &items)
        }
        if tokens.isName(name, "namespace"), isAtTop { return }
        if isAtTop { stage = .rules }
        // Also an at-rule that is not understood ends the run of declarations before it.
        scope.openRule = nil
        if tokens.isName(name, "media") { return readMedia(name, prelude, block, &items) }
        if tokens.isName(name, "supports") { return readSupports(name, prelude, block, &items) }
        log.add(AtRuleNames.problem(tokens, name), bytes(name))
    }

    private mutating func readMedia(
        _ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?, _ items: inout RuleParser
    ) {
        guard let block else { return log.add(.missingBlock, bytes(tokens.trimmed(name..<prelude.upperBound))) }
        let group = groups.addMedia(prelude, in: scope.group, log: &log)
        enter(block, in: group, &items)
    }

    private mutating func readSupports(
        _ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?, _ items: inout RuleParser
    ) {
        guard let block else { return log.add(.missingBlock, bytes(tokens.trimmed(name..<prelude.upperBound))) }
        let group = groups.addSupports(prelude, as: .supportsCondition, in: scope.group, log: &log)
        if let group { enter(block, in: group, &items) }
    }

    private mutating func readLayer(
        _ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?, _ items: inout RuleParser
    ) {
        guard let paths = groups.layerPaths(prelude, log: &log) else { return }
        guard let block else {
            // A statement: it only sets the order, and only outside of style rules.
            guard scope.parentRule == 0 else { return log.add(.misplacedAtRule, bytes(name)) }
            if paths.isEmpty { log.add(.invalidLayerName, bytes(name)) }
            for path in paths {
                mentions.append(.layer(groups.layer(path, in: scope.group, names: &names), group: scope.group))
            }
            return
        }
        guard paths.count < 2 else { return log.add(.invalidLayerName, bytes(tokens.trimmed(prelude))) }
        let group = groups.addLayer(paths.first ?? [], in: scope.group, names: &names)
        mentions.append(.layer(groups.layer(of: group), group: group))
        enter(block, in: group, &items)
    }

    /// Enters the block of a group rule, which holds declarations too if a style rule is around the group rule.
    private mutating func enter(_ block: Range<Int>, in group: UInt32, _ items: inout RuleParser) {
        scope.openRule = nil
        enter(block, as: scope.parentRule == 0 ? .rules : .block, &items)
        scope.group = group
    }

    private mutating func readCharset(_ name: Int, _ prelude: Range<Int>) {
        let prelude = tokens.trimmed(prelude)
        guard stage == .charset else { return log.add(.ineffectiveAtRule, bytes(name)) }
        stage = .layersOrImports
        guard prelude.count == 1, tokens.kind(prelude.lowerBound) == .string,
            asciiLowercased(tokens.stringValue(prelude.lowerBound)) == "utf-8"
        else { return log.add(.unsupportedCharset, bytes(name)) }
    }

    /// `@import url layer? supports()? media` (CSS Cascade 5, section 2).
    private mutating func readImport(_ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?, isAtTop: Bool) {
        guard isAtTop else { return log.add(.misplacedAtRule, bytes(name)) }
        guard block == nil else { return log.add(.invalidImport, bytes(name)) }
        let prelude = tokens.trimmed(prelude)
        guard let first = prelude.first, let url = url(first) else {
            return log.add(.invalidImport, bytes(name..<prelude.upperBound))
        }
        if stage == .rules { log.add(.lateImport, bytes(name)) } else { stage = .imports }
        let conditions = tokens.after(first, limit: prelude.upperBound)..<prelude.upperBound
        guard let group = groups.addImport(conditions, log: &log, names: &names) else { return }
        mentions.append(.import(imports.count))
        imports.append(
            ImportRule(
                url: url, group: group, range: UInt32(tokens.start(name))..<UInt32(tokens.start(prelude.upperBound))))
    }

    private func url(_ index: Int) -> String? {
        tokens.kind(index) == .string ? tokens.stringValue(index) : tokens.urlValue(index, limit: tokens.count)
    }
}
