import Testing

@testable import CSSEngine

/// The syntaxes of custom properties, and the computed values of their types, where `em` is 10px, `rem` is 20px, and the
/// viewport is 300px by 500px. Chromium has the same results.
@Suite struct CustomPropertySyntaxTests {
    private static let validCases = [
        "*": "*", " * ": "*", "<length>": "<length>", "<length>  |  <color>": "<length> | <color>",
        "<length>\n|\t<color>": "<length> | <color>", "<transform-list>": "<transform-list>", "foo": "foo",
        "foo+": "foo+", "foo#": "foo#", "foo |bar": "foo | bar", "none": "none", "f\\6f": "fo", "\\31 a": "\\31 a",
        "a+|b#": "a+ | b#", "a|a": "a | a", "<string>+": "<string>+", "_": "_", "é": "é",
        "<angle># | <time>+ | x": "<angle># | <time>+ | x", "<number>|<number>": "<number> | <number>",
    ]

    @Test("Syntaxes are parsed and printed", arguments: validCases.sorted { $0.key < $1.key })
    func syntaxes(_ text: String, _ expected: String) {
        #expect(CustomPropertySyntax(text)?.text == expected)
    }

    private static let invalidCases = [
        "", " ", "*|<length>", "<length>|*", "<length", "<Length>", "< length>", "<length >", "<length>||<color>",
        "<length>|", "|<length>", "<length>++", "<length>+#", "<length>#+", "<length> +", "<transform-list>+",
        "<transform-list>#", "foo bar", "initial", "inherit", "unset", "default", "DEFAULT", "revert", "revert-layer",
        "revert-rule", "--foo", "-foo", "1foo", "\"a\"", "foo/**/", "/**/foo", "<ident>", "<integer [0,1]>",
        "<position>", "<ratio>", "foo,bar", "#", "+", "<>", "<number>?", "[<length>]", "<length>{2}", "foo.bar", "-",
    ]

    @Test("Other syntaxes are invalid", arguments: invalidCases)
    func invalidSyntaxes(_ text: String) {
        #expect(CustomPropertySyntax(text) == nil)
    }

