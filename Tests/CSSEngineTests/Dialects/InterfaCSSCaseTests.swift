import CSSLint
import InterfaCSS
import Testing

@testable import CSSEngine

/// The cases of parsing, variables and `@extend` that describe what InterfaCSS does, or should have done. Their numbers are
/// those of the description.
@Suite struct InterfaCSSCaseTests {
    private struct ParsingCase: CustomTestStringConvertible {
        let name: String
        let iss: String
        /// The stylesheet in CSS.
        let css: String
        /// The number of problems that are reported.
        var problems = 0

        var testDescription: String { name }
    }

    private static let parsingCases = [
        ParsingCase(name: "P1", iss: ".a { alpha: 1; }", css: ".a { opacity: 1; }"),
        ParsingCase(name: "P2", iss: ".a { Corner-RADIUS = 4; }", css: ".a { border-radius: 4px; }"),
        ParsingCase(
            name: "P3",
            iss: """
                nonsense words here
                .a { alpha: 1;
                more nonsense
                }
                again junk

                // c
                .b { hidden: YES; }
                """,
            css: ".a { opacity: 1; } .b { visibility: hidden; }", problems: 3),
        ParsingCase(
            name: "P4", iss: ".a { alpha: 1; hidden: YES }", css: ".a { opacity: 1; visibility: hidden; }"),
        ParsingCase(name: "P5", iss: ".a{alpha:1;hidden:YES;}", css: ".a { opacity: 1; visibility: hidden; }"),
        ParsingCase(
            name: "P6", iss: ".a { alpha: 1; } }\n.b { alpha: 2; }", css: ".a { opacity: 1; } .b { opacity: 2; }",
            problems: 1),
        ParsingCase(
            name: "P7", iss: ".a { text-key: \"x;y{z}\"; alpha: 1; }",
            css: ".a { text-key: \"x;y{z}\"; opacity: 1; }"),
        ParsingCase(
            name: "P8", iss: "/* one */ // two\n.a { /* p: 1; */ alpha: 1; // three\nhidden: NO; }",
            css: ".a { opacity: 1; visibility: visible; }"),
        ParsingCase(
            name: "P9", iss: ".a { foo: 1; alpha: 2; }", css: ".a { foo: 1; opacity: 2; }", problems: 1),
        ParsingCase(
            name: "P12", iss: ".a { &:pad { alpha: 1; } hidden: YES; }", css: ".a { visibility: hidden; }",
            problems: 1),
        ParsingCase(
            name: "P13", iss: ".a, .b { .c, .d { alpha: 1; } hidden: YES; }",
            css: ".a, .b { visibility: hidden; .c, .d { opacity: 1; } }"),
        ParsingCase(
            name: "P14", iss: ".p { alpha: 1; .q { alpha: 2; .r { alpha: 3; } } }",
            css: ".p { opacity: 1; .q { opacity: 2; .r { opacity: 3; } } }"),
        ParsingCase(
            name: "P15",
            iss: """
                label, UILABEL.x, UILabel#i.x.y, #i.x, .x.y, view > .x + .y ~ .z, * view *, view:only-child,
                view:minOSVersion(9.3), view#i.x:onlychild, view:nth-child(3n+2), view label:first-of-type,
                view:pad:landscape { alpha: 1; }
                """,
            css: """
                UILabel, UILabel.x, UILabel#i.x.y, #i.x, .x.y, UIView > .x + .y ~ .z, * UIView *, UIView:only-child, \
                UIView:min-os-version(9.3), UIView#i.x:only-child, UIView:nth-child(3n+2), \
                UIView UILabel:first-of-type, UIView:pad:landscape { opacity: 1; }
                """),
        ParsingCase(
            name: "P16", iss: ".x#i {} :pad {} .1 {} .ok { alpha: 1; }", css: ".ok { opacity: 1; }", problems: 3),
    ]

    @Test("A stylesheet is parsed as described", arguments: parsingCases)
    private func parses(_ parsingCase: ParsingCase) {
        #expect(InterfaCSS.compact(parsingCase.iss) == parsingCase.css)
        #expect(Self.sheet(parsingCase.iss).diagnostics.count == parsingCase.problems)
    }

