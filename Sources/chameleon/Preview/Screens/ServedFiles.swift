import CSSEngine
import ChameleonServer
import Foundation
import HeadlessScreen
import NimbusCSS
import NimbusChameleon
import StylesheetEditing

/// The files of the watched folder at one revision, as the preview uses them.
@MainActor final class ServedFiles {
    /// The path of the watched folder.
    let folder: String
    private(set) var snapshot: FolderSnapshot
    /// The files that declare the app's own properties and pseudo-classes.
    private(set) var appProperties = AppProperties(files: [], areFound: true)
    /// The standard properties and the app's own.
    private(set) var propertyTable = PropertyTable.standard
    /// The problems of the files that declare them.
    private(set) var propertyProblems: [PreviewProblem] = []
    /// The files with the app's properties that the user has named; empty to find them in the watched folder.
    private let namedProperties: [URL]
    /// The contents of the stylesheets. Equal files keep their contents from one snapshot to the next.
    private var stylesheets: [WatchedPath: Data] = [:]
    private var sheetFolders: [String: SheetFolder] = [:]
    /// Older versions of stylesheets, for edits that were made before a file changed.
    private var olderSheets = LRUCache<ContentHash, Data>(limit: 64)
    private static let olderSheetSize = 1 << 20

    /// - Parameter properties: The files that declare the app's own properties; empty to find them in the folder.
    init(folder: String, _ snapshot: FolderSnapshot, properties: [URL] = []) {
        self.folder = folder
        self.snapshot = snapshot
        namedProperties = properties
        for path in snapshot.files.keys { readSheet(path) }
        readProperties()
    }

    /// Replaces the files by the files of a later snapshot.
    /// - Returns: The paths of the files that differ.
    func take(_ new: FolderSnapshot) -> Set<WatchedPath> {
        let old = snapshot
        snapshot = new
        let changed = Set(old.files.keys).union(new.files.keys).filter { old.files[$0]?.hash != new.files[$0]?.hash }
        for path in changed {
            if let hash = old.files[path]?.hash, let data = stylesheets[path], data.count <= Self.olderSheetSize {
                olderSheets.add(data, for: hash)
            }
            readSheet(path)
        }
        if changed.contains(where: { $0.text.hasSuffix(".json") }) { readProperties() }
        let sheets = changed.filter { PreviewSheets.isSheet($0.text) }
        for sheetFolder in sheetFolders.values {
            sheetFolder.change(sheets.map { ($0.text, stylesheets[$0]) })
        }
        return changed
    }

    private func readSheet(_ path: WatchedPath) {
        stylesheets[path] = PreviewSheets.isSheet(path.text) ? snapshot.files[path]?.data : nil
    }

    private func readProperties() {
        let files: [AppProperties.File]
        if namedProperties.isEmpty {
            let paths = snapshot.files.keys.filter { $0.text.hasSuffix(AppPropertyFile.fileExtension) }
            files = paths.sorted().compactMap { path in
                snapshot.files[path].map { AppProperties.File(name: path.text, data: $0.data) }
            }
        } else {
            files = namedProperties.map { url in
                let path = WatchedPath(of: url, in: folder)
                let data = path.flatMap { snapshot.files[$0]?.data } ?? (try? Data(contentsOf: url)) ?? Data()
                return AppProperties.File(name: path?.text ?? url.path, data: data)
            }
        }
        let new = AppProperties(files: files, areFound: namedProperties.isEmpty)
        guard new != appProperties else { return }
        appProperties = new
        (propertyTable, propertyProblems) = new.table()
    }

    /// Returns the versions of stylesheets that edits were made for, by their hashes.
    func versions(of edits: [TrialEdit]) -> [ContentHash: Data] {
        var versions: [ContentHash: Data] = [:]
        for edit in edits where versions[edit.hash] == nil {
            if let path = WatchedPath(edit.path), snapshot.files[path]?.hash == edit.hash {
                versions[edit.hash] = stylesheets[path]
            } else {
                versions[edit.hash] = olderSheets.use(edit.hash)
            }
        }
        return versions
    }

    /// Returns the contents of any served file.
    func contents(of path: WatchedPath) -> Data? { stylesheets[path] ?? snapshot.files[path]?.data }

    /// Returns a folder whose stylesheets import each other by their paths in it.
    /// - Parameter path: The path in the watched folder; empty for the watched folder.
    func sheetFolder(_ path: String) -> SheetFolder {
        if let known = sheetFolders[path] { return known }
        let new = SheetFolder(path, in: folder)
        new.change(stylesheets.map { ($0.key.text, $0.value) })
        sheetFolders[path] = new
        return new
    }
}
