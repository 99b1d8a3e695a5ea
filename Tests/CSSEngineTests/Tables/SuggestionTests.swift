import Testing

@testable import CSSEngine

/// What a misspelt name was meant to be.
@Suite struct SuggestionTests {
    private static let ofPropertiesCases: [(String, String?)] = [
        ("colr", "color"), ("colour", "color"), ("COLOUR", "color"), ("widht", "width"), ("hieght", "height"),
        ("opactiy", "opacity"), ("background-colour", "background-color"), ("boarder-radius", "border-radius"),
        ("text-allign", "text-align"), ("ios-tint-color", "-ios-tint-color"), ("fontsize", "font-size"),
        ("zzz", nil), ("-x-y", nil), ("font-color", nil), ("box-color", nil), ("max-heigth", "max-height"),
        ("backgrond-clor", "background-color"), ("tint-colour", "tint-color"), ("iso-tint-color", "-ios-tint-color"),
    ]

    @Test(arguments: SuggestionTests.ofPropertiesCases)
    func ofProperties(_ written: String, _ expected: String?) {
        let suggestion = expected.map { "; did you mean “\($0)”?" } ?? ""
        #expect(sentence("a { \(written): 1 }") == "unknown property “\(written)”" + suggestion)
    }

    /// Properties of the web are not misspelt.
    @Test(arguments: [
        "display", "grid-template-columns", "animation", "line-height", "box-shadow", "border-right", "list-style",
        "background-clip", "order", "Float",
    ])
    func propertiesOfTheWebHaveNoEffect(_ name: String) {
        #expect(sentence("a { \(name): 1 }") == "“\(name)” has no effect here")
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

    /// With very many names there are no suggestions, so that the cost does not grow with both numbers.
    @Test(arguments: [(1000, true), (1001, false)])
    func ofVariables(_ count: Int, _ isFound: Bool) {
        let definitions = (0..<count).map { "--name\($0): 1" }.joined(separator: ";")
        let sheet = Stylesheet(":root { \(definitions) } a { top: var(--nmae7) }", name: "s")
        let formatter = DiagnosticFormatter(properties: .standard)
        let undefined = Lint.diagnostics(of: [sheet]).filter { $0.kind.traits.name == "undefined-variable" }
        #expect(undefined.map { formatter.sentence($0).hasSuffix("did you mean “--name7”?") } == [isFound])
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
