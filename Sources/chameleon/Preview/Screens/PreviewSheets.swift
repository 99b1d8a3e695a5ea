import CSSEngine
import InterfaCSS
import NimbusCSS

/// The parsed stylesheets of a screen.
struct PreviewSheets {
    /// The stylesheets in cascade order.
    let stylesheets: [Stylesheet]
    let problems: [PreviewProblem]
    /// The files that the stylesheets import, by their paths in the watched folder.
    let dependencies: Set<String>

    /// Parses stylesheets and their imports.
    /// - Parameters:
    ///   - paths: The paths relative to the folder.
    ///   - overlay: The contents of the folder's stylesheets.
    ///   - properties: The properties and pseudo-classes that the stylesheets can use.
    @MainActor init(
        _ paths: [String], in folder: SheetFolder, _ overlay: StylesheetOverlay, _ properties: PropertyTable
    ) {
        var stylesheets: [Stylesheet] = []
        var problems: [PreviewProblem] = []
        var known: Set<PreviewProblem> = []
        var dependencies: Set<String> = []
        let formatter = DiagnosticFormatter(properties: properties)
        for path in paths {
            let parser = NICSSParser(properties: properties, dialects: [.interfaCSS], overlay: overlay)
            dependencies.insert(path)
            do {
                let sheet = try parser.parse(path: path, pathPrefix: overlay.pathPrefix)
                stylesheets.append(sheet)
                dependencies.formUnion(parser.dependencies)
                // Reports the problems of a file once, even if several stylesheets import it.
                problems += sheet.diagnostics.map { PreviewProblem(formatter.report(of: $0), in: folder) }
                    .filter { known.insert($0).inserted }
            } catch {
                problems.append(PreviewProblem(file: folder.watchedPath(path), error.reason.description))
            }
        }
        self.stylesheets = stylesheets
        self.problems = problems
        self.dependencies = Set(dependencies.map(folder.watchedPath))
    }

    /// Whether a file is a stylesheet, by its name.
    static func isSheet(_ path: String) -> Bool { Dialect.isStylesheet(path.lowercased()) }
}
