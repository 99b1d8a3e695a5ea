import Testing

/// The output of `nimbus restyle`.
@Suite struct RestyleCommandTests {
    private static let files = [
        "app.css": """
        @import "theme.css";
        UILabel { color: var(--tint); width: 1px }
        .on { width: 2px }
        .on > UILabel { height: 3px }
        .off { width: 4px; top: 1px }
        """,
        "theme.css": ":root { --tint: red }",
        "tree.json": """
        {"view": "UIView", "id": "box", "subviews": [
            {"view": "UILabel", "id": "a", "cssClass": "off", "text": "Hi"}, {"view": "UILabel"}
        ]}
        """,
    ]

    private static func run(_ arguments: [String], sheet: String = "app.css", input: String = "") throws -> NimbusRun {
        try NimbusRun(["restyle", "--view", "tree.json"] + arguments + [sheet], files: files, input: input)
    }

    @Test func namesTheStylesheetThatIsMeant() throws {
        let run = try Self.run(["--edit", "them.css:--tint=blue"])
        #expect(run.code == 2 && run.errors.contains("no stylesheet with declarations is named them.css"))
        #expect(run.errors.contains("did you mean “theme.css”?"))
    }

    @Test func printsTheEffectOfEachChange() throws {
        let run = try Self.run(["--toggle", "#a.off", "--toggle", "#box.on", "--edit", "theme.css:--tint=blue"])
        #expect(run.errors.isEmpty)
        #expect(
            run.output == """

                UILabel#a without .off
                1 of 3 views visited, 1 looks different
                UILabel#a  “Hi”
                │   width  4px → 1px  app.css:2:31  UILabel
                │   top    1px → —

                UIView#box with .on
                3 of 3 views visited, 3 look different
                UIView#box.on
                │   width  — → 2px  app.css:3:7  .on
                UILabel#a  “Hi”
                │   height  — → 3px  app.css:4:17  .on > UILabel
                UILabel
                │   height  — → 3px  app.css:4:17  .on > UILabel

                theme.css:1:9 --tint: red → blue
                3 of 3 views visited, 2 look different
                UILabel#a  “Hi”
                │   color  rgb(255, 0, 0) → rgb(0, 0, 255)  app.css:2:11  UILabel
                UILabel
                │   color  rgb(255, 0, 0) → rgb(0, 0, 255)  app.css:2:11  UILabel

                """)
    }

    @Test func printsTheSameForPrograms() throws {
        let run = try Self.run(["--format", "json", "--toggle", "#a.x", "--edit", "app.css:top=2px"])
        #expect(
            run.output == """
                [{"change":"UILabel#a with .x","views":[],"visited":0},\
                {"change":"app.css:5:20 top: 1px → 2px","views":[\
                {"changes":[{"new":"2px","old":"1px","property":"top"}],"classes":["off","x"],"id":"a","view":"UILabel"}\
                ],"visited":1}]

                """)
        let none = try Self.run(["--format", "json", "--edit", "app.css:top=nothing"])
        #expect(none.output.contains(#""changes":[{"new":null,"old":"1px","property":"top"}]"#))
    }

    @Test func aLineSelectsOneOfSeveralDeclarations() throws {
        let run = try Self.run(["--edit", "app.css:3:WIDTH=9px", "--edit", "app.css:5:width=8px"])
        #expect(run.output.contains("app.css:3:7 width: 2px → 9px\n0 of 3 views visited, 0 look different\n"))
        #expect(run.output.contains("│   width  4px → 8px  app.css:5:8  .off\n"))
    }

    @Test func readsStandardInputOnce() throws {
        let run = try Self.run(["--edit=-:width=2px"], sheet: "-", input: "UILabel { width: 1px }")
        #expect(run.output.contains("│   width  1px → 2px  -:1:11  UILabel\n"))
    }

    @Test func reportsErrorsInAnEdit() throws {
        let run = try Self.run(["--edit", "app.css:top=gren"])
        #expect(run.code == 1)
        #expect(run.errors.hasPrefix("app.css:5:25: error: "))
        #expect(run.output.contains("│   top  1px → —\n"))
    }

    private static let impossibleChanges: [([String], String)] = [
        ([], "nothing to change: add --toggle or --edit"),
        (["--toggle", "#b.x"], "--toggle: there is no view with the id “b”"),
        (["--edit", "app.css:left=1px"], "--edit: app.css has no declaration of left"),
        (["--edit", "pp.css:top=1px"], "--edit: pp.css has no declaration of top"),
        (["--edit", "app.css:4:top=1px"], "--edit: line 4 of app.css has no declaration of top"),
        (
            ["--edit", "app.css:width=1px"],
            "--edit: app.css has 3 declarations of width, in lines 2, 3, 5; add the line, as in app.css:2:width=…"
        ),
    ]

    @Test(arguments: RestyleCommandTests.impossibleChanges)
    func rejectsAChangeThatMatchesNothing(_ arguments: [String], _ reason: String) throws {
        let run = try Self.run(arguments)
        #expect(run.code == 2 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("nimbus: \(reason)\n"), "\(run.errors)")
    }

    @Test(arguments: [
        ["--toggle", "a.x"], ["--toggle", "#a"], ["--toggle", "#.x"], ["--toggle", "#a."], ["--toggle", "#a.x y"],
        ["--edit", "app.css"], ["--edit", "top=1px"], ["--edit", ":top=1px"], ["--edit", "app.css:=1px"],
        ["--edit", "app.css:top="], ["--edit", "app.css:top"],
    ])
    func rejectsAMalformedChange(_ arguments: [String]) throws {
        let run = try Self.run(arguments)
        #expect(run.code == 2 && run.output.isEmpty && run.errors.contains("is invalid for '\(arguments[0])"))
    }
}
