import ArgumentParser
import CSSEngine

struct RestyleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restyle",
        abstract: "What changes when a class comes or goes, or a declaration is edited.",
        discussion: """
            Makes one change after the other, the classes first, and prints for each which views look different, \
            with the old and the new values, and how many views were visited to find that out. No file is written.

            nimbus restyle --view profile.json --toggle '#follow.primary' --edit 'theme.css:--accent=tomato' \
            profile.css
            """)

    @Option(help: "The view tree, as JSON.")
    var view: String

    @Option(
        help: ArgumentHelp(
            "Give the view with that id the class, or take it away where it has it.", valueName: "#id.class"))
    var toggle: [ClassToggle] = []

    @Option(
        help: ArgumentHelp(
            "Give a declaration another value; where the file has several of the property, name its line too.",
            valueName: "file[:line]:property=value"))
    var edit: [DeclarationEdit] = []

    @OptionGroup var media: MediaOptions
    @OptionGroup var sheets: SheetOptions

    @Option(help: "text for people, json for programs.")
    var format = OutputFormat.text

    func validate() throws {
        if toggle.isEmpty, edit.isEmpty { throw ValidationError("there is nothing to change: give --toggle or --edit") }
        try InputFile.checkStandardInput([view] + sheets.sheets)
        _ = try media.environment()
    }

    func run() throws {
        let file = try ViewTreeFile(view)
        try file.printProblems(to: standardError)
        var files = try sheets.files()
        var stylesheets = try files.load()
        var tree = StyledTree(file.tree.views, stylesheets, in: try media.environment())
        var changes: [RestyledTree] = []
        for toggle in toggle {
            let change = try toggle.make(in: &tree)
            changes.append(RestyledTree(change, tree))
        }
        for edit in edit {
            let change = try edit.make(in: &files, &stylesheets, of: tree.engine)
            changes.append(RestyledTree(change, tree))
        }
        let hasSheetErrors = try DiagnosticPrinter(standardError).print(stylesheets.flatMap(\.diagnostics))
        let hasInlineErrors = try file.printInlineProblems(tree.engine.inlineDiagnostics, to: standardError)
        switch format {
        case .json: try standardOutput.writeJSON(changes)
        case .text:
            let terminal = TerminalText(hasColor: standardOutput.hasColor)
            try standardOutput.write(changes.lazy.map { $0.text(terminal) })
        }
        if file.hasErrors || hasSheetErrors || hasInlineErrors { throw ExitCode(1) }
    }
}
