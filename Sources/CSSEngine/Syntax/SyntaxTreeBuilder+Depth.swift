extension SyntaxTreeBuilder {
    /// What is the first in a source to be left out of its tree: what lies too deep. Nil where all of it is there.
    package static func omission(in source: Source) -> Diagnostic? {
        TokenList.withTokens(of: source) { tokens in
            guard tokens.depth > StylesheetParser.depthLimit else { return nil }
            let first = (0..<tokens.count).first {
                tokens.kind($0).opensBlock && tokens.rows[$0].depth > StylesheetParser.depthLimit
            }
            return first.map {
                Diagnostic(kind: .tooDeeplyNested, source: source, range: tokens.start($0)..<tokens.end($0))
            }
        }
    }
}
