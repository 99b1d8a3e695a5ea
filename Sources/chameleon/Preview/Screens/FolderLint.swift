import CSSEngine
import CSSLint
import HeadlessScreen

/// Finds names in the stylesheets of screens that no view of the folder has, and variables that no stylesheet of the folder
/// uses.
@MainActor enum FolderLint {
    /// Larger stylesheets and trees are not checked, in bytes.
    private static let sizeLimit = 1 << 20

    static func problems(of screens: [ScreenVersion], _ properties: PropertyTable) -> [PreviewProblem] {
        guard size(of: screens) <= sizeLimit else { return [] }
        let views = screens.flatMap { $0.tree.tree.views }.flatMap { ViewNode($0, parts: []).all }
        let tree = LintTree(views)
        let formatter = DiagnosticFormatter(properties: properties)
        // Paths of stylesheets are relative to their folder.
        let groups = Dictionary(grouping: screens) { $0.folder.path }.sorted { $0.key < $1.key }
        return groups.flatMap { _, screens in
            let folder = screens[0].folder
            let unmatched = Lint.diagnostics(of: screens.flatMap(\.sheets.stylesheets), in: tree).filter {
                if case .unmatchedName = $0.kind { true } else { false }
            }
            // Stylesheets of another folder could use a variable.
            let unused = groups.count == 1 ? unusedVariables(in: folder, tree, properties) : []
            return (unmatched + unused).map { PreviewProblem(formatter.report(of: $0), in: folder) }
        }
    }

    /// Returns the variables that no stylesheet uses, whether it belongs to a screen or not.
    private static func unusedVariables(
        in folder: SheetFolder, _ tree: LintTree, _ properties: PropertyTable
    ) -> [Diagnostic] {
        let sheets = PreviewSheets(folder.unimportedSheets, in: folder, folder.overlay, properties)
        return Lint.diagnostics(of: sheets.stylesheets, in: tree).filter {
            if case .unusedVariable = $0.kind { true } else { false }
        }
    }

    /// The size of all files, each once.
    private static func size(of screens: [ScreenVersion]) -> Int {
        let sheets = screens.flatMap { screen in screen.source.contents.map { ($0.key, $0.value.count) } }
        return Dictionary(sheets, uniquingKeysWith: { $1 }).values.reduce(0, +)
            + screens.reduce(0) { $0 + $1.tree.data.count }
    }
}