    private static let valueCases: [(String, String, String?)] = [
        ("<length>", "0", "0px"), ("<length>", "1em", "10px"), ("<length>", "2rem", "40px"), ("<length>", "1vw", "3px"),
        ("<length>", "calc(1em + 2px)", "12px"), ("<length>", "-5px", "-5px"), ("<length>", "10%", nil),
        ("<length>", "min(1em, 5px)", "5px"), ("<length>", "calc(0px + 0%)", nil), ("<length>", "1px 1px", nil),
        ("<length>", "", nil), ("<length>", "initial", nil),
        ("<length-percentage>", "10%", "10%"), ("<length-percentage>", "calc(10% + 1em)", "calc(10% + 10px)"),
        ("<length-percentage>", "calc(5% + -5px)", "calc(5% - 5px)"), ("<length-percentage>", "max(10%)", "10%"),
        ("<length-percentage>", "min(10%, 5em)", "min(10%, 50px)"), ("<length-percentage>", "calc(10%)", "10%"),
        ("<number>", "1.50", "1.5"), ("<number>", "1e3", "1000"), ("<number>", "calc(1/3)", "0.333333"),
        ("<number>", "-0", "0"), ("<number>", "1px", nil), ("<number>", "calc(1em/1px)", "10"),
        ("<number>", "10%", nil), ("<integer>", "1", "1"), ("<integer>", "1.0", nil), ("<integer>", "calc(1.5)", "2"),
        ("<integer>", "calc(-1.5)", "-1"), ("<integer>", "99999999999", "2147483647"), ("<integer>", "1e2", nil),
        ("<percentage>", "calc(1% + 2%)", "3%"), ("<percentage>", "0", nil), ("<percentage>", "-1%", "-1%"),
        ("<angle>", "0", nil), ("<angle>", "1turn", "360deg"), ("<angle>", "1rad", "57.2958deg"),
        ("<angle>", "atan(1)", "45deg"), ("<time>", "100ms", "0.1s"), ("<time>", "0", nil), ("<time>", "-1s", "-1s"),
        ("<resolution>", "96dpi", "1dppx"), ("<resolution>", "calc(1x + 96dpi)", "2dppx"),
        ("<resolution>", "-1dppx", nil), ("<resolution>", "calc(-1*2dppx)", "0dppx"),
        ("<color>", "RED", "rgb(255, 0, 0)"), ("<color>", "currentColor", "currentcolor"),
        ("<color>", "light-dark(red, blue)", "rgb(255, 0, 0)"), ("<color>", "#aabbcc80", "rgba(170, 187, 204, 0.5)"),
        ("<color>", "light-dark(currentcolor, red)", "currentcolor"),
        ("<color>", "color-mix(in srgb, red, blue)", "color(srgb 0.5 0 0.5)"),
        ("<color>", "color-mix(in srgb, currentcolor, blue)", "color-mix(in srgb, currentcolor, rgb(0, 0, 255))"),
        (
            "<color>", "color-mix(in srgb, light-dark(red, blue), currentcolor)",
            "color-mix(in srgb, rgb(255, 0, 0), currentcolor)"
        ),
        ("<color>", "rgb(from currentcolor r g b)", "rgb(from currentcolor r g b)"),
        ("<color>+", "red currentcolor", "rgb(255, 0, 0) currentcolor"),
        ("<string>", "'a'", "\"a\""), ("<string>", "a", nil), ("<custom-ident>", "Foo", "Foo"),
        ("<custom-ident>", "default", nil), ("<custom-ident>", "inherit", nil), ("<custom-ident>", "--x", "--x"),
        ("<transform-function>", "rotate(1turn)", "rotate(360deg)"),
        ("<transform-function>", "translate3d(1em, 2px, 3px)", "translate3d(10px, 2px, 3px)"),
        ("<transform-function>", "scale(50%)", "scale(0.5)"), ("<transform-function>", "scalex(2)", "scaleX(2)"),
        ("<transform-function>", "rotateX(45deg)", "rotateX(45deg)"),
        ("<transform-function>", "scale(2) rotate(4deg)", nil), ("<transform-function>", "none", nil),
        ("<transform-function>", "perspective(-1px)", nil),
        ("<transform-function>", "perspective(none)", "perspective(none)"),
        ("<transform-list>", "scale(2) rotate(1turn)", "scale(2) rotate(360deg)"), ("<transform-list>", "none", "none"),
        ("<transform-list>", "scale(2), rotate(1deg)", nil),
        ("<transform-function>#", "scale(2)   ,rotate(1turn)", "scale(2), rotate(360deg)"),
        ("<url>", "url(a.png)", "url(\"a.png\")"), ("<url>", "\"a.png\"", nil),
        ("<image>", "url(a.png)", "url(\"a.png\")"),
        ("<image>", "linear-gradient(red, blue 1em)", "linear-gradient(red, blue 1em)"), ("<image>", "none", nil),
        ("<length>+", "1em   2px/**/3px", "10px 2px 3px"), ("<length>+", "1px, 2px", nil),
        ("<length>+", "1px 10%", nil), ("<length>#", "1em , 2px", "10px, 2px"), ("<length>#", "1px,", nil),
        ("<length>#", "1px 2px", nil), ("<length> | <percentage>", "10%", "10%"),
        ("<length> | <percentage>", "calc(1em + 10%)", nil), ("auto | <length>", "AUTO", nil),
        ("auto | <length>", "auto", "auto"), ("big | bigger | BIGGER", "BIGGER", "BIGGER"), ("a+", "a a", "a a"),
        ("a+", "a b", nil), ("<custom-ident>#", "a,b , c", "a, b, c"),
        ("<color># | <length>+", "1em 2em", "10px 20px"), ("<color># | <length>+", "red 1em", nil),
        ("<integer> | <number>", "calc(1.5)", "2"), ("<length> | <number>", "0", "0px"),
        ("<number> | <length>", "0", "0"), ("<custom-ident> | <color>", "red", "red"),
        ("<color> | red", "red", "rgb(255, 0, 0)"),
    ]

    @Test("Values have a computed value", arguments: valueCases)
    func values(_ syntax: String, _ text: String, _ expected: String?) throws {
        let syntax = try #require(CustomPropertySyntax(syntax))
        let value = Array(text.utf8).withUnsafeBufferPointer { syntax.value(of: $0) }
        #expect(value?.computedCustomValue(in: ResolvedValue.place).cssText == expected)
    }

    private static let typeCases: [(String, String?)] = [
        ("<length>", "<length>"), ("<length>+ x", "<length>+"), ("type(<length> | auto) x", "<length> | auto"),
        ("type( * )", "*"), ("-foo", "-foo"), ("type(-foo|bar)", "-foo | bar"),
        ("type(<length>/**/|<color>)", "<length> | <color>"),
        ("type(\"<length>\")", nil), ("type(<length> +)", nil), ("*", nil), ("< length>", nil), ("type()", nil),
        ("1px", nil),
    ]

    @Test("Types of parameters are parsed", arguments: typeCases)
    func types(_ text: String, _ expected: String?) {
        let type = TokenList.withTokens(of: Source(name: "", text: text)) { tokens in
            var index = 0
            return CustomPropertySyntax(type: tokens, at: &index, limit: tokens.count)?.text
        }
        #expect(type == expected)
    }
}
