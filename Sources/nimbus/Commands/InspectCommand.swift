import ArgumentParser
import CSSEngine

struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "What every view of a tree looks like, and which rule says so.")

    @Option(help: "The view tree, as JSON.")
    var view: String

    @OptionGroup var media: MediaOptions
    @OptionGroup var sheets: SheetOptions

    @Option(help: "The format of the style sheets.")
    var dialect = Dialect.nimbus

    @Option(help: "text for people, json for programs.")
    var format = OutputFormat.text

    @Flag(help: "Show custom properties and the declarations that lost too.")
    var all = false

    func validate() throws {
        try InputFile.checkStandardInput([view] + sheets.sheets)
        _ = try media.environment()
    }

    func run() throws {
        let file = try ViewTreeFile(view)
        try file.printProblems(to: standardError)
        let stylesheets = try sheets.load()
        let tree = StyledTree(file.tree.views, stylesheets, in: try media.environment())
        let hasSheetErrors = try DiagnosticPrinter(standardError).print(stylesheets.flatMap(\.diagnostics))
        let hasInlineErrors = try file.printInlineProblems(tree.engine.inlineDiagnostics, to: standardError)
        var report = tree.engine.inspector()
        switch format {
        case .json:
            try standardOutput.writeJSON(tree.entries.lazy.map { InspectedView($0, &report) })
        case .text:
            let terminal = TerminalText(hasColor: standardOutput.hasColor)
            var printer = InspectionPrinter(report, showsAll: all, terminal)
            try standardOutput.write(tree.entries.lazy.map { printer.text($0) })
        }
        if file.hasErrors || hasSheetErrors || hasInlineErrors { throw ExitCode(1) }
    }
}
