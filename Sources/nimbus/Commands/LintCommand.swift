import ArgumentParser
import CSSEngine

struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "What is wrong or suspicious in style sheets and in what they import.",
        discussion: """
            All sheets are taken to be one app's: what one of them defines, the others may use. A folder stands for \
            the sheets in it, those in its folders included. Sheets without mistakes give no output.

            With --format json, prints an array of objects: file, line, column, endLine, endColumn (from 1, columns \
            in UTF-16 units, the end behind the last character), severity (error or warning), kind (a word for \
            programs, such as unknown-property), message, suggestion (what may have been meant, or null), and related \
            (another place: file, line, column, message; or null). With --format github, prints commands that a \
            GitHub workflow makes annotations of.

            Exit codes: 0 for no errors and no more warnings than allowed, 1 otherwise, 2 for wrong usage, 3 for a \
            file that cannot be read.
            """)

    /// How diagnostics are printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, github
    }

    @Argument(help: ArgumentHelp("Style sheets, and folders of them; - is standard input.", valueName: "file|dir"))
    var paths: [String]

    @Option(help: "The folder that imports are relative to and never leave (default: each sheet's own).")
    var prefix: String?

    @Option(help: "text for people, json for programs, github for annotations of a workflow.")
    var format = Format.text

    @Option(help: ArgumentHelp("How many warnings are allowed (default: any number).", valueName: "n"))
    var maxWarnings: Int?

    func validate() throws {
        if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings is a number from 0") }
        try InputFile.checkStandardInput(paths)
    }

    func run() throws {
        let diagnostics = Lint.diagnostics(of: try LintFiles(paths, prefix: prefix).load())
        try print(diagnostics)
        let warnings = diagnostics.reduce(0) { $0 + $1.count(of: .warning) }
        if let maxWarnings, warnings > maxWarnings {
            let count = warnings == 1 ? "1 warning" : "\(warnings) warnings"
            try standardError.write("nimbus: \(count), where \(maxWarnings == 0 ? "none" : "\(maxWarnings)") may be\n")
            throw ExitCode(1)
        }
        if diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
    }

    private func print(_ diagnostics: [Diagnostic]) throws {
        var formatter = DiagnosticFormatter(properties: .standard)
        switch format {
        case .text: _ = try DiagnosticPrinter(standardOutput).print(diagnostics)
        case .json: try standardOutput.writeJSON(diagnostics.lazy.map { LintReport($0, &formatter) })
        case .github:
            try standardOutput.write(diagnostics.lazy.map { LintReport($0, &formatter).workflowCommand + "\n" })
        }
    }
}
