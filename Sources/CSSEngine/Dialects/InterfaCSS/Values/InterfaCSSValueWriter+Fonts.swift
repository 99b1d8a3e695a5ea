// MARK: Images

extension InterfaCSSValueWriter {
    /// Appends an image: a name, a name with caps, or a colour.
    mutating func writeImage(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
        guard let first = value.first else { return false }
        if isVariable(value) || tokens.kind(first) == .url {
            copy(value, to: &text)
            return true
        }
        if let arguments = arguments(of: value, "image") { return writeImageFunction(value, arguments, to: &text) }
        if arguments(of: value, "url") != nil || tokens.isIdent(first, "none") && value.count == 1 {
            copy(value, to: &text)
            return true
        }
        let isColor = self.isColor(value)
        if isColor {
            replaceStart(of: value, in: &text)
            text.write("image(")
            guard writeColor(value, to: &text) else { return false }
            text.write(")")
            return true
        }
        guard tokens.kind(first) != .function else { return false }
        return writeImageName(value, to: &text)
    }

    /// Appends `url()` with a quoted name.
    private mutating func writeImageName(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
        guard let first = value.first, !hasVariable(value) else { return false }
        let name =
            value.count == 1 && tokens.kind(first) == .string
            ? InterfaCSSString.decoded(tokens.bytes(first).dropFirst().dropLast()) : tokens.text(value)
        text.replace(tokens.byteRange(value))
        text.write("url(")
        text.writeString(name)
        text.write(")")
        return true
    }

    /// Appends an image with caps: `resizable(url, top, left, bottom, right)` or `stretchable(url, left, top)`.
    private mutating func writeImageFunction(
        _ value: Range<Int>, _ arguments: Range<Int>, to text: inout LoweredText
    ) -> Bool {
        let parts = split(arguments)
        guard parts.count > 1 else { return parts.count == 1 && writeImageName(parts[0], to: &text) }
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

    /// A font whose parts are constant.
    private struct FontParts {
        var style: StaticString?
        /// `nil` for the default size.
        var size: Double?
        /// The tokens of the family; `nil` for the system font.
        var family: Int?
    }

    /// Appends a font: a size and a family in any order, or a function that changes the size of a font. A font with
    /// variables becomes a function with the same arguments.
    mutating func writeFont(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
        guard let first = value.first else { return false }
        if tokens.kind(first) == .function, !tokens.isName(first, "url") {
            return writeFontFunction(first, value, to: &text)
        }
        if hasVariable(value) {
            writeCall("font", value, to: &text)
            return true
        }
        guard let parts = fontParts(value) else { return false }
        text.replace(tokens.byteRange(value))
        write(parts, to: &text)
        return true
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
        guard var parts = fontParts(arguments[0]),
            let number = InterfaCSSExpression.parse(tokens, arguments[1])?.expression.number
        else { return false }
        let size = parts.size ?? Self.defaultSize
        parts.size = setsSize ? number : isBigger ? size + number : size - number
        text.replace(tokens.byteRange(value))
        write(parts, to: &text)
        return true
    }

    /// The size of a font without a size, on iOS.
    private static let defaultSize = 14.0

    private mutating func writeFontArgument(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
        guard hasVariable(value) else {
            guard let parts = fontParts(value) else { return false }
            replaceStart(of: value, in: &text)
            write(parts, to: &text)
            return true
        }
        copy(value, to: &text)
        return true
    }

    /// The parts of a font without variables. `nil` if the value has another form, such as that of CSS.
    private func fontParts(_ value: Range<Int>) -> FontParts? {
        var parts = FontParts()
        var count = 0
        for index in value where !tokens.kind(index).isBlank && tokens.kind(index) != .comma {
            count += 1
            switch tokens.kind(index) {
            case .number:
                guard parts.size == nil else { return nil }
                parts.size = tokens.number(index)
            case .dimension where isPoints(index):
                guard parts.size == nil else { return nil }
                parts.size = tokens.number(index)
            case .ident:
                guard parts.family == nil, parts.style == nil else { return nil }
                if let style = systemStyle(index) { parts.style = style } else { parts.family = index }
            case .string, .url, .dimension:
                guard parts.family == nil, parts.style == nil else { return nil }
                parts.family = index
            case .end, .function, .atKeyword, .hash, .badString, .badURL, .delim, .percentage, .whitespace, .cdo, .cdc,
                .colon, .semicolon, .comma, .openSquare, .closeSquare, .openParen, .closeParen, .openCurly,
                .closeCurly, .comment:
                return nil
            }
        }
        return count > 0 && count < 3 ? parts : nil
    }

    private func isPoints(_ index: Int) -> Bool {
        tokens.isName(index, "pt") || tokens.isName(index, "px")
    }

    /// The style of a system font: empty, `bold` or `italic`. `nil` for other families.
    private func systemStyle(_ index: Int) -> StaticString? {
        let first = asciiLowercased(tokens.byte(index))
        let isPossible = first == UInt8(ascii: "s") || first == UInt8(ascii: "b") || first == UInt8(ascii: "i")
        guard isPossible, tokens.end(index) - tokens.start(index) >= 6 else { return nil }
        let name = tokens.bytes(index).filter { $0 != UInt8(ascii: "-") }.map { asciiLowercased($0) }
        func starts(_ words: StaticString...) -> Bool {
            words.contains { word in
                name.starts(with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
            }
        }
        if starts("systembold", "boldsystem") { return "bold " }
        if starts("systemitalic", "italicsystem") { return "italic " }
        return name == Array("system".utf8) ? "" : nil
    }

    private func write(_ parts: FontParts, to text: inout LoweredText) {
        if let style = parts.style { text.write(style) }
        if let size = parts.size {
            text.write(text: exactText(size))
            text.write("px")
        } else {
            text.write("default")
        }
        text.write(" ")
        guard let family = parts.family else { return text.write("system-ui") }
        let bytes = tokens.bytes(family)
        switch tokens.kind(family) {
        case .ident, .url: text.write(bytes)
        case .string: text.writeString(InterfaCSSString.decoded(bytes.dropFirst().dropLast()))
        case .end, .function, .atKeyword, .hash, .badString, .badURL, .delim, .number, .percentage, .dimension,
            .whitespace, .cdo, .cdc, .colon, .semicolon, .comma, .openSquare, .closeSquare, .openParen, .closeParen,
            .openCurly, .closeCurly, .comment:
            text.writeString(String(decoding: bytes, as: UTF8.self))
        }
    }
}
