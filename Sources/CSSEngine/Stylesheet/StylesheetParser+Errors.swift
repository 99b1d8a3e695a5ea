extension StylesheetParser {
    mutating func isWithinDepth(_ index: Int) -> Bool {
        guard isTooDeep, tokens.kind(index).opensBlock, tokens.rows[index].depth > Self.depthLimit else { return true }
        if !saidTooDeep { log.add(.tooDeeplyNested, bytes(index)) }
        saidTooDeep = true
        return false
    }

    mutating func isWithinDepth(_ range: Range<Int>) -> Bool {
        guard isTooDeep else { return true }
        for index in range where !isWithinDepth(index) { return false }
        return true
    }

    mutating func report(_ error: RuleParser.SyntaxError, _ range: Range<Int>) {
        switch error {
        case .missingBlock: log.add(.missingBlock, bytes(tokens.trimmed(range)))
        case .invalidDeclaration: log.add(.invalidDeclaration, bytes(tokens.trimmed(range)))
        case .customPropertyAsRule: log.add(.customPropertyAsRule, bytes(tokens.trimmed(range)))
        }
    }

    func bytes(_ index: Int) -> Range<Int> { tokens.start(index)..<tokens.end(index) }

    func bytes(_ range: Range<Int>) -> Range<Int> {
        tokens.start(range.lowerBound)..<tokens.start(range.upperBound)
    }

    func bytes(_ range: Range<Int>, orAt index: Int) -> Range<Int> {
        range.isEmpty ? bytes(index) : bytes(range)
    }

    /// The token at which a grammar gave up, or the end of what it was given.
    func bytes(_ token: Int, in range: Range<Int>) -> Range<Int> {
        if token < range.upperBound { return bytes(token) }
        let end = tokens.start(tokens.trimmed(range).upperBound)
        return end..<end
    }

    /// What the tokens alone show to be wrong: brackets without partners, strings and comments without ends.
    mutating func reportTokenErrors() {
        if source.length == maximumInputLength { log.add(.inputTooLong, source.length..<source.length) }
        guard tokens.isFlawed else { return }
        var unclosed = 0
        for index in 0..<tokens.count {
            let row = tokens.rows[index]
            switch tokens.kind(index) {
            case .openCurly, .openSquare, .openParen, .function:
                // The end of the input closes all that is open: one diagnostic for the innermost is enough.
                if Int(row.link) == tokens.count { unclosed = index + 1 }
            case .closeCurly, .closeSquare, .closeParen:
                if Int(row.link) == index { log.add(.strayClosingBracket, bytes(index)) }
            case .badString: log.add(.unclosedString, bytes(index))
            case .string: if row.isUnclosed { log.add(.unclosedString, bytes(index)) }
            case .comment: if row.isUnclosed { log.add(.unclosedComment, bytes(index)) }
            default: break
            }
        }
        if unclosed > 0 { log.add(.unclosedBlock, bytes(unclosed - 1)) }
    }
}