    private struct StyleCase: CustomTestStringConvertible {
        let name: String
        /// The stylesheets in the order in which they are loaded.
        let sheets: [String]
        var classes = ["a"]
        let property: String
        /// The computed value; `nil` if no rule sets the property. With `current`, the view keeps its value.
        let value: String?

        var testDescription: String { name }
    }

    private static let styleCases = [
        StyleCase(name: "P10", sheets: ["Bogus, .a { alpha: 1; }"], property: "opacity", value: "1"),
        StyleCase(name: "P11", sheets: ["Bogus { .a { alpha: 1; } }"], property: "opacity", value: nil),
        StyleCase(name: "V1", sheets: ["@n: 0.4;", ".a { alpha: @n; }"], property: "opacity", value: "0.4"),
        StyleCase(
            name: "V2", sheets: ["@face: \"Courier\";\n@sz: 20;\n@f: @face @sz;\n.a { font: @f; }"],
            property: "font-family", value: "\"Courier\""),
        StyleCase(
            name: "V2, size", sheets: ["@face: \"Courier\";\n@sz: 20;\n@f: @face @sz;\n.a { font: @f; }"],
            property: "font-size", value: "20px"),
        StyleCase(
            name: "V3", sheets: ["@w: 10; .a { cornerRadius: @w * 2 + 1; }"], property: "border-radius",
            value: "21px"),
        StyleCase(
            name: "V4", sheets: ["@w: 10; .a { cornerRadius: @w-2; }"], property: "border-radius", value: "current"),
        StyleCase(name: "V5", sheets: [".a { alpha: @late; }\n@late: 1;"], property: "opacity", value: nil),
        StyleCase(
            name: "V8", sheets: [".base { alpha: 0.3; clipsToBounds: YES; } .sub { @extend .base; alpha: 0.6; }"],
            classes: ["sub"], property: "opacity", value: "0.6"),
        StyleCase(
            name: "V8, extended", sheets: [".base { alpha: 0.3; clipsToBounds: YES; } .sub { @extend .base; }"],
            classes: ["sub"], property: "overflow", value: "hidden"),
        StyleCase(
            name: "V9", sheets: [".base { alpha: 0.3; clipsToBounds: YES; } .sub { alpha: 0.6; @extend .base; }"],
            classes: ["sub"], property: "opacity", value: "0.6"),
        StyleCase(
            name: "V10", sheets: [".sub { @extend .nowhere; alpha: 1; }"], classes: ["sub"], property: "opacity",
            value: "1"),
        StyleCase(name: "V11", sheets: ["@x: @x; .a { alpha: @x; }"], property: "opacity", value: "current"),
    ]

    @Test("Variables, extended rules and unknown types have the described effect", arguments: styleCases)
    private func styles(_ styleCase: StyleCase) {
        let engine = StyleEngine()
        for sheet in styleCase.sheets { engine.add(Self.sheet(sheet)) }
        let node = engine.insert(TestNode("UIView", classes: styleCase.classes))
        engine.restyle()
        #expect(engine.style(of: node)[engine.properties[styleCase.property]!]?.cssText == styleCase.value)
    }

    /// V7, as version 2.0 has it.
    @Test("A variable that is set at run time changes what uses it") func variableSetAtRunTime() throws {
        let engine = StyleEngine()
        engine.add(Self.sheet("@k: 1; .a { alpha: @k; }"))
        let node = engine.insert(TestNode("UIView", classes: ["a"]))
        engine.restyle()
        engine.setRootProperty("--k", to: "0.5")
        engine.restyle()
        #expect(engine.style(of: node)[engine.properties["opacity"]!]?.cssText == "0.5")
    }

    /// V4, V5, V10 and V11: both places where there are two.
    @Test(
        "References that cannot be resolved are reported",
        arguments: [
            "@w: 10; .a { cornerRadius: @w-2; }", ".a { alpha: @late; }\n@late: 1;",
            ".sub { @extend .nowhere; alpha: 1; }", "@x: @x; .a { alpha: @x; }",
        ])
    func unresolvedReferences(_ text: String) {
        let sheet = Self.sheet(text)
        #expect(!(sheet.diagnostics + Lint.diagnostics(of: [sheet])).isEmpty)
    }

    private static func sheet(_ text: String) -> Stylesheet {
        Stylesheet(Source(name: "a.iss", text: text), dialects: [.interfaCSS])
    }
}
