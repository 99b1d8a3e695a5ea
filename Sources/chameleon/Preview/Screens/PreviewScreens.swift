import ChameleonServer
import Foundation
import NimbusChameleon

/// The screens of the app.
@MainActor final class PreviewScreens {
    /// The view trees that the user has named; empty to find them in the watched folder.
    private let namedTrees: [PreviewTree]
    private let namedSheets: [String]
    private let files: ServedFiles
    private(set) var screens: [(id: String, screen: PreviewScreen)] = []

    /// More screens than a page can show at a glance.
    private static let limit = 200

    /// - Parameters:
    ///   - trees: The files of the view trees; empty to find those in the watched folder.
    ///   - sheets: The paths of the stylesheets in the watched folder; empty to find those of each tree.
    init(trees: [URL], sheets: [String], in files: ServedFiles) {
        self.files = files
        namedSheets = sheets
        namedTrees = trees.map { PreviewTree(url: $0, path: Self.path(of: $0, in: files.folder)) }
        let trees = namedTrees.isEmpty ? Self.treesFound(in: files) : namedTrees
        setScreens(trees, at: files.snapshot.cursor)
    }

    func screen(_ id: String) -> PreviewScreen? { screens.first { $0.id == id }?.screen }

    /// Updates the screens after files have changed.
    /// - Returns: The screens that may have changed.
    func update(after changes: Set<WatchedPath>) -> [PreviewScreen] {
        let revision = files.snapshot.cursor
        if namedTrees.isEmpty, changes.contains(where: { $0.text.hasSuffix(".json") }) {
            setScreens(Self.treesFound(in: files), at: revision)
        }
        return screens.map(\.screen).filter { $0.update(after: changes, in: files, at: revision) }
    }

    /// Sets the trees, and keeps the screens of trees that are there already.
    private func setScreens(_ trees: [PreviewTree], at revision: ChangeCursor) {
        let known = Dictionary(screens.map { ($0.screen.tree.url, $0.screen) }, uniquingKeysWith: { $1 })
        var counts: [String: Int] = [:]
        screens = trees.prefix(Self.limit).map { tree in
            let count = counts[tree.name, default: 0] + 1
            counts[tree.name] = count
            let screen =
                known[tree.url] ?? PreviewScreen(tree, sheets: namedSheets, files: files, revision: revision)
            return (count == 1 ? tree.name : "\(tree.name) \(count)", screen)
        }
    }

    private static func treesFound(in files: ServedFiles) -> [PreviewTree] {
        let paths = files.snapshot.files.keys.filter { $0.text.lowercased().hasSuffix(".json") }.sorted()
        return paths.filter { path in files.contents(of: path).map(PreviewTree.isViewTree) == true }.map { path in
            PreviewTree(url: URL(fileURLWithPath: files.folder).appendingPathComponent(path.text), path: path)
        }
    }

    /// Returns the path of a file in a folder. `nil` if the file is outside.
    private static func path(of file: URL, in folder: String) -> WatchedPath? {
        func components(_ url: URL) -> [String] { url.resolvingSymlinksInPath().standardizedFileURL.pathComponents }
        let (folder, file) = (components(URL(fileURLWithPath: folder)), components(file))
        guard file.starts(with: folder) else { return nil }
        return WatchedPath(file.dropFirst(folder.count).joined(separator: "/"))
    }
}
