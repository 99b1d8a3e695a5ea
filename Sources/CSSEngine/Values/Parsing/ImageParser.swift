/// Parses images by name, and colours that an image can replace.
enum ImageParser {
    static func color(_ stream: inout ComponentValueStream, _ options: PropertyGrammar.ColorOptions) -> Value? {
        let allowsImage = options.contains(.image)
        if allowsImage, startsFileName(stream) { return recognizableFileName(&stream) }
        if let color = ColorParser.parse(&stream) { return color.value }
        if options.contains(.none), stream.consume(identifier: "none") { return .keyword(.none) }
        guard allowsImage else { return nil }
        if let image = url(&stream) { return image }
        if stream.kind == .function { return GradientParser.parse(&stream) ?? function(&stream) }
        return recognizableFileName(&stream)
    }

    static func image(_ stream: inout ComponentValueStream, _ options: PropertyGrammar.ImageOptions) -> Value? {
        let allowsBareName = options.contains(.bare)
        if allowsBareName, startsFileName(stream) { return fileName(&stream).map { .image($0) } }
        if options.contains(.none), stream.consume(identifier: "none") { return .keyword(.none) }
        if let image = url(&stream) { return image }
        if stream.kind == .function {
            return options.contains(.gradient) ? GradientParser.parse(&stream) ?? function(&stream) : function(&stream)
        }
        if options.contains(.quoted), let name = stream.consumeString() { return .image(name) }
        return allowsBareName ? fileName(&stream).map { .image($0) } : nil
    }

    /// Parses `url(name)`.
    static func url(_ stream: inout ComponentValueStream) -> Value? {
        guard !stream.isAtEnd, let name = stream.tokens.urlValue(stream.position, limit: stream.end) else { return nil }
        stream.advance()
        return .image(name)
    }

    // MARK: Functions

    /// Parses `image(red)`, `image("a.png", red)`, `resizable(url(a.png), 1px, 2px, 3px, 4px)` or
    /// `stretchable(url(a.png), 1px, 2px)`.
    /// - Parameter depth: The number of functions around it.
    private static func function(_ stream: inout ComponentValueStream, depth: Int = 0) -> Value? {
        let (tokens, index) = (stream.tokens, stream.position)
        var arguments = stream.arguments
        stream.advance()
        if tokens.isName(index, "image") { return image(&arguments, depth) }
        // A set is in no other function (CSS Images 4, section 2.3).
        if depth == 0, tokens.isName(index, "image-set") { return ImageSetParser.parse(&arguments) }
        let isResizable = tokens.isName(index, "resizable")
        guard isResizable || tokens.isName(index, "stretchable"), let name = name(&arguments) else { return nil }
        var caps: [Value] = []
        while arguments.consume(.comma) {
            guard caps.count < 4, let cap = NumericParser.length(&arguments, .bareNumber) else { return nil }
            if case .number(let number) = cap { caps.append(.length(number)) } else { caps.append(cap) }
        }
        guard arguments.isAtEnd, caps.count == (isResizable ? 4 : 2) else { return nil }
        return .imageFunction(isResizable ? .resizable(name, caps) : .stretchable(name, caps))
    }

    /// Parses the arguments of `image()`: a colour, a name, or both (CSS Images 4, section 2.4). An image function in it is
    /// the image.
    private static func image(_ stream: inout ComponentValueStream, _ depth: Int) -> Value? {
        if let color = ColorParser.parse(&stream) {
            return stream.isAtEnd ? .imageFunction(.color(color.value)) : nil
        }
        if let name = name(&stream) {
            if stream.isAtEnd { return .image(name) }
            guard stream.consume(.comma), let color = ColorParser.parse(&stream), stream.isAtEnd else { return nil }
            return .imageFunction(.named(name, fallback: color.value))
        }
        guard stream.kind == .function, depth < MathParser.depthLimit else { return nil }
        let image = function(&stream, depth: depth + 1)
        return stream.isAtEnd ? image : nil
    }

    /// Parses `url(name)` or a quoted name.
    private static func name(_ stream: inout ComponentValueStream) -> String? {
        if let string = stream.consumeString() { return string }
        if case .image(let name) = url(&stream) { return name }
        return nil
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
