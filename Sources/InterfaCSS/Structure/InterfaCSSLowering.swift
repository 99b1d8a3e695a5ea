import CSSEngine

/// Lowers a stylesheet of InterfaCSS to CSS.
///
/// The text of a rule starts with its own declarations. Its nested rules, declarations of nested views and declarations
/// with parameters follow in source order, as InterfaCSS orders them. The cascade of CSS then gives the same result.
struct InterfaCSSLowering: ~Copyable {
    private let tokens: TokenList
    private let items: UnsafeBufferPointer<InterfaCSSItem>
    private let selectors: InterfaCSSSelectorWriter
    private let comments: InterfaCSSComments
    private let isInline: Bool
    private var declarations: InterfaCSSDeclarationWriter
    private var text: LoweredText
    private var log: DiagnosticLog
    /// The tokens of unknown pseudo-classes in the last selectors.
    private var unknownPseudoClasses: [Int] = []
    /// The rules whose blocks are open in the text.
    private var openRules: [OpenRule] = []
    /// The declarations in these rules that become rules, in source order.
    private var nestedDeclarations: [InterfaCSSDeclarationWriter.NestedDeclaration] = []

    /// A rule whose nested items are being written.
    private struct OpenRule {
        var next: Int
        let end: Int
        /// The index of the next one of `nestedDeclarations`.
        var nextDeclaration: Int
        let firstDeclaration: Int
    }

    /// Returns CSS with the same effect, and the problems of the original.
    /// - Parameter isInline: Whether the stylesheet is one rule for an inline style, which cannot contain rules.
    static func lower(
        _ source: Source, properties: PropertyTable, layout: LoweredText.Layout = .compact, isInline: Bool = false
    ) -> (source: Source, log: DiagnosticLog) {
        var unclosedComment = 0
        let result = TokenList.withTokens(of: source, lineComments: true) {
            tokens -> (source: Source, log: DiagnosticLog)? in
            guard let start = UnclosedComments.first(in: tokens) else {
                return lower(source, tokens, properties, layout, isInline)
            }
            unclosedComment = start
            return nil
        }
        if let result { return result }
        let comments = UnclosedComments(source, from: unclosedComment)
        var (lowered, log) = TokenList.withTokens(of: comments.source, lineComments: true) {
            lower(source, $0, properties, layout, isInline)
        }
        for start in comments.starts { log.add(.unclosedComment, start..<start + 2) }
        return (lowered, log)
    }

    private static func lower(
        _ source: Source, _ tokens: TokenList, _ properties: PropertyTable, _ layout: LoweredText.Layout,
        _ isInline: Bool
    ) -> (source: Source, log: DiagnosticLog) {
        let vocabulary = InterfaCSSVocabulary(properties)
        var parser = InterfaCSSBlockParser(tokens, vocabulary, keepsComments: layout == .indented)
        parser.parse()
        return parser.items.withUnsafeBufferPointer { items in
            var lowering = InterfaCSSLowering(
                tokens, items, vocabulary, parser.log, LoweredText(source, layout), isInline: isInline)
            lowering.writeItems()
            return (lowering.text.source(for: source, InterfaCSSNames()), lowering.log)
        }
    }

    private init(
        _ tokens: TokenList, _ items: UnsafeBufferPointer<InterfaCSSItem>, _ vocabulary: InterfaCSSVocabulary,
        _ log: DiagnosticLog, _ text: consuming LoweredText, isInline: Bool
    ) {
        self.tokens = tokens
        self.isInline = isInline
        self.items = items
        self.log = log
        comments = InterfaCSSComments(tokens, items, isWritten: text.layout == .indented)
        self.text = text
        selectors = InterfaCSSSelectorWriter(tokens, vocabulary)
        var variables = InterfaCSSVariables()
        let values = InterfaCSSValueWriter(tokens, variables)
        for item in items where item.kind == .variable {
            let isColor = !item.value.isEmpty && values.isColor(item.value)
            variables.define(item.name.lowerBound, as: item.value, isColor: isColor, tokens)
        }
        declarations = InterfaCSSDeclarationWriter(tokens, variables, vocabulary)
    }

    // MARK: Items

