import CSSEngine
import Foundation
import TestSupport
import Testing

@testable import CSSEngine
@testable import nimbus

/// Exit codes, standard output and standard error of the `nimbus` command.
@Suite struct CommandTests {

    private static let files = [
        "good.css": "UIView { top: 1px }", "bad.css": "UIView { color: gren }", "warned.css": "UIView { colr: red }",
        "tree.json": "{\"view\": \"UIView\"}", "odd.json": "{\n  \"view\": \"é\", \"id\": 7}\n",
        "broken.json": "[\n", "unknown.json": "{\"view\": \"UIGauge\"}",
    ]

    private static func run(_ arguments: [String], input: String = "") throws -> NimbusRun {
        try NimbusRun(arguments, files: files, input: input)
    }

    private static let exitCodeCases: [([String], Int32)] = [
        ([], 2), (["--help"], 0), (["bogus"], 2), (["tokens"], 2), (["tokens", "missing.css"], 3),
        (["tokens", "."], 3),
        (["tokens", "bad.css"], 0), (["parse", "bad.css"], 0), (["parse", "--as", "bogus", "bad.css"], 2),
        (["inspect", "good.css"], 2), (["inspect", "--view", "tree.json", "good.css"], 0),
        (["inspect", "--view", "tree.json", "warned.css"], 0), (["inspect", "--view", "tree.json", "bad.css"], 1),
        (["inspect", "--view", "odd.json", "good.css"], 1), (["inspect", "--view", "missing.json", "good.css"], 3),
        (["inspect", "--view", "broken.json", "good.css"], 3), (["inspect", "--view", "tree.json", "missing.css"], 3),
        (["inspect", "--view", "tree.json", "--prefix", "missing", "good.css"], 3),
        (["inspect", "--view", "tree.json", "--media", "width=0x10", "good.css"], 2),
        (["inspect", "--view", "-", "-"], 2), (["properties"], 0), (["properties", "--format", "bogus"], 2),
        (["views", "good.css"], 2), (["views", "--view", "tree.json", "good.css"], 0),
        (["views", "--view", "tree.json", "bad.css"], 1), (["views", "--view", "missing.json", "good.css"], 3),
        (["views", "--view", "tree.json", "--size", "wide", "good.css"], 2),
        (["describe", "good.css"], 2), (["describe", "--view", "tree.json", "good.css"], 0),
        (["describe", "--view", "tree.json", "--swift", "bad.css"], 1),
        (["describe", "--view", "missing.json", "good.css"], 3),
        (["render", "--view", "tree.json", "good.css"], 2),
        (["render", "--view", "tree.json", "good.css", "-o", "out.png"], 0),
        (["render", "--view", "tree.json", "good.css", "-o", "good.css/out.png"], 3),
        (["render", "--view", "tree.json", "good.css", "-o", "out.png", "--scale", "0"], 2),
        (["render", "--view", "tree.json", "good.css", "-o", "out.png", "--boxes"], 0),
        (["render", "--view", "tree.json", "good.css", "-o", "out.png", "--boxes-of", "#nothing"], 0),
        (["render", "--view", "tree.json", "good.css", "-o", "out.png", "--boxes-of", "a["], 2),
        (["render", "--view", "unknown.json", "good.css", "-o", "out.png"], 1),
    ]

    @Test(arguments: [("rendr", "did you mean “render”?"), ("bogus", "see nimbus --help")])
    func unknownCommand(_ name: String, _ hint: String) throws {
        let run = try Self.run([name, "--view", "tree.json"])
        #expect(run.code == 2 && run.errors == "nimbus: there is no command “\(name)”; \(hint)\n")
    }

