/// The text of a value during substitution. A comment separates adjacent tokens that would be parsed as one token (CSS
/// Syntax 3, section 9).
struct SubstitutedText {
    private(set) var bytes: [UInt8] = []
    private var last: TokenSerializationType?
    /// The end of the last token, where a separating comment is inserted.
    private var lastEnd = 0

    /// The maximum length in bytes. A longer value is invalid, so that variables that double their length cannot exhaust
    /// memory.
    private static let lengthLimit = 1 << 20

    init() {}

    init(unparsed text: UnsafeBufferPointer<UInt8>) {
        append(unparsed: text)
    }

    var isTooLong: Bool { bytes.count > Self.lengthLimit }

    /// The CSS-wide keyword that is the whole text.
    var wideKeyword: CSSWideKeyword? {
        bytes.withUnsafeBufferPointer { bytes in
            TokenList.withTokens(of: Source(name: "", bytes: bytes)) { CSSWideKeyword($0, 0..<$0.count) }
        }
    }

    /// Appends text of the unparsed value, token by token.
    mutating func append(unparsed text: UnsafeBufferPointer<UInt8>) {
        TokenList.withTokens(of: Source(name: "", bytes: text)) { tokens in
            for index in 0..<tokens.count {
                if tokens.kind(index) != .comment { separate(from: TokenSerializationType(tokens, index)) }
                tokens.append(index, to: &bytes)
                if tokens.kind(index) != .comment { finish(with: TokenSerializationType(tokens, index)) }
            }
        }
    }

    /// Appends the text that replaces a reference, unchanged.
    mutating func append(value text: UnsafeBufferPointer<UInt8>) {
        TokenList.withTokens(of: Source(name: "", bytes: text)) { tokens in
            let significant = (0..<tokens.count).lazy.filter { tokens.kind($0) != .comment }
            if let first = significant.first { separate(from: TokenSerializationType(tokens, first)) }
            bytes.append(contentsOf: text)
            if let last = significant.last { finish(with: TokenSerializationType(tokens, last)) }
        }
    }

    private mutating func separate(from next: TokenSerializationType) {
        if let last, last.needsSeparator(before: next) { bytes.insert(contentsOf: "/**/".utf8, at: lastEnd) }
    }

    private mutating func finish(with token: TokenSerializationType) {
        last = token
        lastEnd = bytes.count
    }
}
