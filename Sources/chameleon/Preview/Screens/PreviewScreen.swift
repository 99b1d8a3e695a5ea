import CSSEngine
import Foundation
import HeadlessScreen
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
    /// The problems that only the views of the current version have. `nil` until the views are checked.
    private(set) var viewProblems: [PreviewProblem]?
    /// Whether the pictures show the current files.
    private(set) var isGood = false

    private let namedSheets: [String]
    private var choice: SheetChoice?
    /// The errors of the current version.
    private var shownErrors = ErrorSet([ReportedDiagnostic]())
    private var dependencies: Set<String> = []
    /// The app's properties when the files were read.
    private var appProperties = AppProperties(files: [], areFound: true)

    /// - Parameter sheets: The paths of the stylesheets in the watched folder; empty to find them.
    init(_ tree: PreviewTree, sheets: [String], files: ServedFiles, revision: ChangeCursor) {
        self.tree = tree
        namedSheets = sheets
        update(from: files, at: revision)
    }

    /// Whether files of the screen have changed since they were read.
    private(set) var isOutdated = false

    /// Records that files have changed.
    /// - Returns: Whether one of them may concern the screen.
    @discardableResult
    func note(_ changes: Set<WatchedPath>, _ properties: AppProperties) -> Bool {
        isOutdated = isOutdated || changes.contains(where: concerns) || properties != appProperties
        return isOutdated
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

    /// The problems of the views' classes, found in a version of the tree with the app's properties.
    private var classProblems: (tree: Data, properties: AppProperties, problems: [PreviewProblem])?
    /// Larger trees are not checked, in bytes.
    private static let classCheckSize = 256 << 10

    private func unknownClasses(of contents: PreviewTree.Contents, _ files: ServedFiles) -> [PreviewProblem] {
        guard contents.data.count <= Self.classCheckSize else { return [] }
        if let known = classProblems, known.tree == contents.data, known.properties == files.appProperties {
            return known.problems
        }
        let problems = contents.tree.unknownClasses(files.propertyTable).map { PreviewProblem($0) }
        classProblems = (contents.data, files.appProperties, problems)
        return problems
    }

    /// Sets the problems that only the views of a version have.
    /// - Returns: Whether the problems of the screen change.
    func setViewProblems(_ found: [PreviewProblem], ofVersion id: UUID) -> Bool {
        guard version?.source.id == id else { return false }
        let old = viewProblems ?? []
        viewProblems = found.filter { !problems.contains($0) }
        return viewProblems != old
    }

    /// Reads the files again.
    func update(from files: ServedFiles, at revision: ChangeCursor) {
        isOutdated = false
        appProperties = files.appProperties
        let choice =
            namedSheets.isEmpty
            ? SheetChoice(forTree: tree.path?.text ?? tree.name, previous: self.choice, in: files)
            : SheetChoice(named: namedSheets, in: files)
        self.choice = choice
        let sheets = PreviewSheets(choice.paths, in: choice.folder, choice.folder.overlay, files.propertyTable)
        dependencies = sheets.dependencies
        do throws(PreviewTree.ReadError) {
            let contents = try tree.read(from: files)
            problems = contents.problems + unknownClasses(of: contents, files) + sheets.problems
            let errors = ErrorSet(problems.filter(\.isError).map(ReportedDiagnostic.init))
            // Existing errors must not keep the preview from showing changes.
            isGood = version == nil || errors.isSubset(of: shownErrors)
            guard isGood else { return }
            shownErrors = errors
            viewProblems = nil
            version = ScreenVersion(
                contents, of: tree, choice, sheets, files.appProperties, files.propertyTable, in: files.folder,
                revision: revision)
        } catch {
            problems = [error.problem] + sheets.problems
            isGood = false
        }
    }
}
