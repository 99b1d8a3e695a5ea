import CSSEngine
import Foundation
import NimbusCSS
import NimbusChameleon
import NimbusUIKit

/// A screen of the app: a view tree and its stylesheets, in their last version without new errors.
@MainActor final class PreviewScreen {
    let tree: PreviewTree
    /// The version that the pictures show. `nil` if the view tree could never be read.
    private(set) var version: ScreenVersion?
    /// The problems in the current files.
    private(set) var problems: [PreviewProblem] = []
    /// Whether the pictures show the current files.
    private(set) var isGood = false

    private let namedSheets: [String]
    private var choice: SheetChoice?
    /// The errors of the current version.
    private var shownErrors = ErrorSet([ReportedDiagnostic]())
    private var dependencies: Set<String> = []

    /// - Parameter sheets: The paths of the stylesheets in the watched folder; empty to find them.
    init(_ tree: PreviewTree, sheets: [String], files: ServedFiles, revision: ChangeCursor) {
        self.tree = tree
        namedSheets = sheets
        update(from: files, at: revision)
    }

    /// Reads the files again if one of them may concern the screen.
    /// - Returns: Whether the screen may have changed.
    func update(after changes: Set<WatchedPath>, in files: ServedFiles, at revision: ChangeCursor) -> Bool {
        guard changes.contains(where: concerns) else { return false }
        update(from: files, at: revision)
        return true
    }

    private func concerns(_ path: WatchedPath) -> Bool {
        if path == tree.path { return true }
        guard !PreviewSheets.isSheet(path.text) else {
            return dependencies.contains(path.text) || choice?.isOpen != false
                || path.text.fileStem == tree.path?.text.fileStem
        }
        // Images and strings are read from the folder of the tree.
        guard let treePath = tree.path?.text, !PreviewTree.isTreeFile(path) else { return false }
        let folder = treePath.split(separator: "/").dropLast().joined(separator: "/")
        return folder.isEmpty || path.text.hasPrefix(folder + "/")
    }

    private func update(from files: ServedFiles, at revision: ChangeCursor) {
        let choice =
            namedSheets.isEmpty
            ? SheetChoice(forTree: tree.path?.text ?? tree.name, previous: self.choice, in: files)
            : SheetChoice(named: namedSheets, in: files)
        self.choice = choice
        let sheets = PreviewSheets(choice.paths, in: choice.folder, choice.folder.overlay)
        dependencies = sheets.dependencies
        do throws(PreviewTree.ReadError) {
            let contents = try tree.read(from: files)
            problems = contents.problems + sheets.problems
            let errors = ErrorSet(problems.filter(\.isError).map(ReportedDiagnostic.init))
            // Existing errors must not keep the preview from showing changes.
            isGood = version == nil || errors.isSubset(of: shownErrors)
            guard isGood else { return }
            shownErrors = errors
            version = ScreenVersion(
                contents, of: tree, choice, sheets, revision: revision)
        } catch {
            problems = [error.problem] + sheets.problems
            isGood = false
        }
    }
}
