import CSSEngine
import CSSLint
import HeadlessScreen

/// Finds names in the stylesheets of all screens that no view of the folder has, and variables that nothing uses.
@MainActor enum FolderLint {
    /// Larger stylesheets and trees are not checked, in bytes.
    private static let sizeLimit = 1 << 20

    static func problems(of screens: [ScreenVersion], _ properties: PropertyTable) -> [PreviewProblem] {
        guard screens.reduce(0, { $0 + $1.size }) <= sizeLimit else { return [] }
        let views = screens.flatMap { $0.tree.tree.views }.flatMap { ViewNode($0, parts: []).all }
        let tree = LintTree(views)
        let formatter = DiagnosticFormatter(properties: properties)
        // Paths of stylesheets are relative to their folder.
        return Dictionary(grouping: screens) { $0.folder.path }.sorted { $0.key < $1.key }.flatMap { _, screens in
            Lint.diagnostics(of: screens.flatMap(\.sheets.stylesheets), in: tree).filter { diagnostic in
                switch diagnostic.kind {
                case .unmatchedName, .unusedVariable: true
                default: false
                }
            }.map { PreviewProblem(formatter.report(of: $0), in: screens[0].folder) }
        }
    }
}
