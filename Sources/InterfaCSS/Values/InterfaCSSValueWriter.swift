import CSSEngine

/// Lowers values of InterfaCSS to values of CSS, by the type of the property.
///
/// A value whose form is only known when its variables are replaced becomes a function of CSS with the same argument.
/// The writer of each type returns `false` if the value has none of its forms. Then the tokens are copied.
struct InterfaCSSValueWriter {
    let tokens: TokenList
    let variables: InterfaCSSVariables
    /// Whether `@name` in a string is text, because the variables of the value are already replaced.
    let isSubstituted: Bool
    /// A variable in the last value that is defined only later.
    private(set) var lateVariable: Int?
    /// The parts of the last value that have no effect.
    private(set) var unknown: [UnknownPart] = []
    /// Whether nothing of the last value is left without its unknown words and names.
    private(set) var isInvalid = false
    /// Whether the last value is a font with a URL.
    var isRemoteFont = false

    /// A part of a value that has no effect.
    struct UnknownPart {
        let range: Range<Int>
        /// Whether the part follows a whole value. Otherwise it is an unknown word or name.
        let isAfterValue: Bool
    }

    init(_ tokens: TokenList, _ variables: InterfaCSSVariables, isSubstituted: Bool = false) {
        self.tokens = tokens
        self.variables = variables
        self.isSubstituted = isSubstituted
    }

    // MARK: Values

    /// Appends the value of a property.
    /// - Parameter type: The type of the property; `nil` for a property of CSS.
    /// - Returns: `false` if the value cannot be copied, because its brackets or quotation marks have no partner.
    mutating func write(_ value: Range<Int>, as type: InterfaCSSValueType?, to text: inout LoweredText) -> Bool {
        reset()
        guard isWellFormed(value) else { return false }
        if isCurrent(value) {
            text.replace(tokens.byteRange(value))
            text.write("current")
            return true
        }
        guard let type else {
            copy(value, to: &text)
            return true
        }
        if !writeRead(value, type, to: &text) {
            isInvalid = !unknown.isEmpty
            copy(value, to: &text)
        }
        return true
    }

    /// Appends a value of a type, or leaves its form open until its variables are replaced.
    /// - Returns: `false` if the value has no variables and none of the forms of the type. The text is then unchanged.
    mutating func writeRead(_ value: Range<Int>, _ type: InterfaCSSValueType, to text: inout LoweredText) -> Bool {
        let mark = text.mark
        let isOpen = hasReference(value)
        if isOpen, hasOpenForm(value, type) {
            writeUnread(value, type, to: &text)
            return true
        }
        let count = unknown.count
        if write(value, type, to: &text), !isOpen || !hasUnknownReference(value, type, after: count) { return true }
        text.cut(to: mark)
        guard isOpen else { return false }
        unknown.removeSubrange(count...)
        writeUnread(value, type, to: &text)
        return true
    }

    /// Whether the last value has something to report.
    var hasProblems: Bool { lateVariable != nil || !unknown.isEmpty || isRemoteFont }

    private mutating func reset() {
        guard hasProblems else { return }
        lateVariable = nil
        unknown.removeAll(keepingCapacity: true)
        isInvalid = false
        isRemoteFont = false
    }

    /// Appends a value of a type. If the result is `false`, the text is then to be cut.
    mutating func write(
        _ value: Range<Int>, _ type: InterfaCSSValueType, to text: inout LoweredText
    ) -> Bool {
        switch type {
        case .number: writeNumber(value, isLength: false, to: &text)
        case .length: writeNumber(value, isLength: true, to: &text)
        case .fractionPair: writeFractions(value, to: &text)
        case .flag: writeBoolean(value, "true", "false", to: &text)
        case .concealment: writeBoolean(value, "hidden", "visible", to: &text)
        case .string: writeString(value, to: &text)
        case .attributedString: writeAttributedString(value, to: &text)
        case .word(let words): writeWord(value, words, to: &text)
        case .words(let words): writeWords(value, words, to: &text)
        case .color: writeColor(value, to: &text)
        case .image: writeImage(value, to: &text)
        case .font: writeFont(value, to: &text)
        case .rect: writeRect(value, to: &text)
        case .point: writePoint(value, to: &text)
        case .size: writeList(value, "size", counts: 1...2, isLength: true, to: &text)
        case .offset: writeList(value, "offset", counts: 1...2, isLength: true, to: &text)
        case .insets: writeInsets(value, to: &text)
        case .transform: writeTransform(value, to: &text)
        case .layout: writeLayout(value, to: &text)
        case .relativeLength: writeRelativeLength(value, to: &text)
        case .appWords: writeAppWords(value, to: &text)
        }
    }

