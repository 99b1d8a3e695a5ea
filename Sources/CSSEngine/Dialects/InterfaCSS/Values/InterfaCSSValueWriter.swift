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
    /// The words and names in the last value that are unknown.
    private(set) var unknown: [Range<Int>] = []
    /// Whether nothing of the last value is left without its unknown words and names.
    private(set) var isInvalid = false

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
        let mark = text.mark
        if !write(value, type, to: &text) {
            text.cut(to: mark)
            isInvalid = !unknown.isEmpty
            copy(value, to: &text)
        }
        return true
    }

    /// Whether the last value has something to report.
    var hasProblems: Bool { lateVariable != nil || !unknown.isEmpty }

    private mutating func reset() {
        guard hasProblems else { return }
        lateVariable = nil
        unknown.removeAll(keepingCapacity: true)
        isInvalid = false
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
        let mark = text.mark
        if isColor(value), writeColor(value, to: &text) { return true }
        text.cut(to: mark)
        unknown.removeAll(keepingCapacity: true)
        if hasPower(value), let (expression, end) = InterfaCSSExpression.parse(tokens, value),
            tokens.skippingBlanks(end, limit: value.upperBound) == value.upperBound
        {
            text.replace(tokens.byteRange(value))
            text.write(text: expression.numberText)
        } else {
            copy(value, replacingInStrings: true, to: &text)
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

    /// Appends tokens with their variables replaced. Comments become spaces.
    /// - Parameter replacingInStrings: Whether variables in strings are replaced, too.
    mutating func copy(_ value: Range<Int>, replacingInStrings: Bool = false, to text: inout LoweredText) {
        for index in value {
            let kind = tokens.kind(index)
            let range = tokens.start(index)..<tokens.end(index)
            if tokens.isVariable(index) {
                writeVariable(index, to: &text)
            } else if kind == .string, replacingInStrings {
                writeQuoted(index, unwrapsVariable: true, to: &text)
            } else if kind == .string, tokens.bytes(index).contains(UInt8(ascii: "\\")) {
                text.replace(range)
                text.writeString(InterfaCSSString.decoded(tokens.bytes(index).dropFirst().dropLast()))
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
        guard !isInVariableFunction(index) else { return text.copy(tokens.start(index)..<tokens.end(index)) }
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
        case .string, .blank: !tokens.rows[index].isUnclosed
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
                guard Int(tokens.rows[index].link) < value.upperBound else { return false }
            case .closingBracket:
                guard Int(tokens.rows[index].link) != index, Int(tokens.rows[index].link) >= value.lowerBound else {
                    return false
                }
            case .string, .blank: if tokens.rows[index].isUnclosed { return false }
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

    /// Whether a token is the first one in `var()`, which CSS has.
    private func isInVariableFunction(_ index: Int) -> Bool {
        var previous = index - 1
        while previous >= 0, tokens.kind(previous).isBlank { previous -= 1 }
        return previous >= 0 && tokens.kind(previous) == .function && tokens.isName(previous, "var")
    }

    /// Records the variables of an expression that is written as one text.
    mutating func checkVariables(_ value: Range<Int>) {
        for index in value where tokens.isVariable(index) && variables.isDefinedOnlyAfter(index, tokens) {
            lateVariable = lateVariable ?? index
        }
    }

    mutating func reportUnknown(_ range: Range<Int>) {
        unknown.append(tokens.byteRange(range))
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
