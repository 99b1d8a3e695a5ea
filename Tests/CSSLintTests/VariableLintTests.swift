import CSSLint
import InterfaCSS
import Testing

@testable import CSSEngine

/// Lint's findings about variables. Lint evaluates them as the engine does when it styles a view.
@Suite struct VariableLintTests {
    private static func sentences(_ text: String, file: String, in tree: LintTree? = nil) -> [String] {
        let formatter = DiagnosticFormatter(properties: .standard)
        return Lint.diagnostics(of: [Stylesheet(Source(name: file, text: text), dialects: [.interfaCSS])], in: tree).map
        { diagnostic in
            "\(diagnostic.location.line): \(formatter.sentence(diagnostic))"
        }
    }

    private struct Case: CustomTestStringConvertible {
        let name: String
        var file = "a.css"
        let text: String
        var sentences: [String] = []

        var testDescription: String { name }
    }

    private static let cases = [
        Case(
            name: "adjacent variables are separate tokens",
            text: """
                :root { --u: 1px; --w: bold; --s: 12px; --f: serif }
                .a { margin: var(--u)var(--u); font: var(--w)var(--s)var(--f) }
                """),
        Case(
            name: "tokens that only joined text would make valid are invalid",
            text: ":root { --n: 1 }\n.a { margin: var(--n)px }",
            sentences: ["2: “var(--n)px” evaluates to “1 px”, which is not a valid value for margin"]),
        Case(
            name: "a definition elsewhere does not reach a fallback",
            text: ".card { --size: big }\n.card .b { opacity: .5 }\n.a { height: var(--size, 10px) }"),
        Case(
            name: "a definition of the root reaches every fallback",
            text: ":root { --size: big }\n.a { height: var(--size, 10px) }",
            sentences: ["2: “var(--size, 10px)” evaluates to “big”, which is not a valid value for height"]),
        Case(
            name: "a definition in the same rule reaches a fallback",
            text: ".a { --size: big; height: var(--size, 10px) }",
            sentences: ["1: “var(--size, 10px)” evaluates to “big”, which is not a valid value for height"]),
        Case(
            name: "a definition under a condition does not reach a fallback",
            text: "@media (min-width: 1px) { :root { --size: big } }\n.a { height: var(--size, 10px) }"),
        Case(
            name: "the fallback of an undefined variable is checked",
            text: ".a { height: var(--size, big); width: var(--size, 3px) }",
            sentences: ["1: “var(--size, big)” evaluates to “big”, which is not a valid value for height"]),
        Case(
            name: "fallbacks in variables, and in fallbacks",
            text: ":root { --a: var(--b, var(--c, 1px)) }\n.a { width: var(--a); color: var(--a) }",
            sentences: ["2: “var(--a)” evaluates to “1px”, which is not a valid value for color"]),
        Case(
            name: "the last of several definitions of the root applies",
            text:
                ":root { --a: 1px; --b: red }\n:root { --a: red; --b: 1px }\n.a { width: var(--a); height: var(--b) }",
            sentences: ["3: “var(--a)” evaluates to “red”, which is not a valid value for width"]),
        Case(
            name: "definitions of several selectors are not evaluated",
            text: ":root { --a: 1px }\n.b { --a: red }\n.a { width: var(--a) }"),
        Case(
            name: "properties of the web use variables",
            text: ":root { --fast: .2s; --pad: 4px }\n.a { columns: var(--fast); padding: var(--pad) }",
            sentences: ["2: “columns” has no effect here"]),
        Case(
            name: "at-rules, unknown properties and invalid declarations use variables",
            text: """
                :root { --a: 1px; --b: 2px; --c: 3px; --d: red; --e: 4px; --unused: 1 }
                @keyframes x { from { left: var(--a) } }
                .a { opactiy: var(--b); width var(--c); color: var(--d) }
                .b { will-change: --e }
                """,
            sentences: [
                "1: the variable “--unused” is never used",
                "3: unknown property “opactiy”; did you mean “opacity”?",
                "3: expected a declaration (name: value) or a rule, found “width var(--c)”",
                "4: “will-change” has no effect here",
            ]),
        Case(
            name: "a variable that nobody defines", text: ".a { color: var(--hue); opacity: var(--one, 1) }",
            sentences: ["1: the variable “--hue” is not defined"]),
        Case(
            name: "a warning is said once per place",
            text: ":root { --a: big }\n.a, .b { margin: var(--a); border: var(--a) solid red; }",
            sentences: [
                "2: “var(--a)” evaluates to “big”, which is not a valid value for margin",
                "2: “var(--a) solid red” evaluates to “big solid red”, which is not a valid value for border",
            ]),
        Case(
            name: "iss: a sum", file: "a.iss", text: "@unit: 4;\n@round: @unit * 2 + 1;\n.a { cornerRadius: @round; }"),
        Case(name: "iss: a comparison", file: "a.iss", text: "@level: 4;\n.a { hidden: @level > 3; }"),
        Case(name: "iss: a point", file: "a.iss", text: "@where: point(3, 4);\n.a { center: @where; }"),
        Case(name: "iss: a transform", file: "a.iss", text: "@tilt: rotate(45);\n.a { transform: @tilt scale(2); }"),
        Case(
            name: "iss: a negated variable", file: "a.iss",
            text: "@gap: 10;\n@back: -@gap;\n.a { cornerRadius: @back + 15; }"),
        Case(
            name: "iss: a part of a layout", file: "a.iss",
            text: "@box: size(10, 20);\n.a { layout: @box left(3) top(4); }"),
        Case(
            name: "iss: a percentage", file: "a.iss",
            text: "@part: 25;\n.a { layout: size(@part%, 20) left(3); alpha: @part%; }"),
        Case(
            name: "iss: real mistakes are reported in the words of the file", file: "a.iss",
            text: """
                @big: abc;
                .a { cornerRadius: @big; titleEdgeInsets: @big; image: @big + 1; textColor: @big; }
                .b { contentMode: @big; center: @big; layout: @big left(3); titleLabel.font: @big "x" 1; width: @big * 2; }
                """,
            sentences: [
                "2: “@big” evaluates to “abc”, which is not a valid value for cornerRadius",
                "2: “@big” evaluates to “abc”, which is not a valid value for titleEdgeInsets",
                "2: “@big + 1” evaluates to “abc + 1”, which is not a valid value for image",
                "2: “@big” evaluates to “abc”, which is not a valid value for textColor",
                "3: “@big” evaluates to “abc”, which is not a valid value for contentMode",
                "3: “@big” evaluates to “abc”, which is not a valid value for center",
                "3: “@big left(3)” evaluates to “abc left(3)”, which is not a valid value for layout",
                "3: “@big \"x\" 1” evaluates to “abc \"x\" 1”, which is not a valid value for titleLabel.font",
                "3: “@big * 2” evaluates to “abc * 2”, which is not a valid value for width",
            ]),
        Case(
            name: "iss: variables belong to the file", file: "a.iss", text: "@a: 1; @a: 2;\n.b { cornerRadius: @a; }",
            sentences: ["1: “@a” is defined twice"]),
        Case(
            name: "iss: declarations that are dropped, and strings, use variables", file: "a.iss",
            text: "@a: 1;\n@b: x;\n@c: y;\n.a { bogus: @a; text: \"Hi @b\"; font: \"@c\" 12; }",
            sentences: ["4: unknown property “bogus”"]),
        Case(
            name: "iss: a remote font", file: "a.iss",
            text: """
                @web: url("https://example.com/face.ttf");
                .a { font: @web 30; }
                .b { font: url("https://example.com/face.ttf") 30; }
                .c { font: url(https://example.com/face.ttf) 30; }
                """,
            sentences: [2, 3, 4].map {
                "\($0): remote fonts are not loaded, so the font has no effect; add the font to the app and name its family"
            }),
        Case(
            name: "iss: text after a value", file: "a.iss",
            text: """
                .a { cornerRadius: 4 4; alpha: 0.5 junk; textColor: red blue; contentMode: center left; text: "a" b; }
                .b { hidden: YES NO; borderWidth: (2 3) * 4; backgroundColor: #fff 3; }
                """,
            sentences: [
                "1: “4” after the value of cornerRadius has no effect",
                "1: “junk” after the value of alpha has no effect",
                "1: “blue” after the value of textColor has no effect",
                "1: “left” after the value of contentMode has no effect",
                "1: “b” after the value of text has no effect",
                "2: “NO” after the value of hidden has no effect",
                "2: “(2 3) * 4” is not a valid value for borderWidth; expected a length from 0, a number from 0, “thin”, "
                    + "“medium” or “thick”",
                "2: “3” after the value of backgroundColor has no effect",
            ]),
        Case(
            name: "iss: text after a condition with a variable", file: "a.iss",
            text: "@level: 4;\n.a { hidden: @level > 3 junk; }\n.b { hidden: @level > 3; }",
            sentences: ["2: “@level > 3 junk” evaluates to “4 > 3 junk”, which is not a valid value for hidden"]),
        Case(
            name: "iss: a variable as a parameter", file: "a.iss",
            text: "@state: highlighted;\nUIButton { titleColor(@state): red; tintColor: @state; alpha(high): 1 }",
            sentences: [
                "2: unknown parameter “@state”, which has no effect",
                "2: “@state” evaluates to “highlighted”, which is not a valid value for tintColor",
                "2: unknown parameter “high”, which has no effect",
            ]),
        Case(
            name: "an empty variable", text: ":root { --none: ; }\n.a { width: var(--none); height: var(--none) 3px }",
            sentences: ["2: “var(--none)” evaluates to nothing, which is not a valid value for width"]),
    ]

