import CSSEngine
import Testing

/// `if()` has the values that Chromium computes (CSS Values 5, section 8).
@Suite struct ConditionalValueTests {
    private static let variables =
        "--y: 1; --z: 5px ; --e: ; --n: 10; --p: 50%; --d: 10deg; --s: \"a\"; --id: foo; --l: 1px 2px; "
        + "--inv: var(--none); --kw: red; --calc: calc(2px + 3px); --cond: style(--y)"

    private func text(_ value: String, environment: CSS.Environment = CSS.Environment()) -> String {
        EvaluatedValue.text(value, declarations: Self.variables, environment: environment)
    }

    @Test(
        "The first branch with a true condition is the value",
        arguments: [
            ("if(style(--y): 1px)", "1px"), ("if(style(--none): 1px)", ""), ("if(else: 3px)", "3px"),
            ("if(else: 3px; style(--y): 4px)", "3px"), ("if(style(--none): 1px; else: 2px)", "2px"),
            ("if(style(--none): 1px; style(--y): 7px; else: 2px)", "7px"), ("if(style(--y):; else: 2px)", ""),
            ("if( style(--y) : 1px ; else : 2px )", "1px "), ("IF(STYLE(--y): 1px; ELSE: 2px)", "1px"),
            ("if(style(--y): 1px;)", "1px"), ("if(style(--y): {1px;2px}; else: 2px)", "{1px;2px}"),
            ("if(style(--y): 1px, else: 2px)", "1px, else: 2px"), ("a if(style(--y): ) b", "a  b"),
            ("if(style(--y):2px)if(style(--y):3px)", "2px/**/3px"),
            ("1px /**/ if(style(--y):2px)", "1px /**/ 2px"),
            ("calc(if(style(--y): 1px; else: 2px) + 3px)", "calc(1px + 3px)"),
            ("if(style(--y): if(style(--z): 3px); else: 2px)", "3px"),
            ("if(style(--y): if(style(--none): 3px); else: 2px)", ""),
            ("var(--none, if(style(--y): 3px))", "3px"), ("if(style(--kw: var(--kw)): var(--z); else: 2px)", "5px"),
            ("if(style(--none): var(--none); else: 2px)", "2px"), ("if(style(--y): var(--none); else: 2px)", ""),
            ("if(style(--y): var(--none, 9px); else: 2px)", "9px"),
        ])
    func branches(value: String, expected: String) {
        #expect(text(value) == expected)
    }

    @Test(
        "A malformed if() makes the declaration invalid when it is parsed",
        arguments: [
            "if()", "if(;)", "if(: 1px; else: 2px)", "if(else)", "if(else 3px)", "if(not else: 1px; else: 2px)",
            "if(style(--y))", "if(style(--y); else: 2px)", "if(style(--y) 1px; else: 2px)", "if(bogus: 1px; else: 2px)",
            "if(not not style(--y): 1px; else: 2px)", "if(style(--y) and not style(--none): 1px; else: 2px)",
            "if(style(--y) and style(--z) or style(--n): 1px; else: 2px)", "if(style(--y): 1px !important; else: 2px)",
            "if(style(--y):1px;;else:2px)", "if(;style(--y):1px)", "if(style(--y): var(); else: 2px)",
            "if(style(--y): 1px; else: attr())", "var(--none, if())",
        ])
    func malformed(value: String) {
        #expect(text(value) == "old")
    }

    @Test(
        "Conditions have three truth values",
        arguments: [
            ("not style(--y)", false), ("not style(--none)", true), ("style(--y) and style(--z)", true),
            ("style(--y) or style(--none)", true), ("style(--y) and style(--z) and style(--none)", false),
            ("(style(--y))", true), ("(style(--y) and (not style(--none))) or media(print)", true),
            ("bogus(x)", false), ("not bogus(x)", false), ("bogus(x) or style(--y)", true), ("not (bogus)", false),
            ("var(--cond)", false), ("not var(--cond)", false),
            ("style(--y: 1) and media(width > 1px) and supports(width: 1px)", true),
        ])
    func operators(condition: String, expected: Bool) {
        #expect(text("if(\(condition): yes; else: no)") == (expected ? "yes" : "no"))
    }

