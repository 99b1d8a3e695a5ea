import Testing

@testable import CSSEngine

/// `@extend`: a rule takes over the declarations of another one.
@Suite struct ExtendTests {
    private static let cases: [(sheet: String, values: String)] = [
        (".b { top: 1px; left: 2px } .a { @extend .b; top: 3px }", "left: 2px; top: 3px"),
        (".b { top: 1px; left: 2px } .a { top: 3px; @extend .b; }", "left: 2px; top: 3px"),
        (".b { top: 1px } .a { @extends .b }", "top: 1px"), (".b { top: 1px } .a { @EXTEND .b }", "top: 1px"),
        (".a { @extend .b; } .b { top: 1px }", "top: 1px"), (".a { @extend .none; top: 1px }", "top: 1px"),
        // The first rule with the selector, and only that one.
        (".b { top: 1px } .b { top: 2px; left: 2px } .a { @extend .b; }", "top: 1px"),
        (".c, .b { top: 1px } .b { top: 2px } .a { @extend .b; }", "top: 1px"),
        // Chains, and several extensions in order.
        (".c { top: 1px; left: 1px } .b { @extend .c; top: 2px } .a { @extend .b; }", "left: 1px; top: 2px"),
        (".a { @extend .b } .b { @extend .c } .c { top: 1px }", "top: 1px"),
        (".b { top: 1px; left: 1px } .c { top: 2px } .a { @extend .b; @extend .c }", "left: 1px; top: 2px"),
        (".b { top: 1px; left: 1px } .c { top: 2px } .a { @extend .c; @extend .b }", "left: 1px; top: 1px"),
        // The declarations have the position and the specificity of the extending rule.
        ("#b { top: 1px } .a { @extend #b; } .a { top: 2px }", "top: 2px"),
        ("#b { top: 1px } .a { @extend #b; } UIView { top: 2px }", "top: 1px"),
        ("#b { top: 1px !important } .a { @extend #b; } .a { top: 2px }", "top: 1px"),
        ("@layer x { .b { top: 1px } } .a { @extend .b; } UIView { top: 2px }", "top: 1px"),
        // Equal selectors.
        (".c.b:selected { top: 1px } .a { @extend .b:selected.c }", "top: 1px"),
        (".b.b { top: 1px } .a { @extend .b }", ""), ("UIView.b { top: 1px } .a { @extend .b }", ""),
        ("#b > .b { top: 1px } .a { @extend #b>.b }", "top: 1px"), ("#b > .b { top: 1px } .a { @extend #b .b }", ""),
        (".b:nth-child(2n+1 of .c) { top: 1px } .a { @extend .b:nth-child(odd of .c) }", "top: 1px"),
        (".b[x=y] { top: 1px } .a { @extend .b[x='y'] }", "top: 1px"), (".b[x] { top: 1px } .a { @extend .b[y] }", ""),
        (".b:pad { top: 1px } .a { @extend .b:pad }", "top: 1px"),
        (".b:not(.c, .d) { top: 1px } .a { @extend .b:not(.c, .d) }", "top: 1px"),
        // Rules with pseudo-classes extend too.
        (".b { top: 1px } .a:phone { @extend .b }", "top: 1px"), (".b { top: 1px } .a:pad { @extend .b }", ""),
        // Nested rules: what follows a nested rule belongs to the rule, the nested rule does not.
        (".b { top: 1px; .c { left: 1px } bottom: 1px } .a { @extend .b }", "bottom: 1px; top: 1px"),
        (".b { .c { top: 1px } } .a { @extend .b .c }", "top: 1px"),
        (".b { &.c { top: 1px } > .d { left: 1px } } .a { @extend .c.b; @extend .b > .d }", "left: 1px; top: 1px"),
        (".x, .b { .c { top: 1px } } .a { @extend .x .c }", "top: 1px"),
        (".b { top: 1px } .a { .none { @extend .b } }", ""), (".b { top: 1px } .a { & { @extend .b } }", "top: 1px"),
        // Conditions.
        ("@media (width: 1px) { .b { top: 1px } } .b { top: 2px } .a { @extend .b }", "top: 2px"),
        ("@media (width: 390px) { .b { top: 1px } } .b { top: 2px } .a { @extend .b }", "top: 1px"),
        (".b { top: 1px } .a { @media (width: 390px) { @extend .b } }", "top: 1px"),
        (".b { top: 1px } .a { @media (width: 1px) { @extend .b } left: 1px }", "left: 1px"),
        // Cycles have no effect, the rest does.
        (".a { @extend .a; top: 1px }", "top: 1px"),
        (".b { @extend .a; left: 1px } .a { @extend .b; top: 1px }", "top: 1px"),
        (".c { top: 1px } .b { @extend .a; @extend .c } .a { @extend .b; @extend .c }", "top: 1px"),
        (".b { @extend .c; left: 1px } .c { @extend .b; top: 1px } .a { @extend .b }", "left: 1px"),
        // Variables of the extended rule.
        (".b { --x: 4px } .a { @extend .b; top: var(--x) }", "--x: 4px; top: 4px"),
        // Invalid statements.
        (".b { top: 1px } .a { @extend .b, .b; left: 1px }", "left: 1px"),
        (".b { top: 1px } .a { @extend; left: 1px }", "left: 1px"),
        (".b { top: 1px } .a { @extend .b {} left: 1px }", "left: 1px"),
        (".b { top: 1px } .a { @extend ..b; left: 1px }", "left: 1px"), ("@extend .b; .a { top: 1px }", "top: 1px"),
    ]

