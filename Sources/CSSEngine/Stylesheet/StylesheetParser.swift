/// Parses a stylesheet in one pass: rules, nesting, group rules and declarations.
///
/// The parser walks the blocks and keeps track of the enclosing rules. Selectors, group rules and declarations have
/// parsers of their own, which own the tables that they fill.
struct StylesheetParser: ~Copyable {
    let source: Source
    /// The dialect, with the options of `@dialect`.
    private(set) var dialect: Dialect
    /// The dialects whose values the stylesheet can have.
    private let dialects: [Dialect]
    private(set) var names: AtomTable
    private(set) var selectors: SelectorCompiler
    private(set) var groups: GroupRuleParser
    private(set) var declarations: DeclarationParser
    private(set) var functions: CustomFunctionParser
    private(set) var rules: [StyleRule] = []
    private(set) var extensions: [RuleExtension] = []
    private(set) var imports: [ImportRule] = []
    /// The custom selectors that the stylesheet defines.
    private(set) var customSelectors: [CustomSelectorDefinition] = []
    private(set) var propertyRules: [PropertyRule] = []
    private(set) var keyframesRules: [KeyframesRule] = []
    /// The layers and imports in the order that decides the order of the layers. A late import precedes the rules before it.
    var layerOrder: [LayerOrderEntry] { importStageOrder + ruleLayers }
    private(set) var log = DiagnosticLog()
    /// Whether `sibling-index()` or `sibling-count()` is anywhere in the stylesheet.
    var countsSiblings: Bool { tokens.countSiblings(in: 0..<tokens.count) }

    private let tokens: TokenList
    private let properties: PropertyTable
    /// The first token that is not white space or a comment, the only position of a valid `@charset`.
    private let firstToken: Int
    private var items: RuleParser
    private var nestingLimit: NestingLimit
    /// The custom selectors that the selectors of the stylesheet can use.
    private let knownCustomSelectors: CustomSelectors
    private let isInlineStyle: Bool
    private var enclosing = EnclosingRules()
    private var outerRules: [EnclosingRules] = []
    private var stage = Stage.layers
    /// The imports, and the layers that the `@layer` statements before them name.
    private var importStageOrder: [LayerOrderEntry] = []
    /// The layers of the rules after the imports.
    private var ruleLayers: [LayerOrderEntry] = []

    /// The rules around the current position.
    private struct EnclosingRules {
        /// The index of the enclosing style rule; `nil` if there is none.
        var parentRule: UInt32?
        /// The innermost group rule.
        var group: UInt32 = 0
        /// The index of the rule that declarations are added to; `nil` if the next declaration starts a new rule.
        var openRule: Int?
        /// The list `:where(:scope)` of the innermost `@scope`; `nil` outside of `@scope`.
        var scopeReference: UInt32?
    }

    /// The part of the stylesheet that the parser has reached. Only a valid rule starts the next part
    /// (CSS Cascade 5, section 2).
    private enum Stage {
        /// `@layer` statements, which can precede the imports.
        case layers
        case imports
        /// All other rules. An `@import` here is late.
        case rules
    }

    private init(
        _ source: Source, _ tokens: TokenList, properties: PropertyTable, _ dialect: Dialect = .css,
        _ dialects: [Dialect] = [], customSelectors: CustomSelectors = CustomSelectors(),
        as content: RuleParser.Content
    ) {
        knownCustomSelectors = customSelectors
        self.dialect = dialect
        self.dialects = dialects
        self.source = source
        self.tokens = tokens
        self.properties = properties
        firstToken = tokens.skippingBlanks(0, limit: tokens.count)
        items = RuleParser(
            tokens, 0..<tokens.count, as: content,
            strayBraceEndsRule: properties.quirks.contains(.strayBraceEndsRule))
        isInlineStyle = content == .declarations
        names = AtomTable(minimumCapacity: tokens.count / 32)
        selectors = SelectorCompiler(properties.customPseudoClasses, dialect.selectorOptions)
        groups = GroupRuleParser(tokens, properties: properties)
        declarations = DeclarationParser(tokens, properties: properties)
        declarations.hasDialectValues = dialect.valueSyntax != nil
        functions = CustomFunctionParser(tokens)
        nestingLimit = NestingLimit(tokens)
        rules.reserveCapacity(tokens.count / 24)
        selectors.reserveCapacity(tokens: tokens.count)
        // Token errors are reported first, so that the errors that they cause are not reported as well.
        TokenErrors(tokens).report(to: &log)
        selectors.define(customSelectors, names: &names)
    }

