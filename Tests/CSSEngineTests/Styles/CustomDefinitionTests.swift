import CSSEngine
import TestSupport
import Testing

/// `@custom-media` and `@custom-selector`: names for media queries and for selectors.
@Suite struct CustomDefinitionTests {
    private func stylesheet(_ css: String, imports: [String: String] = [:]) -> Stylesheet {
        Stylesheet(Source(name: "a.css", text: css)) { url throws(Stylesheet.ImportError) in
            guard let text = imports[url] else { throw Stylesheet.ImportError("no such file") }
            return Source(name: url, text: text)
        }
    }

    private func values(_ stylesheet: Stylesheet, _ view: TestNode = TestNode("UIView")) -> String {
        let engine = StyleEngine()
        engine.add(stylesheet)
        let node = engine.insert(view)
        engine.restyle()
        var report = engine.inspector()
        return report.computedValues(of: node).map { "\($0.property): \($0.text)" }.sorted().joined(separator: "; ")
    }

    // MARK: Media queries

    /// Conditions in a viewport of 390 by 844 points, and whether they are true.
    private static let conditions: [(String, Bool)] = [
        ("(--wide)", true), ("not (--wide)", false), ("(--narrow)", false), ("not (--narrow)", true),
        ("(--always)", true), ("(--never)", false), ("not (--never)", true), ("(--list)", true),
        ("screen and (--wide)", true), ("(--late)", true), ("(--twice)", true), ("(--wide) and (--never)", false),
        ("(--never) or (--wide)", true), ("(--invalid)", false), ("not (--invalid)", true), ("(--empty)", true),
        // Names without a definition are unknown: neither true nor false.
        ("(--unknown)", false), ("not (--unknown)", false), ("(--unknown) or (width > 0px)", true),
        ("(--WIDE)", false), ("(--cycle)", false), ("not (--cycle)", false), ("(--self)", false),
        // A media query list that is unknown is not true.
        ("(--of-unknown)", false), ("not (--of-unknown)", true), ("(--wide: 1)", false), ("(--escaped\\2e x)", true),
    ]

    private static let definitions = """
        @custom-media --late (--wide);
        @custom-media --wide (width > 100px);
        @custom-media --narrow not (--wide);
        @custom-media --always true;
        @custom-media --never FALSE;
        @custom-media --list print, (width > 100px);
        @custom-media --twice false;
        @custom-media --twice true;
        @custom-media --invalid !;
        @custom-media --empty;
        @custom-media --cycle (--other);
        @custom-media --other (--wide) and (--cycle);
        @custom-media --self not (--self);
        @custom-media --of-unknown (--unknown);
        @custom-media --escaped\\.x true;

        """

    @Test("A custom media query has the value of its media queries", arguments: CustomDefinitionTests.conditions)
    func media(condition: String, isTrue: Bool) {
        let rule = "@media \(condition) { * { top: 1px } }\n"
        let expected = isTrue ? "top: 1px" : ""
        #expect(values(stylesheet(Self.definitions + rule)) == expected, "\(condition)")
        // The order of definitions and uses does not matter.
        #expect(values(stylesheet(rule + Self.definitions)) == expected, "\(condition)")
    }

    @Test("Definitions apply to the stylesheet, its imports, and the conditions of imports")
    func mediaOfImports() {
        let imports = [
            "names.css": "@custom-media --imported true; @custom-media --both false; * { left: 1px }",
            "uses.css": "@media (--own) { * { right: 1px } }",
        ]
        let css = """
            @import "names.css" (--own); @import "uses.css"; @custom-media --own true; @custom-media --both true;
            @media (--imported) and (--both) { * { top: 1px } }
            """
        #expect(values(stylesheet(css, imports: imports)) == "left: 1px; right: 1px; top: 1px")
    }

