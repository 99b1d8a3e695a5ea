import CSSEngine
import Testing

/// Custom functions have the results that Chromium computes (CSS Mixins 1).
@Suite struct CustomFunctionTests {
    private static let variables = "--y: 1; --z: 5px ; --a: 9px"

    private func text(_ rules: String, _ value: String, declarations: String = variables) -> String {
        EvaluatedValue.text(
            value, rules: rules, declarations: declarations, attributes: ["n": "10"], parent: "--x: P; --z: 1px")
    }

    @Test(
        "Arguments replace the parameters",
        arguments: [
            ("--f()", "3px 4px 5px"), ("--f( )", "3px 4px 5px"), ("--f(1px)", "1px 4px 5px"),
            ("--f(1px , 2px )", "1px  2px  5px"), ("--f({1px},{2px})", "1px 2px 5px"), ("--f({a, b})", "a, b 4px 5px"),
            ("--f(var(--none), 2px)", "3px 2px 5px"), ("--f(var(--none,), 2px)", " 2px 5px"),
            ("--f(1px,var(--none),2px)", "1px 4px 2px"), ("--f(1px,2px,3px,4px)", ""),
            ("--f([{1px}])", "[{1px}] 4px 5px"),
            ("--f((a;b))", "(a;b) 4px 5px"), ("--f(a/**/b)", "a/**//**/b 4px 5px"), ("--f( /**/ a)", "a 4px 5px"),
            ("--f(,1px)", "1px 4px 5px"), ("--f(var(--args))", "1px,2px 4px 5px"),
            ("--f(1px)--f()", "1px 4px 5px3px 4px 5px"),
            ("--g()", ""), ("--F()", ""),
        ])
    func arguments(value: String, expected: String) {
        #expect(
            text(
                "@function --f(--a: 3px, --b: 4px, --c: 5px) { result: var(--a) var(--b) var(--c) }", value,
                declarations: "--args: 1px,2px"
            ).replacing("5px/**/3px", with: "5px3px") == expected)
    }

    @Test(
        "A malformed call makes the declaration invalid when it is parsed",
        arguments: [
            "--f(1px,)", "--f({1px} 2px)", "--f(1px,,2px)", "--f({},1px)", "--f(1px, )", "--f(,)", "--f(1px{2px})",
            "--f(a;)", "--f(1px !important)", "--f({1px; 2px})", "--f(attr())",
        ])
    func malformedCalls(value: String) {
        #expect(text("@function --f(--a: 3px) { result: var(--a) }", value) == "old")
    }

    @Test(
        "Parameters have defaults",
        arguments: [
            ("(--a: 3px, --b: var(--a)) { result: var(--b) }", "--f(1px)", "1px"),
            ("(--a: var(--b), --b: 4px) { result: var(--a) }", "--f()", "4px"),
            ("(--a) { result: var(--a) }", "--f()", ""), ("(--a) { result: var(--a, 6px) }", "--f(var(--none))", "6px"),
            ("(--a: 6px) { result: var(--a) }", "--f(var(--none))", "6px"),
            ("(--a) { result: 1px }", "--f(var(--none))", "1px"),
            ("(--a:) { result: [var(--a)] }", "--f()", "[]"),
            ("(--a: {1px,2px}) { result: var(--a) }", "--f()", "{1px,2px}"),
            ("(--a: inherit) { result: [var(--a, fb)] }", "--f()", "[9px]"),
            ("(--a: initial) { result: [var(--a, fb)] }", "--f()", "[fb]"),
            ("(--a: var(--a)) { result: var(--a, 8px) }", "--f()", "8px"),
            ("(--a : 3px , --b : 4px) { result: var(--b) }", "--f()", "4px"),
            ("( --a type(*) : 3px ) { result: var(--a) }", "--f()", "3px"),
        ])
    func defaults(function: String, value: String, expected: String) {
        #expect(text("@function --f\(function)", value) == expected)
    }

    @Test(
        "Arguments, defaults and results have computed values of their types",
        arguments: [
            ("(--a <length>) { result: var(--a) }", "--f(2px)", "2px"),
            ("(--a <length>) { result: var(--a) }", "--f(2em)", "32px"),
            ("(--a <length>) { result: var(--a) }", "--f(calc(1px + 2px))", "3px"),
            ("(--a <length>) { result: var(--a) }", "--f(red)", ""),
            ("(--a <length>: 4px) { result: var(--a) }", "--f(red)", "4px"),
            ("(--a <length>: red) { result: var(--a, 6px) }", "--f()", ""),
            ("(--a <length>: red) { result: var(--a, 6px) }", "--f(2px)", ""),
            ("(--a <color>) { result: var(--a) }", "--f(RED)", "rgb(255, 0, 0)"),
            ("(--a <number>) { result: calc(var(--a) * 1px) }", "--f(2)", "calc(2 * 1px)"),
            ("(--a <integer>) { result: var(--a) }", "--f(calc(2.4))", "2"),
            ("(--a type(<length> | auto)) { result: var(--a) }", "--f(auto)", "auto"),
            ("(--a auto) { result: var(--a) }", "--f(auto)", "auto"),
            ("(--a <length>#) { result: var(--a) }", "--f({1px,2em})", "1px, 32px"),
            ("(--a <length>+) { result: var(--a) }", "--f(1px 2em)", "1px 32px"),
            ("(--a <length> | auto) { result: var(--a) }", "--f(1px)", ""),
            ("(--a) returns <length> { result: var(--a) }", "--f(1em)", "16px"),
            ("(--a) returns <length> { result: var(--a) }", "--f(red)", ""),
            ("(--a) returns type(<length> | auto) { result: var(--a) }", "--f(auto)", "auto"),
            ("(--a <length>: var(--z)) { result: [var(--a, fb)] }", "--f()", "[5px]"),
            ("(--a <length>: var(--none)) { result: [var(--a, fb)] }", "--f()", "[fb]"),
            ("(--a <length>: var(--y)) { result: [var(--a, fb)] }", "--f()", "[fb]"),
            ("(--a <length>: attr(n px)) { result: [var(--a, fb)] }", "--f()", "[10px]"),
            ("(--a <length>: 2em) { result: [var(--a, fb)] }", "--f()", "[32px]"),
            ("(--a <length>: inherit) { result: [var(--a, fb)] }", "--f()", ""),
            ("(--a <color>: red) { result: [var(--a, fb)] }", "--f()", "[rgb(255, 0, 0)]"),
            ("(--a <number>+: 1 2) { result: [var(--a, fb)] }", "--f()", "[1 2]"),
            ("(--a <length-percentage>: calc(1px + 10%)) { result: [var(--a, fb)] }", "--f()", "[calc(10% + 1px)]"),
            ("(--a <angle>: 0.5turn) { result: [var(--a, fb)] }", "--f()", "[180deg]"),
            ("(--a <time>: 500ms) { result: [var(--a, fb)] }", "--f()", "[0.5s]"),
            ("(--a <string>: 'x') { result: [var(--a, fb)] }", "--f()", "[\"x\"]"),
            ("(--a <image>: url(x.png)) { result: [var(--a, fb)] }", "--f()", "[url(\"x.png\")]"),
            ("(--a <custom-ident>: Foo) { result: [var(--a, fb)] }", "--f()", "[Foo]"),
            ("(--a <percentage>: calc(1% + 2%)) { result: [var(--a, fb)] }", "--f()", "[3%]"),
            ("(--a <resolution>: 96dpi) { result: [var(--a, fb)] }", "--f()", "[1dppx]"),
            ("(--a<length>:4px) { result: [var(--a, fb)] }", "--f()", "[4px]"),
            ("(--a: 1px)returns type(*) { result: var(--a, fb) }", "--f()", "1px"),
            ("(--a: 1px) RETURNS <length> { result: var(--a, fb) }", "--f()", "1px"),
            ("(--a: 2em) returns <length>+ { result: var(--a, fb) }", "--f()", "32px"),
            ("(--a: currentcolor) returns <color> { result: var(--a, fb) }", "--f()", "currentcolor"),
            ("() returns <length> { result: inherit }", "--f()", ""),
            ("(--a <length>) { result: var(--a) }", "--f(10%)", ""),
            ("(--a <length>) { result: var(--a) }", "--f(10vw)", "39px"),
        ])
    func types(function: String, value: String, expected: String) {
        #expect(text("@function --f\(function)", value) == expected)
    }

    @Test(
        "Local variables and results",
        arguments: [
            ("--l: 3px; result: var(--l)", "3px"), ("result: var(--l); --l: 3px", "3px"),
            ("--l: 3px; result: var(--l); --l: 4px", "4px"), ("result: 1px; result: 2px", "2px"),
            ("result: var(--y)", "1"), ("result: var(--none)", ""), ("result: foo var(--z)", "foo 5px"), ("", ""),
            ("--l: 1px", ""),
            ("result: inherit", "P"), ("result: initial", ""), ("result: unset", "P"),
            ("result: var(--none, inherit)", "P"),
            ("--z: inherit; result: foo var(--z, fb)", "foo 5px"), ("--z: initial; result: foo var(--z, fb)", "foo fb"),
            ("--z: unset; result: foo var(--z, fb)", "foo fb"), ("--z: revert; result: foo var(--z, fb)", "foo fb"),
            ("--z: var(--none, inherit); result: foo var(--z, fb)", "foo 5px"),
            ("--z:; result: foo var(--z, fb) bar", "foo  bar"),
            ("--x: 3; result: var(--x)", "3"), ("--l: attr(n px); result: var(--l)", "10px"),
            ("--z: 6px; --l: if(style(--z: 6px): yes; else: no); result: var(--l)", "yes"),
            ("--z: initial; --l: if(style(--z): yes; else: no); result: var(--l)", "no"),
            ("--z: 7px; --l: if(style(--z: inherit): yes; else: no); result: var(--l)", "no"),
            ("--z: 5px; --l: if(style(--z: inherit): yes; else: no); result: var(--l)", "yes"),
            ("result: a; result:;", ""), ("result: a; foo: b; result: c", "c"), ("result: a;b", "a"),
            ("result: attr(); result: c", "c"), ("result: c; result: var()", "c"),
            ("--l: var(); result: var(--l, d)", "d"),
            ("RESULT: 4px", "4px"), ("result: 4px !important; result: 5px", "5px"), ("width: 4px; result: 5px", "5px"),
            ("result: 1px; .a { result: 2px }", "1px"), ("--a: var(--b); --b: var(--a); result: var(--a, 8px)", "8px"),
            ("--a: var(--a); result: var(--a, 8px)", "8px"),
            ("--z: calc(var(--z) + 1px); result: var(--z, 8px)", "8px"),
            ("--q: foo; result: var(--q)/**/bar", "foo/**//**/bar"), ("result:  a   b  ", "a   b"),
            ("result: 1px; @media (width > 1px) { result: 2px }", "2px"),
            ("result: 1px; @media (width < 1px) { result: 2px }", "1px"),
            ("@media (width > 1px) { result: 2px } result: 1px", "1px"),
            ("@media (width > 1px) { @media (height > 1px) { --z: 8px } } result: var(--z)", "8px"),
            ("@supports (width: 1px) { --l: 2px } result: var(--l)", "2px"),
            ("@supports (bogus: 1px) { --l: 2px } result: var(--l)", ""),
            ("@layer x { result: 1px }", ""),
        ])
    func bodies(body: String, expected: String) {
        #expect(text("@function --f() { \(body) }", "--f()") == expected)
    }

    @Test(
        "The caller's variables are those of the function that it calls",
        arguments: [
            ("@function --g() { result: var(--l) } @function --f() { --l: 3px; result: --g() }", "--f()", "3px"),
            (
                "@function --g(--l) { result: calc(var(--l) * 2) } @function --f(--l) { result: --g(var(--l)) }",
                "--f(3px)",
                "calc(3px * 2)"
            ),
            ("@function --f(--a) { --a: inherit; result: var(--a) }", "--f(3px)", "9px"),
            ("@function --f(--a) { --a: initial; result: var(--a, 8px) }", "--f(3px)", "3px"),
            ("@function --f(--a) { --a: unset; result: var(--a, 8px) }", "--f(3px)", "8px"),
            ("@function --f(--a) { --a: 7px; result: var(--a) }", "--f(3px)", "7px"),
            ("@function --f(--a) { result: if(style(--y: var(--a)): 1px; else: 2px) }", "--f(1)", "1px"),
            ("@function --f(--a <color>: red) { --a: 1px; result: var(--a, 8px) }", "--f()", "8px"),
            (
                "@function --f(--a) { --b: --g(var(--a)); result: --g(var(--b)) } @function --g(--a) { result: [var(--a)] }",
                "--f(3px)", "[[3px]]"
            ),
        ])
    func scopes(rules: String, value: String, expected: String) {
        #expect(text(rules, value) == expected)
    }

    @Test(
        "A function that needs itself has no result",
        arguments: [
            ("@function --f() { result: --f() }", "--f()"), ("@function --f() { result: var(--none, --f()) }", "--f()"),
            ("@function --f() { result: --g() } @function --g() { result: --f() }", "--f()"),
            ("@function --f(--n) { result: if(style(--n: 0): 0px; else: --f(0)) }", "--f(1)"),
            ("@function --f(--a) { result: var(--a) }", "--f(--f(2px))"),
            ("@function --f() { result: var(--x) }", "--f()"),
            ("@function --f(--a) { result: x }", "--f(--f(2px))"),
            ("@function --f() { --l: --f(); result: 1px }", "--f()"),
            ("@function --f(--a, --b: 1px) { result: var(--a) }", "--f(--f())"),
        ])
    func cycles(rules: String, value: String) {
        #expect(text(rules, value) == "")
    }

    @Test(
        "The last definition in the strongest layer applies",
        arguments: [
            ("@function --f() { result: 1px } @function --f() { result: 2px }", "2px"),
            (
                "@layer a, b; @layer b { @function --f() { result: 2px } } @layer a { @function --f() { result: 1px } }",
                "2px"
            ),
            ("@function --f() { result: 2px } @layer a { @function --f() { result: 1px } }", "2px"),
            ("@media print { @function --f() { result: 2px } }", ""),
            ("@media (width > 1px) { @function --f() { result: 2px } }", "2px"),
            ("@function --f() { result: 1px } @media print { @function --f() { result: 2px } }", "1px"),
            ("@supports (width: 1px) { @function --f() { result: 2px } }", "2px"),
            ("@supports (bogus: 1px) { @function --f() { result: 2px } }", ""),
            ("#q { @function --f() { result: 1px } }", ""),
            ("@function --f(--a) { result: var(--a) } @function --f(--a, --b) { result: var(--b) }", ""),
        ])
    func definitions(rules: String, expected: String) {
        #expect(text(rules, rules.contains("--b)") ? "--f(1px)" : "--f()") == expected)
    }

    @Test(
        "A malformed prelude makes the rule invalid",
        arguments: [
            "@function f() { result: 1px }", "@function --f { result: 1px }", "@function --f () { result: 1px }",
            "@function --f(--a 3px) { result: 1px }",
            "@function --f(a) { result: 1px }", "@function --f(--a,) { result: 1px }",
            "@function --f(--a *) { result: 1px }",
            "@function --f(--a: 1px !important) { result: 1px }", "@function --f(--a: 1px;) { result: 1px }",
            "@function --f(--: 1px) { result: 1px }", "@function --f(--a: 1px) returns { result: 1px }",
            "@function --f(--a: 1px) foo { result: 1px }", "@function --f() returns <bogus> { result: 1px }",
            "@function --f(--a: attr()) { result: 1px }",
        ])
    func malformed(rule: String) {
        #expect(text(rule, "--f()") == "")
        #expect(Stylesheet(rule).diagnostics.map(\.name).contains("invalid-function"))
    }

    @Test(
        "Typed values are relative to the font of the element",
        arguments: [
            ("font-size: 20px", "--f(2em)", "40px"), ("font-size: var(--s); --s: 10px", "--f(2em)", "20px"),
            ("font-size: --f(5px)", "--f(2em)", "10px"),
            ("font-size: 20px; --n: 30px", "if(style(--n > 1em): yes; else: no)", "yes"),
            ("font-size: 40px; --n: 30px", "if(style(--n > 1em): yes; else: no)", "no"),
        ])
    func fonts(declarations: String, value: String, expected: String) {
        #expect(
            text("@function --f(--a <length>) { result: var(--a) }", value, declarations: declarations) == expected)
    }

    @Test("A property of the font has typed values relative to the font of the parent")
    func fontSize() {
        let engine = StyleEngine()
        engine.add(
            Stylesheet(
                """
                @function --f(--a <length>) { result: var(--a) } UIWindow { font-size: 20px }
                UIView { font-size: --f(2em); width: --f(1em); height: calc(--f(1px) + 1em) }
                """))
        let window = TestNode("UIWindow")
        window.append(TestNode("UIView"))
        let node = engine.children(of: engine.insert(window))[0]
        engine.restyle()
        #expect(
            ["font-size", "width", "height"].map { engine.style(of: node)[engine.properties[$0]!]?.cssText } == [
                "40px", "40px", "41px",
            ])
    }

    @Test("A change of a function restyles the elements that call it")
    func change() {
        let engine = StyleEngine()
        let functions = Stylesheet("@function --f() { result: 1px }", name: "functions.css")
        engine.add(functions)
        engine.add(Stylesheet(".a { width: --f() } .b { --b: --f() } .b > * { width: var(--b) } .c { width: 1px }"))
        let root = TestNode("UIView")
        for name in ["a", "b", "c"] {
            let view = TestNode("UIView", classes: [name])
            view.append(TestNode("UILabel"))
            root.append(view)
        }
        let nodes = engine.children(of: engine.insert(root))
        engine.restyle()
        let width = engine.properties["width"]!
        func widths() -> [String?] {
            [nodes[0], engine.children(of: nodes[1])[0], nodes[2]].map { engine.style(of: $0)[width]?.cssText }
        }
        #expect(widths() == ["1px", "1px", "1px"])
        let same = Stylesheet("@function --f() { result: 1px } ", name: "functions.css")
        engine.replace(functions, with: same)
        #expect(engine.restyle().visitedCount == 0)
        engine.replace(same, with: Stylesheet("@function --f() { result: 2px }", name: "functions.css"))
        let update = engine.restyle()
        #expect(widths() == ["2px", "2px", "1px"])
        #expect(update.changes.count == 2)
    }

    @Test("Functions that double their calls end")
    func limit() {
        let functions = (0..<60).map { "@function --f\($0)() { result: --f\($0 + 1)() --f\($0 + 1)() }" }
        #expect(text(functions.joined(separator: "\n") + "@function --f60() { result: }", "--f0()") == "")
    }
}
