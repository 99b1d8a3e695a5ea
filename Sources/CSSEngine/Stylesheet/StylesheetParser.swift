/// Reads a style sheet in one pass: rules, nesting, layers, conditions, and every value typed as it is met.
struct StylesheetParser: ~Copyable {
    /// More blocks or parentheses inside one another than this are not looked into.
    static let depthLimit = 512

    let source: Source
    let properties: PropertyTable
    let words = ValueWords.standard
    let tokens: TokenList

    var names: NameTable
    var selectors = SelectorCompiler()
    var conditionCompiler = ConditionCompiler()
    var log = DiagnosticLog()
    var rules: [StyleRule] = []
    var declarations: [Declaration] = []
    var unknownDeclarations: [UnknownDeclaration] = []
    var templates = TemplateTable()
    var layers = [LayerNode(parent: 0, name: .none)]
    var conditions = [ConditionNode(parent: 0, media: nil)]
    var imports: [ImportRule] = []
    var mentions: [Mention] = []

    /// Layers by the layer around them and their name.
    private var layerIDs: [UInt64: UInt32] = [:]
    private let isTooDeep: Bool
    private var saidTooDeep = false

    /// What is true of everything inside a block.
    struct Scope {
        /// The style rule around it, if any: one more than its row.
        var parentRule: UInt32 = 0
        var layer: UInt32 = 0
        var condition: UInt32 = 0
        /// The rule that declarations go to; nil where the next one has to start a new one.
        var openRule: Int?
    }

    private var scope = Scope()
    /// Whether it is a view's own style, which holds nothing but declarations.
    private var isInline = false
    private var outerScopes: [Scope] = []
    /// How far `@import` may still come without a warning.
    private var stage = Stage.charset

    private enum Stage: Int {
        case charset, layersOrImports, imports, rules
    }

    private init(_ source: Source, _ tokens: TokenList, properties: PropertyTable) {
        self.source = source
        self.tokens = tokens
        self.properties = properties
        names = NameTable(minimumCapacity: tokens.count / 32)
        isTooDeep = tokens.depth > Self.depthLimit
        declarations.reserveCapacity(tokens.count / 8)
        rules.reserveCapacity(tokens.count / 24)
        selectors.reserveCapacity(tokens: tokens.count)
    }

    /// Parses a whole sheet.
    static func parse(_ source: Source, properties: PropertyTable) -> ParsedStylesheet {
        run(source, properties: properties) { parser in
            var items = RuleParser(parser.tokens, 0..<parser.tokens.count, as: .stylesheet)
            parser.read(&items)
        }
    }

    /// Parses declarations alone, as of a view's own style: they become one rule without selectors.
    static func parseInline(_ source: Source, properties: PropertyTable) -> ParsedStylesheet {
        run(source, properties: properties) { parser in
            parser.rules.append(parser.rule(list: 0, prelude: 0..<0))
            parser.scope.openRule = 0
            parser.isInline = true
            var items = RuleParser(parser.tokens, 0..<parser.tokens.count, as: .declarations)
            parser.read(&items)
        }
    }

    private static func run(
        _ source: Source, properties: PropertyTable, _ body: (inout StylesheetParser) -> Void
    ) -> ParsedStylesheet {
        TokenList.withTokens(of: source) { tokens in
            var parser = StylesheetParser(source, tokens, properties: properties)
            body(&parser)
            parser.reportTokenErrors()
            return ParsedStylesheet(parser)
        }
    }

    // MARK: Rules

    private mutating func read(_ items: inout RuleParser) {
        while true {
            switch items.next() {
            case .atRule(let name, let prelude, let block):
                readAtRule(name, prelude, block, &items)
            case .qualifiedRule(let prelude, let block):
                readStyleRule(prelude, block, &items)
            case .declaration(let name, let value, let isImportant, let hasBlock):
                let isValid = readDeclaration(name, value, isImportant, &items)
                guard !isValid, hasBlock else { continue }
                read(items.retryAsRule(), &items)
            case .invalid(let range, let error):
                report(error, range)
            case .blockEnd:
                guard let scope = outerScopes.popLast() else { return }
                self.scope = scope
            }
        }
    }

