import InterfaCSS
import Testing

@testable import CSSEngine

/// Values of InterfaCSS whose form is known only when their variables are replaced.
@Suite struct SubstitutedValueTests {
    private struct View {
        private let engine = StyleEngine()
        private let node: StyleNode

        init(_ text: String, file: String = "a.iss") {
            engine.add(Stylesheet(Source(name: file, text: text), dialects: [.interfaCSS]))
            node = engine.insert(TestNode("UIView", classes: ["a"]))
            engine.restyle()
        }

        subscript(property: String) -> String? { engine.style(of: node)[engine.properties[property]!]?.cssText }
    }

    private static let cases: [(variables: String, declaration: String, property: String, value: String)] = [
        ("@m: TopLeft;", "contentMode: @m", "content-mode", "top-left"),
        ("@m: UIViewContentModeBottomRight;", "contentMode: @m", "content-mode", "bottom-right"),
        ("@m: CENTER;", "contentVerticalAlignment: @m", "content-valign", "middle"),
        ("@m: numberPad;", "keyboardType: @m", "keyboard-type", "number-pad"),
        ("@r: 4;", "cornerRadius: @r", "border-radius", "4px"),
        ("@r: (2 + 3) * 2;", "cornerRadius: @r", "border-radius", "10px"),
        ("@a: 2;\n@r: @a + 3;", "cornerRadius: @r * 2", "border-radius", "8px"),
        ("@a: 2 + 3;", "contentSize: @a, 2", "content-size", "5px 2px"),
        ("@a: gray;", "selectionStyle: @a", "selection-style", "gray"),
        ("@a: greenColor;", "textColor: @a", "color", "rgb(0, 255, 0)"),
        ("@r: 2 ** 3;", "alpha: @r / 16", "opacity", "0.5"),
        ("@s: 7, 8;", "contentSize: @s", "content-size", "7px 8px"),
        ("@s: size(3);", "contentSize: @s", "content-size", "3px 3px"),
        ("@s: 3;", "contentSize: @s", "content-size", "3px 3px"),
        ("@i: insets(5, 6);", "contentInset: @i", "content-inset", "5px 6px 5px 6px"),
        ("@i: 7;", "contentInset: @i", "content-inset", "7px 7px 7px 7px"),
        ("@p: point(8, 9);", "contentOffset: @p", "content-offset", "8px 9px"),
        ("@p: 8, 9;", "contentOffset: @p", "content-offset", "8px 9px"),
        ("@o: 3, 4;", "searchTextPositionAdjustment: @o", "search-text-position-adjustment", "3px 4px"),
        ("@on: YES;", "hidden: @on", "visibility", "hidden"),
        ("@on: off;", "hidden: @on", "visibility", "visible"),
        ("@w: 4;", "hidden: @w > 3 && !(@w = 5)", "visibility", "hidden"),
        ("@w: 4;", "hidden: @w ** 2 < 16 || @w <> 4", "visibility", "visible"),
        ("@c: lighten(#369, 25%);", "backgroundColor: fadeOut(@c, 50%)", "background-color", "rgba(64, 128, 191, 0.5)"),
        ("@c: red;", "backgroundColor: mix(@c, blueColor, 25)", "background-color", "color(srgb 0.25 0 0.75)"),
        ("@w: 5px;", "cornerRadius: @w * 2", "border-radius", "10px"),
        ("@c: image(blue);", "image: @c", "-mobile-image", "image(\"blue\", rgb(0, 0, 255))"),
        ("@p: pic.png;", "image: image(@p, 1, 2)", "-mobile-image", "stretchable(url(\"pic.png\"), 1px, 2px)"),
        ("@m: flexibleWidth, height;", "autoresizingMask: @m left", "-ios-autoresizing", "width height left"),
        (
            "@c: greenColor;", "backgroundColor: gradient(@c, red)", "background-color",
            "linear-gradient(rgb(0, 255, 0), rgb(255, 0, 0))"
        ),
        ("@a: \"x\" (kern: 1);", "attributedText: @a", "attributed-text", "text(\"x\", kern(1px))"),
        ("@n: 3;", "placeholder: \"Page @n of @n\"", "placeholder", "\"Page 3 of 3\""),
        ("@x: -10;", "transform: translate(@x, -@x)", "transform", "matrix(1, 0, 0, 1, -10, 10)"),
        ("@x: -10;", "cornerRadius: 2 -@x", "border-radius", "12px"),
        (
            "@size: 10;\n@half: 50%;\n@box: size(@half, @size);", "layout: @box left(@size)", "layout",
            "width(50%) height(10px) left(10px)"
        ),
        ("@edge: parent.right;", "layout: left(@edge - 5)", "layout", "left(parent right - 5px)"),
        ("@id: \"my-id\";", "layout: top(\"@id\".bottom)", "layout", "top(#my-id bottom)"),
        ("@fn: lighten;", "backgroundColor: @fn(#369, 10%)", "background-color", "rgb(56, 112, 168)"),
        ("@shade: light;\n@c: \"@shade\"Gray;", "textColor: @c", "color", "rgb(170, 170, 170)"),
        ("@note: It is done!;", "text: @note", "text", "\"It is done!\""),
        ("@a: \"x; } .b { alpha: 0; } /*\";", "text: \"@a.\"", "text", "\"x; } .b { alpha: 0; } /*.\""),
        ("@q: \"say \\\"hi\\\"\";", "text: \"a @q b\"", "text", "\"a say \\\"hi\\\" b\""),
        ("@big: 3;\n@small: 2;\n@yes: @big > @small;", "hidden: @yes", "visibility", "hidden"),
        ("@on: !(3 > 4);", "hidden: @on", "visibility", "hidden"),
        ("@w: \"4 * 2\";", "borderWidth: @w + 1", "border-width", "9px"),
        (
            "@base: \"http://example.com/\";", "image: url(\"@base.png\")", "-mobile-image",
            "url(\"http://example.com/.png\")"
        ),
        (
            "@a: color: red;", "attributedText: \"x\" (@a, kern: 1)", "attributed-text",
            "text(\"x\", color(rgb(255, 0, 0)), kern(1px))"
        ),
        ("@a: kern;", "attributedTitle: \"x\" (@a: 1)", "attributed-title", "text(\"x\", kern(1px))"),
        ("@kind: flex;", "display: @kind", "flex-direction", "column"),
        ("@kind: flex;\n@box: @kind;", "display: @box", "flex-direction", "column"),
        ("@n: \"a b\";", "placeholder: L(\"@n.c\")", "placeholder", "\"a b.c\""),
    ]

