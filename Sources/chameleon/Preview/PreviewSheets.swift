import CSSEngine
import NimbusCSS

/// The style sheets of the app that is shown.
struct PreviewSheets {
    /// In the order in which they count.
    let stylesheets: [Stylesheet]
    let problems: [PreviewProblem]

    var errorCount: Int { problems.count(where: \.isError) }

    /// Reads sheets with what they import.
    /// - Parameters:
    ///   - paths: relative to the folder.
    ///   - files: the folder's, as they are served.
    init(_ paths: [String], in files: StylesheetOverlay) {
        var stylesheets: [Stylesheet] = []
        var problems: [PreviewProblem] = []
        var formatter = DiagnosticFormatter(properties: .standard)
        for path in paths {
            do {
                let sheet = try NICSSParser(overlay: files).parse(path: path, pathPrefix: files.pathPrefix)
                stylesheets.append(sheet)
                // What two sheets import is wrong once.
                problems += sheet.diagnostics.map { PreviewProblem(formatter.report(of: $0)) }
                    .filter { !problems.contains($0) }
            } catch {
                problems.append(PreviewProblem(file: path, error.reason.description))
            }
        }
        self.stylesheets = stylesheets
        self.problems = problems
    }

    /// Whether a file is a style sheet, by its name.
    static func isSheet(_ path: String) -> Bool { Dialect.isStylesheet(path.lowercased()) }

    /// Those that belong to a tree of which nobody has said which: those that are called as the tree is, or else all
    /// that no other one imports.
    /// - Parameters:
    ///   - tree: the name of its file.
    ///   - files: the folder's, as they are served.
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
