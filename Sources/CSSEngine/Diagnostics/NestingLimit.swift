/// Finds the blocks, parentheses and functions that are nested deeper than `TokenList.maximumDepth`, and reports the first.
package struct NestingLimit {
    private let tokens: TokenList
    private let isExceeded: Bool
    private var isReported = false

    init(_ tokens: TokenList) {
        self.tokens = tokens
        isExceeded = tokens.depth > TokenList.maximumDepth
    }

    /// Whether a token is within the limit. Reports the first token of the source that is not.
    @inline(__always) mutating func allows(_ index: Int, log: inout DiagnosticLog) -> Bool {
        !isExceeded || allowsSlowly(index..<index + 1, &log)
    }

    /// Whether all tokens of `range` are within the limit. Reports the first token of the source that is not.
    @inline(__always) mutating func allows(_ range: Range<Int>, log: inout DiagnosticLog) -> Bool {
        !isExceeded || allowsSlowly(range, &log)
    }

    private mutating func allowsSlowly(_ range: Range<Int>, _ log: inout DiagnosticLog) -> Bool {
        guard let index = range.first(where: { Self.isTooDeep(tokens, $0) }) else { return true }
        if !isReported { log.add(.tooDeeplyNested, tokens.byteRange(index..<index + 1)) }
        isReported = true
        return false
    }

    private static func isTooDeep(_ tokens: TokenList, _ index: Int) -> Bool {
        tokens.kind(index).opensBlock && tokens.rows[index].depth > TokenList.maximumDepth
    }

    /// The first block of a source beyond the limit; `nil` if there is none.
    package static func violation(in source: Source) -> Diagnostic? {
        TokenList.withTokens(of: source) { tokens in
            guard tokens.depth > TokenList.maximumDepth else { return nil }
            return (0..<tokens.count).first { isTooDeep(tokens, $0) }.map {
                Diagnostic(kind: .tooDeeplyNested, source: source, range: tokens.byteRange($0..<$0 + 1))
            }
        }
    }
}