    @Test(
        "Style queries test the custom properties of the element",
        arguments: [
            ("--y:1", true), ("--y: 1 ", true), ("--y:2", false), ("--z:5px", true), ("--e", true), ("--e:", true),
            ("--y: var(--n)", false), ("--y: var(--y)", true), ("--y: var(--none)", false),
            ("--none: var(--none)", false), ("--inv", false), ("--id: foo", true), ("--id: FOO", false),
            ("--l:1px 2px", true), ("--l:1px  2px", false), ("--s: 'a'", false), ("--y: 1.0", false),
            ("--calc: 5px", false), ("--n: if(style(--y): 10)", true), ("--none: initial", true),
            ("--y: initial", false), ("--y: inherit", false), ("--none: inherit", true), ("--y: unset", false),
            ("--y: revert", false), ("width: 5px", false), ("color: red", false), ("--y: !important", false),
            ("(--y) and (--z)", true), ("not (--none)", true), ("(--y:1) or (--z)", true), ("not --none", false),
            ("(bogus) or (--n)", true), ("not (bogus)", false), ("not (not (--n))", true), ("((--n))", true),
            ("", false),
        ])
    func style(query: String, expected: Bool) {
        #expect(text("if(style(\(query)): yes; else: no)") == (expected ? "yes" : "no"))
    }

    @Test(
        "A style range compares numbers of one type",
        arguments: [
            ("--y > 0", true), ("--n >= 10", true), ("5 < --n", true), ("5 < --n < 20", true), ("1 < --n < 5", false),
            ("1 < --n > 5", false), ("20 > --n > 5", true), ("5 < 10", true), ("--z > 4px", true), ("--z = 5px", true),
            ("--z = 4px", false), ("--z > 0", true), ("0 < --z", true), ("--z > 1", false), ("--y > 0px", false),
            ("--z > 1em", false), ("--calc = 5px", true), ("var(--n) > 5", true), ("calc(5 + 5) = --n", true),
            ("--p > 40%", true), ("--p > 0", false), ("--d > 0", false), ("--d > 5deg", true),
            ("--d >= 0.01turn", true), ("--z < 1s", false), ("--none > 1", false), ("--id = foo", false),
            ("--y = 1.0", true), ("--n > 1 2", false), ("--n + 1 > 1", false), ("10px > 5px", true),
            ("--z == 5px", false), ("--n < = 10", false), ("--n > var(--none)", false), ("width > 5px", false),
            ("(--n > 10)", false), ("not (--n > 10)", true), ("not (--id > 10)", true),
        ])
    func range(query: String, expected: Bool) {
        #expect(text("if(style(\(query)): yes; else: no)") == (expected ? "yes" : "no"))
    }

    @Test(
        "media() tests the environment, and supports() the engine",
        arguments: [
            ("media(width > 100px)", true), ("media(width < 100px)", false), ("media(width: 390px)", true),
            ("media((width > 1px) and (height > 1px))", true), ("media(not (width > 1px))", false),
            ("media(width)", true), ("media(1px < width < 10px)", false), ("media(min-width: 10px)", true),
            ("media(orientation: portrait)", true), ("media(width > calc(1px))", true), ("media(print)", false),
            ("not media(print)", false), ("media(all)", false), ("media(screen, print)", false), ("media()", false),
            ("not media()", false), ("media(bogus: 1)", false), ("not media(bogus: 1)", false),
            ("media((bogus))", false), ("not media((bogus))", true),
            ("supports(width: 1px)", true), ("supports(bogus: 1px)", false), ("not supports(bogus: 1)", false),
            ("supports((width: 1px) and (height: 2px))", true), ("supports(selector(:hover))", true),
            ("supports(not (width: 1px))", false), ("supports((width: 1px) or (bogus: 1))", true),
            ("supports(--foo: 1)", true), ("supports(width: var(--y))", true), ("supports()", false),
            ("not supports()", false), ("not supports(foo(1))", true),
        ])
    func environment(condition: String, expected: Bool) {
        #expect(text("if(\(condition): yes; else: no)") == (expected ? "yes" : "no"))
    }

