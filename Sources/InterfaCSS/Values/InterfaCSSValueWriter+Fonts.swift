import CSSEngine

// MARK: Images

extension InterfaCSSValueWriter {
    /// Appends an image: a name, a name with caps, or a colour.
    mutating func writeImage(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
        guard let first = value.first else { return false }
        if isVariable(value) {
            // The variable can be a colour.
            writeCall("image", value, to: &text)
            return true
        }
        if tokens.kind(first) == .url {
            copy(value, to: &text)
            return true
        }
        if let arguments = arguments(of: value, "image") { return writeImageFunction(value, arguments, to: &text) }
        if arguments(of: value, "resizable", "stretchable") != nil {
            copy(value, to: &text)
            return true
        }
        if arguments(of: value, "url") != nil || tokens.isIdent(first, "none") && value.count == 1 {
            copy(value, to: &text)
            return true
        }
        let isColor = self.isColor(value)
        if isColor { return writeColorImage(value, to: &text) }
        guard tokens.kind(first) != .function else { return false }
        return writeImageName(value, to: &text)
    }

    /// Appends the image of a colour. A word can also be the name of an image, which comes first.
    private mutating func writeColorImage(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
        replaceStart(of: value, in: &text)
        text.write("image(")
        if value.count == 1, tokens.kind(value.lowerBound) == .ident {
            text.writeString(tokens.text(value))
            text.write(", ")
        }
        guard writeColor(value, to: &text) else { return false }
        text.write(")")
        return true
    }

    /// Appends `url()` with a quoted name.
    private mutating func writeImageName(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
        guard let first = value.first, !hasVariable(value) else { return false }
        let isString = value.count == 1 && tokens.kind(first) == .string
        // A string that is a part of a name comes from a variable, and is read again without its quotation marks.
        if isSubstituted, !isString, value.contains(where: { tokens.kind($0) == .string }) { return false }
        if value.contains(where: { isOperator($0, in: value) }) { return false }
        let name = isString ? stringText(first) : tokens.text(value)
        text.replace(tokens.byteRange(value))
        text.write("url(")
        text.writeString(name)
        text.write(")")
        return true
    }

    /// Whether a token is an operator between blanks, which no name has.
    private func isOperator(_ index: Int, in value: Range<Int>) -> Bool {
        tokens.kind(index) == .delim && "+*/=<>!&|".utf8.contains(tokens.byte(index)) && index > value.lowerBound
            && tokens.kind(index - 1).isBlank
    }

    /// Appends an image with caps: `resizable(url, top, left, bottom, right)` or `stretchable(url, left, top)`.
    private mutating func writeImageFunction(
        _ value: Range<Int>, _ arguments: Range<Int>, to text: inout LoweredText
    ) -> Bool {
        let parts = split(arguments)
        guard parts.count > 1 else {
            guard let part = parts.first, let first = part.first else { return false }
            // An argument without quotation marks can be a colour, or the value of a variable.
            if tokens.kind(first) == .function || tokens.kind(first) == .url { return writeImage(part, to: &text) }
            if part.count == 1, isColor(part) { return writeColorImage(part, to: &text) }
            return writeImageName(part, to: &text)
        }
        guard parts.count == 3 || parts.count == 5 else { return false }
        replaceStart(of: value, in: &text)
        text.write(parts.count == 5 ? "resizable(" : "stretchable(")
        guard writeImageName(parts[0], to: &text) else { return false }
        for part in parts.dropFirst() {
            text.write(", ")
            guard writeNumber(part, isLength: true, to: &text) else { return false }
        }
        text.write(")")
        return true
    }

    // MARK: Fonts

    /// Appends a font: a size and a family in any order, or a function that changes the size of a font. A font with
    /// variables becomes a function with the same arguments.
    mutating func writeFont(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
        guard let first = value.first else { return false }
        isRemoteFont = value.contains {
            tokens.kind($0) == .url || tokens.kind($0) == .function && tokens.isName($0, "url")
        }
        guard !isRemoteFont else { return false }
        if let isWritten = writeScaledFont(value, to: &text) { return isWritten }
        if tokens.kind(first) == .function, !tokens.isName(first, "url"), !tokens.isName(first, "var") {
            return writeFontFunction(first, value, to: &text)
        }
        if hasVariable(value) {
            writeCall("font", value, to: &text)
            return true
        }
        guard let font = UnorderedFont(tokens, value) else { return false }
        text.replace(tokens.byteRange(value))
        write(font, to: &text)
        return true
    }

