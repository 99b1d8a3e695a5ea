import CSSEngine

// MARK: Values whose form is open until their variables are replaced

extension InterfaCSSValueWriter {
    /// Whether a value contains a variable, also in a string.
    func hasReference(_ value: Range<Int>) -> Bool { hasVariable(value) || hasReferenceInString(value) }

    private func hasReferenceInString(_ value: Range<Int>) -> Bool {
        value.contains { tokens.kind($0) == .string && refersToVariable($0) }
    }

    /// Whether the variables of a value decide its form: they are joined to other tokens, are in strings that are not text, or
    /// can be more than one number, word or colour.
    func hasOpenForm(_ value: Range<Int>, _ type: InterfaCSSValueType) -> Bool {
        switch type {
        case .string: return false
        case .attributedString: return hasOpenAttribute(value)
        case .transform: return true
        case .word, .words, .font, .appWords: return isJoined(value) || hasReferenceInString(value)
        case .number, .length, .flag, .concealment, .color, .image, .relativeLength:
            return isJoined(value) || hasReferenceInString(value)
                || value.contains { tokens.isVariable($0) && variables.isText($0, tokens) }
        case .fractionPair, .rect, .point, .size, .offset, .insets, .layout:
            return isJoined(value) || hasReferenceInString(value)
                || value.contains { tokens.isVariable($0) && !variables.isNumber($0, tokens) }
        }
    }

    /// Whether a variable is a name of an attribute, or whole attributes, in an attributed string: `"text" (@attributes)`.
    private func hasOpenAttribute(_ value: Range<Int>) -> Bool {
        value.contains { index in
            guard tokens.kind(index) == .openParen else { return false }
            let list = tokens.trimmed(index + 1..<tokens.partner(index, limit: value.upperBound))
            return split(list).contains { hasVariable(attributeName(of: $0)) }
        }
    }

    /// Whether a variable and a token next to it become one name, number or function: `@part%`, `icon-@name.png`.
    func isJoined(_ value: Range<Int>) -> Bool {
        value.contains { index in
            guard tokens.isVariable(index) else { return false }
            let function = variableFunction(around: index)
            let previous = (function ?? index) - 1
            let next = function.map { tokens.after($0, limit: value.upperBound) } ?? index + 1
            return previous >= value.lowerBound && isJoining(previous, isBefore: true)
                || next < value.upperBound && isJoining(next, isBefore: false)
        }
    }

    private func isJoining(_ index: Int, isBefore: Bool) -> Bool {
        switch tokens.kind(index) {
        case .ident, .atKeyword, .hash, .string, .number, .percentage, .dimension: true
        case .function, .openParen: !isBefore
        case .delim: ".%#@".utf8.contains(tokens.byte(index))
        case .end, .badString, .url, .badURL, .whitespace, .cdo, .cdc, .colon, .semicolon, .comma, .openSquare,
            .closeSquare, .closeParen, .openCurly, .closeCurly, .comment:
            false
        }
    }

    /// Whether one of the last unknown parts of a value has a variable, which can be more than one word.
    func hasUnknownReference(_ value: Range<Int>, _ type: InterfaCSSValueType, after count: Int) -> Bool {
        // The attributes of a string are read one by one.
        if case .attributedString = type { return false }
        return unknown.dropFirst(count).contains { part in
            value.contains { tokens.isVariable($0) && part.range.contains(tokens.start($0)) }
        }
    }

    /// Appends a value as it is written. Where CSS gives the same text another meaning, it is the argument of a function.
    mutating func writeUnread(_ value: Range<Int>, _ type: InterfaCSSValueType, to text: inout LoweredText) {
        switch type {
        case .flag: writeChoice(value, "true", "false", to: &text)
        case .concealment: writeChoice(value, "hidden", "visible", to: &text)
        case .insets: writeList(value, "insets", to: &text)
        case .size: writeList(value, "size", to: &text)
        case .offset: writeList(value, "offset", to: &text)
        case .point: writeList(value, "point", to: &text)
        case .rect: writeList(value, "rect", to: &text)
        case .font: writeList(value, "font", to: &text)
        case .image: writeList(value, "image", to: &text)
        case .number, .length, .fractionPair, .string, .attributedString, .word, .words, .color, .transform,
            .layout, .relativeLength, .appWords:
            copy(value, to: &text)
        }
    }

    /// Appends the arguments of a function, unless they are the call of a function.
    private mutating func writeList(_ value: Range<Int>, _ name: StaticString, to text: inout LoweredText) {
        let first = value.lowerBound
        if tokens.kind(first) == .function, !tokens.isName(first, "var") {
            copy(value, to: &text)
        } else {
            writeCall(name, value, to: &text)
        }
    }

    /// Appends `choose(condition, keyword, keyword)`.
    mutating func writeChoice(
        _ condition: Range<Int>, _ yes: StaticString, _ no: StaticString, to text: inout LoweredText
    ) {
        replaceStart(of: condition, in: &text)
        text.write("choose(")
        copy(condition, to: &text)
        text.write(", ")
        text.write(yes)
        text.write(", ")
        text.write(no)
        text.write(")")
    }
}