    private mutating func read(_ item: RuleParser.Item, _ items: inout RuleParser) {
        switch item {
        case .qualifiedRule(let prelude, let block): readStyleRule(prelude, block, &items)
        case .invalid(let range, let error): report(error, range)
        case .atRule, .declaration, .blockEnd: preconditionFailure("a declaration read again is a rule or nothing")
        }
    }

    private mutating func readStyleRule(_ prelude: Range<Int>, _ block: Range<Int>, _ items: inout RuleParser) {
        stage = .rules
        scope.openRule = nil
        guard isWithinDepth(block.lowerBound - 1), isWithinDepth(prelude) else { return }
        let parentList = scope.parentRule == 0 ? nil : rules[Int(scope.parentRule) - 1].list
        guard let list = selectors.compile(tokens, prelude, parent: parentList, names: &names) else {
            let failure = selectors.failure
            log.add(.invalidSelector(expected: failure.expected), bytes(failure.token, in: prelude))
            return
        }
        rules.append(rule(list: list, prelude: tokens.trimmed(prelude)))
        enter(block, as: .block, &items)
        scope.parentRule = UInt32(rules.count)
        scope.openRule = rules.count - 1
    }

    private mutating func enter(_ block: Range<Int>, as content: RuleParser.Content, _ items: inout RuleParser) {
        outerScopes.append(scope)
        scope.openRule = nil
        items.enter(block, as: content)
    }

    private func rule(list: UInt32, prelude: Range<Int>) -> StyleRule {
        let start = UInt32(tokens.start(prelude.lowerBound))
        return StyleRule(
            list: list, declarationsStart: UInt32(declarations.count), declarationsEnd: UInt32(declarations.count),
            unknownStart: UInt32(unknownDeclarations.count), unknownEnd: UInt32(unknownDeclarations.count),
            layer: scope.layer, condition: scope.condition, parent: scope.parentRule, preludeStart: start,
            preludeEnd: UInt32(tokens.start(prelude.upperBound)), start: start)
    }

    // MARK: At-rules

    private mutating func readAtRule(
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
        log.add(.unknownAtRule, bytes(name))
    }

    /// What stands inside a conditional rule or a layer: declarations too where a style rule is around it.
    private var groupContent: RuleParser.Content { scope.parentRule == 0 ? .rules : .block }

    private mutating func readMedia(
        _ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?, _ items: inout RuleParser
    ) {
        guard let block else { return log.add(.missingBlock, bytes(name)) }
        let media = mediaCondition(prelude)
        let content = groupContent
        enter(block, as: content, &items)
        scope.condition = condition(media)
    }

    private mutating func mediaCondition(_ prelude: Range<Int>) -> MediaCondition {
        var failures: [GrammarFailure] = []
        let media = conditionCompiler.mediaCondition(tokens, prelude) { failures.append($0) }
        for failure in failures {
            log.add(.invalidMediaQuery(expected: failure.expected), bytes(failure.token, in: prelude))
        }
        return media
    }

    private mutating func condition(_ media: MediaCondition) -> UInt32 {
        conditions.append(ConditionNode(parent: scope.condition, media: media))
        return UInt32(conditions.count - 1)
    }

    private mutating func readSupports(
        _ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?, _ items: inout RuleParser
    ) {
        guard let block else { return log.add(.missingBlock, bytes(name)) }
        guard let holds = isSupported(prelude, as: .supportsCondition) else { return }
        guard holds else { return }
        let content = groupContent
        enter(block, as: content, &items)
    }

    private mutating func isSupported(_ prelude: Range<Int>, as goal: ConditionGoal) -> Bool? {
        let holds = conditionCompiler.supports(prelude, as: goal, SupportTest(tokens: tokens, properties: properties))
        if holds == nil {
            let failure = conditionCompiler.failure
            log.add(.invalidSupportsCondition(expected: failure.expected), bytes(failure.token, in: prelude))
        }
        return holds
    }

