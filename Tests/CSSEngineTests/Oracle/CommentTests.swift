import CSSEngine
import Testing

/// A comment between two tokens does not change styles (CSS Syntax 3, section 4.3.2). The exceptions are `~=` and similar
/// operators, which browsers treat as one token.
@Suite struct CommentTests {
    @Test("Comments between tokens do not change styles", arguments: 0..<4)
    func comments(_ batch: Int) {
        for seed in UInt64(batch * 50)..<UInt64(batch * 50 + 50) {
            var generator = OracleGenerator(seed: seed)
            let plain = generator.makeCase()
            var commented = plain
            commented.texts = plain.texts.mapValues(Self.withComments)
            let differences = zip(Self.values(plain), Self.values(commented)).filter { $0 != $1 }
            #expect(differences.isEmpty, "seed \(seed)\n\(commented)")
            if !differences.isEmpty { return }
        }
    }

    /// Returns a stylesheet with a comment before each token.
    static func withComments(_ text: String) -> String {
        let source = Source(name: "", text: text)
        return TokenDescription.tokens(of: source).map { source.string($0.range) }.reduce(into: "") { text, token in
            text += (token == "=" ? "" : "/**/") + token
        }
    }

    /// The computed values of each view, without custom properties, which keep their comments.
    private static func values(_ oracleCase: OracleCase) -> [[String]] {
        let (engine, nodes) = oracleCase.styledEngine()
        var report = engine.inspector()
        return nodes.map { node in
            report.computedValues(of: node).filter { !$0.property.hasPrefix("--") }.map { "\($0.property): \($0.text)" }
        }
    }
}
