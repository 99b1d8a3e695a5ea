/// Reads a style sheet in one pass: rules, nesting, layers, conditions, and every value typed as it is met.
struct StylesheetParser: ~Copyable {
    /// More blocks or parentheses inside one another than this are not looked into.
    static let depthLimit = 512

    let source: Source
    let properties: PropertyTable
    let tokens: TokenList

    var names: AtomTable
    var selectors = SelectorCompiler()
    var groups: GroupRuleParser
    var log = DiagnosticLog()
    var rules: [StyleRule] = []
    var declarations: [Declaration] = []
    var values: [Value] = []
    var valueMemo: ValueMemo
    var unknownDeclarations: [UnknownDeclaration] = []
    var templates = UnparsedValueTable()
    var imports: [ImportRule] = []
    var mentions: [Mention] = []

    let isTooDeep: Bool
    var saidTooDeep = false

    /// What is true of everything inside a block.
    struct Scope {
        /// The style rule around it, if any: one more than its row.
        var parentRule: UInt32 = 0
        /// The innermost group rule.
        var group: UInt32 = 0
        /// The rule that declarations go to; nil where the next one has to start a new one.
        var openRule: Int?
    }

    var scope = Scope()
    /// Whether it is a view's own style, which holds nothing but declarations.
    var isInline = false
    var outerScopes: [Scope] = []
    /// How far `@import` may still come without a warning.
    var stage = Stage.charset

    enum Stage: Int {
        case charset, layersOrImports, imports, rules
    }

    private init(_ source: Source, _ tokens: TokenList, properties: PropertyTable) {
        self.source = source
        self.tokens = tokens
        self.properties = properties
        groups = GroupRuleParser(tokens, properties: properties)
        valueMemo = ValueMemo(tokens.text)
        names = AtomTable(minimumCapacity: tokens.count / 32)
        isTooDeep = tokens.depth > Self.depthLimit
        declarations.reserveCapacity(tokens.count / 8)
        values.reserveCapacity(tokens.count / 16)
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
            // First, so that what follows from them is not said again.
            TokenErrors(tokens: tokens).report(to: &parser.log)
            body(&parser)
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
            case .declaration(let item):
                guard !read(item), item.hasBlock else { continue }
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

    mutating func enter(_ block: Range<Int>, as content: RuleParser.Content, _ items: inout RuleParser) {
        outerScopes.append(scope)
        scope.openRule = nil
        items.enter(block, as: content)
    }

    private func rule(list: UInt32, prelude: Range<Int>) -> StyleRule {
        let start = UInt32(tokens.start(prelude.lowerBound))
        return StyleRule(
            list: list, declarationsStart: UInt32(declarations.count), declarationsEnd: UInt32(declarations.count),
            unknownStart: UInt32(unknownDeclarations.count), unknownEnd: UInt32(unknownDeclarations.count),
            group: scope.group, parent: scope.parentRule, preludeStart: start,
            preludeEnd: UInt32(tokens.start(prelude.upperBound)),
            start: start)
    }
}