    @Test("The units of a style range refer to the fonts of the tree")
    func units() {
        let engine = StyleEngine()
        engine.add(
            Stylesheet(
                """
                .root { font-size: 30px; line-height: 40px }
                .child { width: if(style(1rem = 30px): 1px; else: 2px); height: if(style(1rlh = 40px): 1px; else: 2px);
                    --a: if(style(1rem = 30px): 1px; else: 2px); left: var(--a) }
                """))
        let root = TestNode("UIView", classes: ["root"])
        root.append(TestNode("UIView", classes: ["child"]))
        let child = engine.children(of: engine.insert(root))[0]
        engine.restyle()
        let properties = ["width", "height", "left"].map { engine.properties[$0]! }
        #expect(properties.map { engine.style(of: child)[$0]?.cssText } == ["1px", "1px", "1px"])
    }

    @Test("Fonts are known to a value that another one rolls back to, and to the value of all")
    func unitsOfOtherValues() {
        let engine = StyleEngine()
        engine.add(
            Stylesheet(
                """
                .root { font-size: 30px; left: 7px }
                @layer low { .child { --a: if(style(2em = 80px): 1px; else: 2px) } }
                .child { all: if(style(1rem = 30px) and style(1em = 40px): inherit; else: initial); font-size: 40px;
                    --a: var(--none, revert-layer); width: var(--a) }
                """))
        let root = TestNode("UIView", classes: ["root"])
        root.append(TestNode("UIView", classes: ["child"]))
        let child = engine.children(of: engine.insert(root))[0]
        engine.restyle()
        let properties = ["width", "left"].map { engine.properties[$0]! }
        #expect(properties.map { engine.style(of: child)[$0]?.cssText } == ["1px", "7px"])
    }

    @Test("A property that tests itself has no value")
    func cycle() {
        #expect(text("if(style(--x): 3px; else: 4px)") == "")
        #expect(EvaluatedValue.text("if(style(--a): 3px; else: 4px)", declarations: "--a: var(--x)") == "")
        // The branch that is not chosen is no dependency.
        #expect(EvaluatedValue.text("if(style(--b): 3px; else: var(--x))", declarations: "--b: 1") == "3px")
        // Neither is an operand that cannot change the result.
        #expect(text("if(media(width < 1px) and style(--x): 3px; else: 4px)") == "4px")
        #expect(text("if((style(--y) or style(--x)) and not (style(--none) and style(--x)): 3px)") == "old")
        #expect(text("if((style(--y) or style(--x)) and (not (style(--none) and style(--x))): 3px)") == "3px")
    }

    @Test("A change of the environment restyles the elements that test it")
    func change() {
        let engine = StyleEngine()
        engine.add(
            Stylesheet(
                """
                .a { width: if(media(width > 500px): 1px; else: 2px) } .b { --b: if(media(width > 500px): 1px; else: 2px) }
                .c { width: var(--b) } .d { width: if(style(--b): 3px; else: 4px) } .e { width: 1px }
                """))
        let root = TestNode("UIView", classes: ["b"])
        for name in ["a", "c", "d", "e"] { root.append(TestNode("UIView", classes: [name])) }
        let nodes = engine.children(of: engine.insert(root))
        engine.restyle()
        let width = engine.properties["width"]!
        func widths() -> [String?] { nodes.map { engine.style(of: $0)[width]?.cssText } }
        #expect(widths() == ["2px", "2px", "3px", "1px"])
        engine.environment.width = 600
        let update = engine.restyle()
        #expect(widths() == ["1px", "1px", "3px", "1px"])
        #expect(update.changes.map(\.node) == Array(nodes.prefix(2)))
    }
}
