import CSSEngine
import NimbusUIKit

/// A view-tree file that has been read.
struct ViewTreeFile {
    let roots: [ViewData]
    private let source: Source
    private let bytes: [UInt8]
    private var problems: [ViewTreeProblem]

    /// Whether something was dropped.
    var hasErrors: Bool { problems.contains { $0.severity == .error } }

    /// - Throws: `FileFailure` where there is no such file, or where it is not JSON.
    init(_ path: String) throws {
        let data = try InputFile.read(path)
        source = Source(name: path, data: data)
        bytes = [UInt8](data)
        var reader = ViewTreeReader()
        do {
            roots = try reader.read(bytes)
        } catch {
            let place = LineTable(source).location(at: error.range.lowerBound)
            let excerpt = Excerpt(source, error.range)?.text ?? ""
            throw FileFailure(path: place.description, reason: "is not JSON: \(error.reason)" + excerpt)
        }
        problems = reader.problems
    }

    /// Notes that real views are not made of some nodes.
    mutating func note(unknownClasses views: [ViewData]) {
        for view in views {
            problems.append(
                ViewTreeProblem(
                    severity: .error, sentence: "there is no view class “\(view.viewClass)”",
                    range: view.ranges.viewClass ?? 0..<0))
        }
    }

    /// Prints what is odd about it as compilers do: the place, the sentence, the line and a caret.
    func printProblems(to stream: OutputStream) throws { try print(problems, to: stream) }

    /// Prints what is wrong in its views' own styles, at their places in the file.
    /// - Parameter diagnostics: those of the engine, each text's once.
    /// - Returns: whether any is an error.
    func printInlineProblems(_ diagnostics: [Diagnostic], to stream: OutputStream) throws -> Bool {
        let places = InlineStylePlaces(diagnostics, bytes)
        let problems = roots.flatMap { places.problems(in: $0) }
        try print(problems, to: stream)
        return problems.contains { $0.severity == .error }
    }

    private func print(_ problems: [ViewTreeProblem], to stream: OutputStream) throws {
        let lines = LineTable(source)
        for problem in problems {
            var place = lines.location(at: problem.range.lowerBound)
            place.source = place.source.visible
            let excerpt = Excerpt(source, problem.range)?.text ?? ""
            try stream.write("\(place): \(problem.severity.rawValue): \(problem.sentence.visible)\(excerpt)\n")
        }
    }
}
