import Foundation

/// Received files for an app to read. `deinit` removes their folder. Files are named by their hashes, so that a server
/// cannot choose file names.
final class ReceivedFiles: Sendable {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("NimbusChameleon-\(UUID().uuidString)", isDirectory: true)

    /// The path of the folder, which is created with the first file.
    var path: String { folder.path }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes a file atomically.
    /// - Returns: The path of the file.
    func write(_ data: Data, _ hash: ContentHash, _ kind: ResourceKind) throws -> String {
        let file = folder.appendingPathComponent("\(hash)\(kind.suffix)")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try data.write(to: file, options: .atomic)
        } catch {
            throw NIChameleonObserver.Problem.unwritable
        }
        return file.path
    }

    /// Removes all files except the given ones.
    /// - Parameter paths: The paths of the files to keep.
    func removeAll(except paths: Set<String>) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for file in names.map({ folder.appendingPathComponent($0) }) where !paths.contains(file.path) {
            try? FileManager.default.removeItem(at: file)
        }
    }
}
