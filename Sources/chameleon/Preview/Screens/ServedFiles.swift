import ChameleonServer
import Foundation
import NimbusCSS
import NimbusChameleon

/// The files of the watched folder at one revision, as the preview uses them.
@MainActor final class ServedFiles {
    /// The path of the watched folder.
    let folder: String
    private(set) var snapshot: FolderSnapshot
    /// The contents of the stylesheets. Equal files keep their contents from one snapshot to the next.
    private var stylesheets: [WatchedPath: Data] = [:]
    private var sheetFolders: [String: SheetFolder] = [:]

    init(folder: String, _ snapshot: FolderSnapshot) {
        self.folder = folder
        self.snapshot = snapshot
        for path in snapshot.files.keys { readSheet(path) }
    }

    /// Replaces the files by the files of a later snapshot.
    /// - Returns: The paths of the files that differ.
    func take(_ new: FolderSnapshot) -> Set<WatchedPath> {
        let old = snapshot
        snapshot = new
        let changed = Set(old.files.keys).union(new.files.keys).filter { old.files[$0]?.hash != new.files[$0]?.hash }
        for path in changed { readSheet(path) }
        let sheets = changed.filter { PreviewSheets.isSheet($0.text) }
        for sheetFolder in sheetFolders.values {
            sheetFolder.change(sheets.map { ($0.text, stylesheets[$0]) })
        }
        return changed
    }

    private func readSheet(_ path: WatchedPath) {
        stylesheets[path] = PreviewSheets.isSheet(path.text) ? snapshot.files[path]?.data : nil
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