    @Test(arguments: VariableLintTests.cases)
    private func lint(_ lintCase: Case) {
        #expect(Self.sentences(lintCase.text, file: lintCase.file) == lintCase.sentences)
    }

    @Test("The definition that applies is the related location")
    func relatedDefinition() {
        let text = ":root { --a: 1px }\n:root { --a: red }\n.a { width: var(--a) }"
        let findings = Lint.diagnostics(of: [Stylesheet(Source(name: "a.css", text: text))])
        #expect(findings.map { $0.related?.range } == [27..<30])
    }

    // MARK: View data

    private struct Element: StyleElement {
        let styleTypes: [String]
        var styleID: String?
        let styleClasses: [String]
        var styleState: ElementState { [] }
        var hasText: Bool { false }
        var inlineStyle: String?
        var styleChildren: [Element] { [] }

        func styleAttribute(_ name: String) -> String? { nil }
    }

    private static let tree = LintTree([
        Element(styleTypes: ["UIView"], styleID: "root", styleClasses: ["card"]),
        Element(
            styleTypes: ["UILabel"], styleClasses: ["title", "big"],
            inlineStyle: "--hue: red; color: var(--ink)"),
    ])

    @Test func inlineStylesDefineAndUseVariables() {
        let text = ":root { --ink: red; --other: 1 }\n.title { background-color: var(--hue); opacity: var(--nope) }"
        #expect(
            Self.sentences(text, file: "a.css", in: Self.tree) == [
                "1: the variable “--other” is never used", "2: the variable “--nope” is not defined",
            ])
    }

    @Test func namesThatNoViewHasAreReported() {
        let text = """
            .titel { opacity: 1 }
            UILable, #rot > .title:not(.never):is(.big, .bog)::before { opacity: 1; &:nth-child(2n of .x) { opacity: 0 } }
            UIView #root.card UILabel.title:lang(de), *:root, UIView:has(> .big) { opacity: 1; .inner { opacity: 0 } }
            UIControl { opacity: 1 }
            """
        let unmatched = Self.sentences(text, file: "a.css", in: Self.tree).filter { $0.contains("matches no view") }
        #expect(
            unmatched == [
                "1: “.titel” matches no view of the view data; did you mean “.title”?",
                "2: “UILable” matches no view of the view data; did you mean “UILabel”?",
                "2: “#rot” matches no view of the view data; did you mean “#root”?",
                "2: “.bog” matches no view of the view data; did you mean “.big”?",
                "3: “.inner” matches no view of the view data",
                "4: “UIControl” matches no view of the view data",
            ])
    }

    @Test func extendedRulesMatchThroughOthers() {
        let text = ".base { opacity: 1 }\n.title { @extend .base; }\n.other { opacity: 0 }"
        let unmatched = Self.sentences(text, file: "a.css", in: Self.tree)
        #expect(unmatched == ["3: “.other” matches no view of the view data"])
    }

    @Test func namesInInterfaCSSIgnoreCase() {
        let text =
            "label.TITLE { alpha: 1; .Inner { alpha: 1; } }\nHomeController view#ROOT { alpha: 1; }\nlable { alpha: 1; }"
        let unmatched = Self.sentences(text, file: "a.iss", in: Self.tree).filter { $0.contains("matches no view") }
        #expect(
            unmatched == [
                "1: “.Inner” matches no view of the view data",
                "3: “lable” matches no view of the view data; did you mean “label”?",
            ])
    }
}
