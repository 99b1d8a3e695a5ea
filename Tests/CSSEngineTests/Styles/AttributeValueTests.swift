import CSSEngine
import Testing

/// `attr()` has the values that Chromium computes (CSS Values 5, section 7.7).
@Suite struct AttributeValueTests {
    private static let attributes = [
        "n": "10", "px": "5px", "bad": "x y", "e": "", "sp": "  7  ", "sp1": "7 ", "sp2": " 7", "exp": "1e1",
        "plus": "+5",
        "calc": "calc(5)", "neg": "-5", "dot": ".5", "comment": "/**/8", "two": "7 8", "q": "a\"b", "v": "var(--z)",
        "at": "attr(n px)", "semi": "a;b", "close": ")", "wide": "inherit", "none-var": "var(--nope)", "star": " a  b ",
        "self": "attr(self type(*))", "color": "RED", "length": "1.50PX", "sum": "calc(1px + 2px)", "hex": "#FFF",
        "quoted": "'a'",
        "em": "2em", "leading": "01.0", "rotation": "rotate(10deg)", "word": "foo", "list": "1px 2px",
        "commas": "1px, 2px",
        "percent": "50%", "url": "url(u.png)", "half": "0.5turn", "milli": "500ms", "if": "if(style(--z): 3px)",
        "nested": "var(--none, attr(n px))",
    ]

    private func text(_ value: String, declarations: String = "--z: 44px; --t: px") -> String {
        EvaluatedValue.text(value, declarations: declarations, attributes: Self.attributes)
    }

