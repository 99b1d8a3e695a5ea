import CSSEngine

/// Finds what is wrong in views' own styles where they are written.
struct InlineStylePlaces {
    /// By the text of the style.
    private let diagnostics: [String: [Diagnostic]]
    private let scanner: JSONScanner
    private let text: ViewTreeText?

    /// - Parameters:
    ///   - diagnostics: those of the engine, each text's once.
    ///   - tree: where the views come from, if from a file.
    init(_ diagnostics: [Diagnostic], in tree: ViewTree?) {
        self.diagnostics = Dictionary(grouping: diagnostics) { Self.text(of: $0.source) }
        text = tree?.text
        scanner = JSONScanner(tree?.bytes ?? [])
    }

    /// Those of a view and of the views in it, from the first to the last. Recursive: the JSON reader bounds the depth.
    func problems(in view: ViewData) -> [ViewTreeProblem] {
        problems(of: view) + view.subviews.flatMap { problems(in: $0) }
    }

    /// Those of a view alone.
    func problems(of view: ViewData) -> [ViewTreeProblem] {
        guard !diagnostics.isEmpty, let style = view.style, let place = view.places.style else { return [] }
        let found = diagnostics[Self.text(of: Source(name: "", text: style))] ?? []
        return found.map { ViewTreeProblem(.style($0), at: self.place(of: $0.range, in: place), in: text) }
    }

    /// The place of a range of a string.
    private func place(of range: Range<Int>, in string: DataPlace) -> DataPlace {
        guard let start = string.range?.lowerBound else { return string }
        let first = scanner.offset(ofByte: range.lowerBound, inStringAt: start)
        return .file(first..<scanner.offset(ofByte: range.upperBound, inStringAt: start))
    }

    /// As the engine reads it.
    private static func text(of source: Source) -> String { source.string(0..<source.length) }
}
