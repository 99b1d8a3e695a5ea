import TestSupport
import Testing

@testable import CSSEngine

/// Substitution joins texts, not characters: the tokens of the result are those of its parts (CSS Syntax 3, section 9).
@Suite struct SubstitutedTokensTests {
    private static let parts = [
        "a", "--b", "-", "1", "1px", "1%", "#", "#x", "@", "@k", "f()", "url(x)", ".", "+", "/", "*", "%", "(x)",
        "\"s\"", "'/*'", "-->", "/* c */", "/* c */d", "e/* c */", #"\41"#, #"\0041 b\41"#, " ", "",
    ]

    @Test("Variables keep the tokens of their values, also through other variables", arguments: 0..<20)
    func tokensOfVariables(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let all = (0..<100).map { "--part\($0): \(random.pick(Self.parts)) " }
        // Each joined variable consists of an earlier joined variable and two parts.
        let references = (0..<50).map { _ in [random.number(below: 100), random.number(below: 100)] }
        let joined = references.enumerated().map { index, pair in
            let again = index == 0 ? "" : "var(--joined\(index / 2))"
            return "--joined\(index): /**/\(again)var(--part\(pair[0]))/**/var(--part\(pair[1]))"
        }
        let values = OneView("* { \((all + joined).joined(separator: ";")) }").computedValues
        let texts = Dictionary(uniqueKeysWithValues: values.map { ($0.property, $0.text) })
        func tokens(_ name: String) -> [String] { Self.tokens(of: texts[name] ?? "") }
        for (index, pair) in references.enumerated() {
            let again = index == 0 ? [] : tokens("--joined\(index / 2)")
            let expected = again + tokens("--part\(pair[0])") + tokens("--part\(pair[1])")
            #expect(tokens("--joined\(index)") == expected)
        }
    }

    @Test(
        "A keyword that is the whole value after substitution takes effect",
        arguments: [
            "var(--none, initial)", " /* a */ var(--none, initial) /* b */ ", "var(--empty)var(--none,/**/initial)",
            "var(--none, var(--none, INITIAL))", #"var(--none, \69nitial)"#,
        ])
    func keyword(_ value: String) { #expect(ownValue(value) == nil) }

    @Test(
        "As in Chromium, an escape at the end of a value takes up white space after it",
        arguments: [
            ("var(--escape) b", #"\41 b"#), ("var(--joined)b", #"\41 /**/b"#), ("var(--escape)  b", #"\41  b"#),
            ("var(--escape)var(--empty) b", #"\41 b"#), ("var(--keyword)", nil),
        ])
    func escape(_ value: String, _ text: String?) {
        let declarations = [
            #"--escape: \41 "#, "--empty: ", "--joined: var(--escape) var(--empty)", #"--start: \69 "#,
            "--keyword: var(--start) nitial", "--own: \(value)",
        ]
        let values = OneView("* { \(declarations.joined(separator: ";")) }").computedValues
        #expect(values.first { $0.property == "--own" }?.text == text)
    }

    @Test(
        "A keyword beside other tokens is text",
        arguments: ["var(--none, initial) x", "var(--none, initial)var(--one)"])
    func noKeyword(_ value: String) { #expect(ownValue(value)?.hasPrefix("initial") == true) }

    private func ownValue(_ value: String) -> String? {
        let values = OneView("* { --empty: ; --one: 1; --own: 1; --own: \(value) }").computedValues
        return values.first { $0.property == "--own" }?.text
    }

    /// The texts of the tokens, without comments and white space.
    private static func tokens(of text: String) -> [String] {
        TokenList.withTokens(of: Source(name: "", text: text)) { tokens in
            (0..<tokens.count).filter { tokens.kind($0) != .comment && tokens.kind($0) != .whitespace }.map {
                "\(tokens.kind($0)) \(String(decoding: tokens.bytes($0), as: UTF8.self))"
            }
        }
    }
}
