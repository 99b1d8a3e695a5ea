import ArgumentParser
import CSSEngine
import CSSLint
import HeadlessScreen

struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Prints the errors and warnings in stylesheets and their imports.",
        discussion: """
            All stylesheets are treated as one app: a variable defined in one is defined in all. A folder stands for \
            all stylesheets in it and its subfolders, and for the view data and the files *.css-data.json with properties \
            beside them. No output means no problems.

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
        var (tree, hasErrors) = try tree(view.isEmpty ? files.trees : view, stylesheets, files.properties)
        if view.isEmpty { tree?.stylesheets = files.stylesheetsOfTrees(stylesheets) }
        let diagnostics = Lint.diagnostics(of: stylesheets, in: tree)
        try print(diagnostics, files.properties)
        let warnings = diagnostics.reduce(0) { $0 + $1.count(of: .warning) }
        if let maxWarnings, warnings > maxWarnings {
            let count = warnings == 1 ? "1 warning" : "\(warnings) warnings"
            try standardError.write("nimbus: \(count), but --max-warnings allows \(maxWarnings)\n")
            throw ExitCode(1)
        }
        if hasErrors || diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
    }

    /// Returns the views of all view trees, and whether the trees have errors, which are printed to standard error.
    private func tree(
        _ trees: [String], _ stylesheets: [Stylesheet], _ properties: PropertyTable
    ) throws -> (LintTree?, Bool) {
        guard !trees.isEmpty else { return (nil, false) }
        let names = SelectorNames(stylesheets)
        var views: [ViewNode] = []
        var hasErrors = false
        for path in trees {
            var file = try ViewTreeFile(path)
            file.append(MainActor.assumeIsolated { file.tree.unknownClasses(properties) })
            file.append(file.tree.unusedNames(names.contains, known: names.all))
            try file.printProblems(to: standardError)
            let tree = StyledTree(file.tree.views, stylesheets, in: CSS.Environment(), properties: properties)
            let hasStyleErrors = try file.printStyleProblems(of: tree.engine, [], to: standardError)
            hasErrors = hasErrors || file.hasErrors || hasStyleErrors
            views += tree.entries.map(\.view)
        }
        return (LintTree(views), hasErrors)
    }

    private func print(_ diagnostics: [Diagnostic], _ properties: PropertyTable) throws {
        let formatter = DiagnosticFormatter(properties: properties)
        switch format {
        case .text: _ = try DiagnosticPrinter(standardOutput, properties: properties).print(diagnostics)
        case .json: try standardOutput.writeJSON(diagnostics.lazy.map { LintDiagnosticOutput($0, formatter) })
        case .github:
            try standardOutput.write(
                diagnostics.lazy.map { LintDiagnosticOutput($0, formatter).workflowCommand + "\n" })
        }
    }
}