    /// Parses a whole stylesheet.
    /// - Parameters:
    ///   - dialects: The dialects whose values the stylesheet can have.
    ///   - customSelectors: The custom selectors that its selectors can use.
    static func parse(
        _ source: Source, _ dialect: Dialect, _ dialects: [Dialect], properties: PropertyTable,
        customSelectors: CustomSelectors
    ) -> ParsedStylesheet {
        let (lowered, log) =
            dialect.syntax?.lower(source, properties: properties, layout: .compact, isInline: false)
            ?? (source, DiagnosticLog())
        return parse(lowered, dialect, dialects, properties: properties, customSelectors, log)
    }

    private static func parse(
        _ source: Source, _ dialect: Dialect, _ dialects: [Dialect], properties: PropertyTable,
        _ customSelectors: CustomSelectors, _ log: DiagnosticLog
    ) -> ParsedStylesheet {
        TokenList.withTokens(of: source) { tokens in
            var parser = StylesheetParser(
                source, tokens, properties: properties, dialect, dialects, customSelectors: customSelectors,
                as: .stylesheet)
            parser.parseItems()
            return ParsedStylesheet(parser, properties: properties, dialectLog: log)
        }
    }

    /// Returns a stylesheet without rules for a file whose dialect is not known.
    static func stylesheet(withoutDialect source: Source, properties: PropertyTable) -> ParsedStylesheet {
        var log = DiagnosticLog()
        log.add(.missingDialect, 0..<0)
        return parse(Source(replacing: source), .css, [], properties: properties, CustomSelectors(), log)
    }

    /// Parses the inline style of an element. Its declarations become one rule without selectors.
    static func parseInline(_ source: Source, properties: PropertyTable) -> ParsedStylesheet {
        TokenList.withTokens(of: source) { tokens in
            var parser = StylesheetParser(source, tokens, properties: properties, as: .declarations)
            parser.addRule(selectors: 0, prelude: 0..<0)
            parser.parseItems()
            return ParsedStylesheet(parser, properties: properties)
        }
    }

    private mutating func parseItems() {
        while true {
            switch items.next() {
            case .atRule(let name, let prelude, let block):
                parseAtRule(name, prelude, block)
            case .qualifiedRule(let prelude, let block):
                parseStyleRule(prelude, block)
            case .declaration(let item):
                if !parseDeclaration(item), item.hasBlock { parseAsRule() }
            case .invalid(let range, let error):
                report(error, range)
            case .blockEnd:
                guard let rules = outerRules.popLast() else { return }
                enclosing = rules
            }
        }
    }

    private mutating func enter(_ block: Range<Int>, as content: RuleParser.Content) {
        outerRules.append(enclosing)
        enclosing.openRule = nil
        items.enter(block, as: content)
    }

    // MARK: Style rules

    private mutating func parseStyleRule(_ prelude: Range<Int>, _ block: Range<Int>) {
        enclosing.openRule = nil
        guard isWithinNestingLimit(prelude, block) else { return }
        guard let list = selectors.compile(tokens, prelude, in: selectorContext, names: &names) else {
            return reportSelectors(in: prelude)
        }
        stage = .rules
        enter(block, as: .block)
        addRule(selectors: list, prelude: tokens.trimmed(prelude))
        rules[rules.count - 1].isClosed = block.upperBound < tokens.count
        enclosing.parentRule = UInt32(rules.count - 1)
    }

    /// The context of the selectors of a rule at the current position.
    private var selectorContext: SelectorCompiler.Context {
        SelectorCompiler.Context(
            parent: enclosing.parentRule.map { rules[Int($0)].list } ?? enclosing.scopeReference,
            isParentScope: enclosing.parentRule == nil && enclosing.scopeReference != nil,
            isScoped: enclosing.scopeReference != nil)
    }

    /// Reports the failure of the selectors that were compiled last.
    private mutating func reportSelectors(in range: Range<Int>) {
        let failure = selectors.failure
        let isCustomSelector =
            failure.token > range.lowerBound && failure.token < range.upperBound
            && tokens.isCustomSelector(failure.token - 1)
        log.add(
            isCustomSelector
                ? .unknownCustomSelector(known: knownCustomSelectors.suggestedNames)
                : .invalidSelector(expected: failure.expected),
            tokens.byteRange(ofFailureAt: failure.token, in: range))
    }

