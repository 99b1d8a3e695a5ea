import ArgumentParser

struct LayoutCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout",
        abstract: "Lays out trees of boxes with inline styles, and prints the boxes as JSON.",
        discussion: """
            The input is a JSON array of cases:

              [{"viewport": {"width": "300px", "height": "max-content"}, "rounding": true,
                "root": {"style": "display: flex", "children": [{"style": "", "text": "AB"}]}}]

            Each character of a text is a square of 10 px, and lines break at U+200B only. Properties have the grammar \
            and the meaning of CSS. Nothing is inherited. The output is an array with a box for each case: \
            [x, y, width, height, [children]], relative to the parent's border box. A case that cannot be read gives \
            null, and the exit code 1.
            """)

    @Argument(help: "The JSON file with the cases. - is standard input.")
    var file: String

    @Option(help: "The output format: json.")
    var format = JSONFormat.json

    func run() throws {
        let cases = try LayoutCaseReader(file)
        try DeepStack.run { [file] in
            var run = LayoutCaseRun(cases, name: file)
            try run.print(to: standardOutput.write, problemsTo: standardError.write)
            if run.hasErrors { throw ExitCode(1) }
        }
    }
}
