import CSSEngine

/// Finds what is wrong in views' own styles in the file that they are written in.
package struct InlineStylePlaces {
    /// By the text of the style.
    private let diagnostics: [String: [Diagnostic]]
    private let file: JSONScanner
    private let formatter = DiagnosticFormatter(properties: .standard)

    /// - Parameters:
    ///   - diagnostics: those of the engine, each text's once.
    ///   - bytes: those of the file.
    package init(_ diagnostics: [Diagnostic], _ bytes: [UInt8]) {
        self.diagnostics = Dictionary(grouping: diagnostics) { Self.text($0.source) }
        file = JSONScanner(bytes)
    }

    /// Those of a view and of the views in it, from the first to the last. Recursive: the JSON reader bounds the depth.
    package func problems(in view: ViewData) -> [ViewTreeProblem] {
        own(view) + view.subviews.flatMap { problems(in: $0) }
    }

    private func own(_ view: ViewData) -> [ViewTreeProblem] {
        guard !diagnostics.isEmpty, let style = view.style, let start = view.ranges.style?.lowerBound else { return [] }
        let found = diagnostics[Self.text(Source(name: "", text: style))] ?? []
        return found.map { diagnostic in
            let first = file.offset(ofByte: diagnostic.range.lowerBound, inStringAt: start)
            let end = file.offset(ofByte: diagnostic.range.upperBound, inStringAt: start)
            return ViewTreeProblem(
                severity: diagnostic.severity, sentence: formatter.sentence(diagnostic), range: first..<end)
        }
    }

    /// As the engine reads it.
    private static func text(_ source: Source) -> String { source.string(0..<source.length) }
}
