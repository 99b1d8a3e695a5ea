import CSSLint
import Testing

@testable import CSSEngine

/// The suggestions for misspelt names.
@Suite struct SuggestionTests {
    private static let propertiesCases: [(String, String?)] = [
        ("colr", "color"), ("colour", "color"), ("COLOUR", "color"), ("widht", "width"), ("hieght", "height"),
        ("opactiy", "opacity"), ("background-colour", "background-color"), ("boarder-radius", "border-radius"),
        ("text-allign", "text-align"), ("ios-tint-color", "-ios-tint-color"), ("fontsize", "font-size"),
        ("zzz", nil), ("-x-y", nil), ("font-color", nil), ("box-color", nil), ("max-heigth", "max-height"),
        ("backgrond-clor", "background-color"), ("tint-colour", "tint-color"), ("iso-tint-color", "-ios-tint-color"),
    ]

    @Test("A similar property is suggested", arguments: SuggestionTests.propertiesCases)
    func properties(_ written: String, _ expected: String?) {
        let suggestion = expected.map { "; did you mean “\($0)”?" } ?? ""
        #expect(sentence("a { \(written): 1 }") == "unknown property “\(written)”" + suggestion)
    }

    @Test(
        "Properties of the web are not misspelt",
        arguments: [
            "columns", "scroll-margin-inline-start", "animation-timeline", "text-justify", "box-decoration-break",
            "list-style",
            "border-collapse", "border-image-width",
            "text-emphasis", "Float",
        ])
    func webProperties(_ name: String) {
        #expect(sentence("a { \(name): 1 }") == "“\(name)” has no effect here")
    }

    private static let counterpartCases: [(String, String)] = [
        ("border-top-left-radius: 3px", "border-radius"), ("border-end-start-radius: 3px", "border-radius"),
        ("zoom: 2", "scale"), ("word-break: break-all", "-ios-line-break-mode"),
    ]

    @Test("The counterpart of a property of the web is suggested", arguments: SuggestionTests.counterpartCases)
    func counterparts(_ declaration: String, _ expected: String) {
        let name = declaration.prefix { $0 != ":" }
        let found = sentence("a { \(declaration) }")
        #expect(found == "“\(name)” has no effect here; did you mean “\(expected)”?")
        #expect(Property.standard.contains { $0.name == expected })
    }

    private static let atRulesCases: [(String, String?)] = [
        ("@meda", "@media"), ("@imprt", "@import"), ("@Layr", "@layer"), ("@suports", "@supports"),
        ("@keyframs", nil), ("@m", nil), ("@pge", nil),
    ]

    @Test("A similar at-rule is suggested", arguments: SuggestionTests.atRulesCases)
    func atRules(_ written: String, _ expected: String?) {
        let suggestion = expected.map { "; did you mean “\($0)”?" } ?? ""
        #expect(sentence("\(written) x {}") == "unknown at-rule “\(written)”" + suggestion)
    }

    /// Above a number of names there are no suggestions. Otherwise, the cost would be quadratic.
    @Test("A similar variable is suggested, up to a number of names", arguments: [(1000, true), (1001, false)])
    func variables(_ count: Int, _ isFound: Bool) {
        let definitions = (0..<count).map { "--name\($0): 1" }.joined(separator: ";")
        let sheet = Stylesheet(":root { \(definitions) } a { top: var(--nmae7) }", name: "s")
        let formatter = DiagnosticFormatter(properties: .standard)
        let undefined = Lint.diagnostics(of: [sheet]).filter { $0.kind.traits.name == "undefined-variable" }
        #expect(undefined.map { formatter.sentence($0).hasSuffix("did you mean “--name7”?") } == [isFound])
    }

    @Test("A long name has no suggestion")
    func longName() {
        #expect(Suggestion.nearest(to: String(repeating: "a", count: 100_000), among: ["a"]) == nil)
        #expect(Suggestion.nearest(to: "", among: ["color"]) == nil)
    }

    /// Returns the sentence of the only diagnostic.
    private func sentence(_ sheet: String) -> String? {
        let diagnostics = Stylesheet(sheet, name: "s").diagnostics
        let formatter = DiagnosticFormatter(properties: .standard)
        guard diagnostics.count == 1 else { return nil }
        let line = formatter.text(of: diagnostics[0]).split(separator: "\n")[0]
        return line.split(separator: ": ", maxSplits: 2).last.map(String.init)
    }
}