    @Test(arguments: CommandTests.exitCodeCases)
    func exitCode(_ arguments: [String], _ expected: Int32) throws {
        let run = try Self.run(arguments)
        #expect(run.code == expected, "\(run.errors)")
        if expected > 1 { #expect(run.output.isEmpty && !run.errors.isEmpty) }
    }

    @Test func printsTheUsageWithoutASubcommand() throws {
        #expect(try Self.run([]).errors.contains("USAGE: nimbus <subcommand>"))
    }

    @Test func errorsInAViewTreeHaveALocation() throws {
        let odd = try Self.run(["inspect", "--view", "odd.json", "--format", "json", "good.css"])
        #expect(
            odd.errors
                == "odd.json:2:22: error: “id” must be a string, not a number\n      \"view\": \"é\", \"id\": 7}\n"
                + "                         ^\n")
        #expect(odd.output.hasPrefix("[{"))
        let broken = try Self.run(["inspect", "--view", "broken.json", "good.css"])
        #expect(
            broken.errors.hasPrefix("nimbus: broken.json:2:1: is not JSON: expected a value, but the file ends here"))
    }

    @Test func errorsInInlineStylesHaveALocation() throws {
        let tree = #"""
            {"view": "A", "id": "é", "style": "top: 1px; widht: 2px",
             "subviews": [{"view": "B", "style": "\u0063olor:\tgre\u006e; a"},
                          {"view": "C", "style": "widht: \u0000", "style": "top: 1px; widht: 2px"}]}
            """#
        let run = try NimbusRun(["inspect", "--view", "t.json", "-"], files: ["t.json": tree])
        #expect(run.code == 1)
        #expect(
            run.errors.split(separator: "\n").filter { $0.hasPrefix("t.json:") } == [
                "t.json:3:55: warning: “style” is a duplicate; the last one applies",
                "t.json:1:46: warning: unknown property “widht”; did you mean “width”?",
                "t.json:2:52: error: “gren” is not a valid value for color; did you mean “green”?",
                "t.json:2:63: error: expected a declaration (name: value) or a rule, found “a”",
                "t.json:3:75: warning: unknown property “widht”; did you mean “width”?",
            ], "\(run.errors)")
        #expect(run.errors.contains("; a\"},\n"))
    }

    @Test func inspectAndDescribeKnowItemsAndViewsAboveKeyboards() throws {
        let files = [
            "t.json": """
            [{"view": "UITextField", "inputAccessoryView": {"view": "UIToolbar", "id": "keys", "items": [
              {"id": "next", "cssClass": "main", "title": "Next", "symbol": "star"}, "Done"]}}]
            """,
            "s.css": """
            UITextField > UIToolbar > #next.main[title="Next"][image="star"] { accent-color: red }
            UITextField::part(input-accessory-view) { opacity: .5 } UIBarButtonItem:not(.main) { width: 1px }
            """,
        ]
        let inspected = try NimbusRun(["inspect", "--view", "t.json", "s.css"], files: files)
        #expect(
            inspected.output == """
                UITextField
                │ UIToolbar#keys::part(input-accessory-view)
                │ │   opacity  0.5  s.css:2:43  UITextField::part(input-accessory-view)
                │ │ UIBarButtonItem#next.main  “Next”
                │ │ │   accent-color  rgb(255, 0, 0)  s.css:1:68  UITextField > UIToolbar > #next.main[title="Next"][image="star"]

                """)
        let described = try NimbusRun(["describe", "--view", "t.json", "s.css"], files: files)
        #expect(described.output.contains("(dom.viewById(\"next\") as! BarItemElement).item as! UIBarButtonItem\n"))
        #expect(described.output.contains("barButtonItem3.tintColor = UIColor(red: 1"))
        #expect(!described.output.contains("barButtonItem3.frame"))
    }

    @Test func printsFramesAndPropertiesOfViews() throws {
        let run = try Self.run(
            ["views", "--view", "tree.json", "--size", "200x100", "--format", "json", "-"],
            input: "UIView { color: red; left: 10%; opacity: 50%; border-color: blue }")
        #expect(
            run.output == """
                [{"frame":[20,0,200,100],"id":null,"set":{"alpha":{"source":"-:1:33","value":0.5},\
                "layer.borderColor":{"source":"-:1:47","value":"rgb(0, 0, 255)"}},"view":"UIView"}]

                """)
        let unknown = try Self.run(["views", "--view", "unknown.json", "good.css"])
        #expect(unknown.errors.hasPrefix("unknown.json:1:10: error: there is no view class “UIGauge”\n"))
    }

    @Test func renderNamesCharactersWithoutGlyphsOnce() throws {
        let tree = #"""
            {"view": "UIView", "subviews": [
                {"view": "UILabel", "text": "a\uDBFF\uDFFD", "frame": [0, 0, 99, 40]},
                {"view": "UILabel", "text": "\uDBFF\uDFFD", "frame": [0, 40, 99, 40]}]}
            """#
        let run = try NimbusRun(["render", "--view", "t.json", "-o", "out.png", "-"], files: ["t.json": tree])
        #expect(
            run.code == 0 && run.errors == "warning: no installed font has “\u{10FFFD}” (U+10FFFD)\n", "\(run.errors)")
    }

    /// Runs a command with `--format json`, whose output has to be one JSON value.
    private static func json(_ arguments: [String], files: [String: String]) throws -> JSON {
        let run = try NimbusRun(arguments + ["--format", "json"], files: files)
        #expect(run.errors.isEmpty)
        return try JSONDecoder().decode(JSON.self, from: Data(run.output.utf8))
    }

    @Test func describePrintsJSON() throws {
        let files = ["t.json": #"{"view": "UILabel", "id": "a"}"#, "t.css": "UILabel { color: red }"]
        let text = try NimbusRun(["describe", "--view", "t.json", "t.css"], files: files).output
        let json = try Self.json(["describe", "--view", "t.json", "t.css"], files: files)
        #expect(json["code"] == .string(text))
        let view = try #require(json["views"]?.array.first)
        #expect(view["id"] == .string("a") && view["name"] == .string("label1") && view["view"] == .string("UILabel"))
        #expect(view["code"]?.string?.contains("label1.textColor = ") == true)
    }

    @Test func renderPrintsJSON() throws {
        let files = ["t.json": #"{"view": "UILabel", "text": "\uDBFF\uDFFD", "frame": [0, 0, 99, 40]}"#, "t.css": ""]
        let arguments = ["render", "--view", "t.json", "--size", "100x50", "--scale", "3", "-o", "out.png", "t.css"]
        #expect(
            try Self.json(arguments, files: files)
                == .object([
                    "file": .string("out.png"), "width": .number(100), "height": .number(50), "scale": .number(3),
                    "missingCharacters": .array([.string("\u{10FFFD}")]),
                ]))
    }

    @Test("render creates the folder of the picture")
    func renderCreatesFolder() throws {
        let folder = try TemporaryFolder(["t.json": #"{"view": "UIView"}"#, "t.css": ""])
        for _ in 1...2 {
            let run = try NimbusRun(
                ["render", "--view", "t.json", "-o", "pictures/dark/t.png", "t.css"], in: folder.url)
            #expect(run.code == 0, "\(run.errors)")
        }
        let data = try Data(contentsOf: folder.url.appendingPathComponent("pictures/dark/t.png"))
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func convertPrintsJSON() throws {
        let files = ["a.iss": "@a: 1px;\nlabel { width: @a; colr: red }"]
        let json = try Self.json(["convert", "a.iss"], files: files)
        #expect(try json["css"] == .string(NimbusRun(["convert", "a.iss"], files: files).output))
        #expect(json["diagnostics"]?.array.map { $0["line"] } == [.number(2)])
    }

    private static let importCases: [(String, String)] = [
        (".", "“.” is a folder"), ("folder", "“folder” is a folder"), ("pipe", "“pipe” is not a regular file"),
        ("missing.css", "there is no such file"), ("../a.css", "imports must not leave the stylesheets' folder"),
        ("/a.css", "imports must be paths relative to the stylesheets' folder"),
    ]

    @Test(arguments: CommandTests.importCases)
    func reportsImportsThatCannotBeRead(_ url: String, _ reason: String) throws {
        let run = try Self.run(["inspect", "--view", "tree.json", "-"], input: "@import \"\(url)\";")
        #expect(run.code == 1)
        #expect(run.errors.hasPrefix("-:1:1: error: cannot import: \(reason)\n"), "\(run.errors)")
    }

    @Test("A file that is too large is refused without being read")
    func largeFile() throws {
        let folder = try TemporaryFolder(["a.css": ""])
        #expect(truncate(folder.file("a.css"), 1 << 30 + 1) == 0)
        let run = try NimbusRun(["tokens", "a.css"], in: folder.url)
        #expect(run.code == 3 && run.errors == "nimbus: a.css: is larger than 1 GiB\n", "\(run.code): \(run.errors)")
    }

    @Test(arguments: ["", "\u{FEFF}", "\u{FEFF}a", "\u{FEFF} ", "a\r\n😀{}", "\u{0}"])
    func concatenatedTokensAreTheInput(_ input: String) throws {
        struct Row: Decodable {
            var raw: String
            var startIndex: Int
            var endIndex: Int
        }
        let run = try Self.run(["tokens", "--format", "json", "-"], input: input)
        let rows = try JSONDecoder().decode([Row].self, from: Data(run.output.utf8))
        #expect(Array(rows.map(\.raw).joined().utf16) == Array(input.utf16))
        #expect(rows.last?.endIndex ?? 0 == input.utf16.count && rows.first?.startIndex ?? 0 == 0)
    }

    @Test func parsePrintsCSS() throws {
        let run = try Self.run(["parse", "--format", "css", "-"], input: "a>b{Color:red}/* c */\n@media print{ c{} }")
        #expect(run.output == "a > b { color: red; }\n@media print {\n  c { }\n}\n")
        let declaration = try Self.run(["parse", "--as", "declaration", "--format", "css", "-"], input: "a: b")
        #expect(declaration.code == 2 && declaration.errors.contains("--format css prints a stylesheet"))
    }

    @Test(arguments: ["stylesheet", "component-values", "color"])
    func parseReportsNestingBeyondTheLimit(_ entry: String) throws {
        func run(_ depth: Int) throws -> NimbusRun {
            try Self.run(["parse", "--as", entry, "-"], input: "\n" + String(repeating: "(", count: depth))
        }
        let deepest = try run(512)
        #expect(deepest.code == 0 && deepest.errors.isEmpty, "\(deepest.errors)")
        let deeper = try run(600)
        #expect(deeper.code == 0)
        #expect(
            deeper.errors.hasPrefix("-:2:513: error: blocks and parentheses are nested more than 512 levels deep\n"),
            "\(deeper.errors)")
    }

    @Test func inspectPrintsColumns() throws {
        let sheet = "UIView { top: 1px; background-color: red; --a: 1; --b: blue } UIView { top: 10% }"
        let run = try Self.run(["inspect", "--view", "tree.json", "-"], input: sheet)
        #expect(
            run.output == """
                UIView
                │   background-color  rgb(255, 0, 0)  -:1:20  UIView
                │   top               10%             -:1:72  UIView
                │   2 custom properties; --all shows them

                """)
        let all = try Self.run(["inspect", "--all", "--view", "tree.json", "-"], input: sheet)
        #expect(
            all.output == """
                UIView
                │   background-color  rgb(255, 0, 0)  -:1:20  UIView
                │   top               10%             -:1:72  UIView
                │   --a               1               -:1:43  UIView
                │   --b               blue            -:1:51  UIView
                │   top: 1px  -:1:10  UIView

                """)
    }

    @Test func inspectPrintsTheRulesAroundARule() throws {
        let sheet = """
            @media (width > 1px) { @layer base.low {
                @scope (UIView) /* card */ to (.b) { :scope { @container style(--a) { top: 1px } left: 2px } }
            } }
            @supports (top: 1px) { UIView { --a: 1 } } .a { @starting-style { top: 2px } }
            """
        let run = try Self.run(["inspect", "--all", "--view", "tree.json", "-"], input: sheet)
        let around = "@media (width > 1px)  @layer base.low  @scope (UIView) /* card */ to (.b)"
        #expect(
            run.output == """
                UIView
                │   left  2px  -:2:86  :scope  \(around)
                │   --a   1    -:4:33  UIView  @supports (top: 1px)

                """)
        let json = try Self.run(["inspect", "--format", "json", "--view", "tree.json", "-"], input: sheet)
        #expect(
            json.output.replacingOccurrences(of: " ", with: "").contains(
                #""groups":["@media(width>1px)","@layerbase.low","@scope(UIView)/*card*/to(.b)"]"#), "\(json.output)")
    }

    @Test func coloursHaveASwatch() throws {
        let terminal = TerminalText(hasColor: true)
        var value = ComputedProperty(
            property: "--a", text: "#ff0000", value: nil, location: nil, selector: nil, groups: [], isInherited: false)
        #expect(terminal.swatch(value) == "\u{1B}[48;2;255;0;0m  \u{1B}[0m ")
        value.text = "#ff0000 1px"
        #expect(terminal.swatch(value).isEmpty)
    }

    @Test func controlCharactersArePrintedVisibly() throws {
        for arguments in [["tokens", "-"], ["parse", "-"], ["inspect", "--all", "--view", "tree.json", "-"]] {
            let run = try Self.run(
                arguments, input: "UIView { font-family: \"\u{1B}[31m\"; \u{1B}: \"\u{7}\"; --x: \u{1B} }")
            #expect(!(run.output + run.errors).contains("\u{1B}") && run.output.contains("␛"), "\(run)")
        }
    }
}
