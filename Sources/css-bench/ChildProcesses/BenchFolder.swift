import Foundation
import NimbusChameleon
import TestSupport

/// A watched folder of stylesheets, and the folder that apps were built with. The object removes both when it is deallocated.
final class BenchFolder {
    /// The stylesheet that apps load. It sets the number that their label shows.
    static let sheet = "app.css"
    /// The strings file of the app.
    static let strings = "texts.strings"

    let watched: URL
    let built: URL
    private let root: TemporaryFolder

    /// - Parameter files: The contents of the files by their paths.
    init(_ files: [String: String]) throws {
        root = try TemporaryFolder()
        watched = root.url.appendingPathComponent("watched", isDirectory: true)
        built = root.url.appendingPathComponent("built", isDirectory: true)
        for (path, text) in files { try root.write(text, to: "watched/\(path)") }
        try FileManager.default.copyItem(at: watched, to: built)
    }

    /// Returns the hashes of all files in a folder by their paths.
    static func hashes(below folder: URL) -> [String: String] {
        var hashes: [String: String] = [:]
        for path in FileManager.default.enumerator(atPath: folder.path) ?? NSEnumerator() {
            guard let path = path as? String, let data = try? Data(contentsOf: folder.appendingPathComponent(path))
            else { continue }
            hashes[path] = ContentHash(of: data).description
        }
        return hashes
    }
}
