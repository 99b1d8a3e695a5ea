import Testing

@testable import CSSEngine

/// Comments that are never closed: only their lines are ignored.
@Suite struct UnclosedCommentTests {
    @Test(
        "Only the line is lost",
        arguments: [
            ("/* a\n.b { alpha: 1; }", ".b { opacity: 1; }"),
            (".a { alpha: 1; /* b\n hidden: YES; }", ".a { opacity: 1; visibility: hidden; }"),
            ("/* a */ .b { /* c\n alpha: 1; /* d\n text: \"/*\"; }", ".b { opacity: 1; text: \"/*\"; }"),
            ("// a /* b\n.b { alpha: 1; } /*", ".b { opacity: 1; }"),
        ])
    func onlyTheLineIsLost(text: String, css: String) {
        #expect(InterfaCSS.compact(text) == css)
    }

    @Test("Each one is reported at its place") func eachOneIsReportedAtItsPlace() {
        let sheet = Stylesheet("/* a\n.b { alpha: 1; }\n  /* b /* c\n", name: "a.iss")
        let places = sheet.diagnostics.map { "\($0.location.line):\($0.location.column) \($0.kind)" }
        #expect(places == ["1:1 unclosedComment", "3:3 unclosedComment"])
    }
}

/// Misspelt names of InterfaCSS, and the names that are suggested.
@Suite struct InterfaCSSSuggestionTests {
    @Test(
        "Properties are suggested as they are documented",
        arguments: [
            ("backgroundColr: red", "backgroundColor"), ("Backgroundcolr: red", "backgroundColor"),
            ("background-colr: red", "background-color"), ("titleLabel.fnt: 12", "titleLabel.font"),
            ("titleColr(selected): red", "titleColor(selected)"), ("cornerRadios = 2", "cornerRadius"),
            ("wholly: 2", nil),
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

    private static func suggestions(_ text: String) -> [String?] {
        var formatter = DiagnosticFormatter(properties: .standard)
        return Stylesheet(text, name: "a.iss").diagnostics.map { formatter.report(of: $0).suggestion }
    }
}
