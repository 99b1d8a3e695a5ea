/// A value in the making: texts side by side, with a comment between tokens that would become one where they meet
/// (CSS Syntax 3, section 9).
struct SubstitutedText {
    private(set) var bytes: [UInt8] = []
    private var last: TokenSerializationType?
    /// Where the last token ends, and the comments behind it start.
    private var lastEnd = 0

    /// A substituted value longer than this is invalid, so that doubling variables cannot fill the memory.
    private static let lengthLimit = 1 << 20

    init() {}

    init(template text: UnsafeBufferPointer<UInt8>) {
        append(template: text)
    }

    var isTooLong: Bool { bytes.count > Self.lengthLimit }

    /// The CSS-wide keyword that the whole text is.
    var wideKeyword: CSSWideKeyword? {
        let source = bytes.withUnsafeBufferPointer { Source(name: "", bytes: $0) }
        return TokenList.withTokens(of: source) { CSSWideKeyword($0, 0..<$0.count) }
    }

    /// Appends text of the value itself, whose tokens are written anew, one by one.
    mutating func append(template text: UnsafeBufferPointer<UInt8>) {
        TokenList.withTokens(of: Source(name: "", bytes: text)) { tokens in
            for index in 0..<tokens.count {
                if tokens.kind(index) != .comment { separate(from: TokenSerializationType(tokens, index)) }
                tokens.append(index, to: &bytes)
                if tokens.kind(index) != .comment { finish(with: TokenSerializationType(tokens, index)) }
            }
        }
    }

    /// Appends the text of a variable, which stays as it is.
    mutating func append(variable text: UnsafeBufferPointer<UInt8>) {
        TokenList.withTokens(of: Source(name: "", bytes: text)) { tokens in
            let significant = (0..<tokens.count).lazy.filter { tokens.kind($0) != .comment }
            if let first = significant.first { separate(from: TokenSerializationType(tokens, first)) }
            bytes.append(contentsOf: text)
            if let last = significant.last { finish(with: TokenSerializationType(tokens, last)) }
        }
    }

    private mutating func separate(from next: TokenSerializationType) {
        if let last, last.merges(with: next) { bytes.insert(contentsOf: "/**/".utf8, at: lastEnd) }
    }

    private mutating func finish(with edge: TokenSerializationType) {
        last = edge
        lastEnd = bytes.count
    }
}
