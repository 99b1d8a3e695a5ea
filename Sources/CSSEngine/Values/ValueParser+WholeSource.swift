extension ValueParser {
    /// What `read` makes of a whole source by CSS's words; nil where something is left behind it.
    static func parse<Result>(_ source: Source, _ read: (inout ValueParser) -> Result?) -> Result? {
        TokenList.withTokens(of: source) { tokens in
            guard tokens.depth <= NestingLimit.maximumDepth else { return nil }
            var parser = ValueParser(tokens, tokens.trimmed(0..<tokens.count), words: .standard)
            guard let result = read(&parser), parser.position == parser.end else { return nil }
            return result
        }
    }
}
