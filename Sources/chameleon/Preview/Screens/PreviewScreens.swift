import ChameleonServer
import Foundation
import NimbusChameleon
import NimbusViews

/// The screens of the app.
@MainActor final class PreviewScreens {
    /// The view trees that the user has named; empty to find them in the watched folder.
    private let namedTrees: [PreviewTree]
    private let namedSheets: [String]
    private let files: ServedFiles
    private(set) var screens: [(id: String, screen: PreviewScreen)] = []
    /// Whether the contents of JSON files are view trees.
    private var areViewTrees: [ContentHash: Bool] = [:]

    /// More screens than a page can show at a glance.
    private static let limit = 200

    /// - Parameters:
    ///   - trees: The files of the view trees; empty to find those in the watched folder.
    ///   - sheets: The paths of the stylesheets in the watched folder; empty to find the stylesheets of each tree.
    init(trees: [URL], sheets: [String], in files: ServedFiles) {
        self.files = files
        namedSheets = sheets
        namedTrees = trees.map { PreviewTree(url: $0, path: WatchedPath(of: $0, in: files.folder)) }
        setScreens(namedTrees.isEmpty ? treesFound() : namedTrees, at: files.snapshot.cursor)
    }

    func screen(_ id: String) -> PreviewScreen? { screens.first { $0.id == id }?.screen }

    /// Records that files have changed, and finds new view trees.
    func note(_ changes: Set<WatchedPath>) {
        for (_, screen) in screens { screen.note(changes, files.appProperties) }
        if namedTrees.isEmpty, changes.contains(where: PreviewTree.isJSON) {
            setScreens(treesFound(), at: files.snapshot.cursor)
        }
    }

    /// The screens whose files have changed since they were read.
    var outdated: [String] { screens.filter(\.screen.isOutdated).map(\.id) }

    /// Reads the files of a screen again.
    func update(_ screen: PreviewScreen) { screen.update(from: files, at: files.snapshot.cursor) }

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

    /// Returns the view trees in the watched folder. A file that was a view tree and is no longer JSON remains one, so
    /// that its screen shows the error.
    private func treesFound() -> [PreviewTree] {
        let known = Set(screens.compactMap(\.screen.tree.path))
        let json = files.snapshot.files.filter { PreviewTree.isJSON($0.key) }
        areViewTrees = json.values.reduce(into: [:]) { kinds, file in
            kinds[file.hash] = areViewTrees[file.hash] ?? ViewTree.describesViews(file.data)
        }
        let trees = json.filter { path, file in
            areViewTrees[file.hash] == true || known.contains(path) && !PreviewTree.isValidJSON(file.data)
        }
        return trees.keys.sorted().map { path in
            PreviewTree(url: URL(fileURLWithPath: files.folder).appendingPathComponent(path.text), path: path)
        }
    }
}

extension WatchedPath {
    /// Creates the path of a file in a folder. `nil` if the file is outside.
    init?(of file: URL, in folder: String) {
        func components(_ url: URL) -> [String] { url.resolvingSymlinksInPath().standardizedFileURL.pathComponents }
        let (folder, file) = (components(URL(fileURLWithPath: folder)), components(file))
        guard file.starts(with: folder) else { return nil }
        self.init(file.dropFirst(folder.count).joined(separator: "/"))
    }
}
