/// Lowers a stylesheet of InterfaCSS to CSS.
///
/// The text of a rule starts with its own declarations. Its nested rules, declarations of nested views and declarations
/// with parameters follow in source order, as InterfaCSS orders them. The cascade of CSS then gives the same result.
struct InterfaCSSLowering: ~Copyable {
    private let tokens: TokenList
    private let items: UnsafeBufferPointer<InterfaCSSItem>
    private let selectors: InterfaCSSSelectorWriter
    private let vocabulary: InterfaCSSVocabulary
    private let comments: InterfaCSSComments
    private var values: InterfaCSSValueWriter
    private var text: LoweredText
    private var log: DiagnosticLog
    /// The tokens of unknown pseudo-classes in the last selectors.
    private var unknownPseudoClasses: [Int] = []
    /// The rules whose blocks are open in the text.
    private var openRules: [OpenRule] = []
    /// The names of the declarations in these rules that become rules, in source order.
    private var nestedNames: [NestedName] = []
    private var lastNested: NestedRule?

    /// A rule whose nested items are being written.
    private struct OpenRule {
        var next: Int
        let end: Int
        /// The index of the next one of `nestedNames`.
        var nextName: Int
        let firstName: Int
    }

    /// The name of a declaration that becomes a rule.
    private struct NestedName {
        let item: Int
        let name: InterfaCSSPropertyName
        let states: String
    }

    /// The last rule that a declaration became. The next declaration can continue it.
    private struct NestedRule {
        /// The bytes of the selector in the text.
        let selector: Range<Int>
        /// The position after its last declaration.
        let end: LoweredText.Mark
        /// The position after the rule.
        let after: LoweredText.Mark
    }

    /// Returns CSS with the same effect, and the problems of the original.
    static func lower(
        _ source: Source, properties: PropertyTable, layout: LoweredText.Layout = .compact
    ) -> (source: Source, log: DiagnosticLog) {
        var unclosedComment = 0
        let result = TokenList.withTokens(of: source, lineComments: true) {
            tokens -> (source: Source, log: DiagnosticLog)? in
            guard let start = UnclosedComments.first(in: tokens) else {
                return lower(source, tokens, properties, layout)
            }
            unclosedComment = start
            return nil
        }
        if let result { return result }
        let comments = UnclosedComments(source, from: unclosedComment)
        var (lowered, log) = TokenList.withTokens(of: comments.source, lineComments: true) {
            lower(source, $0, properties, layout)
        }
        for start in comments.starts { log.add(.unclosedComment, start..<start + 2) }
        return (lowered, log)
    }

    private static func lower(
        _ source: Source, _ tokens: TokenList, _ properties: PropertyTable, _ layout: LoweredText.Layout
    ) -> (source: Source, log: DiagnosticLog) {
        let vocabulary = InterfaCSSVocabulary(properties)
        var parser = InterfaCSSBlockParser(tokens, vocabulary)
        parser.parse()
        return parser.items.withUnsafeBufferPointer { items in
            var lowering = InterfaCSSLowering(tokens, items, vocabulary, parser.log, LoweredText(source, layout))
            lowering.writeItems()
            return (lowering.text.source(for: source), lowering.log)
        }
    }

    private init(
        _ tokens: TokenList, _ items: UnsafeBufferPointer<InterfaCSSItem>, _ vocabulary: InterfaCSSVocabulary,
        _ log: DiagnosticLog, _ text: consuming LoweredText
    ) {
        self.tokens = tokens
        self.vocabulary = vocabulary
        self.items = items
        self.log = log
        comments = InterfaCSSComments(tokens, items, isWritten: text.layout == .indented)
        self.text = text
        selectors = InterfaCSSSelectorWriter(tokens, vocabulary)
        var variables = InterfaCSSVariables()
        for item in items where item.kind == .variable { variables.define(item.name.lowerBound, tokens) }
        values = InterfaCSSValueWriter(tokens, variables)
    }

    // MARK: Items

    private mutating func writeItems() {
        var index = 0
        while index < items.count {
            switch items[index].kind {
            case .comment:
                comments.write(index, after: nil, to: &text)
                index += 1
            case .variable: index = writeVariables(from: index, to: items.count)
            case .rule:
                let next = Int(items[index].next)
                if items[index].definesVariables { writeNestedVariables(index + 1..<next) }
                writeRule(index)
                index = next
            case .declaration, .extend:
                // Outside of rules, only variables have values.
                log.add(.invalidDeclaration, tokens.byteRange(items[index].name))
                index += 1
            }
        }
    }

    /// Writes a rule with its nested rules.
    private mutating func writeRule(_ index: Int) {
        openRule(index)
        while var rule = openRules.popLast() {
            guard rule.next < rule.end else {
                nestedNames.removeSubrange(rule.firstName...)
                text.closeBlock()
                continue
            }
            let index = rule.next
            rule.next = Int(items[index].next)
            let isNested = rule.nextName < nestedNames.count && nestedNames[rule.nextName].item == index
            let name = isNested ? nestedNames[rule.nextName] : nil
            if isNested { rule.nextName += 1 }
            openRules.append(rule)
            switch items[index].kind {
            case .rule: openRule(index)
            case .declaration: if let name { writeNestedDeclaration(name) }
            case .comment: if isNestedComment(index, end: rule.end) { comments.write(index, after: nil, to: &text) }
            case .variable, .extend: break
            }
        }
    }

