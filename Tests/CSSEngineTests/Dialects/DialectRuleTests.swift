import InterfaCSS
import Testing

@testable import CSSEngine

/// `@dialect`, with which CSS has the meaning of InterfaCSS.
@Suite struct DialectRuleTests {
    private static let cases: [(sheet: String, top: String?)] = [
        ("#i { top: 1px } UIView { top: 2px }", "1px"),
        ("@dialect source-order; #i { top: 1px } UIView { top: 2px }", "2px"),
        ("@charset \"utf-8\"; /**/ @dialect source-order; #i { top: 1px } UIView { top: 2px }", "2px"),
        (".FOO { top: 1px }", nil), ("@dialect ignore-case; .FOO { top: 1px }", "1px"),
        ("@dialect ignore-case; #I.foo { top: 1px }", "1px"), ("@dialect source-order; .FOO { top: 1px }", nil),
        ("UIView { top: 1px }", "1px"), ("@dialect exact-types; UIView { top: 1px }", nil),
        ("@dialect EXACT-TYPES; UILabel { top: 1px }", "1px"),
        ("@dialect source-order ignore-case exact-types; #I { top: 1px } UIView { top: 2px }", "1px"),
        ("@dialect ignore-case; @dialect source-order; #I { top: 1px } .FOO { top: 2px }", "2px"),
    ]

    @Test("The options apply to all rules", arguments: DialectRuleTests.cases)
    func options(_ sheet: String, top: String?) {
        let engine = StyleEngine()
        let stylesheet = Stylesheet(sheet, dialects: [.interfaCSS])
        engine.add(stylesheet)
        let node = engine.insert(TestNode("UILabel", "UIView", id: "i", classes: ["Foo"]))
        engine.restyle()
        #expect(engine.style(of: node)[engine.properties["top"]!]?.cssText == top)
        #expect(stylesheet.diagnostics.isEmpty)
    }

    private static let invalid: [(sheet: String, kind: String)] = [
        ("@dialect;", "invalid-dialect"), ("@dialect loud;", "invalid-dialect"),
        ("@dialect ignore-case, exact-types;", "invalid-dialect"), ("@dialect ignore-case { }", "invalid-dialect"),
        (".a { } @dialect ignore-case;", "misplaced-at-rule"), (".a { @dialect ignore-case; }", "misplaced-at-rule"),
        ("@layer a; @dialect ignore-case;", "misplaced-at-rule"),
        ("@media all { @dialect ignore-case; }", "misplaced-at-rule"), ("@dialct ignore-case;", "unknown-at-rule"),
    ]

    @Test("A misplaced or malformed rule is reported and ignored", arguments: DialectRuleTests.invalid)
    func errors(_ sheet: String, kind: String) {
        let stylesheet = Stylesheet(sheet + " .FOO { top: 1px }", dialects: [.interfaCSS])
        let formatter = DiagnosticFormatter(properties: .standard)
        #expect(stylesheet.diagnostics.map { formatter.report(of: $0).kind } == [kind])
        let engine = StyleEngine()
        engine.add(stylesheet)
        let node = engine.insert(TestNode("UIView", classes: ["foo"]))
        engine.restyle()
        #expect(engine.style(of: node)[engine.properties["top"]!] == nil)
    }

    @Test("A new version with other options restyles")
    func newVersion() {
        let engine = StyleEngine()
        let node = engine.insert(TestNode("UIView", id: "i"))
        let rules = "#i { top: 1px } UIView { top: 2px }"
        let first = Stylesheet(rules)
        engine.add(first)
        engine.restyle()
        let second = Stylesheet("@dialect source-order; " + rules)
        engine.replace(first, with: second)
        engine.restyle()
        #expect(engine.style(of: node)[engine.properties["top"]!]?.cssText == "2px")
        engine.replace(second, with: first)
        engine.restyle()
        #expect(engine.style(of: node)[engine.properties["top"]!]?.cssText == "1px")
    }

    @Test("A converted stylesheet states the options of its dialect")
    func converted() {
        let source = Source(name: "a.iss", text: ".a { alpha: 1; }")
        #expect(
            Dialect.interfaCSS.css(for: source).hasPrefix(
                "@dialect source-order ignore-case exact-types match-parts match-controllers interfacss-values;\n"))
        #expect(
            Dialect(.interfaCSS, ordering: .cascade, selectorOptions: .matchesExactTypes).css(for: source).hasPrefix(
                "@dialect exact-types interfacss-values;\n"))
        #expect(Dialect.interfaCSS.css(for: Source(name: "a.iss", text: "")) == "")
    }
}
