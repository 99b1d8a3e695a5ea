import ArgumentParser
import CSSEngine
import CSSLint
import HeadlessScreen
import NimbusViews

struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Prints the errors and warnings in stylesheets and their imports.",
        discussion: """
            All stylesheets are treated as one app: a variable defined in one is defined in all. A folder stands for \
            all stylesheets, all JSON files with view data and all files *.css-data.json in it and its subfolders. No output \
            means no problems.

            With --format json, prints an array of objects with the keys file, line, column, endLine, endColumn \
            (1-based, columns in UTF-16 code units, the end after the last character), severity (error or warning), \
            kind (such as unknown-property), message, suggestion (a replacement or null), and related (an object with \
            file, line, column and message, or null). With --format github, prints workflow commands that GitHub \
            shows as annotations.

            Exit codes: 0 for no errors and no more warnings than allowed, 1 otherwise, 2 for invalid arguments, 3 for \
            a file that cannot be read.
            """)

    /// The output format of diagnostics.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, github
    }

    @Argument(help: ArgumentHelp("Stylesheets and folders. - is standard input.", valueName: "file|dir"))
    var paths: [String]

    @Option(help: "The folder that imports are relative to and cannot leave (default: the folder of each stylesheet).")
    var prefix: String?

    @Option(
        help: ArgumentHelp(
            "The JSON or XML file with a view tree of the app (default: the JSON files with view trees in the folders). Its "
                + "inline styles define and use variables. Names in selectors that none of its views has are reported, and "
                + "classes of its views that no stylesheet names. Can be given several times.",
            valueName: "file"))
    var view: [String] = []

    @OptionGroup var dialectOption: DialectOption
    @OptionGroup var appProperties: AppPropertyOptions

    @Option(help: "The output format: text for people, json for programs, github for workflow annotations.")
    var format = Format.text

    @Option(help: ArgumentHelp("The maximum number of warnings (default: no limit).", valueName: "n"))
    var maxWarnings: Int?

    func validate() throws {
        if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings must be at least 0") }
        try InputFile.checkStandardInput(paths + view + appProperties.paths)
    }

    func run() throws {
        let files = try LintFiles(
            paths, prefix: prefix, dialect: dialectOption.dialect, appProperties: appProperties)
        let stylesheets = try files.load()
        let names = SelectorNames(stylesheets)
        var views: [ViewNode] = []
        var problems: [ViewTreeProblem] = []
        var hasErrors = false
        let trees = view.isEmpty ? files.trees : view
        for path in trees {
            var file = try ViewTreeFile(path)
            file.append(MainActor.assumeIsolated { file.tree.unknownClasses(files.properties) })
            file.append(file.tree.unusedNames(names.contains, known: names.all))
            problems += file.problems
            let tree = StyledTree(file.tree.views, stylesheets, in: CSS.Environment(), properties: files.properties)
            if try file.printStyleProblems(of: tree, [], to: standardError) { hasErrors = true }
            views += tree.entries.map(\.view)
        }
        var tree = trees.isEmpty ? nil : LintTree(views)
        if view.isEmpty { tree?.stylesheets = files.stylesheetsOfTrees(stylesheets) }
        let diagnostics = Lint.diagnostics(of: stylesheets, in: tree)
        try print(diagnostics, problems, files.properties)
        let severities = problems.map(\.severity) + diagnostics.map(\.severity)
        let warnings = diagnostics.reduce(problems.count { $0.severity == .warning }) { $0 + $1.count(of: .warning) }
        if let maxWarnings, warnings > maxWarnings {
            let count = warnings == 1 ? "1 warning" : "\(warnings) warnings"
            try standardError.write("nimbus: \(count), but --max-warnings allows \(maxWarnings)\n")
            throw ExitCode(1)
        }
        if hasErrors || severities.contains(.error) { throw ExitCode(1) }
    }

    /// Prints the diagnostics to standard output. As text, the problems of view data go to standard error, as with all commands.
    private func print(
        _ diagnostics: [Diagnostic], _ problems: [ViewTreeProblem], _ properties: PropertyTable
    ) throws {
        let formatter = DiagnosticFormatter(properties: properties)
        var outputs: [LintDiagnosticOutput] {
            problems.compactMap { LintDiagnosticOutput($0) } + diagnostics.map { LintDiagnosticOutput($0, formatter) }
        }
        switch format {
        case .text:
            try standardError.write(problems.lazy.map { $0.description + "\n" })
            _ = try DiagnosticPrinter(standardOutput, properties: properties).print(diagnostics)
        case .json: try standardOutput.writeJSON(outputs)
        case .github: try standardOutput.write(outputs.lazy.map { $0.workflowCommand + "\n" })
        }
    }
}
