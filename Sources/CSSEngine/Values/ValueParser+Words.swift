/// Keywords, strings and names.
extension ValueParser {
    mutating func keyword(_ allowed: KeywordSet) -> Keyword? {
        guard kind == .ident, let keyword = words.keyword(tokens, position), allowed.contains(keyword) else {
            return nil
        }
        advance()
        return keyword
    }

    mutating func keywordSet(_ allowed: KeywordSet) -> Value? {
        guard let first = keyword(allowed) else { return nil }
        if position == end { return .keyword(first) }
        var keywords = [first]
        while let keyword = keyword(allowed) {
            guard !keywords.contains(keyword) else { return nil }
            keywords.append(keyword)
        }
        return keywords.contains(.none) ? nil : .list(keywords.map { .keyword($0) })
    }

    mutating func boolean() -> Value? {
        if let keyword = keyword([.true, .yes, .false, .no]) {
            return .keyword(keyword == .true || keyword == .yes ? .true : .false)
        }
        guard kind == .number else { return nil }
        let number = tokens.number(position)
        guard number == 0 || number == 1 else { return nil }
        advance()
        return .keyword(number == 1 ? .true : .false)
    }

    mutating func identifier() -> Value? {
        guard kind == .ident else { return nil }
        let name = tokens.name(position)
        advance()
        return .identifier(name)
    }

    mutating func word(of words: [String]) -> Value? {
        guard kind == .ident else { return nil }
        let name = asciiLowercased(tokens.name(position))
        guard words.contains(name) else { return nil }
        advance()
        return .identifier(name)
    }

    /// A quoted string, or words as they stand.
    mutating func string() -> Value? {
        guard kind == .string else { return joinedWords().map { .string($0) } }
        let string = tokens.stringValue(position)
        advance()
        return .string(string)
    }

    /// All identifiers that follow, a space between each.
    mutating func joinedWords() -> String? {
        guard kind == .ident else { return nil }
        var text = tokens.name(position)
        advance()
        while kind == .ident {
            text += " " + tokens.name(position)
            advance()
        }
        return text
    }

    /// `none`, an id with or without its mark, or a place among the superview's subviews; any of them in quotes.
    mutating func viewReference() -> Value? {
        if takeWord("none") { return .keyword(.none) }
        let name: String
        switch kind {
        case .string:
            name = tokens.stringValue(position)
            guard !name.isEmpty, name != "#" else { return nil }
            if name.hasPrefix(".") { return sibling(String(name.dropFirst())) }
        case .hash, .ident: name = tokens.name(position)
        case .delim where tokens.isDelim(position, "."):
            position += 1
            return kind == .ident ? sibling(tokens.name(position)) : nil
        case .end, .function, .atKeyword, .badString, .url, .badURL, .delim, .number, .percentage, .dimension,
            .whitespace, .cdo, .cdc, .colon, .semicolon, .comma, .openSquare, .closeSquare, .openParen, .closeParen,
            .openCurly, .closeCurly, .comment:
            return nil
        }
        advance()
        return .string(name.hasPrefix("#") ? name : "#" + name)
    }

    private mutating func sibling(_ name: String) -> Value? {
        let name = asciiLowercased(name)
        guard ["prev", "next", "first", "last"].contains(name) else { return nil }
        advance()
        return .string("." + name)
    }
}