    /// Appends a font of version 2.0 that starts with a text style, or with `scaled`: `title1(30) semibold 20 Georgia`. A font
    /// with a size of its own is not scaled.
    /// - Returns: `nil` if the value has another form.
    private mutating func writeScaledFont(_ value: Range<Int>, to text: inout LoweredText) -> Bool? {
        let first = value.lowerBound
        let isFunction = tokens.kind(first) == .function
        guard isFunction || tokens.kind(first) == .ident else { return nil }
        let style = ValueKeywords.standard.keyword(named: tokens.nameBytes(first))
        guard style.map(KeywordSet.textStyles.contains) ?? tokens.isName(first, "scaled") else { return nil }
        let end = tokens.after(first, limit: value.upperBound)
        let rest = tokens.trimmed(end..<value.upperBound)
        guard let next = rest.first else {
            guard let style else { return nil }
            text.replace(tokens.byteRange(value))
            text.write(text: style.rawValue)
            return true
        }
        if rest.count == 1, let style, isWeight(next) {
            copy(rest, to: &text)
            text.write(text: " \(style.rawValue) system-ui")
            return true
        }
        if !isWeight(next) { return writeFont(rest, to: &text) }
        copy(rest, to: &text)
        return true
    }

    /// Whether a token is a weight: 100 to 900, or a word such as `semibold`.
    private func isWeight(_ index: Int) -> Bool {
        if tokens.kind(index) == .number { return (100...900).contains(tokens.number(index)) }
        guard tokens.kind(index) == .ident else { return false }
        let word = ValueKeywords.standard.keyword(tokens, index)
        return FontKeywords.weights.contains { $0.keyword == word }
    }

    private mutating func writeFontFunction(_ first: Int, _ value: Range<Int>, to text: inout LoweredText) -> Bool {
        let arguments = split(tokens.trimmed(first + 1..<tokens.partner(first, limit: value.upperBound)))
        let isBigger = tokens.isName(first, "bigger") || tokens.isName(first, "larger")
        let isSmaller = tokens.isName(first, "smaller")
        let setsSize = tokens.isName(first, "fontwithsize")
        guard arguments.count == 2, isBigger || isSmaller || setsSize else { return false }
        guard !hasVariable(value) else {
            text.replace(tokens.start(first)..<tokens.end(first))
            text.write(isBigger ? "bigger(" : isSmaller ? "smaller(" : "font-with-size(")
            guard writeFontArgument(arguments[0], to: &text) else { return false }
            text.write(", ")
            guard writeNumber(arguments[1], isLength: false, to: &text) else { return false }
            text.write(")")
            return true
        }
        guard var font = UnorderedFont(tokens, arguments[0]),
            let number = NumericExpression.parse(tokens, arguments[1])?.expression.number
        else { return false }
        font.resize { setsSize ? number : isBigger ? $0 + number : $0 - number }
        text.replace(tokens.byteRange(value))
        write(font, to: &text)
        return true
    }

    private mutating func writeFontArgument(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
        guard hasVariable(value) else {
            guard let font = UnorderedFont(tokens, value) else { return false }
            replaceStart(of: value, in: &text)
            write(font, to: &text)
            return true
        }
        copy(value, to: &text)
        return true
    }

    private func write(_ font: UnorderedFont, to text: inout LoweredText) {
        if let style = font.textStyle { return text.write(text: style.rawValue) }
        switch font.systemStyle {
        case .regular, nil: break
        case .light: text.write("light ")
        case .bold: text.write("bold ")
        case .italic: text.write("italic ")
        }
        if let size = font.size {
            text.write(text: exactText(size))
            text.write("px")
        } else {
            text.write("default")
        }
        text.write(" ")
        guard let family = font.family else { return text.write("system-ui") }
        let bytes = tokens.bytes(family)
        switch tokens.kind(family) {
        case .ident, .url: text.write(bytes)
        case .string: text.writeString(stringText(family))
        case .end, .function, .atKeyword, .hash, .badString, .badURL, .delim, .number, .percentage, .dimension,
            .whitespace, .cdo, .cdc, .colon, .semicolon, .comma, .openSquare, .closeSquare, .openParen, .closeParen,
            .openCurly, .closeCurly, .comment:
            text.writeString(String(decoding: bytes, as: UTF8.self))
        }
    }
}
