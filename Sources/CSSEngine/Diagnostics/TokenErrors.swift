/// Reports the errors of tokens: brackets without a partner, unclosed strings, URLs and comments, and input that is too
/// long.
struct TokenErrors {
    private let tokens: TokenList

    init(_ tokens: TokenList) {
        self.tokens = tokens
    }

    func report(to log: inout DiagnosticLog) {
        let length = tokens.start(tokens.count)
        if length == maximumInputLength { log.add(.inputTooLong, length..<length) }
        guard tokens.isFlawed else { return }
        let unclosed = innermostUnclosed
        for index in 0..<tokens.count {
            let range = tokens.start(index)..<tokens.end(index)
            switch tokens.kind(index) {
            case .openCurly, .openSquare, .openParen, .function, .url:
                if index == unclosed { log.addBrokenToken(.unclosedBlock, opening(range)) }
            case .closeCurly, .closeSquare, .closeParen:
                if isStray(index, unclosed) { log.addBrokenToken(.strayClosingBracket, range) }
            case .badString: log.addBrokenToken(.unclosedString, range)
            case .string: if tokens.rows[index].isUnclosed { log.addBrokenToken(.unclosedString, range) }
            case .comment: if tokens.rows[index].isUnclosed { log.add(.unclosedComment, range) }
            case .end, .ident, .atKeyword, .hash, .badURL, .delim, .number, .percentage, .dimension, .whitespace, .cdo,
                .cdc, .colon, .semicolon, .comma:
                break
            }
        }
    }

    /// The innermost block, function or URL that the end of the input closes. Only this one is reported.
    private var innermostUnclosed: Int? {
        (0..<tokens.count).last { index in
            tokens.kind(index).opensBlock
                ? Int(tokens.rows[index].link) == tokens.count
                : tokens.kind(index) == .url && tokens.rows[index].isUnclosed
        }
    }

    /// Returns whether a closing bracket has no partner. `false` if the innermost unclosed bracket precedes it and is not a
    /// brace: then this bracket is probably the cause.
    private func isStray(_ index: Int, _ unclosed: Int?) -> Bool {
        guard Int(tokens.rows[index].link) == index else { return false }
        guard let unclosed, unclosed < index else { return true }
        return tokens.kind(unclosed) == .openCurly
    }

    /// Returns the part of a token up to its opening bracket.
    private func opening(_ range: Range<Int>) -> Range<Int> {
        let bracket = range.first { tokens.text[$0] == UInt8(ascii: "(") }
        return range.lowerBound..<(bracket.map { $0 + 1 } ?? range.upperBound)
    }
}
