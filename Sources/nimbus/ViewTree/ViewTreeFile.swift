import CSSEngine
import NimbusCSS
import NimbusUIKit
import NimbusViews

/// A view-tree file with the problems found in it.
struct ViewTreeFile {
    /// The path in the command line.
    let path: String
    let tree: ViewTree
    private(set) var problems: [ViewTreeProblem]

    /// Whether any problem is an error.
    var hasErrors: Bool { problems.contains { $0.severity == .error } }

    /// The paths of the stylesheets that belong to a layout in XML because they have its name.
    var stylesheetsBeside: [String] {
        guard tree.isLayout, path != "-" else { return [] }
        let base = (path as NSString).deletingPathExtension
        return [".css", ".iss"].map { base + $0 }.filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// Reads a file.
    /// - Throws: `FileError` if the file cannot be read, or is neither JSON nor XML.
    init(_ path: String) throws {
        self.path = path
        do {
            tree = try ViewTree(data: try InputFile.read(path), name: path)
        } catch let error as ViewTreeError {
            throw FileError(
                path: error.location.description, reason: error.reason + (error.excerpt?.text ?? ""))
        } catch let error as NIFileError {
            throw FileError(path: path, reason: error.reason.description)
        }
        problems = tree.problems
    }

    /// Adds the problems found while views were created.
    mutating func append(_ newProblems: [ViewTreeProblem]) { problems = (problems + newProblems).inOrderOfFile }

    /// Prints the problems as a compiler does: location, message, line and caret.
    func printProblems(to stream: OutputStream) throws {
        try stream.write(problems.lazy.map { $0.description + "\n" })
    }

    /// Prints the problems in stylesheets and in inline styles, and those that were found when an engine has styled the tree.
    /// - Parameter stylesheetDiagnostics: The problems in stylesheets.
    /// - Returns: Whether any problem is an error.
    func printStyleProblems(
        of tree: StyledTree, _ stylesheetDiagnostics: [Diagnostic], to stream: OutputStream
    ) throws -> Bool {
        let engine = tree.engine
        var diagnostics = stylesheetDiagnostics + [engine.limitDiagnostic].compactMap { $0 }
        // The engine lists equal inline styles once.
        var inlineDiagnostics = engine.inlineDiagnostics
        if let container = tree.unsettledContainer.flatMap(engine.unsettledContainerDiagnostic) {
            if container.isInline {
                inlineDiagnostics.append(container.diagnostic)
            } else {
                diagnostics.append(container.diagnostic)
            }
        }
        let hasErrors = try DiagnosticPrinter(stream, properties: engine.properties).print(diagnostics)
        let problems = self.tree.problems(inlineDiagnostics)
        try stream.write(problems.lazy.map { $0.description + "\n" })
        return hasErrors || problems.contains { $0.severity == .error }
    }
}
