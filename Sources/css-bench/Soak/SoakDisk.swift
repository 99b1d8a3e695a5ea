import Foundation

/// What apps have to have in the end: the watched files, and of style sheets that are gone there their own ones.
struct SoakDisk {
    private let watched: [String: String]
    private let built: [String: String]

    /// - Parameters:
    ///   - watched: the hashes of the watched files by their paths.
    ///   - built: those of the files that apps were built with.
    init(watched: [String: String], built: [String: String]) {
        self.watched = watched
        self.built = built
    }

    init(_ folder: BenchFolder) {
        self.init(
            watched: BenchFolder.hashes(below: folder.watched), built: BenchFolder.hashes(below: folder.built))
    }

    /// The first path of which an app has something else; nil where there is none.
    /// - Parameter files: the hashes of the app's files.
    func difference(from files: [String: String]) -> String? {
        let sheets = Set(files.keys).union(built.keys).filter { $0.hasSuffix(".css") }
        return sheets.union(watched.keys).sorted().first { path in
            files[path] != watched[path] ?? built[path]
        }
    }
}