    /// Parses an invalid declaration with a block again, as a nested rule.
    private mutating func parseAsRule() {
        switch items.retryAsRule() {
        case .qualifiedRule(let prelude, let block): parseStyleRule(prelude, block)
        case .invalid(let range, let error): report(error, range)
        case .atRule, .declaration, .blockEnd: preconditionFailure("a declaration is either a rule or invalid")
        }
    }

    /// Adds a rule without declarations, and opens it.
    private mutating func addRule(selectors list: UInt32, prelude: Range<Int>) {
        let rule = StyleRule(
            list: list, parent: enclosing.parentRule, preludeStart: UInt32(tokens.start(prelude.lowerBound)),
            preludeEnd: UInt32(tokens.start(prelude.upperBound)))
        open(rule, from: declarations.count, undeclaredFrom: declarations.undeclaredCount)
    }

    /// Opens a rule without declarations. Returns its index.
    @discardableResult
    private mutating func open(_ new: StyleRule, from start: UInt32, undeclaredFrom undeclaredStart: UInt32) -> Int {
        var rule = new
        rule.group = enclosing.group
        rule.declarationsStart = start
        rule.declarationsEnd = start
        rule.undeclaredStart = undeclaredStart
        rule.undeclaredEnd = undeclaredStart
        rules.append(rule)
        enclosing.openRule = rules.count - 1
        return rules.count - 1
    }

    // MARK: Declarations

    /// Parses a declaration and adds it to the open rule.
    /// - Returns: Whether the declaration is valid. An invalid one may still be a rule.
    private mutating func parseDeclaration(_ item: RuleParser.DeclarationItem) -> Bool {
        guard nestingLimit.allows(item.value, log: &log) else { return true }
        let start = declarations.count
        let undeclaredStart = declarations.undeclaredCount
        guard let source = declarations.parse(item, names: &names, log: &log) else { return false }
        let rule =
            enclosing.openRule
            ?? openNestedDeclarations(at: source.nameStart, from: start, undeclaredFrom: undeclaredStart)
        rules[rule].extend(
            to: declarations.count, undeclaredEnd: declarations.undeclaredCount, isImportant: source.isImportant)
        return true
    }

    /// Opens a rule for declarations that follow a nested rule, in order to keep their order of appearance.
    private mutating func openNestedDeclarations(
        at offset: UInt32, from start: UInt32, undeclaredFrom undeclaredStart: UInt32
    ) -> Int {
        var rule: StyleRule
        if let parent = enclosing.parentRule {
            rule = rules[Int(parent)]
        } else if let scope = enclosing.scopeReference {
            rule = StyleRule(list: scope, parent: nil, preludeStart: offset, preludeEnd: offset)
        } else {
            preconditionFailure("a declaration is in a style rule or in @scope")
        }
        rule.hasImportant = false
        rule.start = offset
        return open(rule, from: start, undeclaredFrom: undeclaredStart)
    }

    // MARK: At-rules

    private mutating func parseAtRule(_ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?) {
        let isAtTop = outerRules.isEmpty
        guard !isInlineStyle else { return report(.misplacedAtRule, at: name) }
        guard isWithinNestingLimit(prelude, block) else { return }
        if tokens.isName(name, "charset") { return parseCharset(name, prelude) }
        if tokens.isName(name, "import") { return parseImport(name, prelude, block, isAtTop: isAtTop) }
        if tokens.isName(name, "layer") { return parseLayer(name, prelude, block) }
        if tokens.isName(name, "dialect") { return parseDialect(name, prelude, block) }
        if tokens.isName(name, "function") { return parseFunction(name, prelude, block) }
        if tokens.isName(name, "namespace"), isAtTop {
            stage = .rules
            return
        }
        if let parent = enclosing.parentRule, tokens.isExtend(name) {
            return parseExtend(name, prelude, block, in: parent)
        }
        // An unknown at-rule too ends the run of declarations before it.
        enclosing.openRule = nil
        if tokens.isName(name, "media") { return parseMedia(name, prelude, block) }
        if tokens.isName(name, "supports") { return parseSupports(name, prelude, block) }
        if tokens.isName(name, "scope") { return parseScope(name, prelude, block) }
        if tokens.isName(name, "container") { return parseContainer(name, prelude, block) }
        if tokens.isName(name, "starting-style") { return parseStartingStyle(name, prelude, block) }
        if tokens.isName(name, "custom-media"), isAtTop { return parseCustomMedia(name, prelude, block) }
        if tokens.isName(name, "custom-selector"), isAtTop { return parseCustomSelector(name, prelude, block) }
        if tokens.isName(name, "property"), enclosing.parentRule == nil { return parseProperty(name, prelude, block) }
        if isKeyframes(name) { return parseKeyframes(name, prelude, block) }
        reportUnsupported(name)
    }