    /// Appends words without the commas and bars between them.
    private mutating func writeAppWords(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
        var start = value.lowerBound
        for index in value where tokens.kind(index) == .comma || tokens.isDelim(index, "|") {
            copy(start..<index, to: &text)
            text.write(" ")
            start = index + 1
        }
        copy(start..<value.upperBound, to: &text)
        return true
    }

    /// Appends the value of a variable, whose type is unknown. Colours, constant powers and strings become those of CSS.
    mutating func write(variable value: Range<Int>, to text: inout LoweredText) -> Bool {
        reset()
        guard isWellFormed(value) else { return false }
        if tokens.hasTopLevelExclamationMark(value) {
            // The value of a custom property cannot contain it. A string loses its quotation marks where it is used.
            writeText(value, to: &text)
            return true
        }
        let mark = text.mark
        // An invalid colour is an error where it is used as a colour.
        if isColor(value), !isJoined(value), writeColor(value, to: &text), unknown.isEmpty { return true }
        text.cut(to: mark)
        unknown.removeAll(keepingCapacity: true)
        if hasPower(value), let (expression, end) = NumericExpression.parse(tokens, value),
            tokens.skippingBlanks(end, limit: value.upperBound) == value.upperBound
        {
            text.replace(tokens.byteRange(value))
            text.write(text: expression.numberText)
        } else {
            copy(value, to: &text)
        }
        return true
    }

    func isColor(_ value: Range<Int>) -> Bool {
        let first = value.lowerBound
        switch tokens.kind(first) {
        case .hash: return value.count == 1
        case .ident: return value.count == 1 && InterfaCSSColors.isWord(tokens.bytes(first))
        case .function:
            return tokens.after(first, limit: value.upperBound) == value.upperBound
                && InterfaCSSColors.function(tokens.nameBytes(first)) != nil
        case .end, .atKeyword, .string, .badString, .url, .badURL, .delim, .number, .percentage, .dimension,
            .whitespace, .cdo, .cdc, .colon, .semicolon, .comma, .openSquare, .closeSquare, .openParen, .closeParen,
            .openCurly, .closeCurly, .comment:
            return false
        }
    }

    private func hasPower(_ value: Range<Int>) -> Bool {
        value.dropLast().contains { tokens.isDelim($0, "*") && tokens.isDelim($0 + 1, "*") }
    }

    /// Whether a value is `current`, or `initial` as in version 2.0, which leave the property as it is.
    private func isCurrent(_ value: Range<Int>) -> Bool {
        value.count == 1
            && (tokens.isIdent(value.lowerBound, "current") || tokens.isIdent(value.lowerBound, "initial"))
    }

    // MARK: Copying

    /// Appends tokens with `var()` for their variables, also in strings. Comments become spaces.
    mutating func copy(_ value: Range<Int>, to text: inout LoweredText) {
        var skipped = value.lowerBound
        for index in value where index >= skipped {
            let kind = tokens.kind(index)
            let range = tokens.start(index)..<tokens.end(index)
            if tokens.isVariable(index) {
                // Without a comment, a name before `var()` would be a part of the function's name.
                if index > value.lowerBound, endsBeforeName(index - 1) { text.write("/**/") }
                writeVariable(index, to: &text)
            } else if kind == .string {
                writeQuoted(index, to: &text)
            } else if kind == .function, tokens.isName(index, "url"), let string = string(in: index, value) {
                // `url()` cannot contain another function.
                skipped = tokens.after(index, limit: value.upperBound)
                if refersToVariable(string, isDefined: true) {
                    writeQuoted(string, to: &text)
                } else {
                    text.copy(tokens.byteRange(index..<skipped))
                }
            } else if kind == .comment {
                text.write(" ")
            } else {
                text.copy(range)
            }
        }
    }

    /// Appends `var()`.
    mutating func writeVariable(_ index: Int, to text: inout LoweredText) {
        if variables.isDefinedOnlyAfter(index, tokens) { lateVariable = lateVariable ?? index }
        guard variableFunction(around: index) == nil else { return text.copy(tokens.start(index)..<tokens.end(index)) }
        text.replace(tokens.start(index)..<tokens.end(index))
        text.write(tokens.kind(index) == .atKeyword ? "var(--" : "var(")
        text.write(tokens.nameBytes(index))
        text.write(")")
    }

    /// Appends a function with copied arguments, for values whose form depends on variables.
    mutating func writeCall(_ name: StaticString, _ arguments: Range<Int>, to text: inout LoweredText) {
        replaceStart(of: arguments, in: &text)
        text.write(name)
        text.write("(")
        copy(arguments, to: &text)
        text.write(")")
    }

    // MARK: Tokens

    /// Whether a token before the last one is closed, and not a bracket.
    private func isWellFormed(_ index: Int) -> Bool {
        switch tokens.kind(index).category {
        case .malformed, .openingBracket, .function, .closingBracket: false
        case .string, .blank: !tokens.isUnclosed(index)
        case .name, .delimiter, .numeric, .end, .punctuation: true
        }
    }