    private mutating func writeItems() {
        var index = 0
        while index < items.count {
            switch items[index].kind {
            case .comment:
                comments.write(index, to: &text)
                index += 1
            case .variable: index = writeVariables(from: index, to: items.count)
            case .rule:
                let next = Int(items[index].next)
                if items[index].definesVariables {
                    writeNestedVariables(index + 1..<next, withComments: isRoot(items[index].name))
                }
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
                nestedDeclarations.removeSubrange(rule.firstDeclaration...)
                text.closeBlock()
                continue
            }
            let index = rule.next
            rule.next = Int(items[index].next)
            let isNested =
                rule.nextDeclaration < nestedDeclarations.count
                && nestedDeclarations[rule.nextDeclaration].item == index
            let nested = isNested ? nestedDeclarations[rule.nextDeclaration] : nil
            if isNested { rule.nextDeclaration += 1 }
            openRules.append(rule)
            switch items[index].kind {
            case .rule: openRule(index)
            case .declaration: if let nested { declarations.write(nested, items[index], to: &text, &log) }
            case .comment: if isNestedComment(index, end: rule.end) { comments.write(index, to: &text) }
            case .variable, .extend: break
            }
        }
    }

    /// Writes the start of a rule with its own declarations, if it has valid selectors.
    private mutating func openRule(_ index: Int) {
        let item = items[index]
        guard !isRoot(item.name) else { return reportIneffective(in: item, at: index) }
        let mark = text.mark
        text.startLine()
        guard writeSelectors(item.name) else { return text.cut(to: mark) }
        text.openBlock()
        let block = index + 1..<Int(item.next)
        var child = block.lowerBound
        let count = nestedDeclarations.count
        openRules.append(
            OpenRule(
                next: block.lowerBound, end: block.upperBound, nextDeclaration: count, firstDeclaration: count))
        var flexDefaults = InterfaCSSFlexDefaults()
        while child < block.upperBound {
            switch items[child].kind {
            case .declaration:
                flexDefaults.record(items[child], tokens, declarations.variables)
                guard let nested = declarations.write(items[child], at: child, to: &text, &log) else { break }
                if isInline {
                    log.add(.unknownProperty, tokens.byteRange(items[child].name))
                } else {
                    nestedDeclarations.append(nested)
                }
            case .extend: writeExtend(items[child])
            case .comment:
                if !isNestedComment(child, end: block.upperBound) {
                    comments.write(child, to: &text)
                }
            case .rule, .variable: break
            }
            child = Int(items[child].next)
        }
        flexDefaults.write(tokens, to: &text)
    }

    /// Whether selectors are `:root`, the rule of version 2.0 that holds variables.
    private func isRoot(_ selectors: Range<Int>) -> Bool {
        selectors.count == 2 && tokens.kind(selectors.lowerBound) == .colon
            && tokens.isIdent(selectors.lowerBound + 1, "root")
    }

    /// Reports what a `:root` rule contains other than variables.
    private mutating func reportIneffective(in rule: InterfaCSSItem, at index: Int) {
        var child = index + 1
        while child < Int(rule.next) {
            switch items[child].kind {
            case .declaration: log.add(.unknownProperty, tokens.byteRange(items[child].name))
            case .rule, .extend:
                log.add(.invalidSelector(expected: ["a type, *, an id or a class"]), tokens.byteRange(rule.name))
            case .comment, .variable: break
            }
            child = Int(items[child].next)
        }
    }

    private mutating func writeSelectors(_ range: Range<Int>) -> Bool {
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
                declarations.write(variable: items[index], to: &text, &log)
            } else {
                comments.write(index, to: &text)
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
    /// - Parameter withComments: Whether the rule has nothing but variables, so that its comments are theirs.
    private mutating func writeNestedVariables(_ block: Range<Int>, withComments: Bool) {
        text.add(for: tokens.byteRange(items[block.lowerBound].name))
        text.write(":root")
        text.openBlock()
        for index in block {
            if items[index].kind == .variable {
                declarations.write(variable: items[index], to: &text, &log)
            } else if withComments, items[index].kind == .comment {
                comments.write(index, to: &text)
            }
        }
        text.closeBlock()
    }

    /// Whether a comment belongs to a nested rule, or to a declaration that becomes one.
    private func isNestedComment(_ index: Int, end: Int) -> Bool {
        guard !comments.isEmpty, let owner = comments.owner(of: index, end: end) else { return false }
        switch items[owner].kind {
        case .rule: return true
        case .declaration: return declarations.isNested(items[owner])
        case .comment, .variable, .extend: return false
        }
    }
}