    private mutating func readLayer(
        _ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?, _ items: inout RuleParser
    ) {
        let prelude = tokens.trimmed(prelude)
        var paths: [[String]] = []
        if !prelude.isEmpty {
            for part in tokens.splitAtCommas(prelude) {
                guard let path = layerPath(part) else { return log.add(.invalidLayerName, bytes(part)) }
                paths.append(path)
            }
        }
        guard let block else {
            // A statement: it only sets the order, and only outside of style rules.
            guard scope.parentRule == 0 else { return log.add(.misplacedAtRule, bytes(name)) }
            if paths.isEmpty { log.add(.invalidLayerName, bytes(name)) }
            for path in paths { mentions.append(.layer(layer(path), condition: scope.condition)) }
            return
        }
        guard paths.count < 2 else { return log.add(.invalidLayerName, bytes(prelude)) }
        scope.openRule = nil
        let layer = paths.isEmpty ? anonymousLayer() : layer(paths[0])
        mentions.append(.layer(layer, condition: scope.condition))
        let content = groupContent
        enter(block, as: content, &items)
        scope.layer = layer
    }

    /// `name.name` without white space in between (CSS Cascade 5, section 6.4.1); nil where it is malformed.
    private func layerPath(_ range: Range<Int>) -> [String]? {
        let range = tokens.trimmed(range)
        var path: [String] = []
        for (place, index) in range.enumerated() {
            if place % 2 == 0 {
                guard tokens.kind(index) == .ident else { return nil }
                path.append(tokens.name(index))
            } else if !tokens.isDelim(index, ".") {
                return nil
            }
        }
        return range.count % 2 == 1 ? path : nil
    }

    private mutating func layer(_ path: [String]) -> UInt32 {
        var layer = scope.layer
        for component in path {
            let name = names.intern(component)
            let key = UInt64(layer) << 32 | UInt64(name.id)
            if let known = layerIDs[key] {
                layer = known
            } else {
                layers.append(LayerNode(parent: layer, name: name))
                layer = UInt32(layers.count - 1)
                layerIDs[key] = layer
            }
        }
        return layer
    }

    private mutating func anonymousLayer() -> UInt32 {
        layers.append(LayerNode(parent: scope.layer, name: .none))
        return UInt32(layers.count - 1)
    }

    private mutating func readCharset(_ name: Int, _ prelude: Range<Int>) {
        let prelude = tokens.trimmed(prelude)
        guard stage == .charset else { return log.add(.misplacedAtRule, bytes(name)) }
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
        guard let first = prelude.first, let url = url(first) else { return log.add(.invalidImport, bytes(name)) }
        if stage == .rules { log.add(.lateImport, bytes(name)) } else { stage = .imports }
        var rest = tokens.trimmed(tokens.after(first, limit: prelude.upperBound)..<prelude.upperBound)
        /// Steps over the component value that `rest` starts with.
        func dropFirst() {
            rest = tokens.trimmed(tokens.after(rest.lowerBound, limit: rest.upperBound)..<rest.upperBound)
        }
        var layer: UInt32 = 0
        if let next = rest.first, tokens.isName(next, "layer") {
            if tokens.kind(next) == .ident {
                layer = anonymousLayer()
                dropFirst()
            } else if tokens.kind(next) == .function,
                let path = layerPath(next + 1..<tokens.partner(next, limit: rest.upperBound))
            {
                layer = self.layer(path)
                dropFirst()
            }
        }
        if let next = rest.first, tokens.kind(next) == .function, tokens.isName(next, "supports") {
            let holds = isSupported(next + 1..<tokens.partner(next, limit: rest.upperBound), as: .importSupports)
            dropFirst()
            guard holds == true else {
                return
            }
        }
        let condition = rest.isEmpty ? 0 : condition(mediaCondition(rest))
        mentions.append(.import(imports.count))
        imports.append(
            ImportRule(
                url: url, layer: layer, condition: condition,
                range: UInt32(tokens.start(name))..<UInt32(tokens.start(prelude.upperBound))))
    }

