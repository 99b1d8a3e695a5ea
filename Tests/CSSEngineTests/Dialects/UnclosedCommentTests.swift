import InterfaCSS
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
        let sheet = Stylesheet("/* a\n.b { alpha: 1; }\n  /* b /* c\n", name: "a.iss", dialects: [.interfaCSS])
        let places = sheet.diagnostics.map { "\($0.location.line):\($0.location.column) \($0.kind)" }
        #expect(places == ["1:1 unclosedComment", "3:3 unclosedComment"])
    }
}
