import InterfaCSS
import Testing

@testable import CSSEngine

/// Misspelt names of InterfaCSS, and the names that are suggested.
@Suite struct InterfaCSSSuggestionTests {
    @Test(
        "Properties are suggested as they are documented",
        arguments: [
            ("backgroundColr: red", "backgroundColor"), ("Backgroundcolr: red", "backgroundColor"),
            ("background-colr: red", "background-color"), ("titleLabel.fnt: 12", "titleLabel.font"),
            ("titleColr(selected): red", "titleColor(selected)"), ("cornerRadios = 2", "cornerRadius"),
            ("wholly: 2", nil), ("attributedText: 2", nil),
        ] as [(String, String?)])
    func propertiesAreSuggested(declaration: String, name: String?) {
        #expect(Self.suggestions(".a { \(declaration); }") == [name])
    }

    @Test(
        "Pseudo-classes are suggested as they are documented",
        arguments: [
            ("*:portait", ":portrait"), ("*:regularwidht", ":regularWidth"), (".a:minOSVersoin(9)", ":minOSVersion()"),
            (".a:landscpe-left", ":landscapeLeft"), (".a:whatever", nil),
        ] as [(String, String?)])
    func pseudoClassesAreSuggested(selector: String, name: String?) {
        #expect(Self.suggestions("\(selector) { alpha: 1; }").first == name)
    }

    @Test(
        "A property that only InterfaCSS has is not unknown",
        arguments: [
            ("Page-Length: 2", "“Page-Length” has no effect here"),
            ("leftView.pageLength: 2", "“leftView.pageLength” has no effect here"),
            ("backgroundColr: red", "unknown property “backgroundColr”; did you mean “backgroundColor”?"),
        ])
    func propertiesWithoutEffect(declaration: String, message: String) {
        let diagnostics = Stylesheet(".a { \(declaration); }", name: "a.iss", dialects: [.interfaCSS]).diagnostics
        let formatter = DiagnosticFormatter(properties: .standard)
        #expect(diagnostics.map { formatter.report(of: $0).message } == [message])
    }

    private static func suggestions(_ text: String) -> [String?] {
        let formatter = DiagnosticFormatter(properties: .standard)
        return Stylesheet(text, name: "a.iss", dialects: [.interfaCSS]).diagnostics.map {
            formatter.report(of: $0).suggestion
        }
    }
}
