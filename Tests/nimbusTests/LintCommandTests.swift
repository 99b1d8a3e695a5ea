import Foundation
import TestSupport
import Testing

/// The output and exit codes of `nimbus lint`.
@Suite struct LintCommandTests {
    private static let files = [
        "good.css": "UIView { top: 1px }", "warned.css": "UIView { colr: red }", "bad.css": "UIView { color: gren }",
        "app/main.css": "@import \"part.css\";\nUILabel { color: var(--ink); text-align: here }",
        "app/part.css": "@import \"deep/part.css\";\n:root { --ink: red; opactiy: 1 }",
        "app/deep/part.css": ":root { --odd: 1; color: var(--ink) }", "app/.hidden.css": "} }",
        "app/notes.txt": "} }",
        "ring/a.css": "@import \"b.css\";\nUIView { colr: red }", "ring/b.css": "@import \"a.css\";",
    ]

    private static func run(_ arguments: [String], input: String = "") throws -> NimbusRun {
        try NimbusRun(["lint"] + arguments, files: files, input: input)
    }

    private static let exitCodeCases: [([String], Int32)] = [
        (["good.css"], 0), (["warned.css"], 0), (["bad.css"], 1), (["bad.css", "good.css"], 1),
        (["warned.css", "--max-warnings", "1"], 0), (["warned.css", "--max-warnings", "0"], 1),
        (["good.css", "--max-warnings", "0"], 0), (["warned.css", "./warned.css", "--max-warnings", "1"], 0),
        (["app"], 1), (["ring"], 1),
        ([], 2), (["good.css", "--max-warnings", "-1"], 2), (["good.css", "--max-warnings", "few"], 2),
        (["good.css", "--format", "xml"], 2), (["-", "-"], 2),
        (["missing.css"], 3), (["folder"], 3), (["good.css", "--prefix", "missing"], 3), (["--help"], 0),
    ]

    @Test(arguments: LintCommandTests.exitCodeCases)
    func exitCode(_ arguments: [String], _ expected: Int32) throws {
        let run = try Self.run(arguments)
        #expect(run.code == expected, "\(run.output)\(run.errors)")
        if expected > 1 { #expect(run.output.isEmpty && !run.errors.isEmpty) }
    }

    @Test("Named pipes, devices, dangling links and folders in a folder do not hide the files", .timeLimit(.minutes(1)))
    func specialFiles() throws {
        let folder = try TemporaryFolder([
            "app/warned.css": "UIView { colr: red }", "app/folder.css/deep.css": "b { colr: red }",
        ])
        for name in ["pipe.css", "pipe.json", "pipe.css-data.json"] { mkfifo(folder.file("app/\(name)"), 0o600) }
        symlink("/dev/zero", folder.file("app/zero.css"))
        symlink("missing.css", folder.file("app/dangling.css"))
        let run = try NimbusRun(["lint", "app"], in: folder.url)
        #expect(run.code == 0 && run.output.contains("warned.css") && run.output.contains("deep.css"))
        #expect(!run.output.contains("pipe"))
    }

    @Test(arguments: ["tree.json", "screen.XML"])
    func viewDataIsNoStylesheet(_ name: String) throws {
        let run = try NimbusRun(["lint", name], files: [name: "{}"])
        #expect(run.code == 3 && run.output.isEmpty && run.errors.contains("\(name): is not a stylesheet"))
    }

    private static let viewFiles = [
        "s.css": "#r { display: flex; }\n.chip { background-color: var(--hue); width: 40px; }\n.chop { opacity: 1 }",
        "v.json":
            #"{"view": "UIView", "id": "r", "subviews": [{"view": "UIView", "cssClass": "chip", "style": "--hue: red"}]}"#,
        "w.json": #"{"view": "UILabel", "cssClass": "chop", "txet": "a"}"#, "bad.json": "{",
    ]

    @Test func itemsHeadersAndViewsAboveKeyboardsHaveNames() throws {
        let files = [
            "s.css": """
            #done { width: 5px } .main { opacity: 1 } #keys > .next { opacity: 1 } #today::part(text-label) { color: red }
            UITabBar > UITabBarItem { opacity: 1 } .other { opacity: 1 }
            """,
            "v.json": """
            [{"view": "UINavigationBar", "leftBarButtonItems": [{"id": "done"}], "rightBarButtonItems": [{"cssClass": "mian"}]},
             {"view": "UIToolbar", "items": [{"cssClass": "main"}]}, {"view": "UITabBar", "items": [{"id": "doen"}, "b"]},
             {"view": "UITextView", "inputAccessoryView": {"view": "UIToolbar", "id": "keys", "items": [{"cssClass": "next"}]}},
             {"view": "UITableView", "sections": [{"header": {"text": "Today", "id": "today"}}]}]
            """,
        ]
        let run = try NimbusRun(["lint", "--view", "v.json", "s.css"], files: files)
        let matches = run.output.split(separator: "\n").filter { $0.contains("matches no view") }
        #expect(matches.count == 1 && matches[0].contains("“.other”"), "\(run.output)")
        #expect(run.errors.contains("no stylesheet names “.mian”; did you mean “.main”?"), "\(run.errors)")
        #expect(run.errors.contains("no stylesheet names “#doen”; did you mean “#done”?"))
    }

    @Test func viewDataDefinesVariablesAndHasTheNamesOfSelectors() throws {
        let without = try NimbusRun(["lint", "s.css"], files: Self.viewFiles)
        #expect(without.output.contains("“--hue” is not defined") && !without.output.contains("chop"))
        let one = try NimbusRun(["lint", "--view", "v.json", "s.css"], files: Self.viewFiles)
        #expect(
            one.code == 0
                && one.output.hasPrefix(
                    "s.css:3:1: warning: “.chop” matches no view of the view data; did you mean “.chip”?\n"),
            "\(one.output)\(one.errors)")
        let both = try NimbusRun(["lint", "--view", "v.json", "--view", "w.json", "s.css"], files: Self.viewFiles)
        #expect(both.output.isEmpty && both.errors.contains("txet"), "\(both.output)\(both.errors)")
        #expect(try NimbusRun(["lint", "--view", "bad.json", "s.css"], files: Self.viewFiles).code == 3)
        #expect(try NimbusRun(["lint", "--view", "-", "-"], files: Self.viewFiles).code == 2)
    }

