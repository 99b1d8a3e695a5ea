import CSSEngine

/// Lowers the declarations and the variables of a stylesheet of InterfaCSS.
struct InterfaCSSDeclarationWriter {
    private let tokens: TokenList
    private let vocabulary: InterfaCSSVocabulary
    private var values: InterfaCSSValueWriter
    private var lastNested: NestedRule?

    /// The variables of the stylesheet.
    var variables: InterfaCSSVariables { values.variables }

    /// A declaration for a nested view or for a control state. It becomes a rule.
    struct NestedDeclaration {
        /// The index of the item.
        let item: Int
        fileprivate let name: InterfaCSSPropertyName
        /// The selectors of the control states.
        fileprivate let states: String
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

    init(_ tokens: TokenList, _ variables: InterfaCSSVariables, _ vocabulary: InterfaCSSVocabulary) {
        self.tokens = tokens
        self.vocabulary = vocabulary
        values = InterfaCSSValueWriter(tokens, variables)
    }

    // MARK: Declarations

    /// Whether a declaration is written as a rule in its rule.
    func isNested(_ item: InterfaCSSItem) -> Bool {
        guard mayBeNested(item) else { return false }
        let name = InterfaCSSPropertyName(item.name, tokens, vocabulary)
        return !name.path.isEmpty || !name.states(tokens, vocabulary).isEmpty
    }

    /// Whether the name of a declaration has a dot, parameters, or an underscore.
    private func mayBeNested(_ item: InterfaCSSItem) -> Bool {
        item.name.count > 1 || tokens.bytes(item.name.lowerBound).contains(UInt8(ascii: "_"))
    }

    /// Writes a declaration, unless it is to become a rule.
    /// - Returns: The declaration that is to become a rule; otherwise `nil`.
    mutating func write(
        _ item: InterfaCSSItem, at index: Int, to text: inout LoweredText, _ log: inout DiagnosticLog
    ) -> NestedDeclaration? {
        let name = InterfaCSSPropertyName(item.name, tokens, vocabulary)
        if mayBeNested(item) {
            let states = name.states(tokens, vocabulary)
            if !name.path.isEmpty || !states.isEmpty {
                return NestedDeclaration(item: index, name: name, states: states)
            }
        }
        let mark = text.mark
        text.startLine()
        if write(item, name, isImportant: false, to: &text, &log) {
            text.endLine()
        } else {
            text.cut(to: mark)
        }
        return nil
    }

    /// Writes a rule for a nested view, a state, or both, with one declaration. The declaration continues the last rule if
    /// that has the same selector.
    mutating func write(
        _ nested: NestedDeclaration, _ item: InterfaCSSItem, to text: inout LoweredText, _ log: inout DiagnosticLog
    ) {
        var mark = text.mark
        text.startLine()
        text.add(for: tokens.byteRange(item.name))
        var selector = text.mark.length..<text.mark.length
        writePart(nested.name.path, to: &text)
        text.write(text: nested.states)
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
        reportUnknown(nested.name.path, to: &log)
        let isWritten = write(item, nested.name, isImportant: !nested.states.isEmpty, to: &text, &log)
        if !isWritten { text.cut(to: mark) }
        guard isWritten || text.endsWithSemicolon else { return }
        let end = text.mark
        text.write(" }")
        text.endLine()
        lastNested = NestedRule(selector: selector, end: end, after: text.mark)
    }

    /// Writes the selector of a nested view, or of the view itself. A path of several views is one name.
    private func writePart(_ path: Range<Int>, to text: inout LoweredText) {
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

    /// Reports a path of which no nested view is known. A nested view of the app can have a path of several names.
    private func reportUnknown(_ path: Range<Int>, to log: inout DiagnosticLog) {
        guard !path.isEmpty, !path.contains(where: { tokens.kind($0) == .ident && vocabulary.isPart(tokens.bytes($0)) })
        else { return }
        log.add(.unknownNestedView(known: vocabulary.partNames), tokens.byteRange(path))
    }

    /// Writes a declaration without its line end.
    /// - Returns: `false` if it has no effect. The text is then to be cut.
    private mutating func write(
        _ item: InterfaCSSItem, _ name: InterfaCSSPropertyName, isImportant: Bool, to text: inout LoweredText,
        _ log: inout DiagnosticLog
    ) -> Bool {
        guard name.isValid else {
            log.add(.invalidDeclaration, tokens.byteRange(item.name))
            return false
        }
        guard !item.value.isEmpty else {
            log.add(.missingValue(property: name.css(tokens, vocabulary)), tokens.byteRange(item.name))
            return false
        }
        for (range, words) in name.unknownParameters(tokens, vocabulary) {
            log.add(.unknownParameter(known: words.flatMap(\.names)), range)
        }
        text.replace(tokens.byteRange(item.name))
        name.write(tokens, vocabulary, to: &text)
        text.write(": ")
        let start = text.mark
        guard values.write(item.value, as: name.type(tokens, vocabulary), to: &text) else {
            log.add(.invalidDeclaration, tokens.byteRange(item.value))
            return false
        }
        delimitValue(item, from: start, in: &text)
        if values.isRemoteFont {
            log.add(.remoteFont, tokens.byteRange(item.value))
            return false
        }
        if values.hasProblems, !reportProblems(name.css(tokens, vocabulary), to: &log) { return false }
        if isImportant { text.write(" !important") }
        text.write(";")
        return true
    }

    /// States that the value after a mark starts with its first token and ends with its last one. These can be the name
    /// and the parenthesis of a function whose arguments were written.
    private func delimitValue(_ item: InterfaCSSItem, from start: LoweredText.Mark, in text: inout LoweredText) {
        let last = item.value.upperBound - 1
        text.startReplacement(tokens.byteRange(item.value), after: start)
        text.endReplacement(tokens.start(last)..<tokens.end(last))
    }

    /// Reports the problems of the last value. Returns `false` if the value has no effect.
    private func reportProblems(_ property: String, to log: inout DiagnosticLog) -> Bool {
        for part in values.unknown {
            log.add(
                part.isAfterValue ? .textAfterValue(property: property) : .invalidValue(property: property), part.range)
        }
        guard let late = values.lateVariable else { return !values.isInvalid }
        let definition = values.variables.definition(of: late, tokens).map { tokens.start($0)..<tokens.end($0) }
        log.add(.lateVariable, tokens.start(late)..<tokens.end(late), related: definition)
        return false
    }

    // MARK: Variables

    /// Writes a variable as a custom property.
    mutating func write(variable item: InterfaCSSItem, to text: inout LoweredText, _ log: inout DiagnosticLog) {
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
        let start = text.mark
        guard values.write(variable: item.value, to: &text) else {
            log.add(.invalidCustomPropertyValue, tokens.byteRange(item.value))
            return text.cut(to: mark)
        }
        delimitValue(item, from: start, in: &text)
        text.write(";")
        text.endLine()
    }
}
