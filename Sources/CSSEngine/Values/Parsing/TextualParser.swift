/// Parses the textual types of values: keywords, identifiers and strings (CSS Values 4, section 4).
package enum TextualParser {
    /// Parses one or more keywords in any order, each once. `none` must be alone.
    static func keywordSet(_ stream: inout ComponentValueStream, _ allowed: KeywordSet) -> Value? {
        guard let first = stream.consume(allowed) else { return nil }
        if stream.isAtEnd { return .keyword(first) }
        var keywords = [first]
        while let keyword = stream.consume(allowed) {
            guard !keywords.contains(keyword) else { return nil }
            keywords.append(keyword)
        }
        return keywords.contains(.none) ? nil : .list(keywords.map { .keyword($0) })
    }

    /// Parses the keywords `true` and `false`, with `yes`, `no`, `1` and `0` as synonyms.
    static func boolean(_ stream: inout ComponentValueStream) -> Value? {
        if let keyword = stream.consume([.true, .yes, .false, .no]) {
            return .keyword(keyword == .true || keyword == .yes ? .true : .false)
        }
        guard stream.kind == .number else { return nil }
        let number = stream.tokens.number(stream.position)
        guard number == 0 || number == 1 else { return nil }
        stream.advance()
        return .keyword(number == 1 ? .true : .false)
    }

    /// Parses one of some identifiers in lower case.
    static func identifier(_ stream: inout ComponentValueStream, anyOf identifiers: [String]) -> Value? {
        guard let name = stream.consumeIdentifier().map(asciiLowercased),
            identifiers.contains(where: { BytewiseString($0) == BytewiseString(name) })
        else { return nil }
        return .identifier(name)
    }

    /// Parses a quoted string, identifiers separated by spaces, or a function that results in a string.
    static func string(_ stream: inout ComponentValueStream) -> Value? {
        (stream.consumeString() ?? joinedIdentifiers(&stream) ?? stringFunction(&stream)).map { .string($0) }
    }

    /// Parses `localized("key")`, or `concat()`.
    ///
    /// All strings are keys of the app's strings, so that `localized()` is its argument.
    private static func stringFunction(_ stream: inout ComponentValueStream) -> String? {
        guard stream.kind == .function, stream.tokens.isName(stream.position, "localized") else {
            return concatenation(&stream)
        }
        var arguments = stream.arguments
        guard let key = arguments.consumeString() ?? concatenation(&arguments), arguments.isAtEnd else { return nil }
        stream.advance()
        return key
    }

    /// Parses `concat("Page ", 3)`. An argument is a string or any other text, which can be empty after substitution.
    /// - Parameter depth: The number of functions around it.
    package static func concatenation(_ stream: inout ComponentValueStream, depth: Int = 0) -> String? {
        guard stream.kind == .function, stream.tokens.isName(stream.position, "concat"),
            depth < MathParser.depthLimit
        else { return nil }
        let arguments = stream.arguments
        stream.advance()
        guard !arguments.isAtEnd else { return nil }
        var text = ""
        for part in arguments.tokens.splitAtCommas(arguments.position..<arguments.end) {
            guard let next = concatenatedText(arguments.slice(part), depth) else { return nil }
            text += next
        }
        return text
    }

    /// The text of an argument of `concat()`.
    private static func concatenatedText(_ stream: ComponentValueStream, _ depth: Int) -> String? {
        var parser = stream
        let text =
            parser.consumeString() ?? joinedIdentifiers(&parser) ?? concatenation(&parser, depth: depth + 1)
        if let text, parser.isAtEnd {
            return text
        }
        guard stream.kind != .function else { return nil }
        return stream.tokens.text(stream.tokens.trimmed(stream.position..<stream.end))
    }

    /// Parses all identifiers that follow, joined by one space each.
    static func joinedIdentifiers(_ stream: inout ComponentValueStream) -> String? {
        guard var text = stream.consumeIdentifier() else { return nil }
        while let next = stream.consumeIdentifier() { text += " " + next }
        return text
    }

    /// The positions among the superview's subviews that `viewReference` accepts after a dot.
    static let siblingReferences = ["prev", "next", "first", "last"]

    /// Parses `none`, an id with or without its `#`, or a position such as `.next`. An id and a position can be quoted.
    static func viewReference(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "none") { return .keyword(.none) }
        if stream.isDelimiter(".") {
            stream.advanceToken()
            return stream.consumeIdentifier().flatMap(siblingReference)
        }
        if let name = stream.consumeString() {
            guard !name.isEmpty, name != "#" else { return nil }
            if name.hasPrefix(".") { return siblingReference(String(name.dropFirst())) }
            return .string(name.hasPrefix("#") ? name : "#" + name)
        }
        guard stream.kind == .hash || stream.kind == .ident else { return nil }
        let name = stream.tokens.name(stream.position)
        stream.advance()
        return .string(name.hasPrefix("#") ? name : "#" + name)
    }

    private static func siblingReference(_ name: String) -> Value? {
        let name = asciiLowercased(name)
        return siblingReferences.contains(name) ? .string("." + name) : nil
    }
}
