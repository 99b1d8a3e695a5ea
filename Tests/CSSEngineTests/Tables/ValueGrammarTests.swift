import Testing

/// The values of the properties of Nimbus CSS. The result is `nil` for invalid values.
@Suite struct ValueGrammarTests {
    private static let lengthsCases: [(String, String, String?)] = [
        ("width", "12px", "12px"), ("width", "12pt", "12px"), ("width", "12PX", "12px"), ("width", "+1.5px", "1.5px"),
        ("width", "-3px", "-3px"), ("width", "1e2px", "100px"), ("width", "50%", "50%"), ("width", "-5%", "-5%"),
        ("width", "auto", "auto"), ("width", "AUTO", "auto"), ("width", "0", "0px"), ("width", "-0", "0px"),
        ("width", "12", nil), ("width", "none", nil), ("width", "12em", "192px"), ("width", "12 px", nil),
        ("width", "12px 3px", nil), ("width", "", nil), ("width", "#12", nil), ("max-width", "none", "none"),
        ("min-width", "-1px", nil), ("min-width", "none", nil), ("top", "-10px", "-10px"),
        ("border-width", "3", "3px"), ("border-width", "-3", nil), ("border-width", "10%", nil),
        ("border-radius", "50%", "50%"), ("font-size", "12", "12px"), ("font-size", "default", "default"),
        ("font-size", "-1px", nil),
    ]

    @Test("Lengths are parsed", arguments: ValueGrammarTests.lengthsCases)
    func lengths(_ property: String, _ text: String, _ expected: String?) {
        #expect(OneView.value(property, text) == expected, "\(property): \(text)")
    }

    private static let numbersCases: [(String, String, String?)] = [
        ("opacity", "0.5", "0.5"), ("opacity", "50%", "0.5"), ("opacity", "7", "1"), ("opacity", "-1", "0"),
        ("opacity", ".25", "0.25"), ("opacity", "1px", nil), ("opacity", "half", nil),
        ("-ios-number-of-lines", "3", "3"), ("-ios-number-of-lines", "0", "0"), ("-ios-number-of-lines", "-1", nil),
        ("-ios-number-of-lines", "3.0", nil), ("-ios-number-of-lines", "1e1", nil), ("font-weight", "normal", "400"),
        ("font-weight", "bold", "700"), ("font-weight", "1", "1"), ("font-weight", "1000", "1000"),
        ("font-weight", "350.5", "350.5"), ("font-weight", "0", nil), ("font-weight", "1001", nil),
        ("font-weight", "bold italic", nil), ("font-weight", "50%", nil), ("font-weight", "chunky", nil),
    ]

    @Test("Numbers are parsed", arguments: ValueGrammarTests.numbersCases)
    func numbers(_ property: String, _ text: String, _ expected: String?) {
        #expect(OneView.value(property, text) == expected, "\(property): \(text)")
    }

    private static let keywordsCases: [(String, String, String?)] = [
        ("text-align", "center", "center"), ("text-align", "CENTER", "center"), ("text-align", "middle", nil),
        ("text-align", "left right", nil), ("-ios-autoresizing", "width", "width"),
        ("-ios-autoresizing", "left width height", "left width height"), ("-ios-autoresizing", "none", "none"),
        ("-ios-autoresizing", "width, height", nil), ("-ios-autoresizing", "wide", nil),
        ("-ios-button-adjust", "highlighted disabled", "highlighted disabled"), ("visibility", "collapse", "collapse"),
        ("-ios-line-break-mode", "Head-Truncate", "head-truncate"), ("translucent", "yes", "true"),
        ("-ios-table-view-cell-separator-style", "single-line-etched", "single-line-etched"),
    ]

    @Test("Keywords are parsed", arguments: ValueGrammarTests.keywordsCases)
    func keywords(_ property: String, _ text: String, _ expected: String?) {
        #expect(OneView.value(property, text) == expected, "\(property): \(text)")
    }

    private static let stringsAndImagesCases: [(String, String, String?)] = [
        ("font-family", "Helvetica Neue", "\"Helvetica Neue\""), ("font-family", "\"A\\\"b\"", "\"A\\\"b\""),
        ("font-family", "'x'", "\"x\""), ("font-family", "a 1", nil), ("-mobile-relative", "#a", "\"#a\""),
        ("-mobile-relative", ".prev", "\".prev\""), ("-mobile-relative", ".", nil),
        ("background-image", "url(a.png)", "url(\"a.png\")"), ("background-image", "url( 'a b' )", "url(\"a b\")"),
        ("background-image", "\"a\"", "url(\"a\")"), ("background-image", "none", "none"),
        ("background-image", "url(a b)", nil), ("background-image", "a.png", "url(\"a.png\")"),
        ("background-color", "url(a)", "url(\"a\")"), ("background-color", "\"a\"", nil),
        ("background-color", "a.png", "url(\"a.png\")"), ("background-color", "a/b.png", "url(\"a/b.png\")"),
        ("background-color", "red.png", "url(\"red.png\")"), ("background-color", "none.png", "url(\"none.png\")"),
        ("background-color", "red/blue.png", "url(\"red/blue.png\")"),
        ("background-color", "image_name", "url(\"image_name\")"), ("background-color", "_", "url(\"_\")"),
        ("background-color", "a_b.", nil), ("background-color", "light-blue", nil),
        ("background-color", "a.b/c", nil), ("background-image", "none.png", "url(\"none.png\")"),
        ("background-image", "none/a", "url(\"none/a\")"), ("background-image", "none .png", nil),
        ("color", "image_name", nil), ("color", "red.png", nil),
        ("background-color", "a .png", nil), ("background-color", "red.5", nil), ("background-color", "redd", nil),
        ("background-color", "red.", nil), ("background-color", "red/blue", nil), ("background-color", "none", "none"),
        ("color", "none", "none"), ("text-shadow", "red", "rgb(255, 0, 0) 0px 0px 0px"),
        ("text-shadow", "red 1px 2px", "rgb(255, 0, 0) 1px 2px 0px"),
        ("text-shadow", "1px -2px 3px red", "rgb(255, 0, 0) 1px -2px 3px"), ("text-shadow", "1px 2px -3px red", nil),
        ("text-shadow", "red 3", "rgb(255, 0, 0) 3px 0px 0px"), ("text-shadow", "3 red", nil),
        ("text-shadow", "1px", nil),
    ]

    @Test("Strings and images are parsed", arguments: ValueGrammarTests.stringsAndImagesCases)
    func stringsAndImages(_ property: String, _ text: String, _ expected: String?) {
        #expect(OneView.value(property, text) == expected, "\(property): \(text)")
    }

    private static let wideKeywordsAndVariablesCases: [(String, String, String?)] = [
        ("color", "initial", "rgb(0, 0, 0)"), ("color", "INHERIT", "rgb(0, 0, 0)"), ("width", "unset", "auto"),
        ("color", "initial red", nil), ("opacity", "var(--none, 0.5)", "0.5"),
        ("font-size", "calc(var(--none, 6) * 2)", "12px"), ("opacity", "var(none)", nil),
        ("opacity", "var(--a b)", nil), ("opacity", "var()", nil),
    ]

    @Test(
        "CSS-wide keywords and variables are valid for every property",
        arguments: ValueGrammarTests.wideKeywordsAndVariablesCases)
    func wideKeywordsAndVariables(_ property: String, _ text: String, _ expected: String?) {
        #expect(OneView.value(property, text) == expected, "\(property): \(text)")
    }
}
