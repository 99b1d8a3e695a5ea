import CSSEngine
import NimbusCSS

/// The stylesheets of the app in the preview.
struct PreviewSheets {
    /// The stylesheets in cascade order.
    let stylesheets: [Stylesheet]
    let problems: [PreviewProblem]

    var errorCount: Int { problems.count(where: \.isError) }

    /// Reads stylesheets and their imports.
    /// - Parameters:
    ///   - paths: The paths relative to the folder.
    ///   - files: The served stylesheets of the folder.
    init(_ paths: [String], in files: StylesheetOverlay) {
        var stylesheets: [Stylesheet] = []
        var problems: [PreviewProblem] = []
        var formatter = DiagnosticFormatter(properties: .standard)
        for path in paths {
            do {
                let sheet = try NICSSParser(overlay: files).parse(path: path, pathPrefix: files.pathPrefix)
                stylesheets.append(sheet)
                // Reports the problems of a file once, even if several stylesheets import it.
                problems += sheet.diagnostics.map { PreviewProblem(formatter.report(of: $0)) }
                    .filter { !problems.contains($0) }
            } catch {
                problems.append(PreviewProblem(file: path, error.reason.description))
            }
        }
        self.stylesheets = stylesheets
        self.problems = problems
    }

    /// Whether a file is a stylesheet, by its name.
    static func isSheet(_ path: String) -> Bool { Dialect.isStylesheet(path.lowercased()) }

    /// Returns the default stylesheets of a view tree: those with the same name, or else all that no other stylesheet
    /// imports.
    /// - Parameters:
    ///   - tree: The name of the tree's file.
    ///   - files: The served stylesheets of the folder.
    static func paths(forTree tree: String, in files: StylesheetOverlay) -> [String] {
        let sheets = files.contents.keys.map(\.text).filter(isSheet).sorted()
        let name = tree.split(separator: ".").dropLast().joined(separator: ".")
        let named = sheets.filter { isSheet($0) && $0.dropLast(4) == name }
        if !named.isEmpty { return named }
        let imported = sheets.reduce(into: Set<String>()) { imported, path in
            let parser = NICSSParser(overlay: files)
            _ = try? parser.parse(path: path, pathPrefix: files.pathPrefix)
            imported.formUnion(parser.dependencies)
        }
        return sheets.filter { !imported.contains($0) }
    }
}
