/// Images, and colours that may be images.
extension ValueParser {
    mutating func color(_ options: PropertyGrammar.ColorOptions) -> Value? {
        if options.contains(.image), startsFileName { return bareImageFile() }
        if let color = color() { return color.value }
        if options.contains(.none), takeWord("none") { return .keyword(.none) }
        return options.contains(.image) ? url() ?? bareImageFile() : nil
    }

    /// A bare name with an extension or an underscore: any other word is a colour, or a misspelt one.
    private mutating func bareImageFile() -> Value? {
        guard let name = bareName() else { return nil }
        let file = name.split(separator: "/").last ?? ""
        guard let dot = file.lastIndex(of: ".") else { return name.contains("_") ? .image(name) : nil }
        return file[dot...].dropFirst().first?.isLetter == true ? .image(name) : nil
    }

    mutating func image(_ options: PropertyGrammar.ImageOptions) -> Value? {
        if options.contains(.bare), startsFileName { return bareName().map { .image($0) } }
        if options.contains(.none), takeWord("none") { return .keyword(.none) }
        if let image = url() { return image }
        if options.contains(.quoted), let image = quotedImage() { return image }
        return options.contains(.bare) ? bareName().map { .image($0) } : nil
    }

    /// Whether the word at the position goes on as no word does, whatever it means alone: `red.png`, `none/a.png`.
    private var startsFileName: Bool {
        guard kind == .ident, position + 1 < end else { return false }
        return tokens.isDelim(position + 1, ".") || tokens.isDelim(position + 1, "/")
    }

    private mutating func url() -> Value? {
        guard position < end, let name = tokens.urlValue(position, limit: end) else { return nil }
        advance()
        return .image(name)
    }

    private mutating func quotedImage() -> Value? {
        guard kind == .string else { return nil }
        let name = tokens.stringValue(position)
        advance()
        return .image(name)
    }

    /// A file's name as it stands: words, numbers, dots and slashes up to the next white space, a word first.
    private mutating func bareName() -> String? {
        guard kind == .ident else { return nil }
        var text = ""
        while position < end, let part = bareNamePart() {
            text += part
            position += 1
        }
        position = tokens.skippingBlanks(position, limit: end)
        return text
    }

    private func bareNamePart() -> String? {
        switch kind {
        case .ident: tokens.name(position)
        case .number, .dimension: tokens.byte(position) == UInt8(ascii: "+") ? nil : text
        case .delim where tokens.isDelim(position, ".") || tokens.isDelim(position, "/"): text
        case .end, .function, .atKeyword, .hash, .string, .badString, .url, .badURL, .delim, .percentage,
            .whitespace, .cdo, .cdc, .colon, .semicolon, .comma, .openSquare, .closeSquare, .openParen, .closeParen,
            .openCurly, .closeCurly, .comment:
            nil
        }
    }

    private var text: String { String(decoding: tokens.bytes(position), as: UTF8.self) }
}