    private func url(_ index: Int) -> String? {
        tokens.kind(index) == .string ? tokens.stringValue(index) : tokens.urlValue(index, limit: tokens.count)
    }

    // MARK: Declarations

    /// Returns whether the declaration is valid; what is not may still be a rule.
    private mutating func readDeclaration(
        _ name: Int, _ value: Range<Int>, _ isImportant: Bool, _ items: inout RuleParser
    ) -> Bool {
        guard isWithinDepth(value) else { return true }
        let text = DeclarationText(
            nameStart: UInt32(tokens.start(name)), nameEnd: UInt32(tokens.end(name)),
            valueStart: UInt32(tokens.start(value.lowerBound)), valueEnd: UInt32(tokens.start(value.upperBound)))
        if tokens.isDashedIdent(name) { return readCustomProperty(name, value, isImportant, text) }
        if let property = properties.find(tokens, name) {
            return readProperty(property, name, value, isImportant, text)
        }
        if tokens.isName(name, "all") {
            guard let keyword = wideKeyword(value) else {
                log.add(.invalidValue(property: "all"), bytes(value, orAt: name))
                return false
            }
            append(Declaration(target: .all, value: .wide(keyword), isImportant: isImportant, text: text))
            return true
        }
        guard !value.contains(where: { tokens.kind($0) == .openCurly }) else { return false }
        log.add(.unknownProperty, bytes(name))
        let rule = openRule(startingAt: text)
        unknownDeclarations.append(UnknownDeclaration(text: text, isImportant: isImportant))
        rules[rule].unknownEnd = UInt32(unknownDeclarations.count)
        return true
    }

    private mutating func readProperty(
        _ property: PropertyID, _ name: Int, _ value: Range<Int>, _ isImportant: Bool, _ text: DeclarationText
    ) -> Bool {
        var declaration = Declaration(
            target: .property(property), value: .wide(.initial), isImportant: isImportant, text: text)
        let longhands = properties.longhands(of: property)
        if let keyword = wideKeyword(value) {
            declaration.value = .wide(keyword)
        } else if tokens.hasReference(value) {
            guard let template = template(value) else {
                log.add(.invalidValue(property: properties[property].name), bytes(value))
                return false
            }
            declaration.value = .template(template)
            if !longhands.isEmpty { declaration.shorthand = property }
        } else if let typed = properties.parse(property, tokens, value, words: words) {
            switch typed {
            case .one(let value):
                declaration.value = .typed(value)
            case .wide(let keyword):
                declaration.value = .wide(keyword)
            case .longhands(let values):
                for (longhand, value) in zip(longhands, values) {
                    declaration.target = .property(longhand)
                    declaration.value = .typed(value)
                    append(declaration)
                }
                return true
            }
        } else {
            log.add(.invalidValue(property: properties[property].name), bytes(value, orAt: name))
            return false
        }
        if longhands.isEmpty { append(declaration) }
        for longhand in longhands {
            declaration.target = .property(longhand)
            append(declaration)
        }
        return true
    }

    private mutating func readCustomProperty(
        _ name: Int, _ value: Range<Int>, _ isImportant: Bool, _ text: DeclarationText
    ) -> Bool {
        let specified: SpecifiedValue
        guard tokens.isCustomPropertyName(name) else {
            log.add(.invalidCustomPropertyValue, bytes(name))
            return false
        }
        if let keyword = wideKeyword(value) {
            specified = .wide(keyword)
        } else if tokens.hasReference(value) {
            guard let template = template(value) else {
                log.add(.invalidCustomPropertyValue, bytes(value))
                return false
            }
            specified = .template(template)
        } else {
            guard tokens.isDeclarationValue(value) else {
                log.add(.invalidCustomPropertyValue, bytes(value, orAt: name))
                return false
            }
            specified = .verbatim
        }
        let target = Declaration.Target.custom(names.intern(tokens, name))
        append(Declaration(target: target, value: specified, isImportant: isImportant, text: text))
        return true
    }

    /// Keeps a value with `var()`; nil where it is malformed.
    private mutating func template(_ value: Range<Int>) -> UInt32? {
        tokens.isDeclarationValue(value) ? templates.append(tokens, value, names: &names) : nil
    }