    /// Whether all brackets in a value have partners, and all strings and URLs are closed.
    private func isWellFormed(_ value: Range<Int>) -> Bool {
        if value.count == 1, value.upperBound < tokens.count, !tokens.kind(value.lowerBound).opensBlock {
            return isWellFormed(value.lowerBound)
        }
        for index in value {
            switch tokens.kind(index).category {
            case .malformed: return false
            case .openingBracket, .function:
                guard tokens.partner(index, limit: .max) < value.upperBound else { return false }
            case .closingBracket:
                guard tokens.partner(index, limit: .max) != index,
                    tokens.partner(index, limit: .max) >= value.lowerBound
                else {
                    return false
                }
            case .string, .blank: if tokens.isUnclosed(index) { return false }
            case .name, .delimiter, .numeric:
                // A backslash at the end of the input would escape what is written next.
                if index == tokens.count - 1, tokens.bytes(index).last == UInt8(ascii: "\\") { return false }
            case .end, .punctuation: break
            }
        }
        return true
    }

    /// States that the text that is appended next starts a replacement of some tokens.
    func replaceStart(of range: Range<Int>, in text: inout LoweredText) {
        let start = tokens.start(range.lowerBound)
        text.add(for: start..<start)
    }

    /// Whether the name of a function after a token would be a part of the token.
    private func endsBeforeName(_ index: Int) -> Bool {
        switch tokens.kind(index) {
        case .ident: !tokens.isCustomPropertyName(index)
        case .hash, .number, .dimension: true
        case .delim: "#-@".utf8.contains(tokens.byte(index))
        case .end, .function, .atKeyword, .string, .badString, .url, .badURL, .percentage, .whitespace, .cdo, .cdc,
            .colon, .semicolon, .comma, .openSquare, .closeSquare, .openParen, .closeParen, .openCurly, .closeCurly,
            .comment:
            false
        }
    }

    /// Whether a value contains a variable.
    func hasVariable(_ value: Range<Int>) -> Bool {
        value.contains { tokens.isVariable($0) }
    }

    /// Whether a value is one variable: `@name`, `--name` or `var(--name)`.
    func isVariable(_ value: Range<Int>) -> Bool { variable(value) != nil }

    /// The name token of the variable that is a whole value. `nil` if the value is not one variable.
    func variable(_ value: Range<Int>) -> Int? {
        if value.count == 1 { return tokens.isVariable(value.lowerBound) ? value.lowerBound : nil }
        guard let name = arguments(of: value, "var"), name.count == 1, tokens.isCustomPropertyName(name.lowerBound)
        else { return nil }
        return name.lowerBound
    }

    /// The token of the `var()` that contains the name of a variable. `nil` for a reference of InterfaCSS.
    func variableFunction(around index: Int) -> Int? {
        var previous = index - 1
        while previous >= 0, tokens.kind(previous).isBlank { previous -= 1 }
        return previous >= 0 && tokens.kind(previous) == .function && tokens.isName(previous, "var") ? previous : nil
    }

    /// Records the variables of an expression that is written as one text.
    mutating func checkVariables(_ value: Range<Int>) {
        for index in value where tokens.isVariable(index) && variables.isDefinedOnlyAfter(index, tokens) {
            lateVariable = lateVariable ?? index
        }
    }

    mutating func reportUnknown(_ range: Range<Int>) {
        unknown.append(UnknownPart(range: tokens.byteRange(range), isAfterValue: false))
    }

    /// Reports the tokens after the end of a value, which have no effect.
    mutating func reportRest(_ range: Range<Int>) {
        let rest = tokens.trimmed(range)
        if !rest.isEmpty { unknown.append(UnknownPart(range: tokens.byteRange(rest), isAfterValue: true)) }
    }

    /// The arguments of the function that is the whole value, if it has one of the names, which are in lower case.
    func arguments(of value: Range<Int>, _ names: StaticString...) -> Range<Int>? {
        guard let first = value.first, tokens.kind(first) == .function,
            names.contains(where: { tokens.isName(first, $0) }),
            tokens.after(first, limit: value.upperBound) == value.upperBound
        else { return nil }
        return tokens.trimmed(first + 1..<value.upperBound - 1)
    }

    /// The arguments between commas, trimmed. Empty if there are no tokens.
    func split(_ arguments: Range<Int>) -> [Range<Int>] {
        guard !arguments.isEmpty else { return [] }
        var parts: [Range<Int>] = []
        parts.reserveCapacity(4)
        var start = arguments.lowerBound
        var index = start
        while index < arguments.upperBound {
            if tokens.kind(index) == .comma {
                parts.append(tokens.trimmed(start..<index))
                start = index + 1
            }
            index = tokens.after(index, limit: arguments.upperBound)
        }
        parts.append(tokens.trimmed(start..<arguments.upperBound))
        return parts
    }
}