    /// Reports an at-rule without an effect. If it is valid on the web, it still ends the imports.
    private mutating func reportUnsupported(_ index: Int) {
        let name = asciiLowercased(tokens.name(index))
        if AtRuleNames.supported.contains(name) { return report(.misplacedAtRule, at: index) }
        guard AtRuleNames.isOnWeb(name) else { return report(.unknownAtRule, at: index) }
        stage = .rules
        report(.ineffectiveAtRule, at: index)
    }

    /// Parses `@extend selector`. Inside a group rule, it extends only the declarations there.
    private mutating func parseExtend(_ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?, in parent: UInt32) {
        let prelude = tokens.trimmed(prelude)
        let range = tokens.byteRange(name..<max(name + 1, prelude.upperBound))
        guard block == nil, !prelude.isEmpty else { return log.add(.invalidExtend, range) }
        guard let list = selectors.compile(tokens, prelude, in: SelectorCompiler.Context(), names: &names) else {
            return reportSelectors(in: prelude)
        }
        guard selectors.table.lists[Int(list)].indices.count == 1 else { return log.add(.invalidExtend, range) }
        var rule = Int(parent)
        if rules[rule].group != enclosing.group {
            rule =
                enclosing.openRule
                ?? openNestedDeclarations(
                    at: UInt32(range.lowerBound), from: declarations.count,
                    undeclaredFrom: declarations.undeclaredCount)
        }
        extensions.append(RuleExtension(rule: UInt32(rule), list: list, range: tokens.byteRange(prelude)))
    }

    private mutating func parseMedia(_ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?) {
        guard let block else { return report(RuleParser.SyntaxError.missingBlock, name..<prelude.upperBound) }
        stage = .rules
        let group = groups.addMedia(prelude, in: enclosing.group, log: &log)
        enter(block, of: name..<prelude.upperBound, in: group)
    }

    private mutating func parseSupports(_ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?) {
        guard let block else { return report(RuleParser.SyntaxError.missingBlock, name..<prelude.upperBound) }
        guard let isTrue = groups.evaluateSupports(prelude, as: .supportsCondition, log: &log) else { return }
        stage = .rules
        guard isTrue else { return }
        enter(block, of: name..<prelude.upperBound, in: groups.addSupports(in: enclosing.group))
    }

    private mutating func parseContainer(_ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?) {
        guard let block else { return report(RuleParser.SyntaxError.missingBlock, name..<prelude.upperBound) }
        guard let group = groups.addContainer(prelude, in: enclosing.group, names: &names, log: &log) else { return }
        stage = .rules
        enter(block, of: name..<prelude.upperBound, in: group)
    }

    /// Parses `@scope`. The roots of an `@scope` inside another one are relative to its root, also if a style rule is between
    /// them, as in Chromium.
    private mutating func parseScope(_ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?) {
        guard let block else { return report(RuleParser.SyntaxError.missingBlock, name..<prelude.upperBound) }
        guard let parts = groups.scopeParts(prelude) else {
            return log.add(.invalidScope, tokens.byteRange(tokens.trimmed(prelude)))
        }
        var context = selectorContext
        if let scope = enclosing.scopeReference { context.parent = scope }
        var lists: (roots: UInt32?, limits: UInt32?)
        if let roots = parts.roots {
            lists.roots = selectors.compile(tokens, roots, in: context, names: &names)
            if lists.roots == nil { return reportSelectors(in: roots) }
        }
        let reference = selectors.appendScopeReference()
        if let limits = parts.limits {
            let context = SelectorCompiler.Context(parent: reference, isParentScope: true, isScoped: true)
            lists.limits = selectors.compile(tokens, limits, in: context, names: &names)
            if lists.limits == nil { return reportSelectors(in: limits) }
        }
        stage = .rules
        let group = groups.addScope(roots: lists.roots, limits: lists.limits, in: enclosing.group)
        groups.setSource(name..<prelude.upperBound, of: group)
        enter(block, as: .block)
        enclosing.group = group
        enclosing.parentRule = nil
        enclosing.scopeReference = reference
    }

