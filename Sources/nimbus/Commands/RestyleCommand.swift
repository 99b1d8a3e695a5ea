import ArgumentParser
import CSSEngine

struct RestyleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restyle",
        abstract: "Prints which values change when a class is toggled or a declaration is edited.",
        discussion: """
            Makes the changes one by one, classes first. For each change, prints the views whose values differ with \
            the old and new values, and the number of views visited to determine them. Does not write any file.

            nimbus restyle --view profile.json --toggle '#follow.primary' --edit 'theme.css:--accent=tomato' \
            profile.css
            """)

    @Option(help: "The JSON or XML file with the view tree. - is standard input.")
    var view: String

    @Option(
        help: ArgumentHelp(
            "Add the class to the view with the id, or remove it if the view has it.", valueName: "#id.class"))
    var toggle: [ClassToggle] = []

    @Option(
        help: ArgumentHelp(
            "Change the value of a declaration. If the file sets the property several times, add the line.",
            valueName: "file[:line]:property=value"))
    var edit: [DeclarationEdit] = []

    @OptionGroup var media: MediaOptions
    @OptionGroup var stylesheets: StylesheetOptions

    @Option(help: "The output format: text for people, json for programs.")
    var format = OutputFormat.text

    func validate() throws {
        if toggle.isEmpty, edit.isEmpty { throw ValidationError("nothing to change: add --toggle or --edit") }
        try stylesheets.checkStandardInput(with: view)
        _ = try media.environment()
    }

    func run() throws {
        let file = try ViewTreeFile(view)
        try file.printProblems(to: standardError)
        var files = try stylesheets.files(for: file)
        var loaded = try files.load()
        var tree = StyledTree(file.tree.views, loaded, in: try media.environment(), properties: files.properties)
        var changes: [RestyleReport] = []
        for toggle in toggle {
            let change = try toggle.apply(to: &tree)
            changes.append(RestyleReport(change, &tree))
        }
        for edit in edit {
            let change = try edit.apply(to: &files, &loaded, in: tree.engine)
            changes.append(RestyleReport(change, &tree))
        }
        let hasStyleErrors = try file.printStyleProblems(
            of: tree, loaded.flatMap(\.diagnostics), to: standardError)
        switch format {
        case .json: try standardOutput.writeJSON(changes)
        case .text:
            let terminal = TerminalText(hasColor: standardOutput.hasColor)
            try standardOutput.write(changes.lazy.map { $0.text(terminal) })
        }
        if file.hasErrors || hasStyleErrors { throw ExitCode(1) }
    }
}
