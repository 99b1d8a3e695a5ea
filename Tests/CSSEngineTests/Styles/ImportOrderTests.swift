import Testing

@testable import CSSEngine

/// The part of a stylesheet that contains its imports, and the effect of imports after it.
@Suite struct ImportOrderTests {
    /// Stylesheets whose import of “x” sets the opacity to 0, and the opacity that results.
    private static let layerCases: [(sheet: String, opacity: String)] = [
        ("@layer b { * { opacity: 1 } } @import \"x\" layer(a);", "1"),
        ("@layer b { * { opacity: 1 } } @import \"x\" layer(a); @import \"x\" layer(b);", "1"),
        ("* { top: 0 } @layer b; @import \"x\" layer(a); @layer b { * { opacity: 1 } }", "1"),
        ("@layer b; * { top: 0 } @import \"x\" layer(a); @layer b { * { opacity: 1 } }", "0"),
        ("@import \"y\"; @layer b; @import \"x\" layer(a); @layer b { * { opacity: 1 } }", "1"),
        ("* { opacity: 1 } @import \"x\";", "1"),
    ]

    @Test("A late import precedes the other rules and their layers", arguments: ImportOrderTests.layerCases)
    func lateImport(_ sheet: String, _ opacity: String) {
        let stylesheet = Stylesheet(Source(name: "s", text: sheet)) { url throws(Stylesheet.ImportError) in
            Source(name: url, text: url == "x" ? "* { opacity: 0 }" : "")
        }
        let engine = StyleEngine()
        engine.add(stylesheet)
        let node = engine.insert(TestNode("UIView"))
        engine.restyle()
        var report = engine.inspector()
        #expect(report.computedValues(of: node).first { $0.property == "opacity" }?.text == opacity)
        #expect(stylesheet.diagnostics.allSatisfy { $0.kind == .lateImport } && !stylesheet.diagnostics.isEmpty)
    }

    @Test(
        "A valid rule ends the imports",
        arguments: [
            "* {}", "@media print {}", "@media nonsense! {}", "@supports (top: 0) {}", "@supports (topp: 0) {}",
            "@layer {}",
            "@layer a {}", "@namespace a 'b';", "@font-face {}", "@import 'x'; @layer a;",
        ])
    func validRule(_ rule: String) {
        #expect(kinds(rule + " @import 'x';").contains("late-import"))
    }

    @Test(
        "An invalid rule and a @layer statement do not end the imports",
        arguments: [
            "", "a:bogus {}", "{}", "@bogus {}", "@bogus;", "@media print;", "@supports nonsense {}", "@layer 1 {}",
            "@layer a, b {}",
            "@layer;", "@import 'x'; @layer;", "@layer a;", "@layer a, b;", "@charset 'utf-8';", "@import 5;",
            "<!-- -->",
        ])
    func invalidRule(_ rule: String) {
        #expect(!kinds(rule + " @import 'x';").contains("late-import"))
    }

    @Test(
        "@charset is the first rule",
        arguments: [
            ("@charset 'utf-8';", true), (" /**/ @charset 'utf-8';", true), ("@layer a; @charset 'utf-8';", false),
            ("@bogus; @charset 'utf-8';", false), ("@charset 'utf-8'; @charset 'utf-8';", false),
        ])
    func charset(_ sheet: String, _ isFirst: Bool) {
        #expect(kinds(sheet).contains("ineffective-at-rule") == !isFirst)
    }

    private func kinds(_ sheet: String) -> [String] {
        Stylesheet(Source(name: "s", text: sheet)) { url throws(Stylesheet.ImportError) in Source(name: url, text: "") }
            .diagnostics.map(\.kind.traits.name)
    }
}
