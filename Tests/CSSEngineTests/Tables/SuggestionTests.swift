import Testing

@testable import CSSEngine

/// What a misspelt name was meant to be.
@Suite struct SuggestionTests {
    private static let ofPropertiesCases: [(String, String?)] = [
        ("colr", "color"), ("colour", "color"), ("COLOUR", "color"), ("widht", "width"), ("hieght", "height"),
        ("opactiy", "opacity"), ("background-colour", "background-color"), ("boarder-radius", "border-radius"),
        ("text-allign", "text-align"), ("ios-tint-color", "-ios-tint-color"), ("fontsize", "font-size"),
        ("zzz", nil), ("x", nil), ("display", nil), ("grid-template-columns", nil), ("animation", nil),
    ]

    @Test(arguments: SuggestionTests.ofPropertiesCases)
    func ofProperties(_ written: String, _ expected: String?) {
        let suggestion = expected.map { "; did you mean “\($0)”?" } ?? ""
        #expect(sentence("a { \(written): 1 }") == "unknown property “\(written)”" + suggestion)
    }

    private static let ofAtRulesCases: [(String, String?)] = [
        ("@meda", "@media"), ("@imprt", "@import"), ("@Layr", "@layer"), ("@suports", "@supports"),
        ("@keyframs", nil), ("@m", nil), ("@pge", nil),
    ]

    @Test(arguments: SuggestionTests.ofAtRulesCases)
    func ofAtRules(_ written: String, _ expected: String?) {
        let suggestion = expected.map { "; did you mean “\($0)”?" } ?? ""
        #expect(sentence("\(written) x {}") == "unknown at-rule “\(written)”" + suggestion)
    }

    @Test func aLongNameIsComparedWithNothing() {
        #expect(Suggestion.nearest(to: String(repeating: "a", count: 100_000), among: ["a"]) == nil)
        #expect(Suggestion.nearest(to: "", among: ["color"]) == nil)
    }

    /// The sentence of the only diagnostic.
    private func sentence(_ sheet: String) -> String? {
        let diagnostics = Stylesheet(sheet, name: "s").diagnostics
        var formatter = DiagnosticFormatter(properties: .standard)
        guard diagnostics.count == 1 else { return nil }
        let line = formatter.text(of: diagnostics[0]).split(separator: "\n")[0]
        return line.split(separator: ": ", maxSplits: 2).last.map(String.init)
    }
}
