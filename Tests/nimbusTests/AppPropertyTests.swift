import CSSEngine
import Testing

@testable import HeadlessScreen

/// The option `--properties`, with which commands know an app's own properties and pseudo-classes.
@Suite struct AppPropertyTests {
    private static let files = [
        "app.json": """
        {
            "version": 1.1,
            "properties": [
                { "name": "dial-color", "syntax": "<color>", "description": "The color.", "classes": ["DialView"] },
                { "name": "Dial-Style", "values": [{ "name": "round" }, { "name": "flat" }] }
            ],
            "pseudoClasses": [{ "name": ":press" }]
        }
        """,
        "more.json": #"{ "properties": [{ "name": "dial-size", "syntax": "[ <length> | <number> ]{1,2}" }] }"#,
        "dial.css": "DialView:press { dial-color: gold; dial-style: FLAT }",
        "bad.css": "UILabel { dial-color: red; dial-style: oval; dial-size: 1px 2 3; dial-siz: 1px }",
        "tree.json": #"[{ "view": "UILabel", "id": "dial" }]"#,
        "label.css": "#dial { dial-color: gold }",
    ]

    private static func run(_ arguments: [String], file: String = "") throws -> NimbusRun {
        try NimbusRun(arguments, files: files.merging(["file.json": file]) { $1 })
    }

    @Test func lintKnowsDeclaredPropertiesAndPseudoClasses() throws {
        #expect(try Self.run(["lint", "dial.css"]).code == 1)
        let run = try Self.run(["lint", "dial.css", "--properties", "app.json", "--max-warnings", "0"])
        #expect(run.code == 0 && run.output.isEmpty, "\(run.output)\(run.errors)")
    }

    private static let besides = [
        "dial.css": "DialView:press { dial-color: gold; dial-style: FLAT }", "app.css-data.json": files["app.json"]!,
        "sub/deep/dial.css": "DialView:press { dial-color: tomato }", "tree.json": #"[{ "view": "DialView" }]"#,
        "other/plain.css": "DialView { dial-color: gold }", ".hidden.css-data.json": "{",
        "dial.iss": "DialView { dialColor: red; }",
    ]

    @Test(
        "Files beside stylesheets are found", arguments: [["."], ["dial.css", "dial.iss"], ["sub", "--prefix", "."]])
    func filesBesideStylesheets(_ arguments: [String]) throws {
        let run = try NimbusRun(["lint"] + arguments + ["--max-warnings", "0"], files: Self.besides)
        #expect(run.code == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.output)\(run.errors)")
        let other = try NimbusRun(["lint", "other/plain.css"], files: Self.besides)
        #expect(other.output.contains("unknown property “dial-color”"))
    }

    @Test(arguments: ["inspect", "views", "describe", "render"])
    func everyCommandFindsFilesBesideStylesheets(_ command: String) throws {
        let output = command == "render" ? ["--output", "a.png"] : []
        let run = try NimbusRun([command, "--view", "tree.json", "dial.css"] + output, files: Self.besides)
        #expect(!run.errors.contains("dial-color") && !run.errors.contains("press"), "\(run.errors)")
    }

    @Test func aFoundFileCanListTheStandardPropertiesToo() throws {
        let editor = try NimbusRun(["properties", "--format", "vscode"], files: [:]).output
        let files = ["all.css-data.json": editor, "s.css": "UILabel { font: bold 12px serif; color: red }"]
        let run = try NimbusRun(["lint", "s.css"], files: files)
        #expect(run.code == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.output)\(run.errors)")
    }

    @Test func aBrokenFoundFileIsAnErrorUnlessTheOptionNamesOthers() throws {
        let files = [
            "broken.css-data.json": "{", "s.css": "UILabel { color: red }", "app.json": Self.files["app.json"]!,
        ]
        let run = try NimbusRun(["lint", "s.css"], files: files)
        #expect(run.code == 3 && run.errors.contains("broken.css-data.json: is not JSON"), "\(run.errors)")
        #expect(try NimbusRun(["lint", "s.css", "--properties", "app.json"], files: files).code == 0)
    }

