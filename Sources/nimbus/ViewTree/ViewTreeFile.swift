import CSSEngine
import NimbusCSS
import NimbusUIKit

/// A view-tree file that has been read, and what is odd about it.
struct ViewTreeFile {
    let tree: ViewTree
    private var problems: [ViewTreeProblem]

    /// Whether something was dropped.
    var hasErrors: Bool { problems.contains { $0.severity == .error } }

    /// - Throws: `FileFailure` where there is no such file, or where it is not JSON.
    init(_ path: String) throws {
        do {
            tree = try ViewTree(data: try InputFile.read(path), name: path)
        } catch let error as ViewTreeError {
            throw FileFailure(
                path: error.location.description, reason: error.reason + (error.excerpt?.text ?? ""))
        } catch let error as NIFileError {
            throw FileFailure(path: path, reason: error.reason.description)
        }
        problems = tree.problems
    }

    /// Notes what showed when views were made.
    mutating func note(_ others: [ViewTreeProblem]) { problems = (problems + others).inOrderOfFile }

    /// Prints what is odd about it as compilers do: the place, the sentence, the line and a caret.
    func printProblems(to stream: OutputStream) throws {
        try stream.write(problems.lazy.map { $0.description + "\n" })
    }

    /// Prints what is wrong in its views' own styles, at their places in the file.
    /// - Parameter diagnostics: those of the engine, each text's once.
    /// - Returns: whether any is an error.
    func printInlineProblems(_ diagnostics: [Diagnostic], to stream: OutputStream) throws -> Bool {
        let problems = tree.problems(diagnostics)
        try stream.write(problems.lazy.map { $0.description + "\n" })
        return problems.contains { $0.severity == .error }
    }
}