    private mutating func append(_ declaration: consuming Declaration) {
        let rule = openRule(startingAt: declaration.text)
        if declaration.isImportant { rules[rule].hasImportant = true }
        declarations.append(declaration)
        rules[rule].declarationsEnd = UInt32(declarations.count)
    }

    /// The rule that declarations go to now. Behind a nested rule they get one of their own, in their place.
    private mutating func openRule(startingAt text: DeclarationText) -> Int {
        if let rule = scope.openRule { return rule }
        var rule = rules[Int(scope.parentRule) - 1]
        rule.layer = scope.layer
        rule.condition = scope.condition
        rule.declarationsStart = UInt32(declarations.count)
        rule.declarationsEnd = rule.declarationsStart
        rule.unknownStart = UInt32(unknownDeclarations.count)
        rule.unknownEnd = rule.unknownStart
        rule.hasImportant = false
        rule.start = text.nameStart
        rules.append(rule)
        scope.openRule = rules.count - 1
        return rules.count - 1
    }

    private func wideKeyword(_ value: Range<Int>) -> WideKeyword? { WideKeyword(tokens, value) }

    // MARK: Limits and diagnostics

    private mutating func isWithinDepth(_ index: Int) -> Bool {
        guard isTooDeep, tokens.kind(index).opensBlock, tokens.rows[index].depth > Self.depthLimit else { return true }
        if !saidTooDeep { log.add(.tooDeeplyNested, bytes(index)) }
        saidTooDeep = true
        return false
    }

    private mutating func isWithinDepth(_ range: Range<Int>) -> Bool {
        guard isTooDeep else { return true }
        for index in range where !isWithinDepth(index) { return false }
        return true
    }

    private mutating func report(_ error: RuleParser.SyntaxError, _ range: Range<Int>) {
        switch error {
        case .missingBlock: log.add(.missingBlock, bytes(tokens.trimmed(range)))
        case .invalidDeclaration: log.add(.invalidDeclaration, bytes(tokens.trimmed(range)))
        case .customPropertyAsRule: log.add(.customPropertyAsRule, bytes(tokens.trimmed(range)))
        }
    }

    private func bytes(_ index: Int) -> Range<Int> { tokens.start(index)..<tokens.end(index) }

    private func bytes(_ range: Range<Int>) -> Range<Int> {
        tokens.start(range.lowerBound)..<tokens.start(range.upperBound)
    }

    private func bytes(_ range: Range<Int>, orAt index: Int) -> Range<Int> {
        range.isEmpty ? bytes(index) : bytes(range)
    }

    /// The token at which a grammar gave up, or the end of what it was given.
    private func bytes(_ token: Int, in range: Range<Int>) -> Range<Int> {
        if token < range.upperBound { return bytes(token) }
        let end = tokens.start(tokens.trimmed(range).upperBound)
        return end..<end
    }

    /// What the tokens alone show to be wrong: brackets without partners, strings and comments without ends.
    private mutating func reportTokenErrors() {
        if source.length == maximumInputLength { log.add(.inputTooLong, source.length..<source.length) }
        guard tokens.isFlawed else { return }
        var unclosed = 0
        for index in 0..<tokens.count {
            let row = tokens.rows[index]
            switch tokens.kind(index) {
            case .openCurly, .openSquare, .openParen, .function:
                // The end of the input closes all that is open: one diagnostic for the innermost is enough.
                if Int(row.link) == tokens.count { unclosed = index + 1 }
            case .closeCurly, .closeSquare, .closeParen:
                if Int(row.link) == index { log.add(.strayClosingBracket, bytes(index)) }
            case .badString: log.add(.unclosedString, bytes(index))
            case .string: if row.isUnclosed { log.add(.unclosedString, bytes(index)) }
            case .comment: if row.isUnclosed { log.add(.unclosedComment, bytes(index)) }
            default: break
            }
        }
        if unclosed > 0 { log.add(.unclosedBlock, bytes(unclosed - 1)) }
    }
}
