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

    /// What stands inside a conditional rule or a layer: declarations too where a style rule is around it.
    var groupContent: RuleParser.Content { scope.parentRule == 0 ? .rules : .block }

    private mutating func readMedia(
        _ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?, _ items: inout RuleParser
    ) {
        guard let block else { return log.add(.missingBlock, bytes(tokens.trimmed(name..<prelude.upperBound))) }
        let media = mediaCondition(prelude)
        let content = groupContent
        enter(block, as: content, &items)
        scope.condition = condition(media)
    }

    private mutating func mediaCondition(_ prelude: Range<Int>) -> MediaCondition {
        // Sheets ask the same few things over and over.
        let text = source.string(bytes(prelude))
        if let known = mediaConditions[text] { return known }
        var problems: [ConditionCompiler.Problem] = []
        let media = conditionCompiler.mediaCondition(tokens, prelude, problems: &problems)
        for (kind, range) in problems {
            log.add(kind, range.isEmpty ? bytes(range.lowerBound, in: prelude) : bytes(range))
        }
        if problems.isEmpty { mediaConditions[text] = media }
        return media
    }

    mutating func condition(_ media: MediaCondition) -> UInt32 {
        conditions.append(ConditionNode(parent: scope.condition, media: media))
        return UInt32(conditions.count - 1)
    }

    private mutating func readSupports(
        _ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?, _ items: inout RuleParser
    ) {
        guard let block else { return log.add(.missingBlock, bytes(tokens.trimmed(name..<prelude.upperBound))) }
        guard isSupported(prelude, as: .supportsCondition) else { return }
        let content = groupContent
        enter(block, as: content, &items)
    }

    /// Whether the condition holds; one that cannot be read does not.
    private mutating func isSupported(_ prelude: Range<Int>, as goal: ConditionGoal) -> Bool {
        let holds = conditionCompiler.supports(
            prelude, as: goal, SupportsEvaluator(tokens: tokens, properties: properties))
        if let holds { return holds }
        let failure = conditionCompiler.failure
        log.add(.invalidSupportsCondition(expected: failure.expected), bytes(failure.token, in: prelude))
        return false
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
        var rest = behindFirst(of: prelude)
        let layer = importLayer(&rest)
        guard importSupports(&rest) else { return }
        let condition = rest.isEmpty ? 0 : condition(mediaCondition(rest))
        mentions.append(.import(imports.count))
        imports.append(
            ImportRule(
                url: url, layer: layer, condition: condition,
                range: UInt32(tokens.start(name))..<UInt32(tokens.start(prelude.upperBound))))
    }

    /// The layer that `rest` may start with, which is taken off; 0 without one.
    private mutating func importLayer(_ rest: inout Range<Int>) -> UInt32 {
        guard let next = rest.first, tokens.isName(next, "layer") else { return 0 }
        let layer: UInt32
        if tokens.kind(next) == .ident {
            layer = anonymousLayer()
        } else if tokens.kind(next) == .function,
            let path = layerPath(next + 1..<tokens.partner(next, limit: rest.upperBound))
        {
            layer = self.layer(path)
        } else {
            return 0
        }
        rest = behindFirst(of: rest)
        return layer
    }

    /// Whether the `supports()` that `rest` may start with holds, which is taken off; true without one.
    private mutating func importSupports(_ rest: inout Range<Int>) -> Bool {
        guard let next = rest.first, tokens.kind(next) == .function, tokens.isName(next, "supports") else {
            return true
        }
        let condition = next + 1..<tokens.partner(next, limit: rest.upperBound)
        rest = behindFirst(of: rest)
        return isSupported(condition, as: .importSupports)
    }

    /// What stands behind the component value that `range` starts with.
    private func behindFirst(of range: Range<Int>) -> Range<Int> {
        tokens.trimmed(tokens.after(range.lowerBound, limit: range.upperBound)..<range.upperBound)
    }

    private func url(_ index: Int) -> String? {
        tokens.kind(index) == .string ? tokens.stringValue(index) : tokens.urlValue(index, limit: tokens.count)
    }
}