    @Test("A rule has the declarations of the rules that it extends", arguments: ExtendTests.cases)
    func values(_ sheet: String, values: String) {
        #expect(OneView(sheet, view: TestNode("UIView", classes: ["a"])).values == values, "\(sheet)")
    }

    @Test("An invalid @extend is reported")
    func diagnostics() {
        func kinds(_ text: String) -> [String] {
            Stylesheet(text).diagnostics.map(\.kind.traits.name)
        }
        #expect(kinds(".a { @extend .b; @extends #c > .d }") == [])
        #expect(
            kinds(".a { @extend .b, .c; @extend; @extend .b {} @extend ..b }").sorted() == [
                "invalid-extend", "invalid-extend", "invalid-extend", "invalid-selector",
            ])
        #expect(kinds("@extend .b; @media all { @extend .b; }") == ["misplaced-at-rule", "misplaced-at-rule"])
    }

    @Test("The source of a value is the declaration of the extended rule")
    func provenance() {
        let view = OneView(
            ".b {\n  top: 1px;\n}\n.a { @extend .b; left: 2px }", view: TestNode("UIView", classes: ["a"]))
        #expect(
            view.computedValues.map { "\($0.property) \($0.location!.line) \($0.selector!)" }.sorted() == [
                "left 4 .a", "top 2 .b",
            ])
        let rules = view.rules
        #expect(rules.map(\.selector) == [".a"])
        #expect(rules[0].declarations.map(\.property) == ["top", "left"])
        #expect(rules[0].declarations.map { $0.location?.line } == [2, 4])
        #expect(rules[0].declarations.map { $0.won } == [true, true])
    }

    @Test("A stylesheet extends rules of others, and an edit of the extended rule restyles what extends it")
    func severalStylesheets() {
        let properties = PropertyTable.standard
        func load(_ name: String, _ text: String) -> Stylesheet {
            Stylesheet(Source(name: name, text: text), properties: properties)
        }
        let engine = StyleEngine(properties: properties)
        let node = engine.insert(TestNode("UIView", classes: ["a"]))
        func top() -> String? { engine.style(of: node)[properties["top"]!]?.cssText }
        var later = load("later.css", ".b { top: 1px }")
        engine.add(load("first.css", ".a { @extend .b; } .c { left: 1px }"))
        engine.add(later)
        engine.restyle()
        #expect(top() == "1px")
        for (text, value) in [(".b { top: 2px }", "2px"), (".x {} .b { top: 2px }", "2px"), (".x { top: 3px }", nil)] {
            let new = load("later.css", text)
            engine.replace(later, with: new)
            later = new
            engine.restyle()
            #expect(top() == value, "\(text)")
        }
        engine.remove(later)
        engine.add(load("last.css", ".b { top: 4px }"))
        engine.restyle()
        #expect(top() == "4px")
    }

    @Test("A long chain of extensions ends, and its limit keeps the nearest rules")
    func longChain() {
        let count = 2000
        let sheet = (0..<count).map { ".r\($0) { @extend .r\($0 + 1); --v\($0): 1 }" }.joined(separator: "\n")
        let view = OneView(sheet + ".a { @extend .r0 }", view: TestNode("UIView", classes: ["a"]))
        #expect(view.values.split(separator: ";").count == RuleExtensions.limit)
        #expect(view.values.hasPrefix("--v0: 1"))
    }
}