    @Test(
        "The value of an attribute has the type",
        arguments: [
            ("attr(n)", "\"10\""), ("attr(n raw-string)", "\"10\""), ("attr(q)", #""a\"b""#), ("attr(sp)", "\"  7  \""),
            ("attr(e)", "\"\""), ("attr(n px)", "10px"), ("attr(n PX)", "10px"), ("ATTR(n Px)", "10px"),
            ("attr( n  px )", "10px"), ("attr(n /*c*/ px/*d*/)", "10px"), ("attr(n %)", "10%"),
            ("attr(n number)", "10"),
            ("attr(n em)", "10em"), ("attr(n hz)", "10hz"), ("attr(n fr)", "10fr"), ("attr(n turn)", "10turn"),
            ("attr(n x)", ""), ("attr(n dppx)", ""), ("attr(n bogus)", ""), ("attr(n string)", ""),
            ("attr(n raw-STRING)", ""),
            ("attr(--n px)", ""), ("attr(px px)", ""), ("attr(bad px)", ""), ("attr(sp px)", ""),
            ("attr(sp1 px)", "7px"),
            ("attr(sp2 px)", ""), ("attr(exp px)", "10px"), ("attr(plus px)", "5px"), ("attr(calc px)", ""),
            ("attr(neg px)", "-5px"), ("attr(dot px)", "0.5px"), ("attr(comment px)", "8px"), ("attr(two px)", "7px"),
            ("attr(e px)", ""), ("calc(attr(n px) * 2)", "calc(10px * 2)"), ("attr(n number) attr(n number)", "10 10"),
            ("attr(px type(*))", "5px"), ("attr(sp type(*))", "7"), ("attr(star type(*))", "a  b"),
            ("attr(e type(*))", ""),
            ("attr(e type(*), 3px)", ""), ("attr(semi type(*))", ""), ("attr(close type(*))", ""),
            ("attr(wide type(*), 4px)", "4px"),
        ])
    func types(value: String, expected: String) {
        #expect(text(value) == expected)
    }

    @Test(
        "type() parses the attribute",
        arguments: [
            ("<length>", "n", ""), ("<length>", "px", "5px"), ("<length>", "sp", ""), ("<color>", "color", "red"),
            ("<length>", "length", "1.5px"), ("<length>", "sum", "calc(3px)"), ("<color>", "hex", "rgb(255, 255, 255)"),
            ("<string>", "quoted", "\"a\""), ("<string>", "n", ""), ("<length>", "em", "2em"),
            ("<number>", "leading", "1"),
            ("<number>", "calc", "calc(5)"), ("<transform-function>", "rotation", "rotate(10deg)"),
            ("foo", "word", "foo"),
            ("FOO", "word", ""), ("foo | bar", "word", "foo"), ("<custom-ident>", "word", "foo"),
            ("<custom-ident>", "wide", ""),
            ("<number>+", "two", "7 8"), ("<length>+", "list", "1px 2px"), ("<length>#", "commas", "1px, 2px"),
            ("<length>#", "list", ""), ("<percentage>", "percent", "50%"), ("<length-percentage>", "percent", "50%"),
            ("<integer>", "n", "10"), ("<number> | <length>", "n", "10"), ("<image>", "url", "url(\"u.png\")"),
            (" <number> ", "n", "10"), ("<length>", "v", "44px"), ("<length>", "none-var", ""),
            ("<angle>", "half", "0.5turn"),
            ("<time>", "milli", "500ms"), ("<length>", "at", "10px"),
        ])
    func syntaxes(syntax: String, attribute: String, expected: String) {
        #expect(text("attr(\(attribute) type(\(syntax)))", declarations: "--z: 44px; --names: attr(n)") == expected)
    }

    @Test(
        "The fallback replaces a missing or unfit attribute",
        arguments: [
            ("attr(none)", "''"), ("attr(none,)", ""), ("attr(none px)", ""), ("attr(none px, 3px)", "3px"),
            ("attr(bad px, 3px)", "3px"), ("attr(n bogus, 3px)", "3px"), ("attr(e, 3px)", "\"\""),
            ("attr(none raw-string, 3px)", "3px"), ("attr(none px, attr(n px))", "10px"),
            ("attr(none px, var(--none))", ""), ("attr(n px, var(--none))", "10px"), ("attr(n px,,)", "10px"),
            ("attr(none px, 1px, 2px)", "1px, 2px"), ("attr(none px, {1px})", "{1px}"),
            ("attr(none px,, 2px)", ", 2px"), ("attr(none px, attr(none %, 9px))", ""),
            ("attr(n type(<length>), attr(n px))", ""),
            ("attr(bad px, attr(n px))", "10px"), ("attr(n number )", "old"),
            ("attr(n % )", "old"), ("attr(n raw-string )", "old"), ("attr(n NUMBER, 3px)", "3px"),
        ])
    func fallback(value: String, expected: String) {
        #expect(text(value) == expected)
    }

    @Test(
        "Functions in an attribute are evaluated",
        arguments: [
            ("attr(v type(*))", "44px"), ("attr(v)", "\"var(--z)\""), ("attr(at type(*))", "10px"),
            ("attr(none-var type(*), 4px)", "4px"), ("attr(self type(*))", ""), ("attr(self type(*), 2px)", "2px"),
            ("attr(if type(*))", "3px"), ("attr(nested type(*))", "10px"),
        ])
    func functions(value: String, expected: String) {
        // The engine reads the attributes that rules name.
        #expect(text(value, declarations: "--z: 44px; --names: attr(n)") == expected)
    }

    @Test(
        "A malformed attr() makes the declaration invalid when it is parsed",
        arguments: [
            "attr()", "attr(\"a\")", "attr(n px 3)", "attr(var(--nm) px)", "attr(ns|n px)", "attr(|n px)",
            "attr(n type(\"<length>\"))", "attr(n px, ;)", "attr(n px, !important)", "attr(n px var(--y))",
            "attr(n var(--t) , 3px)", "attr(n type(var(--t)))", "attr(n px, attr())", "attr(n type(<bogus>))",
            "attr(url type(<url>))",
            "attr(list type(<length> <length>))",
        ])
    func malformed(value: String) {
        #expect(text(value) == "old")
    }

    @Test(
        "An attribute cannot be a URL",
        arguments: [
            ("attr(u type(*))", false), ("image-set(attr(f))", false), ("var(--u)", false),
            ("image-set(var(--f))", false),
            ("url(x.png)", true), ("var(--none, attr(none type(*), url(x.png)))", false),
            ("if(style(--n: attr(n number)): url(x.png))", false),
            ("if(style(--n): url(x.png); else: attr(u))", true), ("var(--s)", true),
            ("linear-gradient(attr(c type(*)), blue)", true),
        ])
    func urls(value: String, isValid: Bool) {
        let view = TestNode("UIView", attributes: ["u": "url(u.png)", "f": "u.png", "n": "10", "c": "red"])
        let values = OneView(
            "* { --u: attr(u type(*)); --f: attr(f); --n: 10; --s: url(u.png) } * { background-image: \(value) }",
            view: view
        ).values
        #expect(values.contains("background-image: none") == !isValid)
    }

    @Test("A change of an attribute restyles only the elements whose values depend on it")
    func change() {
        let engine = StyleEngine()
        engine.add(
            Stylesheet(
                """
                .a { width: attr(n px) } .b { --b: attr(n px) } .b > * { width: var(--b) }
                .c { width: --twice(attr(n px)) } @function --twice(--l) { result: calc(2 * var(--l)) }
                """))
        let root = TestNode("UIWindow")
        var views: [TestNode] = []
        for name in ["a", "b", "c", "d"] {
            let view = TestNode("UIView", classes: [name], attributes: ["n": "1"])
            view.append(TestNode("UILabel"))
            root.append(view)
            views.append(view)
        }
        let nodes = engine.children(of: engine.insert(root))
        engine.restyle()
        let width = engine.properties["width"]!
        func widths() -> [String?] {
            nodes.map { engine.style(of: $0)[width]?.cssText } + [
                engine.style(of: engine.children(of: nodes[1])[0])[width]?.cssText
            ]
        }
        #expect(widths() == ["1px", nil, "2px", nil, "1px"])
        for (view, node) in zip(views, nodes) {
            view.attributes["n"] = "2"
            engine.update(node, .attributes)
        }
        let update = engine.restyle()
        #expect(widths() == ["2px", nil, "4px", nil, "2px"])
        #expect(update.changes.count == 3)
        views[0].attributes["other"] = "2"
        engine.update(nodes[0], .attributes)
        #expect(engine.restyle().visitedCount == 0)
    }

    @Test("Elements with equal rules and different attributes have different values")
    func sharing() {
        let engine = StyleEngine()
        engine.add(Stylesheet("UILabel { width: attr(n px, 0px); --n: attr(n) } UILabel { height: attr(n px) }"))
        let root = TestNode("UIView")
        for number in [1, 2, 1, 3, 2] { root.append(TestNode("UILabel", attributes: ["n": "\(number)"])) }
        root.append(TestNode("UILabel"))
        let nodes = engine.children(of: engine.insert(root))
        engine.restyle()
        let width = engine.properties["width"]!
        #expect(
            nodes.map { engine.style(of: $0)[width]?.cssText } == ["1px", "2px", "1px", "3px", "2px", "0px"])
    }

    @Test("An inline style reads attributes")
    func inlineStyle() {
        let engine = StyleEngine()
        let view = TestNode("UIView", attributes: ["n": "1"], inlineStyle: "width: attr(n px)")
        let node = engine.insert(view)
        engine.restyle()
        let width = engine.properties["width"]!
        #expect(engine.style(of: node)[width]?.cssText == "1px")
        view.attributes["n"] = "3"
        engine.update(node, .attributes)
        engine.restyle()
        #expect(engine.style(of: node)[width]?.cssText == "3px")
    }
}
