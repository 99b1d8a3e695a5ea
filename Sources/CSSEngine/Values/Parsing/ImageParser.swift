/// Parses images by name, and colours that an image can replace.
enum ImageParser {
    static func color(_ stream: inout ComponentValueStream, _ options: PropertyGrammar.ColorOptions) -> Value? {
        let allowsImage = options.contains(.image)
        if allowsImage, startsFileName(stream) { return recognizableFileName(&stream) }
        if let color = ColorParser.parse(&stream) { return color.value }
        if options.contains(.none), stream.consume(identifier: "none") { return .keyword(.none) }
        return allowsImage ? url(&stream) ?? recognizableFileName(&stream) : nil
    }

    static func image(_ stream: inout ComponentValueStream, _ options: PropertyGrammar.ImageOptions) -> Value? {
        let allowsBareName = options.contains(.bare)
        if allowsBareName, startsFileName(stream) { return fileName(&stream).map { .image($0) } }
        if options.contains(.none), stream.consume(identifier: "none") { return .keyword(.none) }
        if let image = url(&stream) { return image }
        if options.contains(.quoted), let name = stream.consumeString() { return .image(name) }
        return allowsBareName ? fileName(&stream).map { .image($0) } : nil
    }

    private static func url(_ stream: inout ComponentValueStream) -> Value? {
        guard !stream.isAtEnd, let name = stream.tokens.urlValue(stream.position, limit: stream.end) else { return nil }
        stream.advance()
        return .image(name)
    }

    // MARK: Bare file names

    /// Returns whether the next tokens can only be a file name, even if the first one is a keyword: `red.png`,
    /// `none/a.png`.
    private static func startsFileName(_ stream: ComponentValueStream) -> Bool {
        guard stream.kind == .ident, stream.position + 1 < stream.end else { return false }
        return stream.tokens.isDelim(stream.position + 1, ".") || stream.tokens.isDelim(stream.position + 1, "/")
    }

    /// Parses a bare file name with an extension or an underscore. Other identifiers are colours, or misspelt colours.
    private static func recognizableFileName(_ stream: inout ComponentValueStream) -> Value? {
        guard let name = fileName(&stream) else { return nil }
        let file = name.split(separator: "/").last ?? ""
        guard let dot = file.lastIndex(of: ".") else { return name.contains("_") ? .image(name) : nil }
        return file[dot...].dropFirst().first?.isLetter == true ? .image(name) : nil
    }

    /// Consumes identifiers, numbers, dots and slashes up to the next blank. The first token is an identifier.
    private static func fileName(_ stream: inout ComponentValueStream) -> String? {
        guard stream.kind == .ident else { return nil }
        var text = ""
        while let part = fileNamePart(stream) {
            text += part
            stream.advanceToken()
        }
        stream.skipBlanks()
        return text
    }

    private static func fileNamePart(_ stream: ComponentValueStream) -> String? {
        let (tokens, index) = (stream.tokens, stream.position)
        if stream.kind == .ident { return tokens.name(index) }
        let isNumber = stream.kind == .number || stream.kind == .dimension
        guard isNumber && tokens.byte(index) != UInt8(ascii: "+") || stream.isDelimiter(".") || stream.isDelimiter("/")
        else { return nil }
        return String(decoding: tokens.bytes(index), as: UTF8.self)
    }
}