    @Test("The problems of custom media queries are reported where they are")
    func mediaDiagnostics() {
        let css = """
            @custom-media --wide (width > 100px); @custom-media; @custom-media wide true; @custom-media --a { }
            @media (--wyde) { } @media screen { @custom-media --b true; }
            @custom-media --x (--y); @custom-media --y (--x);
            """
        let found = stylesheet(css).diagnostics
        #expect(
            found.map(\.name) == [
                "invalid-custom-media", "invalid-custom-media", "invalid-custom-media", "unknown-custom-media",
                "misplaced-at-rule", "custom-media-cycle", "custom-media-cycle",
            ])
        #expect(DiagnosticFormatter(properties: .standard).text(of: found[3]).contains("did you mean “--wide”?"))
    }

    @Test("A change of a definition restyles the elements that match a rule with the name")
    func mediaChange() {
        func sheet(_ definition: String) -> Stylesheet {
            stylesheet("@custom-media --x \(definition); @media (--x) { .a { top: 1px } } .b { top: 2px }")
        }
        let engine = StyleEngine()
        let first = sheet("true")
        engine.add(first)
        let root = TestNode("UIView")
        for name in ["a", "b", "b"] { root.append(TestNode("UILabel", classes: [name])) }
        engine.insert(root)
        engine.restyle()
        #expect(engine.replace(first, with: sheet("(width < 10px)")))
        let update = engine.restyle()
        #expect(update.changes.count == 1 && update.visitedCount == 1)
        engine.environment.width = 5
        #expect(engine.restyle().changes.count == 1)
    }

    // MARK: Selectors

    private static let selectors: [(String, Bool)] = [
        (":--title", true), (".title", true), (":--title.large", true), (":--other", false), (":not(:--other)", true),
        (":is(:--unknown, :--title)", true), (":--nested", true), (":--late", true), (":--twice", true),
        ("UIView > :--title", true), (":--titles + :--titles", false), (":--in-parent", true), (":--first", true),
        ("UIView:has(> :--title) .title", true), (":has(:--holder)", false), (":--root > :--title", true),
        (":nth-child(1 of :--title)", true), ("&:--title", false), (":where(:--title)", true), (":--caf\\e9", true),
    ]

    private static let selectorDefinitions = """
        @custom-selector :--late :--title;
        @custom-selector :--title UIButton, .title, .heading;
        @custom-selector :--titles :--title;
        @custom-selector :--other .other;
        @custom-selector :--nested :not(:--other):--titles;
        @custom-selector :--twice .other;
        @custom-selector :--twice .title;
        @custom-selector :--in-parent UIView > .title;
        @custom-selector :--first :first-child;
        @custom-selector :--holder :has(.title);
        @custom-selector :--root :root;
        @custom-selector :--café .title;

        """

    @Test("A custom selector matches like :is() of its selectors", arguments: CustomDefinitionTests.selectors)
    func selector(selector: String, matches: Bool) {
        let rule = "\(selector) { top: 1px }\n"
        for css in [Self.selectorDefinitions + rule, rule + Self.selectorDefinitions] {
            let engine = StyleEngine()
            engine.add(stylesheet(css))
            let root = TestNode("UIView")
            root.append(TestNode("UILabel", classes: ["title", "large"]))
            let label = engine.children(of: engine.insert(root))[0]
            engine.restyle()
            let top = engine.properties["top"].flatMap { engine.style(of: label)[$0]?.cssText }
            #expect(top == (matches ? "1px" : nil), "\(selector)")
        }
    }

    @Test("A custom selector has the specificity of :is()")
    func specificity() {
        let css = """
            @custom-selector :--x .a, #other; :--x { top: 1px } .a.a.a { top: 2px }
            :where(:--x) { left: 1px } UIView { left: 2px }
            """
        #expect(values(stylesheet(css), TestNode("UIView", classes: ["a"])) == "left: 2px; top: 1px")
    }

    @Test("Custom selectors are known in the stylesheet and its imports")
    func selectorsOfImports() {
        let imports = [
            "names.css": "@custom-selector :--imported .a; :--own { left: 1px }",
            "late.css": "* { right: 1px }",
        ]
        // The first pass drops the rule, so that the import after it does not seem to be late.
        let css = """
            @import "names.css"; @custom-selector :--own .a; :--imported { top: 1px; @media screen { bottom: 1px } }
            @import "late.css";
            """
        let sheet = stylesheet(css, imports: imports)
        #expect(values(sheet, TestNode("UIView", classes: ["a"])) == "bottom: 1px; left: 1px; right: 1px; top: 1px")
        #expect(sheet.diagnostics.map(\.name) == ["late-import"])
    }

    @Test("In @scope, :scope in a custom selector is the root of the scope")
    func scope() {
        let css = "@custom-selector :--root :scope; @scope (.a) { :--root { top: 1px } } :--root { left: 1px }"
        let engine = StyleEngine()
        engine.add(stylesheet(css))
        let root = TestNode("UIView")
        root.append(TestNode("UIView", classes: ["a"]))
        let nodes = engine.preorder(engine.insert(root))
        engine.restyle()
        #expect(
            nodes.map { node in engine.style(of: node).properties.map { engine.properties[$0].name } } == [
                ["left"], ["top"],
            ])
    }

    @Test("The problems of custom selectors are reported where they are")
    func selectorDiagnostics() {
        let css = """
            @custom-selector :--title .title; @custom-selector; @custom-selector title .a; @custom-selector :--a;
            :--titel { } .a :is(:--unknown) { } @media screen { @custom-selector :--b .b; }
            @custom-selector :--x :--y; @custom-selector :--y :--x; :--x { } @custom-selector :--p a::before;
            """
        let found = stylesheet(css).diagnostics
        #expect(
            found.map(\.name) == [
                "invalid-custom-selector", "invalid-custom-selector", "invalid-custom-selector",
                "unknown-custom-selector", "misplaced-at-rule", "custom-selector-cycle", "custom-selector-cycle",
                "unknown-custom-selector", "invalid-selector",
            ])
        #expect(DiagnosticFormatter(properties: .standard).text(of: found[3]).contains("did you mean “--title”?"))
        #expect(stylesheet(":--a { }").diagnostics.map(\.name) == ["unknown-custom-selector"])
    }

    @Test("A change of a definition restyles the elements that it concerns")
    func selectorChange() {
        func sheet(_ definition: String) -> Stylesheet {
            stylesheet("@custom-selector :--x \(definition); :--x { top: 1px } UILabel { left: 2px }")
        }
        let engine = StyleEngine()
        let first = sheet(".a")
        engine.add(first)
        let root = TestNode("UIView")
        for name in ["a", "b", "c"] { root.append(TestNode("UILabel", classes: [name])) }
        let nodes = engine.children(of: engine.insert(root))
        engine.restyle()
        let second = sheet(".b")
        #expect(engine.replace(first, with: second))
        #expect(Set(engine.restyle().changes.map(\.node)) == Set(nodes.prefix(2)))
        #expect(engine.replace(second, with: sheet(".b, .c")))
        #expect(engine.restyle().changes.map(\.node) == [nodes[2]])
    }

    @Test("Long chains and cycles of definitions need little stack and time", arguments: ["media", "selector"])
    func chains(kind: String) {
        let colon = kind == "selector" ? ":" : ""
        func name(_ index: Int) -> String { "\(colon)--n\(index)" }
        func use(_ index: Int) -> String { kind == "selector" ? name(index) : "(\(name(index)))" }
        let count = 2000
        let chain = (0..<count).map { "@custom-\(kind) \(name($0)) \(use($0 + 1));" }.joined(separator: "\n")
        let rule = kind == "selector" ? "\(name(0)) { top: 1px }" : "@media \(use(0)) { * { top: 1px } }"
        let end = kind == "selector" ? "UIView" : "screen"
        #expect(values(stylesheet("\(chain)\n@custom-\(kind) \(name(count)) \(end); \(rule)")) == "top: 1px")
        #expect(values(stylesheet("\(chain)\n@custom-\(kind) \(name(count)) \(use(0)); \(rule)")).isEmpty)
        // Each definition doubles the length of what the name stands for.
        let twice = (0..<50).map { "@custom-\(kind) \(name($0)) \(use($0 + 1)), \(use($0 + 1));" }.joined()
        #expect(values(stylesheet("\(twice)\n@custom-\(kind) \(name(50)) \(end); \(rule)")) == "top: 1px")
    }

    @Test("The definitions are serialised with their preludes")
    func serialization() {
        let css = """
            @custom-media --x  (width<9px)  and (--y), print;
            @custom-selector :--z  .a>.b ,.c;
            @starting-style{.a{top:1px}}
            """
        let expected = """
            @custom-media --x (width<9px) and (--y), print;
            @custom-selector :--z .a > .b, .c;
            @starting-style {
              .a { top: 1px; }
            }
            """
        #expect(StylesheetSerializer.text(of: Source(name: "", text: css)) == expected)
    }

    // MARK: @starting-style

    @Test("@starting-style has no effect at rest")
    func startingStyle() {
        let css = """
            @starting-style { * { top: 1px } } * { left: 1px; @starting-style { left: 2px; & { right: 3px } } right: 4px }
            @layer a { @starting-style { * { top: 5px } } } @media screen { @starting-style { * { top: 6px } } }
            """
        let sheet = stylesheet(css)
        #expect(values(sheet) == "left: 1px; right: 4px")
        #expect(sheet.diagnostics.isEmpty)
        #expect(
            stylesheet("@starting-style; @starting-style a { }").diagnostics.map(\.name) == [
                "missing-block", "invalid-starting-style",
            ])
    }
}
