import CSSEngine

/// Locates the diagnostics of inline styles in the data that contains the styles.
struct InlineStylePlaces {
    /// The diagnostics of the engine, by the source text of the inline style.
    private let diagnostics: [String: [Diagnostic]]
    private let scanner: JSONScanner
    private let text: ViewTreeText?

    /// - Parameters:
    ///   - diagnostics: The engine's diagnostics, once for each inline style text.
    ///   - tree: The view tree that contains the views. `nil` if the views are from values of an app.
    init(_ diagnostics: [Diagnostic], in tree: ViewTree?) {
        self.diagnostics = Dictionary(grouping: diagnostics) { Self.text(of: $0.source) }
        text = tree?.text
        scanner = JSONScanner(tree?.bytes ?? [])
    }

    /// Returns the problems of a view and its descendants in tree order. Recursive. The readers limit the depth.
    func problems(in view: ViewData) -> [ViewTreeProblem] {
        problems(of: view) + view.children.flatMap { problems(in: $0) }
    }

    /// Returns the problems of a view, excluding its descendants.
    func problems(of view: ViewData) -> [ViewTreeProblem] {
        let place = view.places.style ?? view.places.origin
        guard !diagnostics.isEmpty, let style = view.style, let place else { return [] }
        let found = diagnostics[Self.text(of: Source(name: "", text: style))] ?? []
        guard !found.isEmpty else { return [] }
        let offsets = view.markup?.style == nil ? place.range.map { scanner.offsets(inStringAt: $0.lowerBound) } : nil
        return found.map { diagnostic in
            let range = diagnostic.range
            let written =
                offsets.map { .file($0[range.lowerBound]..<$0[range.upperBound]) }
                ?? view.markup?.style.flatMap { $0.place(of: range) } ?? place
            return ViewTreeProblem(.style(diagnostic), at: written, in: text)
        }
    }

    /// Returns the source text as the engine decodes it.
    private static func text(of source: Source) -> String { source.string(0..<source.length) }
}
