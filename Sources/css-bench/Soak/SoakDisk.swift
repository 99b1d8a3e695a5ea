import Foundation

/// The files that apps must have in the end: the watched files, and the built-in versions of deleted stylesheets.
struct SoakDisk {
    private let watched: [String: String]
    private let built: [String: String]

    /// - Parameters:
    ///   - watched: The hashes of the watched files by their paths.
    ///   - built: The hashes of the files that apps were built with.
    init(watched: [String: String], built: [String: String]) {
        self.watched = watched
        self.built = built
    }

    init(_ folder: BenchFolder) {
        self.init(
            watched: BenchFolder.hashes(below: folder.watched), built: BenchFolder.hashes(below: folder.built))
    }

    /// Returns the first path with different contents in the app, or `nil` if all are equal.
    /// - Parameter files: The hashes of the app's files.
    func difference(from files: [String: String]) -> String? {
        let sheets = Set(files.keys).union(built.keys).filter { $0.hasSuffix(".css") }
        return sheets.union(watched.keys).sorted().first { path in
            files[path] != watched[path] ?? built[path]
        }
    }
}
