import ArgumentParser
import CSSEngine

struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Prints the computed values of all views of a tree, and the rules that set them.")

    @Option(help: "The JSON or XML file with the view tree. - is standard input.")
    var view: String

    @OptionGroup var media: MediaOptions
    @OptionGroup var stylesheets: StylesheetOptions

    @Option(help: "The output format: text for people, json for programs.")
    var format = OutputFormat.text

    @Flag(help: "Also print custom properties and overridden declarations.")
    var all = false

    func validate() throws {
        try stylesheets.checkStandardInput(with: view)
        _ = try media.environment()
    }

    func run() throws {
        let file = try ViewTreeFile(view)
        try file.printProblems(to: standardError)
        var files = try stylesheets.files(for: file)
        let loaded = try files.load()
        let tree = StyledTree(file.tree.views, loaded, in: try media.environment(), properties: files.properties)
        let hasStyleErrors = try file.printStyleProblems(
            of: tree, loaded.flatMap(\.diagnostics), to: standardError)
        var inspector = tree.engine.inspector()
        switch format {
        case .json:
            try standardOutput.writeJSON(tree.entries.lazy.map { InspectedView($0, &inspector) })
        case .text:
            let terminal = TerminalText(hasColor: standardOutput.hasColor)
            var printer = InspectionPrinter(inspector, showsAll: all, terminal)
            try standardOutput.write(tree.entries.lazy.map { printer.text($0) })
        }
        if file.hasErrors || hasStyleErrors { throw ExitCode(1) }
    }
}
