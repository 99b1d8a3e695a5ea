/// A value in the making: texts side by side, with a comment between tokens that would become one where they meet
/// (CSS Syntax 3, section 9).
struct SubstitutedText {
    private(set) var bytes: [UInt8] = []
    private var last: TokenEdge?
    /// Where the last token ends, and the comments behind it start.
    private var lastEnd = 0

    /// A substituted value longer than this is invalid, so that doubling variables cannot fill the memory.
    private static let lengthLimit = 1 << 20

    var isTooLong: Bool { bytes.count > Self.lengthLimit }

    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        TokenList.withTokens(of: Source(name: "", bytes: text)) { tokens, _ in
            for index in 0..<tokens.count {
                if tokens.kind(index) == .comment {
                    bytes.append(contentsOf: tokens.bytes(index))
                    continue
                }
                let edge = TokenEdge(tokens, index)
                if let last, last.merges(with: edge) { bytes.insert(contentsOf: "/**/".utf8, at: lastEnd) }
                bytes.append(contentsOf: tokens.bytes(index))
                last = edge
                lastEnd = bytes.count
            }
        }
    }
}
