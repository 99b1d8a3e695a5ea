/// What the tokens alone show to be wrong: brackets without partners, strings and comments without ends.
struct TokenErrors {
    let tokens: TokenList

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

    /// The end of the input closes all that is open: saying it of the innermost is enough.
    private var innermostUnclosed: Int? {
        (0..<tokens.count).last { index in
            tokens.kind(index).opensBlock
                ? Int(tokens.rows[index].link) == tokens.count
                : tokens.kind(index) == .url && tokens.rows[index].isUnclosed
        }
    }

    /// In parentheses that never end, braces close nothing, and that is not their mistake.
    private func isStray(_ index: Int, _ unclosed: Int?) -> Bool {
        guard Int(tokens.rows[index].link) == index else { return false }
        guard let unclosed, unclosed < index else { return true }
        return tokens.kind(unclosed) == .openCurly
    }

    /// The part up to the bracket, of a URL too.
    private func opening(_ range: Range<Int>) -> Range<Int> {
        let bracket = range.first { tokens.text[$0] == UInt8(ascii: "(") }
        return range.lowerBound..<(bracket.map { $0 + 1 } ?? range.upperBound)
    }
}
