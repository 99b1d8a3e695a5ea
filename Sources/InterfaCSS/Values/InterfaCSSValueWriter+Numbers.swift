import CSSEngine

// MARK: Numbers, booleans and words

extension InterfaCSSValueWriter {
    /// Appends a number or a length. Text after the number is ignored, as in InterfaCSS: `5px` is 5.
    mutating func writeNumber(_ value: Range<Int>, isLength: Bool, to text: inout LoweredText) -> Bool {
        if let first = value.first, value.count == 1, tokens.kind(first) == .number {
            text.copy(tokens.byteRange(value))
            if isLength { text.write("px") }
            return true
        }
        if isVariable(value) {
            copy(value, to: &text)
            return true
        }
        guard let (expression, end) = NumericExpression.parse(tokens, value) else { return false }
        if end < value.upperBound {
            guard !hasVariable(value) else { return false }
            reportRest(end..<value.upperBound)
        }
        checkVariables(value)
        text.replace(tokens.byteRange(value))
        text.write(text: isLength ? expression.lengthText : expression.numberText)
        return true
    }

    /// Appends a length, a percentage or `auto`.
    mutating func writeRelativeLength(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
        guard let first = value.first else { return false }
        let kind = tokens.kind(first)
        if value.count == 1, kind == .percentage || kind == .ident {
            copy(value, to: &text)
            return true
        }
        if value.count == 1, tokens.isDelim(first, "*") {
            text.replace(tokens.byteRange(value))
            text.write("auto")
            return true
        }
        if let variable = variable(value) {
            guard variables.isNumber(variable, tokens) else {
                copy(value, to: &text)
                return true
            }
        } else if value.count > 1, kind != .number, kind != .openParen, kind != .atKeyword, kind != .delim,
            !tokens.isName(first, "var")
        {
            return false
        }
        guard let (expression, end) = NumericExpression.parse(tokens, value), end == value.upperBound else {
            return value.count == 1 && writeNumber(value, isLength: true, to: &text)
        }
        checkVariables(value)
        text.replace(tokens.byteRange(value))
        text.write(text: expression.lengthText)
        return true
    }

    /// Appends the keyword of a boolean. A value with variables becomes `choose(condition, keyword, keyword)`.
    mutating func writeBoolean(
        _ value: Range<Int>, _ yes: StaticString, _ no: StaticString, to text: inout LoweredText
    ) -> Bool {
        if hasVariable(value) {
            writeChoice(value, yes, no, to: &text)
            return true
        }
        guard let isTrue = NumericExpression.truth(tokens, value) else { return false }
        reportRest(NumericExpression.endOfTruth(tokens, value)..<value.upperBound)
        text.replace(tokens.byteRange(value))
        text.write(isTrue ? yes : no)
        return true
    }

    // MARK: Words

    mutating func writeWord(_ value: Range<Int>, _ words: InterfaCSSWords, to text: inout LoweredText) -> Bool {
        guard let first = value.first else { return false }
        let kind = tokens.kind(first)
        if kind == .number, let keyword = words.keyword(ofRawValue: tokens.number(first)) {
            text.replace(tokens.byteRange(value))
            text.write(text: keyword)
            return true
        }
        if kind == .number || isVariable(value) {
            copy(kind == .number ? first..<first + 1 : value, to: &text)
            return true
        }
        guard !hasVariable(value) else { return false }
        guard kind == .ident || kind == .string else { return false }
        let bytes = tokens.bytes(first)
        let name = kind == .string ? UnsafeBufferPointer(rebasing: bytes.dropFirst().dropLast()) : bytes
        guard let keyword = words.keyword(name) else {
            reportUnknown(first..<first + 1)
            return false
        }
        reportRest(first + 1..<value.upperBound)
        text.replace(tokens.byteRange(value))
        text.write(text: keyword)
        return true
    }

    /// Appends the words of an option set. Unknown words are left out.
    mutating func writeWords(_ value: Range<Int>, _ words: InterfaCSSWords, to text: inout LoweredText) -> Bool {
        var isEmpty = true
        for index in value {
            let kind = tokens.kind(index)
            if kind.isBlank || kind == .comma || tokens.isDelim(index, "|") { continue }
            let isVariable = isVariable(index..<index + 1)
            var keyword = kind == .ident && !isVariable ? words.keywords(tokens.bytes(index)) : nil
            if kind == .number { keyword = words.keywords(ofRawValue: tokens.number(index)) }
            guard isVariable || keyword != nil else {
                reportUnknown(index..<index + 1)
                continue
            }
            if !isEmpty { text.write(" ") }
            isEmpty = false
            if let keyword {
                text.replace(tokens.start(index)..<tokens.end(index))
                text.write(text: keyword)
            } else {
                writeVariable(index, to: &text)
            }
        }
        return !isEmpty
    }
}