    @Test("A variable has any form of InterfaCSS", arguments: SubstitutedValueTests.cases)
    func values(variables: String, declaration: String, property: String, value: String) {
        let sheet = "\(variables)\n.a { \(declaration); }"
        #expect(View(sheet)[property] == value)
        // The converted stylesheet has the same values.
        let css = Dialect.interfaCSS.css(for: Source(name: "a.iss", text: sheet))
        #expect(View(css, file: "a.css")[property] == value, "\(css)")
    }

    @Test("Only a variable that is flex brings the defaults of flex containers")
    func gridDisplay() {
        let view = View("@kind: grid;\n.a { display: @kind; }")
        #expect(view["display"] == "grid" && view["flex-direction"] == nil)
    }

    @Test("The acceptance cases of fonts with variables")
    func fonts() {
        let sheet = "@face: \"Courier\";\n@sz: 20;\n@f: @face @sz;\n"
        for (declaration, size) in [
            ("font: @f", "20px"), ("font: bigger(@f, 2)", "22px"), ("font: smaller(@f, 2)", "18px"),
            ("font: fontWithSize(@f, 9)", "9px"),
        ] {
            let view = View(sheet + ".a { \(declaration); }")
            #expect(view["font-size"] == size, "\(declaration)")
            #expect(view["font-family"] == "\"Courier\"")
        }
    }

    @Test("Other stylesheets do not accept these forms, also beside one that does")
    func besideOthers() {
        let engine = StyleEngine()
        let node = engine.insert(TestNode("UIView", classes: ["a"]))
        engine.add(
            Stylesheet(Source(name: "a.iss", text: "@m: TopLeft;\n.a { contentMode: @m; }"), dialects: [.interfaCSS]))
        let other = Stylesheet(".a { content-mode: var(--m) }")
        let mode = engine.properties["content-mode"]!
        engine.restyle()
        #expect(engine.style(of: node)[mode]?.cssText == "top-left")
        engine.add(other)
        engine.restyle()
        #expect(engine.style(of: node)[mode] == engine.properties[mode].initial)
        engine.remove(other)
        engine.restyle()
        #expect(engine.style(of: node)[mode]?.cssText == "top-left")
    }

    @Test("A value that has no form of InterfaCSS leaves the property as it is")
    func invalid() {
        #expect(View("@m: sideways;\n.a { contentMode: @m; }")["content-mode"] == "current")
        #expect(View("@s: 1, 2, 3;\n.a { contentSize: @s; }")["content-size"] == "current")
        #expect(View("@r: 4 4;\n.a { cornerRadius: @r; }")["border-radius"] == "4px")
    }
}