    @Test("Lint finds the view data in a folder, and names of views that do not exist or that no stylesheet uses")
    func foldersHaveViewData() throws {
        let files = [
            "app/theme.css": ".chop { top: 1px } #title { top: 2px }", "app/home/home.css": "@import 'theme.css';",
            "app/home/home.json": #"{"view": "UILable", "id": "titel", "cssClass": "chip", "subviews": []}"#,
            "app/home/other.json": #"{"viewer": 1}"#, "app/code/own.css": ".of-code { top: 1px }",
        ]
        let run = try NimbusRun(["lint", "--prefix", "app", "app"], files: files)
        func heads(_ text: String) -> [String] {
            text.split(separator: "\n").map(String.init).filter {
                $0.contains(": warning: ") || $0.contains(": error: ")
            }
        }
        #expect(
            heads(run.errors) == [
                "app/home/home.json:1:10: error: there is no view class “UILable”; did you mean “UILabel”?",
                "app/home/home.json:1:27: warning: no stylesheet names “#titel”; did you mean “#title”?",
                "app/home/home.json:1:48: warning: no stylesheet names “.chip”; did you mean “.chop”?",
            ])
        #expect(
            heads(run.output) == [
                "app/theme.css:1:1: warning: “.chop” matches no view of the view data; did you mean “.chip”?",
                "app/theme.css:1:20: warning: “#title” matches no view of the view data; did you mean “#titel”?",
            ])
        #expect(run.code == 1)
    }

    @Test("Ids that only code needs, and names in functions and attribute selectors, are used")
    func usedNames() throws {
        let tree = #"{"view": "UILabel", "id": "name", "cssClass": "a"}"#
        for sheet in ["UILabel[class~=a] { top: 1px }", ":is(UIView, .a) { top: 1px }", ":not(.a) { top: 1px }"] {
            let run = try NimbusRun(["lint", "."], files: ["a.json": tree, "a.css": sheet])
            #expect(run.errors.isEmpty && run.code == 0, "\(run.errors)")
        }
        let caseless = try NimbusRun(["lint", "."], files: ["a.json": tree, "a.iss": ".A { top: 1 }"])
        #expect(caseless.errors.isEmpty, "\(caseless.errors)")
    }

    @Test("Colours are no ids, and an attribute selector can have blanks")
    func namesInValues() throws {
        let tree = #"{"view": "UILabel", "id": "add", "cssClass": "a"}"#
        for sheet in [".a { color: #ddd }", "[ class ~= a ] { top: 1px }", "[*|class] { top: 1px }"] {
            let run = try NimbusRun(["lint", "."], files: ["a.json": tree, "a.css": sheet])
            #expect(!run.errors.contains("no stylesheet names"), "\(run.errors)")
        }
    }

    @Test("JSON that is no view data is left alone, and problems of view data are in all formats")
    func viewDataInFolders() throws {
        let others = [
            "a.css": ".a { top: 1px }", "config.json": #"{"view": "list"}"#, "commented.json": #"// "view": {"#,
            "type.json": #"{"type": "UIKit"}"#, "empty.json": "",
        ]
        let run = try NimbusRun(["lint", "."], files: others)
        #expect(run.code == 0 && run.errors.isEmpty && run.output.isEmpty, "\(run.errors)")
        let files = ["a.css": ".a { top: 1px }", "a.json": #"{"view": "UIView", "cssClass": "a b"}"#]
        let json = try NimbusRun(["lint", ".", "./", "--format", "json", "--max-warnings", "0"], files: files)
        let problems = try JSONDecoder().decode(JSON.self, from: Data(json.output.utf8)).array
        #expect(problems.map { $0["message"] } == [.string("no stylesheet names “.b”; did you mean “.a”?")])
        #expect(problems.first?["kind"] == .string("view-data") && json.code == 1)
        let github = try NimbusRun(["lint", ".", "--format", "github"], files: files)
        #expect(github.output.hasPrefix("::warning file=./a.json,line=1,col=32,"), "\(github.output)")
    }

    @Test("The stylesheets of the starter app have no warnings")
    func starter() throws {
        let folder = PackagePaths.root.appendingPathComponent("Examples/Starter")
        let run = try NimbusRun(["lint", "Starter/css", "--max-warnings", "0"], in: folder)
        #expect(run.code == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.output)\(run.errors)")
    }

    @Test func stylesheetsWithoutProblemsGiveNoOutput() throws {
        let run = try Self.run(["good.css", "-"], input: "UILabel { color: red }")
        #expect(run.output.isEmpty && run.errors.isEmpty && run.code == 0)
    }

    @Test func textOutputShowsTheLineACaretAndASuggestion() throws {
        let run = try Self.run(["-"], input: "UIView {\n  colr: red\n}")
        #expect(
            run.output
                == "-:2:3: warning: unknown property “colr”; did you mean “color”?\n      colr: red\n      ^^^^\n")
    }

    @Test func stylesheetsOfAFolderAreOneAppAndEachIsCheckedOnce() throws {
        let run = try Self.run(["app", "app/part.css"])
        let heads = run.output.split(separator: "\n").filter { $0.contains(": warning: ") || $0.contains(": error: ") }
        #expect(
            heads == [
                "app/main.css:2:42: error: “here” is not a valid value for text-align; expected “left”, “right”, "
                    + "“center”, “justify”, “start” or “end”",
                "app/part.css:2:21: warning: unknown property “opactiy”; did you mean “opacity”?",
                "app/deep/part.css:1:9: warning: the variable “--odd” is never used",
            ])
        let ring = try Self.run(["ring"])
        #expect(ring.output.contains("ring/b.css:1:1: error: this @import forms a cycle"))
        #expect(ring.output.components(separatedBy: "unknown property").count == 2)
    }

    @Test func printsJSON() throws {
        #expect(try Self.run(["good.css", "--format", "json"]).output == "[]\n")
        let run = try Self.run(["-", "--format", "json"], input: "UILabel {\n  top: 1px;\n  top: 2px; colr: red }")
        #expect(
            run.output == """
                [{"column":3,"endColumn":6,"endLine":3,"file":"-","kind":"duplicate-declaration","line":3,\
                "message":"“top” is declared twice in this block","related":{"column":3,"file":"-","line":2,\
                "message":"first declared here"},"severity":"warning","suggestion":null},\
                {"column":13,"endColumn":17,"endLine":3,"file":"-","kind":"unknown-property","line":3,\
                "message":"unknown property “colr”; did you mean “color”?","related":null,"severity":"warning",\
                "suggestion":"color"}]

                """)
    }

    @Test func printsGitHubAnnotations() throws {
        let run = try Self.run(["-", "--format", "github"], input: "UILabel {\n  c%lr:a;\n  colr: red }")
        #expect(
            run.output == """
                ::error file=-,line=2,col=3,endLine=2,endColumn=8,title=invalid-declaration::expected a \
                declaration (name: value) or a rule, found “c%25lr:a”
                ::warning file=-,line=3,col=3,endLine=3,endColumn=6,title=unknown-property::unknown property “colr”; \
                did you mean “color”?

                """)
    }

    @Test func readsNamedPipes() throws {
        let run = try Self.run(["/dev/stdin"], input: "UIView { colr: red }")
        #expect(run.output.hasPrefix("/dev/stdin:1:10: warning: ") && run.code == 0, "\(run.errors)")
    }

    /// Warnings beyond the listing limit are counted as well.
    @Test func failsWithMoreWarningsThanAllowed() throws {
        let one = try Self.run(["warned.css", "--max-warnings", "0"])
        #expect(one.errors == "nimbus: 1 warning, but --max-warnings allows 0\n" && one.code == 1)
        let sheet = "UIView {" + String(repeating: "a:b;", count: 10_050) + "}"
        let many = try Self.run(["-", "--max-warnings", "10049"], input: sheet)
        #expect(many.errors == "nimbus: 10050 warnings, but --max-warnings allows 10049\n" && many.code == 1)
        #expect(many.output.contains("50 more problems are not listed\n"))
        #expect(try Self.run(["-", "--max-warnings", "10050"], input: sheet).code == 0)
    }

    @Test func controlCharactersAreVisible() throws {
        for format in ["text", "json", "github"] {
            let run = try Self.run(["-", "--format", format], input: "UIView { \u{1B}[31m: \u{7}; --x: \u{1B} }")
            #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{7}"), "\(run.output)")
        }
        let files = ["a\u{1B}[31m.css": "UIView { colr: red }"]
        for format in ["text", "json", "github"] {
            let run = try NimbusRun(["lint", "a\u{1B}[31m.css", "--format", format], files: files)
            #expect(run.output.contains("colr") && !run.output.contains("\u{1B}"), "\(run.output)")
        }
    }

    // MARK: Twenty errors and warnings

    /// Declarations next to the errors still apply, as `inspect` shows.
    @Test func declarationsNextToTwentyErrorsApply() throws {
        let sheet = try String(contentsOf: Self.twentyErrors, encoding: .utf8)
        let views = Self.survivors.map { "{\"view\": \"\($0.view)\", \"cssClass\": \"\($0.cssClass)\"}" }
        let files = ["bad.css": sheet, "tree.json": "[\(views.joined(separator: ", "))]"]
        let lint = try NimbusRun(["lint", "bad.css"], files: files)
        #expect(lint.code == 1)
        #expect(lint.output.split(separator: "\n").count { $0.hasPrefix("bad.css:") && !$0.contains(": note: ") } == 20)

        struct View: Decodable {
            var computed: [String: String]
        }
        let run = try NimbusRun(["inspect", "--view", "tree.json", "--format", "json", "bad.css"], files: files)
        let inspected = try JSONDecoder().decode([View].self, from: Data(run.output.utf8))
        for (view, survivor) in zip(inspected, Self.survivors) {
            #expect(view.computed[survivor.property] == survivor.value, "\(survivor)")
        }
        #expect(inspected.count == Self.survivors.count)
    }

    private static let twentyErrors = FixtureFolder(named: "Lint").file(
        "twenty-mistakes-are-found-each-in-its-place.css")

    private static let survivors: [(view: String, cssClass: String, property: String, value: String)] = [
        ("UILabel", "", "opacity", "0.5"), ("UILabel", "title", "font-size", "14px"),
        ("UILabel", "caption", "visibility", "hidden"), ("UILabel", "row", "text-align", "center"),
        ("UIButton", "plain", "opacity", "0.75"), ("UIButton", "wide", "width", "100px"),
        ("UIView", "twice", "left", "2px"), ("UIView", "twice", "top", "3px"), ("UIView", "boxed", "height", "40px"),
        ("UIView", "boxed", "border-color", "rgb(0, 0, 255)"), ("UIView", "webkit", "width", "50px"),
        ("UIView", "broken", "height", "50px"), ("UIView", "loud", "color", "rgb(255, 0, 0)"),
        ("UIView", "text", "height", "60px"),
    ]
}
