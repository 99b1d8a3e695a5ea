/// The first and the last token of a text, which decide whether a comment must separate it from the text around it.
/// Comments do not count.
struct TextEnds: BitwiseCopyable {
    /// `nil` without tokens.
    private(set) var first: TokenSerializationType?
    private(set) var last: TokenSerializationType?
    /// The number of tokens without white space; 2 also for more.
    private(set) var tokenCount: UInt8 = 0

    init() {}

    init(of text: UnsafeBufferPointer<UInt8>) {
        self = TokenList.withTokens(of: Source(name: "", bytes: text)) { tokens in
            var ends = TextEnds()
            let significant = (0..<tokens.count).lazy.filter { tokens.kind($0) != .comment }
            ends.first = significant.first.map { TokenSerializationType(tokens, $0) }
            ends.last = significant.last.map { TokenSerializationType(tokens, $0) }
            ends.tokenCount = UInt8(significant.filter { tokens.kind($0) != .whitespace }.prefix(2).count)
            return ends
        }
    }

    /// Appends a token, which is not a comment.
    mutating func append(_ token: TokenSerializationType, isWhitespace: Bool) {
        if first == nil { first = token }
        last = token
        if !isWhitespace { tokenCount = min(tokenCount + 1, 2) }
    }

    /// Appends the ends of a text.
    mutating func append(_ text: TextEnds) {
        first = first ?? text.first
        last = text.last ?? last
        tokenCount = min(tokenCount + text.tokenCount, 2)
    }
}