    @Test func lintChecksTheValuesAndViewsOfDeclaredProperties() throws {
        let run = try Self.run(["lint", "bad.css", "--properties", "app.json", "--properties", "more.json"])
        let heads = run.output.split(separator: "\n").filter { $0.hasPrefix("bad.css:") }
        #expect(
            heads == [
                "bad.css:1:11: warning: “dial-color” does not apply to “UILabel”, only to “DialView”",
                "bad.css:1:40: error: “oval” is not a valid value for dial-style; expected “round” or “flat”",
                "bad.css:1:57: error: “1px 2 3” is not a valid value for dial-size; expected "
                    + "one or two values, each a length or a number",
                "bad.css:1:66: warning: unknown property “dial-siz”; did you mean “dial-size”?",
            ])
    }

    @Test(arguments: ["inspect", "views", "describe"])
    func otherCommandsKnowDeclaredProperties(_ command: String) throws {
        let arguments = [command, "--view", "tree.json", "label.css"]
        #expect(try Self.run(arguments).errors.contains("unknown property “dial-color”"))
        let run = try Self.run(arguments + ["--properties", "app.json"])
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        if command == "inspect" { #expect(run.output.contains("dial-color  rgb(255, 215, 0)")) }
    }

    @Test func restyleShowsChangesOfDeclaredProperties() throws {
        let run = try Self.run([
            "restyle", "--view", "tree.json", "label.css", "--edit", "label.css:dial-color=tomato", "--properties",
            "app.json",
        ])
        #expect(run.code == 0 && run.output.contains("tomato"), "\(run.output)\(run.errors)")
    }

    private static let errorCases: [(file: String, code: Int32, message: String)] = [
        ("{", 3, "file.json: is not JSON"),
        ("[]", 3, "file.json: the file has another type than expected"),
        (#"{ "properties": [{ "syntax": "a" }] }"#, 3, "file.json: properties[0].name is missing"),
        (#"{ "properties": [{ "name": "a", "syntax": 1 }] }"#, 3, "properties[0].syntax has another type"),
        (#"{ "properties": [{ "name": "a" }] }"#, 2, "file.json: a: has neither a syntax nor values"),
        (#"{ "properties": [{ "name": "--a", "syntax": "a" }] }"#, 2, "“--a” is not the name of a property"),
        (#"{ "properties": [{ "name": "a", "syntax": "<colour>" }] }"#, 2, "a: “<colour>” is not a known type"),
        (#"{ "pseudoClasses": [{ "name": "::a" }] }"#, 2, "“::a” is not a pseudo-class"),
        (
            #"{ "properties": [{ "name": "a", "syntax": "a" }, { "name": "A", "syntax": "b" }] }"#, 2,
            "file.json: a is declared twice"
        ),
    ]

    @Test(arguments: AppPropertyTests.errorCases)
    func invalidFilesAreRejected(_ file: String, _ code: Int32, _ message: String) throws {
        let run = try Self.run(["lint", "dial.css", "--properties", "file.json"], file: file)
        #expect(run.code == code && run.errors.contains(message) && run.output.isEmpty, "\(run.errors)")
    }

    @Test func aMissingFileIsAnError() throws {
        #expect(try Self.run(["lint", "dial.css", "--properties", "missing.json"]).code == 3)
        #expect(try Self.run(["lint", "-", "--properties", "-"]).code == 2)
    }
}

/// The value syntax of an app's own properties.
@Suite struct ValueSyntaxTests {
    /// The syntaxes of the grammars that a `ViewEffect` declares, and others.
    @Test(arguments: [
        "<color>", "<color> | none", "<length> | <number>", "<length [0,∞]> | <percentage [0,∞]> | auto", "<number>",
        "<number> | <percentage>", "<integer>", "<integer [1,9]>", "true | false", "<string> | <ident>+",
        "[ <length> | <number> ]{1,4}", "[ <length [0,∞]> | <number [0,∞]> ]{1,2}",
        "<url> | <string> | <ident> | none", "round | flat", "<angle>", "<time [0s,∞]>", "<ratio>", "<ident>",
        "[ <angle> ] [ <integer [0,3]> ]?",
    ])
    func theSyntaxOfAGrammarIsThatItWasParsedFrom(_ syntax: String) throws {
        #expect(try ValueSyntaxParser.grammar(of: syntax).syntax == syntax)
    }

    @Test func aStandardPropertyLendsItsGrammar() throws {
        let grammar = try ValueSyntaxParser.grammar(of: "<'font-size'>")
        let fontSize = try #require(PropertyTable.standard["font-size"])
        #expect(grammar.syntax == PropertyTable.standard[fontSize].grammar.syntax)
    }

    @Test(arguments: [
        "", "|", "a |", "<colour>", "<length", "<length [1,5]>", "<integer [3,1]>", "<color [0,1]>", "a? b", "a?",
        "a || b", "a && b", "a#", "*", "{2}", "a{0}", "a{3,2}", "[a", "a]", "<percentage>", "<ident>+", "<'font'>",
        "<'fon'>", "[<color> | <angle>] a", "[<color> | <angle>]{2}", "<number>{1,2} a",
        String(repeating: "[", count: 100_000),
    ])
    func otherSyntaxesAreRejected(_ syntax: String) {
        #expect(throws: ValueSyntaxError.self) { try ValueSyntaxParser.grammar(of: syntax) }
    }
}