    /// Writes the start of a rule with its own declarations, if it has valid selectors.
    private mutating func openRule(_ index: Int) {
        let item = items[index]
        let mark = text.mark
        text.startLine()
        guard writeSelectors(item.name) else { return text.cut(to: mark) }
        text.openBlock()
        let block = index + 1..<Int(item.next)
        var child = block.lowerBound
        let names = nestedNames.count
        openRules.append(
            OpenRule(next: block.lowerBound, end: block.upperBound, nextName: names, firstName: names))
        while child < block.upperBound {
            switch items[child].kind {
            case .declaration: writeOwnDeclaration(child)
            case .extend: writeExtend(items[child])
            case .comment:
                if !isNestedComment(child, end: block.upperBound) {
                    comments.write(child, after: block.lowerBound, to: &text)
                }
            case .rule, .variable: break
            }
            child = Int(items[child].next)
        }
    }

    private mutating func writeSelectors(_ range: Range<Int>) -> Bool {
        // `:root` holds the variables of version 2.0.
        if range.count == 2, tokens.kind(range.lowerBound) == .colon, tokens.isIdent(range.lowerBound + 1, "root") {
            return false
        }
        if !unknownPseudoClasses.isEmpty { unknownPseudoClasses.removeAll(keepingCapacity: true) }
        do throws(InterfaCSSSelectorWriter.Failure) {
            try selectors.writeList(
                range, isNested: !openRules.isEmpty, to: &text, unknown: &unknownPseudoClasses)
            reportUnknownPseudoClasses()
            return true
        } catch {
            report(error, in: range)
            return false
        }
    }

    private mutating func reportUnknownPseudoClasses() {
        for token in unknownPseudoClasses {
            log.add(.invalidSelector(expected: ["a known pseudo-class"]), tokens.start(token)..<tokens.end(token))
        }
    }

    private mutating func report(_ failure: InterfaCSSSelectorWriter.Failure, in range: Range<Int>) {
        log.add(.invalidSelector(expected: [failure.expected]), tokens.byteRange(ofFailureAt: failure.token, in: range))
    }

    private mutating func writeExtend(_ item: InterfaCSSItem) {
        let mark = text.mark
        text.startLine()
        text.add(for: tokens.byteRange(item.name))
        text.write("@extend ")
        if !unknownPseudoClasses.isEmpty { unknownPseudoClasses.removeAll(keepingCapacity: true) }
        do throws(InterfaCSSSelectorWriter.Failure) {
            if try !selectors.writeComplex(item.name, to: &text, unknown: &unknownPseudoClasses) {
                text.cut(to: mark)
                return reportUnknownPseudoClasses()
            }
        } catch {
            report(error, in: item.name)
            return text.cut(to: mark)
        }
        text.write(";")
        text.endLine()
    }

    // MARK: Declarations

    /// Whether a declaration is written as a rule in its rule: it is for a nested view, or it has a control state.
    private func isNested(_ item: InterfaCSSItem) -> Bool {
        guard mayBeNested(item) else { return false }
        let name = InterfaCSSPropertyName(item.name, tokens, vocabulary)
        return !name.path.isEmpty || !name.states(tokens, vocabulary).isEmpty
    }

    /// Whether the name of a declaration has a dot, parameters, or an underscore.
    private func mayBeNested(_ item: InterfaCSSItem) -> Bool {
        item.name.count > 1 || tokens.bytes(item.name.lowerBound).contains(UInt8(ascii: "_"))
    }

    /// Writes a declaration, unless it becomes a rule.
    private mutating func writeOwnDeclaration(_ index: Int) {
        let item = items[index]
        let name = InterfaCSSPropertyName(item.name, tokens, vocabulary)
        if mayBeNested(item) {
            let states = name.states(tokens, vocabulary)
            guard name.path.isEmpty, states.isEmpty else {
                return nestedNames.append(NestedName(item: index, name: name, states: states))
            }
        }
        let mark = text.mark
        text.startLine()
        guard write(item, name, isImportant: false) else { return text.cut(to: mark) }
        text.endLine()
    }

    /// Writes a rule for a nested view, a state, or both, with one declaration. The declaration continues the last rule if
    /// that has the same selector.
    private mutating func writeNestedDeclaration(_ nested: NestedName) {
        let item = items[nested.item]
        let (name, states) = (nested.name, nested.states)
        var mark = text.mark
        text.startLine()
        text.add(for: tokens.byteRange(item.name))
        var selector = text.mark.length..<text.mark.length
        writePart(name.path)
        text.write(text: states)
        selector = selector.lowerBound..<text.mark.length
        if let last = lastNested, last.after == mark, text.endsWith(last.selector, from: selector.lowerBound) {
            selector = last.selector
            text.cut(to: last.end)
            mark = last.end
            text.write(" ")
        } else {
            text.write(" { ")
        }
        // A value for a state is independent of the value for all states, whichever is later.
        let isWritten = write(item, name, isImportant: !states.isEmpty)
        if !isWritten { text.cut(to: mark) }
        guard isWritten || text.endsWithSemicolon else { return }
        let end = text.mark
        text.write(" }")
        text.endLine()
        lastNested = NestedRule(selector: selector, end: end, after: text.mark)
    }

