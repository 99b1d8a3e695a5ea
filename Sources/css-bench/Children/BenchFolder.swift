import Foundation
import NimbusChameleon

/// A folder of style sheets that is watched, and beside it the one that apps were built with. Both are removed with this.
final class BenchFolder {
    /// The sheet that apps load, whose number a label of theirs shows.
    static let sheet = "app.css"
    /// Texts of the app.
    static let strings = "texts.strings"

    let watched: URL
    let built: URL
    private let root = FileManager.default.temporaryDirectory
        .appendingPathComponent("css-bench-\(UUID().uuidString)", isDirectory: true)

    /// - Parameter files: their texts by their paths.
    init(_ files: [String: String]) throws {
        watched = root.appendingPathComponent("watched", isDirectory: true)
        built = root.appendingPathComponent("built", isDirectory: true)
        for (path, text) in files {
            let file = watched.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try FileManager.default.copyItem(at: watched, to: built)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    /// The hashes of the files below a folder, by their paths.
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