    /// Parses `@function`, which is not allowed in style rules.
    private mutating func parseFunction(_ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?) {
        guard enclosing.parentRule == nil else { return report(.misplacedAtRule, at: name) }
        guard let block else { return report(RuleParser.SyntaxError.missingBlock, name..<prelude.upperBound) }
        stage = .rules
        functions.parse(
            name..<min(block.upperBound + 1, tokens.count), prelude, block, in: enclosing.group, &groups, names: &names,
            log: &log)
    }

    /// Parses `@starting-style`, whose rules have no effect at rest.
    private mutating func parseStartingStyle(_ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?) {
        guard let block else { return report(RuleParser.SyntaxError.missingBlock, name..<prelude.upperBound) }
        let prelude = tokens.trimmed(prelude)
        guard prelude.isEmpty else { return log.add(.invalidStartingStyle, tokens.byteRange(prelude)) }
        stage = .rules
        enter(block, of: name..<name + 1, in: groups.addStartingStyle(in: enclosing.group))
    }

    private mutating func parseCustomMedia(_ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?) {
        guard block == nil, groups.addCustomMedia(prelude, log: &log) else {
            let end = max(name + 1, tokens.trimmed(prelude).upperBound)
            return log.add(.invalidCustomMedia, tokens.byteRange(name..<end))
        }
        stage = .rules
    }

    /// Parses `@custom-selector :--name` with a selector list.
    private mutating func parseCustomSelector(_ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?) {
        let prelude = tokens.trimmed(prelude)
        let isNamed = block == nil && !prelude.isEmpty && tokens.isCustomSelector(prelude.lowerBound)
        let list = isNamed ? tokens.trimmed(prelude.lowerBound + 2..<prelude.upperBound) : 0..<0
        guard !list.isEmpty else {
            return log.add(.invalidCustomSelector, tokens.byteRange(name..<max(name + 1, prelude.upperBound)))
        }
        let definition = CustomSelectorDefinition(
            name: BytewiseString(tokens.name(prelude.lowerBound + 1)), selectors: tokens.text(list),
            range: tokens.byteRange(prelude.lowerBound..<prelude.lowerBound + 2))
        customSelectors.append(definition)
        stage = .rules
        if knownCustomSelectors.definitions.cyclicNames.contains(definition.name) {
            log.add(.customSelectorCycle, definition.range)
        } else if !selectors.check(customSelector: list, tokens) {
            reportSelectors(in: list)
        }
    }

    private mutating func parseLayer(_ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?) {
        guard let paths = groups.layerPaths(prelude, log: &log) else { return }
        guard let block else {
            // A statement only sets the order of layers, and is not allowed in style rules.
            guard enclosing.parentRule == nil else { return report(.misplacedAtRule, at: name) }
            guard !paths.isEmpty else { return report(.invalidLayerName, at: name) }
            if stage == .imports { stage = .rules }
            for path in paths {
                addToOrder(groups.layer(path, in: enclosing.group, names: &names), group: enclosing.group)
            }
            return
        }
        guard paths.count < 2 else { return log.add(.invalidLayerName, tokens.byteRange(tokens.trimmed(prelude))) }
        stage = .rules
        let group = groups.addLayer(paths.first ?? [], in: enclosing.group, names: &names)
        addToOrder(groups.layer(of: group), group: group)
        enter(block, of: name..<prelude.upperBound, in: group)
    }

    private mutating func parseProperty(_ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?) {
        guard let block else { return report(RuleParser.SyntaxError.missingBlock, name..<prelude.upperBound) }
        var parser = PropertyRuleParser(tokens)
        guard let rule = parser.parse(name, prelude, block, in: enclosing.group, names: &names, log: &log) else {
            return
        }
        stage = .rules
        propertyRules.append(rule)
    }

    /// Whether an at-rule is `@keyframes`, with or without a prefix, and the property table has animations.
    private func isKeyframes(_ name: Int) -> Bool {
        (tokens.isName(name, "keyframes") || tokens.isName(name, "-webkit-keyframes"))
            && properties["animation-name"] != nil
    }

    private mutating func parseKeyframes(_ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?) {
        guard enclosing.parentRule == nil else { return report(.misplacedAtRule, at: name) }
        guard let block else { return report(RuleParser.SyntaxError.missingBlock, name..<prelude.upperBound) }
        stage = .rules
        var parser = KeyframesParser(tokens, properties: properties)
        if let rule = parser.parse(name, prelude, block, in: enclosing.group, names: &names, log: &log) {
            keyframesRules.append(rule)
        }
    }

