/// The kinds of the first and the last token of a text, which decide whether a comment must separate it from the text around it.
/// Comments are ignored.
struct TextEnds: BitwiseCopyable {
    /// `nil` without tokens.
    private(set) var first: TokenSerializationType?
    private(set) var last: TokenSerializationType?
    /// The number of tokens other than white space and comments, at most 2.
    private(set) var tokenCount: UInt8 = 0
    /// Whether the last token takes up text after it: white space after an escape, or all text if the end of the stylesheet
    /// closed the token.
    private var isOpen = false
    /// Whether a scan of the text gives the same ends. Otherwise, a token has taken up text that was appended to it.
    private(set) var areExact = true

    init() {}

    init(of text: UnsafeBufferPointer<UInt8>) {
        self = TokenList.withTokens(of: Source(name: "", bytes: text)) { tokens in
            var ends = TextEnds()
            let significant = (0..<tokens.count).lazy.filter { tokens.kind($0) != .comment }
            ends.first = significant.first.map { TokenSerializationType(tokens, $0) }
            ends.last = significant.last.map { TokenSerializationType(tokens, $0) }
            ends.tokenCount = UInt8(significant.filter { tokens.kind($0) != .whitespace }.prefix(2).count)
            ends.isOpen = significant.last.map { tokens.isOpen($0) } ?? false
            return ends
        }
    }

    /// Appends a token, which is not a comment.
    mutating func append(_ tokens: TokenList, _ index: Int) {
        let token = TokenSerializationType(tokens, index)
        let count: UInt8 = tokens.kind(index) == .whitespace ? 0 : 1
        append(first: token, last: token, count: count, isOpen: tokens.isOpen(index))
    }

    /// Appends the ends of a text.
    mutating func append(_ text: TextEnds) {
        guard let first = text.first, let last = text.last else { return }
        append(first: first, last: last, count: text.tokenCount, isOpen: text.isOpen)
    }

    private mutating func append(
        first: TokenSerializationType, last: TokenSerializationType, count: UInt8, isOpen: Bool
    ) {
        if self.isOpen { areExact = false }
        self.first = self.first ?? first
        self.last = last
        tokenCount = min(tokenCount + count, 2)
        self.isOpen = isOpen
    }
}

extension TokenList {
    fileprivate func isOpen(_ index: Int) -> Bool {
        rows[index].isUnclosed || rows[index].isEscaped && endsInEscape(bytes(index))
    }
}
