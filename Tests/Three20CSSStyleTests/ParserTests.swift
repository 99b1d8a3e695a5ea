import CSSEngine
import NimbusCSS
import TestSupport
import Testing
import Three20CSSStyle

/// The dictionary of `TTCSSParser`. The numbers are those of the acceptance cases of Three20.
@Suite struct ParserTests {
    /// A stylesheet and its dictionary, if it has no problems.
    static let validStylesheets: [(number: Int, css: String, dictionary: TTCSSDictionary)] = [
        (
            1, "panel { color: #0A8; width: 120px; height: 44px } panel { color: teal }",
            ["panel": ["color": ["teal"], "width": ["120px"], "height": ["44px"]]]
        ),
        (
            2, ".btn, .link:hover { left: 4px; top: 6.5px }",
            [".btn": ["left": ["4px"], "top": ["6.5px"]], ".link:hover": ["left": ["4px"], "top": ["6.5px"]]]
        ),
        (3, "a { }", ["a": [:]]),
        (4, "a { color: red; color: blue }", ["a": ["color": ["blue"]]]),
        (
            5, "nav bar > .x.y, #z { top: 1px }",
            Dictionary(uniqueKeysWithValues: ["nav", "bar", ".x", ".y", "#z"].map { ($0, ["top": ["1px"]]) })
        ),
        (8, "box{color:teal;width:9px}", ["box": ["color": ["teal"], "width": ["9px"]]]),
        (
            9, "t { text-shadow: 1px 1px 2px rgba(1, 2, 3, 0.5) }",
            ["t": ["text-shadow": ["1px", "1px", "2px", "rgba(", "1", "2", "3", "0.5", ")"]]]
        ),
        (16, "a { color: red !important } a { color: blue }", ["a": ["color": ["blue"]]]),
        (
            17, "/* draft **/ p { top: 1px } /* end */ q { top: 2px }",
            ["p": ["top": ["1px"]], "q": ["top": ["2px"]]]
        ),
        (18, "snake_case { top: 1px }", ["snake_case": ["top": ["1px"]]]),
        (6, "#z:hover { top: 1px }", ["#z:hover": ["top": ["1px"]]]),
        (
            12, "outer { width: 1px; inner { top: 2px } }",
            ["outer": ["width": ["1px"]], "inner": ["top": ["2px"]]]
        ),
        (
            13,
            "@media (min-width: 100px) { p { top: 1px } q { top: 2px } } @media (min-width: 9000px) { r { top: 3px } }",
            ["p": ["top": ["1px"]], "q": ["top": ["2px"]]]
        ),
    ]

    @Test("A stylesheet is a dictionary", arguments: validStylesheets)
    func valid(_ number: Int, _ css: String, _ dictionary: TTCSSDictionary) {
        let parser = TTCSSParser(environment: NIEnvironment(width: 320, height: 480))
        #expect(parser.parse(text: css) == dictionary, "case \(number)")
        #expect(parser.diagnostics.isEmpty, "case \(number)")
    }

    /// A stylesheet with problems, what is left of it, and the locations of the problems.
    static let flawedStylesheets: [(number: Int, css: String, dictionary: TTCSSDictionary, locations: [String])] = [
        (7, "A { COLOR: Red }", ["A": ["COLOR": ["Red"]]], ["1:5"]),
        (10, "row { top: 1px left: 2px; width: 3px }", ["row": ["width": ["3px"]]], ["1:12"]),
        (11, "p { color: red } q { top: 1px", ["p": ["color": ["red"]]], ["1:20"]),
        (11, "p { color: red } q { color: rgb(1, 2", ["p": ["color": ["red"]]], ["1:29"]),
        (11, "p { left: 1px } /* } */ q { top: \"}\"; r { top: 1px", ["p": ["left": ["1px"]]], ["1:34", "1:41"]),
        (11, "p { top: 1px } q { top: 2px; r { top: 3px }", ["p": ["top": ["1px"]], "r": ["top": ["3px"]]], ["1:18"]),
        (
            11, "@media (min-width: 1px) { p { top: 1px } q { top: 2px", ["p": ["top": ["1px"]]], ["1:44"]
        ),
        (13, "@media phone { p { top: 1px } q { top: 2px } }", [:], ["1:8"]),
        (14, "@import \"z.css\"; p { top: 1px }", ["p": ["top": ["1px"]]], ["1:1"]),
        (15, "@font-face { font-family: \"X\" } p { top: 1px }", ["p": ["top": ["1px"]]], ["1:1"]),
        (
            19, "a { x: +3px 1. -.25px 10PX 11foo }", ["a": ["x": ["3px", "1", "-.25px", "10PX", "11foo"]]],
            ["1:5"]
        ),
        (20, "foo } p { top: 1px }", ["p": ["top": ["1px"]]], ["1:5"]),
        (
            20, "a { top: 1px } } } b { top: 2px }", ["a": ["top": ["1px"]], "b": ["top": ["2px"]]], ["1:16", "1:18"]
        ),
        (29, "a { top: 1px; top: 2em; left: 1vw }", ["a": ["top": ["1px"]]], ["1:20", "1:31"]),
    ]

    @Test("A problem has a location, and the rest is kept", arguments: flawedStylesheets)
    func flawed(_ number: Int, _ css: String, _ dictionary: TTCSSDictionary, _ locations: [String]) {
        let parser = TTCSSParser()
        #expect(parser.parse(text: css, name: "a") == dictionary, "case \(number)")
        #expect(parser.diagnostics.map(\.location.description) == locations.map { "a:" + $0 }, "case \(number)")
    }

    @Test("A nested rule has the keys of the compound that it names")
    func nesting() {
        let css = "a, .b { &:hover { top: 1px } .c & { left: 2px } > d { top: 3px } }"
        let dictionary = TTCSSParser().parse(text: css)
        #expect(dictionary["a:hover"] == ["top": ["1px"]] && dictionary[".b:hover"] == ["top": ["1px"]])
        #expect(dictionary["d"] == ["top": ["3px"]])
        #expect(dictionary[".c"] == ["left": ["2px"]])
    }

    @Test("A pseudo-class or an attribute selector never makes a rule match more")
    func functions() {
        let css =
            "a:not(.b) { top: 1px } a[href=\"v\"] { top: 2px } * { top: 3px } a::before { top: 4px } :root { top: 5px }"
        let dictionary = TTCSSParser().parse(text: css)
        #expect(Set(dictionary.keys) == ["a:not(.b)", "a[href=\"v\"]", "a::before"])
    }

    @Test(
        "A rule without a key is a problem, because nothing can find it",
        arguments: ["*", ":root", ":where(a)", "* > *"])
    func rulesWithoutKeys(_ selector: String) {
        let parser = TTCSSParser()
        #expect(
            parser.parse(text: "a { top: 1px }\n\(selector) { top: 2px; b { top: 3px } top: 4px }").keys.sorted() == [
                "a", "b",
            ])
        #expect(parser.diagnostics.map(\.kind) == [.unmatchableSelector])
        #expect(parser.diagnostics.map(\.location.line) == [2])
    }

    @Test("A parser reads files, one after another")
    func files() throws {
        let folder = try TemporaryFolder([
            "a.css": "@import 'b.css'; .name { width: 400px } .name { width: 600px }", "b.css": "b { top: 1px }",
        ])
        let parser = TTCSSParser()
        for _ in 1...2 {
            let dictionary = try #require(parser.parseFilename(folder.file("a.css")))
            #expect(dictionary == [".name": ["width": ["600px"]], "b": ["top": ["1px"]]])
        }
        #expect(parser.parseFilename(folder.file("none.css")) == nil)
    }
}
