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

    func bytes(_ range: Range<Int>) -> Range<Int> { tokens.byteRange(range) }

    func bytes(_ range: Range<Int>, orAt index: Int) -> Range<Int> {
        range.isEmpty ? bytes(index) : bytes(range)
    }

    func bytes(_ token: Int, in range: Range<Int>) -> Range<Int> { tokens.byteRange(ofFailureAt: token, in: range) }
}
