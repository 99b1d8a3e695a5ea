/// The kinds of the first and the last token of a text, which decide whether a comment must separate it from the text around it.
/// Comments are ignored.
struct TextEnds: BitwiseCopyable {
    /// `nil` without tokens.
    private(set) var first: TokenSerializationType?
    private(set) var last: TokenSerializationType?
    /// Whether the last token ends in an escape that white space after it would belong to.
    private(set) var hasOpenEscape = false
    /// The number of tokens other than white space and comments, at most 2.
    private(set) var tokenCount: UInt8 = 0

    init() {}

    init(of text: UnsafeBufferPointer<UInt8>) {
        self = TokenList.withTokens(of: Source(name: "", bytes: text)) { tokens in
            var ends = TextEnds()
            let significant = (0..<tokens.count).lazy.filter { tokens.kind($0) != .comment }
            ends.first = significant.first.map { TokenSerializationType(tokens, $0) }
            ends.last = significant.last.map { TokenSerializationType(tokens, $0) }
            ends.hasOpenEscape = significant.last.map { tokens.hasOpenEscape($0) } ?? false
            ends.tokenCount = UInt8(significant.filter { tokens.kind($0) != .whitespace }.prefix(2).count)
            return ends
        }
    }

    /// Appends a token, which is not a comment.
    mutating func append(_ tokens: TokenList, _ index: Int) {
        let token = TokenSerializationType(tokens, index)
        first = first ?? token
        last = token
        hasOpenEscape = tokens.hasOpenEscape(index)
        if token != .whitespace { tokenCount = min(tokenCount + 1, 2) }
    }

    /// Appends the ends of a text.
    mutating func append(_ text: TextEnds) {
        guard let textLast = text.last else { return }
        first = first ?? text.first
        last = textLast
        hasOpenEscape = text.hasOpenEscape
        tokenCount = min(tokenCount + text.tokenCount, 2)
    }

    /// Whether a comment must separate the text from a token after it.
    func needsSeparator(before next: TokenSerializationType) -> Bool {
        hasOpenEscape && next == .whitespace || last?.needsSeparator(before: next) ?? false
    }
}

extension TokenList {
    /// Whether a token ends in an escape that white space after it would belong to (CSS Syntax 3, section 4.3.7).
    fileprivate func hasOpenEscape(_ index: Int) -> Bool { rows[index].isEscaped && endsInEscape(bytes(index)) }
}