    /// Writes the selector of a nested view, or of the view itself. A path of several views is one name.
    private mutating func writePart(_ path: Range<Int>) {
        text.write("&")
        guard !path.isEmpty else { return }
        text.write("::part(")
        for index in path {
            if tokens.kind(index) == .ident {
                vocabulary.writePart(tokens.bytes(index), to: &text)
            } else {
                text.write("-")
            }
        }
        text.write(")")
    }

    /// Writes a declaration without its line end.
    /// - Returns: `false` if it has no effect. The text is then to be cut.
    private mutating func write(
        _ item: InterfaCSSItem, _ name: InterfaCSSPropertyName, isImportant: Bool
    ) -> Bool {
        guard name.isValid else {
            log.add(.invalidDeclaration, tokens.byteRange(item.name))
            return false
        }
        guard !item.value.isEmpty else {
            log.add(.missingValue(property: name.css(tokens, vocabulary)), tokens.byteRange(item.name))
            return false
        }
        text.replace(tokens.byteRange(item.name))
        name.write(tokens, vocabulary, to: &text)
        text.write(": ")
        guard values.write(item.value, as: name.type(vocabulary), to: &text) else {
            log.add(.invalidDeclaration, tokens.byteRange(item.value))
            return false
        }
        endValue(item)
        if values.hasProblems, !reportProblems(name.css(tokens, vocabulary)) { return false }
        if isImportant { text.write(" !important") }
        text.write(";")
        return true
    }

    /// States that the value ends with its last token, such as the parenthesis of a function whose arguments were written.
    private mutating func endValue(_ item: InterfaCSSItem) {
        let last = item.value.upperBound - 1
        text.endReplacement(tokens.start(last)..<tokens.end(last))
    }

    /// Reports the problems of the last value. Returns `false` if the value has no effect.
    private mutating func reportProblems(_ property: String) -> Bool {
        for range in values.unknown { log.add(.invalidValue(property: property), range) }
        guard let late = values.lateVariable else { return !values.isInvalid }
        let definition = values.variables.definition(of: late, tokens).map { tokens.start($0)..<tokens.end($0) }
        log.add(.lateVariable, tokens.start(late)..<tokens.end(late), related: definition)
        return false
    }

    // MARK: Variables

    /// Writes consecutive variables as custom properties of the root.
    /// - Returns: The index after the last variable.
    private mutating func writeVariables(from start: Int, to end: Int) -> Int {
        var index = start
        text.add(for: tokens.byteRange(items[start].name))
        text.write(":root")
        text.openBlock()
        while index < end, items[index].kind == .variable || isVariableComment(index, end) {
            if items[index].kind == .variable {
                writeVariable(items[index])
            } else {
                comments.write(index, after: start, to: &text)
            }
            index += 1
        }
        text.closeBlock()
        return index
    }

    /// Whether a comment is between two variables, or on the line of a variable.
    private func isVariableComment(_ index: Int, _ end: Int) -> Bool {
        guard items[index].kind == .comment, !comments.isEmpty else { return false }
        return comments.owner(of: index, end: end).map { items[$0].kind == .variable } ?? false
    }

    /// Writes the variables that a rule defines before the rule, because variables belong to the whole stylesheet.
    private mutating func writeNestedVariables(_ block: Range<Int>) {
        text.add(for: tokens.byteRange(items[block.lowerBound].name))
        text.write(":root")
        text.openBlock()
        for index in block where items[index].kind == .variable { writeVariable(items[index]) }
        text.closeBlock()
    }

    private mutating func writeVariable(_ item: InterfaCSSItem) {
        let mark = text.mark
        let name = item.name.lowerBound
        text.startLine()
        text.replace(tokens.start(name)..<tokens.end(name))
        if tokens.kind(name) == .atKeyword { text.write("--") }
        text.write(tokens.nameBytes(name))
        text.write(": ")
        guard !item.value.isEmpty else {
            log.add(.invalidCustomPropertyValue, tokens.byteRange(item.name))
            return text.cut(to: mark)
        }
        guard values.write(variable: item.value, to: &text) else {
            log.add(.invalidCustomPropertyValue, tokens.byteRange(item.value))
            return text.cut(to: mark)
        }
        endValue(item)
        text.write(";")
        text.endLine()
    }

    /// Whether a comment belongs to a nested rule, or to a declaration that becomes one.
    private func isNestedComment(_ index: Int, end: Int) -> Bool {
        guard !comments.isEmpty, let owner = comments.owner(of: index, end: end) else { return false }
        switch items[owner].kind {
        case .rule: return true
        case .declaration: return isNested(items[owner])
        case .comment, .variable, .extend: return false
        }
    }
}