    private mutating func addToOrder(_ layer: UInt32, group: UInt32) {
        let entry = LayerOrderEntry.layer(layer, group: group)
        if stage == .rules { ruleLayers.append(entry) } else { importStageOrder.append(entry) }
    }

    /// Enters the block of a group rule. It contains declarations too if a style rule is around the group rule. Declarations
    /// of `@scope` are only directly in it, as in Chromium.
    /// - Parameter source: The tokens of the group rule without its block.
    private mutating func enter(_ block: Range<Int>, of source: Range<Int>, in group: UInt32) {
        groups.setSource(source, of: group)
        enclosing.openRule = nil
        enter(block, as: enclosing.parentRule == nil ? .rules : .block)
        enclosing.group = group
    }

    private mutating func parseCharset(_ name: Int, _ prelude: Range<Int>) {
        let prelude = tokens.trimmed(prelude)
        guard name == firstToken else { return report(.ineffectiveAtRule, at: name) }
        guard prelude.count == 1, tokens.kind(prelude.lowerBound) == .string,
            asciiLowercased(tokens.stringValue(prelude.lowerBound)) == "utf-8"
        else { return report(.unsupportedCharset, at: name) }
    }

    /// Parses `@dialect` with options. It is valid only before all other rules, because the options apply to all of them.
    private mutating func parseDialect(_ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?) {
        guard outerRules.isEmpty, stage == .layers, importStageOrder.isEmpty else {
            return report(.misplacedAtRule, at: name)
        }
        let prelude = tokens.trimmed(prelude)
        do throws(Dialect.OptionError) {
            guard block == nil else { throw .invalid }
            dialect = try dialect.adding(optionsIn: prelude, tokens, dialects)
            selectors.use(dialect.selectorOptions)
            selectors.define(knownCustomSelectors, names: &names)
            declarations.hasDialectValues = dialect.valueSyntax != nil
        } catch {
            let range = tokens.byteRange(name..<max(name + 1, prelude.upperBound))
            log.add(error == .missingDialect ? .missingDialect : .invalidDialect, range)
        }
    }

    /// Parses `@import url layer? supports()? media` (CSS Cascade 5, section 2).
    ///
    /// Browsers ignore a late import. Nimbus read imports wherever they were, so a late one is treated as if it preceded
    /// the other rules, with a warning.
    private mutating func parseImport(_ name: Int, _ prelude: Range<Int>, _ block: Range<Int>?, isAtTop: Bool) {
        guard isAtTop else { return report(.misplacedAtRule, at: name) }
        let prelude = tokens.trimmed(prelude)
        guard block == nil, let first = prelude.first, let url = importURL(first) else {
            return log.add(.invalidImport, tokens.byteRange(name..<prelude.upperBound))
        }
        if stage == .rules { report(.lateImport, at: name) } else { stage = .imports }
        let conditions = tokens.after(first, limit: prelude.upperBound)..<prelude.upperBound
        guard let group = groups.addImport(conditions, log: &log, names: &names) else { return }
        importStageOrder.append(.import(imports.count))
        imports.append(ImportRule(url: url, group: group, range: tokens.byteRange(name..<prelude.upperBound)))
    }

    private func importURL(_ index: Int) -> String? {
        tokens.kind(index) == .string ? tokens.stringValue(index) : tokens.urlValue(index, limit: tokens.count)
    }

    // MARK: Errors

    private mutating func isWithinNestingLimit(_ prelude: Range<Int>, _ block: Range<Int>?) -> Bool {
        guard nestingLimit.allows(prelude, log: &log) else { return false }
        return block.map { nestingLimit.allows($0.lowerBound - 1, log: &log) } ?? true
    }

    private mutating func report(_ error: RuleParser.SyntaxError, _ range: Range<Int>) {
        let range = tokens.byteRange(tokens.trimmed(range))
        switch error {
        case .missingBlock: log.add(.missingBlock, range)
        case .invalidDeclaration: log.add(.invalidDeclaration, range)
        case .customPropertyAsRule: log.add(.customPropertyAsRule, range)
        }
    }

    private mutating func report(_ kind: Diagnostic.Kind, at token: Int) {
        log.add(kind, tokens.byteRange(token..<token + 1))
    }
}
